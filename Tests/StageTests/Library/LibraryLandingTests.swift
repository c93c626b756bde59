import InterludeRaster
import InterludeScene
import InterludeStage
import InterludeTesting
import QuartzCore
import Testing

@testable import Interlude
@testable import UIKit

/// How transitions arrive, and that nothing of them is left.
@MainActor
@Suite("Library landings", .stage, .serialized) struct LibraryLandingTests {
  /// One transition in one change of screens.
  struct Use: Sendable, CustomTestStringConvertible {
    let entry: LibraryEntry
    let operation: LibraryOperation
    var testDescription: String { "\(entry.name) \(operation)" }

    static let all = LibraryEntry.all.flatMap { entry in
      LibraryOperation.allCases.map { Use(entry: entry, operation: $0) }
    }
  }

  /// What is left of a way at the last frame is less than 2 points, since a spring ends at a thousandth of it and an ease of 0.35 s has 0.3 % left. Fades have as little
  /// left: a veil from black to white 3 levels of 255, the titles of a bar twice that, at double speed.
  @Test(
    "The last frame on the way is the resting screen but for a hair: no shadow, corner or text pops",
    arguments: Use.all)
  func lastFrame(use: Use) {
    let counted = LibraryCase(use.entry, use.operation)
    counted.begin()
    var ticks = 0
    while counted.isRunning, ticks < 240 {
      counted.stage.advance(by: 1 / 60)
      ticks += 1
    }
    #expect(ticks > 10 && ticks < 240)
    let played = LibraryCase(use.entry, use.operation)
    played.begin()
    for _ in 1..<ticks { played.stage.advance(by: 1 / 60) }
    #expect(played.isRunning)
    let last = played.stage.bitmap(scale: 1)
    played.stage.settle()
    #expect(Continuity.breaks(last, played.stage.bitmap(scale: 1), within: 2, level: 6) == 0)
  }

  @Test(
    "Idle costs nothing after any of them: nothing runs, and the screen that left is let go",
    arguments: Use.all)
  func idle(use: Use) {
    weak var front: UIViewController?
    let stage: Stage
    do {
      let played = LibraryCase(use.entry, use.operation)
      stage = played.stage
      played.begin()
      stage.settle()
      #expect(!stage.isBusy)
      if use.operation == .push || use.operation == .present {
        // Back by hand of the app, so that the screen in front is nobody's any more.
        played.close()
        stage.settle()
        #expect(!stage.isBusy)
      }
      front = played.front
    }
    guard use.operation != .tab else { return }
    #expect(front == nil)
  }

  @Test("Given up in the middle, a transition costs nothing either", arguments: LibraryEntry.all)
  func idleCancelled(entry: LibraryEntry) {
    weak var front: UIViewController?
    let stage: Stage
    do {
      let played = LibraryCase(entry, .push)
      stage = played.stage
      played.play(.cancelledAt50)
      stage.settle()
      front = played.front
    }
    #expect(!stage.isBusy)
    #expect(front == nil)
  }
}

extension LibraryCase {
  /// Whether a transition is on its way.
  var isRunning: Bool { !stage.session.transitions.isEmpty }
}

extension Stage {
  /// Whether anything would happen by itself: a display link, a timer, an animation, an animator.
  var isBusy: Bool {
    let media = session.media
    return media.wantsTicks || media.clock.nextDue != nil || media.nextAnimationEvent != nil
      || !session.animators.isEmpty
  }
}
