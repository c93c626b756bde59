import QuartzCore
import Testing
import UIKit

/// The system's swipe from the edge, and what a delegate and the log hear of interactive pops.
@MainActor @Suite("Navigation: the edge swipe", .ownStage)
struct NavigationSwipeTests {
  private let scene = TransitionScene()
  private let a: UIViewController?
  private let b: Screen

  init() {
    let scene = scene
    let b = scene.controller("B")
    self.b = b
    a = scene.navigation.topViewController
    scene.navigation.delegate = nil
    scene.turn { scene.navigation.pushViewController(b, animated: false) }
    scene.forget()
  }

  private func touch(_ x: CGFloat, _ phase: UITouch.Phase) {
    scene.turn {
      scene.session.touches.send([.init(finger: 0, location: CGPoint(x: x, y: 400), phase: phase)])
    }
  }

  /// Drags from the edge to `end` in steps of a tick, holds there and lets go.
  private func swipe(to end: CGFloat) {
    touch(4, .began)
    for step in 1...10 {
      scene.advance(by: 1.0 / 60)
      touch(4 + (end - 4) * CGFloat(step) / 10, .moved)
    }
    scene.advance(by: 0.5)
    touch(end, .moved)
  }

  @Test("F153: under the finger the screens follow it one to one")
  func follows() throws {
    swipe(to: 204)
    let width = scene.window.bounds.width
    let upper = try #require(b.view.layer.presentation()).frame.minX
    let lower = try #require(a?.view.layer.presentation()).frame.minX
    // What the recognizer counts as slop is not translation.
    #expect(upper > 180 && upper <= 200)
    #expect(abs(lower - (-0.3 * width + 0.3 * upper)) < 1e-6)
  }

  @Test(
    "Released past the middle it pops, before the middle it goes back", arguments: [true, false])
  func releases(finishes: Bool) {
    swipe(to: finishes ? 300 : 100)
    touch(finishes ? 300 : 100, .ended)
    #expect(scene.navigation.viewControllers.count == 1)
    scene.advance(by: 0.35)
    #expect(scene.navigation.viewControllers.count == (finishes ? 1 : 2))
    #expect(b.view.window === (finishes ? nil : scene.window))
    #expect(b.view.frame.minX == 0)
    #expect(a?.view.window === (finishes ? scene.window : nil))
    #expect(scene.events.last == (finishes ? "didAppear:A" : "didAppear:B"))
  }

  @Test("A drag that begins away from the edge pops nothing")
  func awayFromEdge() {
    touch(80, .began)
    scene.advance(by: 0.1)
    touch(300, .moved)
    touch(300, .ended)
    #expect(scene.navigation.viewControllers.count == 2)
    #expect(scene.events.isEmpty)
  }

  @Test("F41: an interactive pop announces its target; when it is cancelled nothing more is said")
  func announcements() {
    let percent = UIPercentDrivenInteractiveTransition()
    scene.navigation.delegate = scene.director
    scene.director.animator = Fader(scene)
    scene.director.interaction = percent
    scene.turn { scene.navigation.popViewController(animated: true) }
    scene.director.isTalkative = true
    scene.turn { percent.update(0.4) }
    scene.turn { percent.cancel() }
    scene.advance(by: 0.5)
    #expect(!scene.events.contains { $0.hasPrefix("willShow") || $0.hasPrefix("didShow") })
    scene.forget()
    scene.turn { scene.navigation.popViewController(animated: true) }
    #expect(scene.events.contains("willShow:A") && !scene.events.contains("didShow:A"))
  }

  @Test("The log tells the phases of a transition in their order, and nothing while it is off")
  func log() {
    let percent = UIPercentDrivenInteractiveTransition()
    scene.navigation.delegate = scene.director
    scene.director.animator = Fader(scene)
    scene.director.interaction = percent
    #expect(scene.session.log.events.isEmpty)
    scene.session.log.isOn = true
    scene.turn { scene.navigation.popViewController(animated: true) }
    scene.turn { percent.update(0.5) }
    scene.turn { percent.cancel() }
    scene.advance(by: 0.5)
    var phases: [TransitionPhase] = []
    var steps: [TransitionRecord.Event] = []
    for event in scene.session.log.events {
      guard case .transition(let record) = event.kind else { continue }
      switch record.event {
      case .phase(let phase): phases.append(phase)
      case .progressed, .cancelled, .completed, .animationEnded: steps.append(record.event)
      default: break
      }
    }
    #expect(
      phases == [.preparing, .driven, .cancelling, .completing, .ended(completed: false)])
    #expect(
      steps == [.progressed(0.5), .cancelled, .completed(false), .animationEnded(false)])
  }

  /// The navigation controller reads from right to left from now on.
  private func reverse() {
    scene.turn {
      scene.navigation.view.semanticContentAttribute = .forceRightToLeft
      scene.navigation.view.setNeedsLayout()
    }
  }

  @Test("From right to left a push comes from the left, over a screen that leaves to the right")
  func mirroredPush() throws {
    reverse()
    let c = scene.controller("C")
    scene.turn { scene.navigation.pushViewController(c, animated: true) }
    scene.advance(by: 0.1)
    let width = scene.window.bounds.width
    let upper = try #require(c.view.layer.presentation()).frame.minX
    let lower = try #require(b.view.layer.presentation()).frame.minX
    // F80: the spring is at .5448 after a tenth of a second.
    #expect(upper < -0.4 * width && upper > -0.5 * width)
    #expect(abs(lower - 0.3 * (width + upper)) < 1e-6)
    scene.advance(by: 1)
    #expect(c.view.frame.minX == 0 && b.view.window == nil)
  }

  @Test("From right to left the swipe begins at the right edge, and at no other")
  func mirroredSwipe() {
    reverse()
    swipe(to: 300)
    touch(300, .ended)
    #expect(scene.navigation.viewControllers.count == 2)
    let width = scene.window.bounds.width
    touch(width - 4, .began)
    for step in 1...10 {
      scene.advance(by: 1.0 / 60)
      touch(width - 4 - 30 * CGFloat(step), .moved)
    }
    touch(width - 304, .ended)
    scene.advance(by: 1)
    #expect(scene.navigation.viewControllers.count == 1)
  }
}
