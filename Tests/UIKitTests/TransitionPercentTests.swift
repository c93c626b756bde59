import InterludeMotion
import QuartzCore
import Testing
import UIKit

/// Transitions moved by a fraction, let go and cancelled.
@MainActor @Suite("Transitions: percent driven", .ownStage)
struct TransitionPercentTests {
  /// An interactive pop of B to A by a linear fade, waiting for its driver.
  @MainActor
  private struct Pop {
    let scene = TransitionScene()
    let fader: Fader
    let percent = UIPercentDrivenInteractiveTransition()
    let (a, b): (Screen, Screen)
    private(set) var completedAt: Double?

    init(duration: Double = 1, startsAt start: Double = 0, prepare: (Fader) -> Void = { _ in }) {
      let scene = scene
      fader = Fader(scene, duration: duration)
      a = scene.navigation.topViewController as? Screen ?? scene.controller("?")
      let top = scene.controller("B")
      b = top
      scene.turn { scene.navigation.pushViewController(top, animated: false) }
      scene.advance(to: start)
      scene.forget()
      scene.director.animator = fader
      scene.director.interaction = percent
      prepare(fader)
      scene.turn { scene.navigation.popViewController(animated: true) }
    }

    /// The alpha of the coming view as it shows.
    var shown: Float? { a.view.layer.presentation()?.opacity }

    /// When the transition completes, in steps of a millisecond from now; nil when it does not.
    func endTime(within seconds: Double) -> Double? {
      var time: Double?
      fader.onCompleted = { _ in time = scene.media.clock.now }
      scene.advance(by: seconds)
      return time
    }
  }

  @Test(
    "F53: update pauses the container and sets its time; the driver knows fraction and duration")
  func update() throws {
    let pop = Pop(duration: 0.8, startsAt: 2)
    let layer = try #require(pop.fader.context).containerView.layer
    #expect(layer.speed == 0)
    #expect(layer.timeOffset == 2)
    pop.scene.advance(by: 0.3)
    pop.scene.turn { pop.percent.update(0.4) }
    #expect(layer.speed == 0)
    #expect(layer.timeOffset == 2 + 0.4 * 0.8)
    #expect(pop.percent.percentComplete == 0.4)
    #expect(pop.percent.duration == 0.8)
    #expect(pop.scene.events == ["willDisappear:B", "willAppear:A", "animateTransition"])
  }

  @Test("F53, F167: what shows follows the fraction, and time alone moves nothing")
  func scrubs() throws {
    let pop = Pop(startsAt: 7.0 / 60)
    for fraction in [0.25, 0.75, 0.5] {
      pop.scene.turn { pop.percent.update(fraction) }
      pop.scene.advance(by: 0.4)
      #expect(abs(Double(try #require(pop.shown)) - fraction) < 1e-6)
    }
    #expect(pop.a.view.alpha == 1)
  }

  @Test("F53: an update in the turn of the start does not move the animations' begin")
  func updateAtOnce() throws {
    let pop = Pop(startsAt: 1) { fader in
      fader.onAnimate = { [weak fader] _ in
        (fader?.scene?.director.interaction as? UIPercentDrivenInteractiveTransition)?.update(0.5)
      }
    }
    #expect(abs(Double(try #require(pop.shown)) - 0.5) < 1e-6)
    pop.scene.turn { pop.percent.update(1) }
    #expect(abs(Double(try #require(pop.shown)) - 1) < 1e-6)
  }

  @Test("F7: a cancelled pop calls in the recorded order and leaves the stack as it was")
  func cancelOrder() {
    let pop = Pop()
    pop.scene.turn { pop.percent.update(0.3) }
    pop.scene.turn { pop.percent.cancel() }
    pop.scene.advance(by: 1)
    #expect(
      pop.scene.events == [
        "willDisappear:B", "willAppear:A", "animateTransition", "completeTransition",
        "willDisappear:A", "didDisappear:A", "willAppear:B", "didAppear:B", "animationEnded:0",
      ])
    #expect(pop.scene.navigation.viewControllers == [pop.a, pop.b])
    #expect(pop.scene.navigation.topViewController === pop.b)
    #expect(pop.b.parent === pop.scene.navigation)
    #expect(pop.a.view.window == nil)
    #expect(pop.b.view.window === pop.scene.window)
  }

  @Test("F4, F5: a finished pop calls as one that was never touched")
  func finishOrder() {
    let pop = Pop()
    pop.scene.turn { pop.percent.update(0.7) }
    pop.scene.turn { pop.percent.finish() }
    pop.scene.advance(by: 1)
    #expect(
      pop.scene.events == [
        "willDisappear:B", "willAppear:A", "animateTransition", "completeTransition",
        "didDisappear:B", "didAppear:A", "animationEnded:1",
      ])
    #expect(pop.scene.navigation.viewControllers == [pop.a])
  }

  @Test("F8: after a cancel the leaving view is in the window again and the coming one is not")
  func cancelHierarchy() {
    let pop = Pop()
    var windows: [Bool] = []
    pop.fader.onCompleted = { context in
      windows = [
        context.view(forKey: .from)?.window != nil, context.view(forKey: .to)?.window != nil,
      ]
    }
    pop.scene.turn { pop.percent.update(0.3) }
    pop.scene.turn { pop.percent.cancel() }
    pop.scene.advance(by: 1)
    #expect(windows == [true, false])
  }

  @Test("F9: after a cancel the model is back before the animator's completion returns")
  func modelIsBack() {
    let pop = Pop()
    var alpha: CGFloat?
    pop.fader.onCompleted = { alpha = $0.view(forKey: .to)?.alpha }
    #expect(pop.a.view.alpha == 1)
    pop.scene.turn { pop.percent.update(0.6) }
    pop.scene.turn { pop.percent.cancel() }
    pop.scene.advance(by: 1)
    #expect(alpha == 0)
  }

  @Test(
    "F54: the tail takes the rest of the duration over the speed",
    arguments: [(true, 0.35), (false, 0.15)])
  func tailLength(finishes: Bool, length: Double) throws {
    let pop = Pop(startsAt: 1)
    pop.scene.turn { pop.percent.update(0.3) }
    pop.percent.completionSpeed = 2
    pop.scene.turn { finishes ? pop.percent.finish() : pop.percent.cancel() }
    let end = try #require(pop.endTime(within: 1))
    // The length is computed as (1 − p)·D/2: one rounding away from the literal.
    #expect(abs(end - (1 + length)) < 1e-12)
  }

  @Test("F54, F167: the tail follows the completion curve in time", arguments: [true, false])
  func tailCurve(finishes: Bool) throws {
    let pop = Pop(startsAt: 1)
    pop.scene.turn { pop.percent.update(0.4) }
    pop.scene.turn { finishes ? pop.percent.finish() : pop.percent.cancel() }
    let goal = finishes ? 1.0 : 0.0
    let length = abs(goal - 0.4)
    for part in [0.25, 0.5, 0.75] {
      pop.scene.advance(to: 1 + part * length)
      let expected = 0.4 + (goal - 0.4) * CubicBezier.easeInEaseOut(part)
      #expect(abs(Double(try #require(pop.shown)) - expected) < 1e-6)
    }
  }

  @Test("F55: with wantsInteractiveStart false the transition runs by itself and can be caught")
  func caught() throws {
    let scene = TransitionScene()
    let percent = UIPercentDrivenInteractiveTransition()
    percent.wantsInteractiveStart = false
    let fader = Fader(scene, duration: 1)
    scene.director.animator = fader
    scene.director.interaction = percent
    let b = scene.controller("B")
    scene.turn { scene.navigation.pushViewController(b, animated: true) }
    let context = try #require(fader.context)
    #expect(!context.isInteractive)
    #expect(scene.navigation.transitionCoordinator?.initiallyInteractive == false)
    scene.advance(by: 0.25)
    #expect(abs(Double(try #require(b.view.layer.presentation()).opacity) - 0.25) < 1e-6)
    var changes: [Bool] = []
    scene.turn {
      scene.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.append($0.isInteractive)
      }
      percent.pause()
    }
    #expect(context.isInteractive)
    #expect(percent.percentComplete == 0.25)
    scene.advance(by: 1)
    #expect(abs(Double(try #require(b.view.layer.presentation()).opacity) - 0.25) < 1e-6)
    scene.turn { percent.update(0.5) }
    scene.turn { percent.cancel() }
    scene.advance(by: 0.5)
    #expect(changes == [true, false])
    #expect(scene.navigation.viewControllers.count == 1)
    #expect(scene.events.last == "animationEnded:0")
  }

  @Test("A driver that never asks for an interactive start lets the transition end by itself")
  func runsByItself() {
    let scene = TransitionScene()
    let percent = UIPercentDrivenInteractiveTransition()
    percent.wantsInteractiveStart = false
    scene.director.animator = Fader(scene)
    scene.director.interaction = percent
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.advance(by: 0.5)
    #expect(scene.events.last == "animationEnded:1")
  }

  @Test(
    "F58: who waits for the end of the interaction hears of it before the tail, with the outcome")
  func interactionEnds() {
    let pop = Pop()
    var heard: [String] = []
    pop.scene.turn {
      pop.percent.update(0.3)
      pop.scene.navigation.transitionCoordinator?.notifyWhenInteractionEnds {
        heard.append("ended cancelled:\($0.isCancelled) interactive:\($0.isInteractive)")
      }
    }
    pop.scene.turn {
      pop.percent.cancel()
      #expect(heard == ["ended cancelled:true interactive:false"])
    }
    #expect(!pop.scene.events.contains("completeTransition"))
    pop.scene.advance(by: 1)
    #expect(heard.count == 1)
  }

  @Test("F59: nothing jumps at the end of a cancel")
  func noFlash() throws {
    let pop = Pop(startsAt: 1)
    pop.scene.turn { pop.percent.update(0.5) }
    pop.scene.turn { pop.percent.cancel() }
    var last = try #require(pop.shown)
    for step in 1..<60 {
      pop.scene.advance(to: 1 + 0.5 * Double(step) / 60)
      let now = try #require(pop.shown)
      #expect(now <= last)
      last = now
    }
    pop.scene.advance(to: 1.5)
    #expect(pop.a.view.window == nil)
    let container = pop.b.view.superview
    #expect(container?.layer.speed == 1)
    #expect(pop.b.view.layer.animationKeys() ?? [] == [])
  }

  @Test("F60: driven to the very end by hand, finish still completes", arguments: [0.0, 1.0])
  func emptyTail(fraction: Double) {
    let pop = Pop(startsAt: 1)
    pop.scene.turn { pop.percent.update(fraction) }
    pop.scene.advance(by: 0.2)
    #expect(!pop.scene.events.contains("completeTransition"))
    pop.scene.turn { fraction == 1 ? pop.percent.finish() : pop.percent.cancel() }
    #expect(pop.scene.events.last == "animationEnded:\(Int(fraction))")
  }

  @Test("F61, F178: letting go in the turn of the request is performed at the start")
  func letGoBeforeStart() {
    for finishes in [true, false] {
      let scene = TransitionScene()
      let percent = UIPercentDrivenInteractiveTransition()
      scene.director.animator = Fader(scene, duration: 0.4)
      scene.director.interaction = percent
      scene.turn {
        scene.navigation.pushViewController(scene.controller("B"), animated: true)
        finishes ? percent.finish() : percent.cancel()
      }
      scene.advance(by: 0.4)
      #expect(scene.events.last == "animationEnded:\(finishes ? 1 : 0)")
      #expect(scene.navigation.viewControllers.count == (finishes ? 2 : 1))
    }
  }

  @Test("F178: what was said before the transition was asked for does not concern it")
  func staleMemory() {
    let scene = TransitionScene()
    let percent = UIPercentDrivenInteractiveTransition()
    scene.director.animator = Fader(scene)
    scene.director.interaction = percent
    scene.turn { percent.cancel() }
    scene.advance(by: 1)
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.advance(by: 2)
    #expect(!scene.events.contains("completeTransition"))
    scene.turn { percent.finish() }
    scene.advance(by: 0.5)
    #expect(scene.navigation.viewControllers.count == 2)
  }

  @Test("A driver that lets go again and again lets go once")
  func letGoTwice() {
    let pop = Pop()
    pop.scene.turn { pop.percent.update(0.3) }
    pop.scene.turn { pop.percent.cancel() }
    pop.scene.advance(by: 0.1)
    pop.scene.turn {
      pop.percent.update(0.01)
      pop.percent.finish()
      pop.percent.cancel()
    }
    pop.scene.advance(by: 1)
    #expect(pop.scene.events.last == "animationEnded:0")
    #expect(pop.scene.navigation.viewControllers.count == 2)
  }

  @Test("A controller of the app's own moves the transition and tells the context")
  func ownController() {
    let scene = TransitionScene()
    let own = OwnDriver()
    scene.director.animator = Fader(scene)
    scene.director.interaction = own
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    #expect(!scene.events.contains("animateTransition"))
    #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
    scene.turn { own.context?.updateInteractiveTransition(0.4) }
    #expect(scene.navigation.transitionCoordinator?.percentComplete == 0.4)
    scene.turn {
      own.context?.cancelInteractiveTransition()
      own.context?.completeTransition(false)
    }
    #expect(
      scene.events == [
        "willDisappear:A", "willAppear:B", "willDisappear:B", "didDisappear:B", "willAppear:A",
        "didAppear:A", "animationEnded:0",
      ])
  }
}

private final class OwnDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }
}
