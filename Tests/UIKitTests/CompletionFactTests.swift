import QuartzCore
import Testing
import UIKit

/// Transitions that are completed too early, too late, twice or with the wrong word.
@MainActor @Suite("Transitions: completing", .ownStage)
struct CompletionFactTests {
  private let scene = TransitionScene()
  private let b: Screen

  init() { b = scene.controller("B") }

  private var issues: [String] { scene.media.issues.map(\.description) }

  private func push(
    by percent: UIPercentDrivenInteractiveTransition? = nil,
    _ animate: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) -> Courier {
    let courier = Courier(animate)
    courier.interaction = percent
    scene.navigation.delegate = courier
    scene.turn { scene.navigation.pushViewController(b, animated: true) }
    return courier
  }

  @Test("F31: completed too early, the leaving view is gone in the middle of its animation")
  func early() throws {
    let a = try #require(scene.navigation.topViewController?.view)
    let courier = push { context in
      context.view(forKey: .to).map(context.containerView.addSubview)
      UIView.animate(withDuration: 1) { a.alpha = 0 }
    }
    scene.advance(by: 0.25)
    #expect(a.window === scene.window && a.layer.animationKeys() == ["opacity"])
    scene.turn { courier.context?.completeTransition(true) }
    #expect(a.window == nil && a.layer.animationKeys() == nil)
    #expect(scene.events.suffix(2) == ["didDisappear:A", "didAppear:B"])
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test(
    "F31: true after a cancel is carried out: the stack is the one that was asked for; recorded")
  func wrongWord() {
    let percent = UIPercentDrivenInteractiveTransition()
    let courier = push(by: percent) { context in
      context.view(forKey: .to).map(context.containerView.addSubview)
      UIView.animate(withDuration: 1) { b.view.alpha = 0.5 }
    }
    scene.turn { percent.update(0.5) }
    scene.turn { percent.cancel() }
    scene.turn { courier.context?.completeTransition(true) }
    #expect(scene.navigation.topViewController === b && b.view.window === scene.window)
    #expect(
      issues == [
        "completeTransition: true does not match transitionWasCancelled; pass its negation (F30)"
      ])
  }

  @Test("F31: a second completeTransition changes nothing, whatever it says; recorded")
  func twice() {
    let courier = push { context in
      context.view(forKey: .to).map(context.containerView.addSubview)
    }
    scene.turn { courier.context?.completeTransition(true) }
    let events = scene.events
    for word in [true, false] { scene.turn { courier.context?.completeTransition(word) } }
    #expect(scene.events == events)
    #expect(scene.navigation.topViewController === b && b.view.window === scene.window)
    #expect(issues.count == 1 && issues[0].contains("called again on a transition that is over"))
  }

  @Test("F63, F179: a driver whose animator has only an empty block finds its transition over")
  func emptyBlock() {
    let percent = UIPercentDrivenInteractiveTransition()
    _ = push(by: percent) { context in
      context.view(forKey: .to).map(context.containerView.addSubview)
      UIView.animate(withDuration: 1) {
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      scene.note("animateTransition returns")
    }
    // Before the driver was told anything, inside animateTransition, the push is done.
    #expect(
      scene.events == [
        "willDisappear:A", "willAppear:B", "didDisappear:A", "didAppear:B",
        "animateTransition returns",
      ])
    scene.turn { percent.update(0.5) }
    scene.turn { percent.cancel() }
    #expect(scene.navigation.topViewController === b)
  }

  @Test("F63: one animation of full length is enough for it to be driven")
  func fullLength() {
    let percent = UIPercentDrivenInteractiveTransition()
    _ = push(by: percent) { context in
      context.view(forKey: .to).map(context.containerView.addSubview)
      let idle = UIView()
      context.containerView.addSubview(idle)
      UIView.animate(withDuration: 1) {
        idle.alpha = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    scene.turn { percent.update(0.5) }
    scene.advance(by: 5)
    #expect(scene.events == ["willDisappear:A", "willAppear:B"])
    scene.turn { percent.cancel() }
    scene.advance(by: 0.5)
    #expect(scene.navigation.topViewController !== b && b.view.window == nil)
  }

  @Test("F160: an animation that is replaced ends at once, and completes the transition too early")
  func replaced() {
    _ = push { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 1) {
        to.alpha = 1
      } completion: { finished in
        scene.note("completed finished:\(finished)")
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    scene.forget()
    scene.advance(by: 0.3)
    #expect(scene.events == [])
    // Opacity is not additive: a second block takes the key of the first (F120, F121).
    scene.turn { UIView.animate(withDuration: 1) { b.view.alpha = 0.5 } }
    #expect(scene.events == ["completed finished:false", "didDisappear:A", "didAppear:B"])
  }

  @Test("F163: of a duration of 0 the coordinator moves nothing; the callbacks wait for the view")
  func noDuration() throws {
    let courier = Courier { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.5) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    courier.duration = 0
    scene.navigation.delegate = courier
    let mark = UIView()
    scene.turn { scene.window.addSubview(mark) }
    scene.turn {
      scene.navigation.pushViewController(b, animated: true)
      scene.navigation.transitionCoordinator?.animate { _ in mark.alpha = 0 }
    }
    #expect(scene.navigation.transitionCoordinator?.transitionDuration == 0)
    #expect(mark.alpha == 0 && mark.layer.animationKeys() == nil)
    scene.advance(by: 0.499)
    #expect(scene.events == ["willDisappear:A", "willAppear:B"])
    scene.advance(by: 0.001)
    #expect(scene.events.suffix(2) == ["didDisappear:A", "didAppear:B"])
  }

  @Test("F163: said to be longer than it is, what goes along is cut off where the view is done")
  func tooLong() throws {
    let courier = Courier { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      let first = UIView()
      context.containerView.addSubview(first)
      // The pace of what goes along is that of the first block.
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { first.alpha = 0 }
      UIView.animate(withDuration: 0.5) {
        to.alpha = 0.5
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    courier.duration = 2
    scene.navigation.delegate = courier
    let mark = UIView()
    scene.turn { scene.window.addSubview(mark) }
    scene.turn {
      scene.navigation.pushViewController(b, animated: true)
      scene.navigation.transitionCoordinator?.animate {
        #expect($0.transitionDuration == 2)
        mark.alpha = 0
      } completion: { _ in
        scene.note("along shows \(mark.layer.presentation()?.opacity ?? -1)")
      }
    }
    scene.advance(by: 0.5)
    #expect(scene.events.suffix(3) == ["didDisappear:A", "didAppear:B", "along shows 0.75"])
  }
}

/// An animator, its delegate and what it was told, in one.
private final class Courier: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var duration = 1.0
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private let animate: (any UIViewControllerContextTransitioning) -> Void

  init(_ animate: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.animate = animate
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    animate(context)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
