/// One step of a random walk through the screens of an app.
///
/// Numbers choose among what is there, by remainder: a step makes sense whatever was left out before it,
/// so that a script can be shortened. Where there is nothing to choose from, the step does nothing.
indirect enum Operation: Equatable, Sendable {
  // Stacks: the first number says which.
  case push(Int, Motion)
  case pop(Int, Motion)
  case popTo(Int, depth: Int, Motion)
  case set(Int, Arrangement, Motion)
  case hideBar(Int, Motion)
  case hideToolbar(Int, Motion)

  // Presentations: 0 is the screen in front, the others any that is there.
  case present(Int, Show, Motion)
  case dismiss(Int, Motion)
  /// Of a sheet that stands in front.
  case detent(Int)

  // Tabs.
  case select(Int)
  case replaceTabs(Int)

  // The whole screen.
  case rotate(Int, Motion)
  case replaceRoot(Int)

  // What moves the transitions that begin from now on.
  case animators(Animators, Driving)
  /// Moves the transition that the app drives itself.
  case drive(Drive)

  // A finger.
  case down(Place)
  case move(dx: Int, dy: Int)
  case lift
  case takeAway
  /// The whole gesture: down, by a distance, up.
  case swipe(Place, dx: Int, dy: Int, milliseconds: Int)

  /// In the next callback of a kind.
  case inside(Moment, Operation)
  /// Milliseconds.
  case wait(Int)
  /// Lets go of everything, waits until nothing moves, and looks.
  case settle
}

enum Motion: CaseIterable, Sendable {
  case animated
  case plain
}

/// What `setViewControllers` makes of a stack.
enum Arrangement: CaseIterable, Sendable {
  case reversed
  case onlyTop
  case onlyNew
  case newTop
  case newBelowTop
  case withoutRoot
  case same
}

/// How a screen is presented.
struct Show: Equatable, Sendable {
  enum Style: CaseIterable, Sendable {
    case automatic, fullScreen, overFullScreen, currentContext, overCurrentContext, custom
    case customRemoving, pageSheet, detents, formSheet, popover, alert, choices
  }
  enum Content: CaseIterable, Sendable {
    case screen, stack, tabs
  }
  enum Way: CaseIterable, Sendable {
    case cover, dissolve, flip, zoom
  }
  var style: Style
  var content: Content
  var way: Way
}

/// The animators that the app's delegates give.
enum Animators: CaseIterable, Sendable {
  /// None: the system's own.
  case system
  case blocks
  case property
  case layers
  case instant
  case late
}

/// What moves them.
enum Driving: CaseIterable, Sendable {
  case time
  case percent
  /// A percent driver that starts by itself, and can be caught.
  case caught
  /// An interaction controller of the app's own.
  case byHand
}

enum Drive: Equatable, Sendable {
  case update(Int)
  case finish
  case cancel
  case pause
}

/// Where a finger comes down.
enum Place: CaseIterable, Sendable {
  case leftEdge, rightEdge, middle, top, barLeft, tabs, beside
}

/// The callbacks in which an app does something.
enum Moment: CaseIterable, Sendable {
  case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  case alongside, coordinator, interactionEnds, completion, ended
  case willShow, didShow, layout, sizeChange
}
