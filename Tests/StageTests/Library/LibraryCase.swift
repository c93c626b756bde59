import ExampleScenes
import InterludeScene
import InterludeStage
import InterludeTesting
import Testing
import UIKit

@testable import Interlude

/// A transition of the library, by name.
struct LibraryEntry: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @MainActor @Sendable (UIView?) -> ScreenTransition
  var testDescription: String { name }

  init(_ name: String, _ make: @escaping @MainActor @Sendable (UIView?) -> ScreenTransition) {
    self.name = name
    self.make = make
  }

  static let all: [LibraryEntry] = [
    LibraryEntry("dissolve") { _ in .dissolve },
    LibraryEntry("dissolve(through:)") { _ in .dissolve(through: .systemBackground) },
    LibraryEntry("slide(push)") { _ in .slide(.trailing, style: .push) },
    LibraryEntry("slide(cover)") { _ in .slide(.bottom, style: .cover) },
    LibraryEntry("slide(uncover)") { _ in .slide(.leading, style: .uncover) },
    LibraryEntry("slide(parallax)") { _ in .slide(.trailing, style: .parallax) },
    LibraryEntry("drop") { _ in .drop(from: .top) },
    LibraryEntry("popIn") { _ in .popIn },
    LibraryEntry("iris") { view in
      view.map { .iris(from: $0) } ?? .iris(from: CGPoint(x: 200, y: 300))
    },
    LibraryEntry("reveal") { _ in .reveal(shape: .roundedSquare()) },
    LibraryEntry("card") { _ in .card },
    LibraryEntry("sheet") { _ in .sheet },
    LibraryEntry("sharedAxis(x)") { _ in .sharedAxis(.x) },
    LibraryEntry("sharedAxis(z)") { _ in .sharedAxis(.z) },
    LibraryEntry("zoom") { view in view.map { .zoom(from: $0) } ?? .dissolve },
    LibraryEntry("dissolve+shared") { _ in ScreenTransition.dissolve.sharedElements() },
  ]
}

/// A change of screens that a transition plays.
enum LibraryOperation: String, CaseIterable, Sendable {
  case push, pop, present, dismiss, tab
}

/// A screen of the example app on a stage, about to change.
@MainActor
struct LibraryCase {
  let stage: Stage
  let operation: LibraryOperation
  let root: UIViewController
  let front: UIViewController
  let transition: ScreenTransition

  init(_ cell: LibraryCell, isAnimated: Bool = true) {
    self.init(
      cell.entry, cell.operation, on: cell.place.device, appearance: cell.isDark ? .dark : .light,
      isTurned: cell.place == .landscape, isAnimated: isAnimated)
  }

  init(
    _ entry: LibraryEntry, _ operation: LibraryOperation, on device: Device = .phone,
    appearance: UIUserInterfaceStyle = .light, isTurned: Bool = false, isAnimated: Bool = true
  ) {
    self.operation = operation
    let stage = Stage(device, appearance: appearance) {
      operation == .tab ? LibraryApp.tabs(.dissolve) : LibraryApp.stack()
    }
    self.stage = stage
    if isTurned { stage.rotate(to: .landscapeRight, animated: false) }
    guard let root = stage.window.rootViewController else { preconditionFailure("a root") }
    self.root = root
    let source = LibraryApp.source(in: root)
    transition = entry.make(source)
    front = LibraryApp.place()
    if let tabs = root as? UITabBarController { tabs.transition = transition }
    if operation == .pop || operation == .dismiss {
      open(animated: isAnimated)
      stage.settle()
    }
  }

  /// Begins the change.
  func begin(animated: Bool = true) {
    switch operation {
    case .push, .present: open(animated: animated)
    case .pop:
      stage.run { _ = (root as? UINavigationController)?.popViewController(animated: animated) }
    case .dismiss: stage.run { root.dismiss(animated: animated) }
    case .tab:
      stage.run {
        let tabs = root as? UITabBarController
        if !animated { tabs?.transition = nil }
        tabs?.selectedIndex = 1
      }
    }
  }

  /// Takes the screen in front away again, with animation.
  func close() {
    stage.run {
      if root.presentedViewController != nil { return root.dismiss(animated: true) }
      _ = (root as? UINavigationController)?.popViewController(animated: true)
    }
  }

  private func open(animated: Bool) {
    stage.run {
      if operation == .push || operation == .pop {
        (root as? UINavigationController)?
          .pushViewController(front, transition: transition, animated: animated)
      } else {
        root.present(front, transition: transition, animated: animated)
      }
    }
  }

  /// The pixels at rest, small ones.
  func pixels() -> Bitmap { stage.bitmap(scale: 0.5) }

  /// What of a view's look a transition may not leave behind.
  ///
  /// A presenter that stays under a card is held as it is until the card goes.
  var leftovers: [String] {
    var found: [String] = []
    let holder = root.presentedViewController == nil ? nil : root.view
    func look(at view: UIView, depth: Int) {
      if view.mask != nil { found.append("\(type(of: view)) has a mask") }
      if !view.transform.isIdentity, view !== holder {
        found.append("\(type(of: view)) is transformed")
      }
      if view.layer.animationKeys() != nil { found.append("\(type(of: view)) is animated") }
      guard depth > 0 else { return }
      for part in view.subviews { look(at: part, depth: depth - 1) }
    }
    look(at: stage.window, depth: 5)
    look(at: front.view, depth: 1)
    if front.view.alpha != 1 { found.append("the screen in front is faded") }
    return found
  }
}

extension LibraryCase {
  /// Begins, and does what a course does.
  func play(_ course: LibraryCell.Course) {
    begin()
    // The transitions take some 0.35 to 0.7 seconds; near their ends they hardly move any more.
    switch course {
    case .plain: break
    case .byHand:
      stage.advance(by: 0.05)
      pull(back: false)
    case .cancelledAt10:
      stage.advance(by: 0.04)
      pull(back: true)
    case .cancelledAt50:
      stage.advance(by: 0.15)
      pull(back: true)
    case .cancelledAt90:
      stage.advance(by: 0.28)
      pull(back: true)
    case .reversed:
      stage.advance(by: 0.15)
      pull(back: true)
      stage.advance(by: 0.03)
      pull(back: false)
    }
  }

  /// A finger on the running transition that takes it back to where it came from, or on to its end.
  ///
  /// Which way that is, is the gesture's that closes it.
  func pull(back: Bool, over duration: Double = 0.1) {
    let closes = (operation == .pop || operation == .dismiss) != back
    let size = stage.window.bounds.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    var way: CGVector
    switch transition.gestures.first {
    case .pan(.top): way = CGVector(dx: 0, dy: -0.45 * size.height)
    case .pan, .pullDown: way = CGVector(dx: 0, dy: 0.45 * size.height)
    case .edgePan, .pinch, nil: way = CGVector(dx: 0.45 * size.width, dy: 0)
    }
    if !closes { way = CGVector(dx: -way.dx, dy: -way.dy) }
    stage.drag(from: middle, by: way, over: duration, release: .lift)
  }
}
