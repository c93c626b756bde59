import QuartzCore
import Testing
import UIKit

/// The orders, frames and containers of push and pop, as recorded from iOS.
@MainActor @Suite("Navigation: push and pop", .ownStage)
struct NavigationTransitionTests {
  private func fading(_ scene: TransitionScene, duration: Double = 0.5) -> Fader {
    let fader = Fader(scene, duration: duration)
    scene.director.animator = fader
    return fader
  }

  /// A scene in which B stands on A and nothing is left to happen.
  private func pushed() -> TransitionScene {
    let scene = TransitionScene()
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: false) }
    scene.forget()
    return scene
  }

  @Test("F3: a push calls in the recorded order")
  func pushOrder() {
    let scene = TransitionScene()
    _ = fading(scene)
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.advance(by: 0.5)
    #expect(
      scene.events == [
        "willDisappear:A", "willAppear:B", "animateTransition", "completeTransition",
        "didDisappear:A", "didAppear:B", "animationEnded:1",
      ])
  }

  @Test("F4: a pop calls in the recorded order, the leaving screen first")
  func popOrder() {
    let scene = pushed()
    _ = fading(scene)
    scene.turn { scene.navigation.popViewController(animated: true) }
    scene.advance(by: 0.5)
    #expect(
      scene.events == [
        "willDisappear:B", "willAppear:A", "animateTransition", "completeTransition",
        "didDisappear:B", "didAppear:A", "animationEnded:1",
      ])
  }

  @Test("F46: the coming view is loaded first, and told that it appears once it is in the window")
  func talkativeOrder() throws {
    let scene = TransitionScene()
    _ = fading(scene)
    scene.director.isTalkative = true
    let b = scene.controller("B")
    b.isTalkative = true
    scene.turn { scene.navigation.pushViewController(b, animated: true) }
    scene.advance(by: 0.5)
    #expect(
      scene.events == [
        "willMoveIn:B", "animator?push", "interaction?", "didLoad:B", "willDisappear:A",
        "willAppear:B", "willShow:B", "animateTransition", "isAppearing:B", "completeTransition",
        "didDisappear:A", "didAppear:B", "didMoveIn:B", "didShow:B", "animationEnded:1",
      ])
  }

  @Test("F10: the duration is asked twice")
  func durationAskedTwice() {
    let scene = TransitionScene()
    let fader = fading(scene)
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.advance(by: 0.5)
    #expect(fader.questions == 2)
  }

  @Test("F8: once completeTransition returns, only the coming view is in the window")
  func hierarchyIsSynchronous() {
    let scene = TransitionScene()
    let fader = fading(scene)
    var windows: [Bool] = []
    fader.onCompleted = { context in
      windows = [
        context.view(forKey: .to)?.window != nil, context.view(forKey: .from)?.window != nil,
      ]
    }
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.advance(by: 0.5)
    #expect(windows == [true, false])
  }

  @Test(
    "F12, F15: a push and a pop tell the bounds of the leaving and the coming, and nothing else")
  func frames() {
    for isPush in [true, false] {
      let scene = isPush ? TransitionScene() : pushed()
      let fader = fading(scene)
      var frames: [CGRect] = []
      var bounds = CGRect.null
      fader.onAnimate = { context in
        guard let from = context.viewController(forKey: .from),
          let to = context.viewController(forKey: .to)
        else { return }
        bounds = context.containerView.bounds
        frames = [
          context.initialFrame(for: from), context.finalFrame(for: from),
          context.initialFrame(for: to), context.finalFrame(for: to),
        ]
        #expect(context.presentationStyle == .none)
        #expect(context.isAnimated)
        #expect(!context.isInteractive)
        #expect(!context.transitionWasCancelled)
        #expect(context.targetTransform == .identity)
      }
      scene.turn {
        if isPush {
          scene.navigation.pushViewController(scene.controller("B"), animated: true)
        } else {
          scene.navigation.popViewController(animated: true)
        }
      }
      #expect(bounds == scene.session.screen.bounds)
      #expect(frames == [bounds, .zero, .zero, bounds])
    }
  }

  @Test("F16: the container is made for the transition and holds only the leaving view")
  func container() {
    let scene = TransitionScene()
    let fader = fading(scene)
    var containers: [UIView] = []
    fader.onAnimate = { context in
      containers.append(context.containerView)
      #expect(context.containerView.window === scene.window)
      #expect(context.containerView.subviews == [context.view(forKey: .from)])
      #expect(context.view(forKey: .to)?.window == nil)
      #expect(context.containerView.isDescendant(of: scene.navigation.view))
    }
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.advance(by: 0.5)
    scene.turn { scene.navigation.popViewController(animated: true) }
    scene.advance(by: 0.5)
    #expect(containers.count == 2)
    #expect(containers.first !== containers.last)
    #expect(containers.allSatisfy { $0.superview == nil })
  }

  @Test("F35: without animation no animator is asked")
  func unanimated() {
    let scene = TransitionScene()
    _ = fading(scene)
    scene.director.isTalkative = true
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: false) }
    #expect(
      scene.events == [
        "willDisappear:A", "willAppear:B", "willShow:B", "didDisappear:A", "didAppear:B",
        "didShow:B",
      ])
  }

  @Test("F44: the interaction controller is asked after the animator, and only when there is one")
  func questions() {
    let scene = TransitionScene()
    scene.director.isTalkative = true
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    #expect(scene.events.filter { $0.hasSuffix("?") || $0.contains("?p") } == ["animator?push"])
    scene.advance(by: 1)
    scene.forget()
    _ = fading(scene)
    scene.turn { scene.navigation.popViewController(animated: true) }
    #expect(scene.events.prefix(2) == ["animator?pop", "interaction?"])
  }

  @Test("F70, F153: the system's slide takes 0.5 s and moves the lower screen a third as far")
  func slide() throws {
    let scene = TransitionScene()
    let b = scene.controller("B")
    scene.turn { scene.navigation.pushViewController(b, animated: true) }
    let root = try #require(scene.navigation.viewControllers.first)
    let width = scene.window.bounds.width
    let start = scene.media.clock.now
    scene.advance(to: start + 0.1)
    let (lower, upper) = (
      try #require(root.view.layer.presentation()).position.x,
      try #require(b.view.layer.presentation()).position.x
    )
    // Where the system's spring is after 0.1 s, to seven digits (F80).
    #expect(abs(lower - (width / 2 - 0.3 * 0.5447784 * width)) < 0.5e-7 * width)
    #expect(abs(upper - (width / 2 + (1 - 0.5447784) * width)) < 0.5e-7 * width)
    scene.advance(to: start + 0.499)
    #expect(root.view.window != nil)
    scene.advance(to: start + 0.5)
    #expect(root.view.window == nil)
    #expect(root.view.center.x == width / 2)
    #expect(b.view.frame == scene.window.bounds)
    #expect(b.view.superview?.subviews.count == 1)
  }

  @Test(
    "F169: what floats for ever on a screen dies when a push takes the screen out of the window")
  func endlessAnimationsDie() throws {
    let scene = TransitionScene()
    _ = fading(scene)
    let root = try #require(scene.navigation.topViewController)
    let layer = CALayer()
    scene.turn {
      root.view.layer.addSublayer(layer)
      let float = CABasicAnimation(keyPath: "opacity")
      float.fromValue = 0
      float.duration = 1
      float.repeatCount = .infinity
      layer.add(float, forKey: "float")
    }
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.advance(by: 0.25)
    #expect(layer.animation(forKey: "float") != nil)
    scene.advance(by: 0.25)
    #expect(layer.animation(forKey: "float") == nil)
  }

  @Test("F170: animator and driver live until animationEnded, and not longer")
  func lifetimes() {
    let scene = TransitionScene()
    weak var fader: Fader?
    weak var percent: UIPercentDrivenInteractiveTransition?
    scene.turn {
      let strong = fading(scene)
      let strongPercent = UIPercentDrivenInteractiveTransition()
      fader = strong
      percent = strongPercent
      scene.director.interaction = strongPercent
      scene.navigation.pushViewController(scene.controller("B"), animated: true)
    }
    scene.director.animator = nil
    scene.director.interaction = nil
    #expect(fader != nil && percent != nil)
    scene.turn { percent?.finish() }
    scene.advance(by: 0.5)
    #expect(scene.events.last == "animationEnded:1")
    #expect(fader == nil && percent == nil)
  }

  @Test("F30: a transition that never completes keeps the screen blocked, and the rest waits")
  func neverCompletes() throws {
    let scene = TransitionScene()
    let fader = fading(scene)
    fader.completes = false
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.advance(by: 2)
    let middle = CGPoint(x: scene.window.bounds.midX, y: scene.window.bounds.midY)
    let container = try #require(fader.context?.containerView)
    #expect(scene.window.hitTest(middle, with: nil) === container)
    scene.turn { scene.navigation.pushViewController(scene.controller("C"), animated: true) }
    #expect(scene.navigation.viewControllers.count == 2)
  }

  @Test("F30: a second completeTransition is ignored and noted")
  func completedTwice() {
    let scene = TransitionScene()
    let fader = fading(scene)
    fader.onCompleted = { $0.completeTransition(true) }
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.advance(by: 0.5)
    #expect(scene.events.filter { $0 == "animationEnded:1" }.count == 1)
    #expect(scene.media.issues.contains { $0.subject == "completeTransition" })
  }

  @Test("An animator that gives up completes with false: the screen stays, and so does the stack")
  func givesUp() throws {
    let scene = TransitionScene()
    let fader = fading(scene)
    fader.onAnimate = { $0.completeTransition(false) }
    let root = try #require(scene.navigation.topViewController)
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    #expect(scene.navigation.viewControllers == [root])
    #expect(root.view.window === scene.window)
    #expect(
      scene.events.prefix(7) == [
        "willDisappear:A", "willAppear:B", "animateTransition", "willDisappear:B",
        "didDisappear:B", "willAppear:A", "didAppear:A",
      ])
  }

  @Test("F119: an animator that changes nothing completes at once, inside animateTransition")
  func emptyAnimation() {
    let scene = TransitionScene()
    let fader = fading(scene)
    fader.onAnimate = { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      UIView.animate(withDuration: 0.5, animations: {}) { _ in
        scene.note("completed")
        context.completeTransition(true)
      }
    }
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    #expect(
      scene.events.prefix(6) == [
        "willDisappear:A", "willAppear:B", "animateTransition", "completed", "didDisappear:A",
        "didAppear:B",
      ])
  }
}
