import QuartzCore
import Testing
import UIKit

/// What a modal transition asks, whom, and in which order.
@MainActor @Suite("Presentations: questions", .ownStage)
struct ModalQueryTests {
  @Test("F28: animator, interaction controller, duration, then the start")
  func order() {
    let scene = TransitionScene(root: "base")
    let director = Talkative(scene)
    let modal = scene.controller("modal")
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = director
    scene.turn { scene.navigation.present(modal, animated: true) }
    scene.session.loop.settle()
    let asked = ["animator?", "interaction?", "presentation?", "duration?"]
    #expect(
      scene.events.filter { asked.contains($0) || $0 == "animateTransition" } == [
        "presentation?", "animator?", "interaction?", "duration?", "duration?",
        "animateTransition",
      ])
    scene.forget()
    scene.turn { modal.dismiss(animated: true) }
    scene.session.loop.settle()
    #expect(
      scene.events.filter { asked.contains($0) || $0 == "animateTransition" } == [
        "animator?", "interaction?", "duration?", "duration?", "animateTransition",
      ])
  }

  @Test("F28: an interaction controller starts in the animator's place")
  func interactive() {
    let scene = TransitionScene(root: "base")
    let director = Talkative(scene)
    let starter = Starter(scene)
    director.interaction = starter
    let modal = scene.controller("modal")
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = director
    scene.turn { scene.navigation.present(modal, animated: true) }
    #expect(scene.events.contains("startInteractive"))
    #expect(!scene.events.contains("animateTransition"))
    scene.turn { starter.context?.finishInteractiveTransition() }
    scene.turn { starter.context?.completeTransition(true) }
    #expect(scene.events.last == "ended:1")
  }

  @Test("F28, F35: without an animator the interaction controller is not asked")
  func noAnimator() {
    let scene = TransitionScene(root: "base")
    let director = Talkative(scene)
    director.hasAnimator = false
    let modal = scene.controller("modal")
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = director
    scene.turn { scene.navigation.present(modal, animated: true) }
    scene.session.loop.settle()
    #expect(scene.events.filter { $0.hasSuffix("?") } == ["animator?"])
    #expect(modal.view.window === scene.window)
  }

  @Test("F29: the view to animate is the presentation controller's, not the controller's own")
  func presentedView() {
    let scene = TransitionScene(root: "base")
    let director = Talkative(scene)
    director.wraps = true
    let modal = scene.controller("modal")
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = director
    var seen: (UIView?, UIView?, CGRect)?
    director.onAnimate = { context in
      seen = (
        context.view(forKey: .to), context.view(forKey: .from), context.finalFrame(for: modal)
      )
    }
    scene.turn { scene.navigation.present(modal, animated: true) }
    scene.session.loop.settle()
    let wrapper = (modal.presentationController as? Wrapping)?.wrapper
    #expect(seen?.0 === wrapper)
    #expect(seen?.1 == nil)
    #expect(seen?.2 == CGRect(x: 10, y: 20, width: 100, height: 200))
    #expect(modal.view.superview === wrapper)
    #expect(wrapper?.window === scene.window)
  }

  @Test("F36: a delegate nobody holds is gone, and the system's animation runs")
  func weakDelegate() {
    let scene = TransitionScene(root: "base")
    let modal = scene.controller("modal")
    modal.modalPresentationStyle = .fullScreen
    do {
      let director = Talkative(scene)
      modal.transitioningDelegate = director
      #expect(modal.transitioningDelegate === director)
    }
    #expect(modal.transitioningDelegate == nil)
    scene.turn { scene.navigation.present(modal, animated: true) }
    scene.session.loop.settle()
    #expect(!scene.events.contains("animator?"))
    #expect(scene.events.last == "didDisappear:base")
  }
}

/// Answers everything and writes down what it was asked.
private final class Talkative: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let scene: TransitionScene
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var hasAnimator = true
  var wraps = false
  var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?

  init(_ scene: TransitionScene) { self.scene = scene }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    scene.note("presentation?")
    return wraps
      ? Wrapping(presentedViewController: presented, presenting: presenting) : nil
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    scene.note("animator?")
    return hasAnimator ? self : nil
  }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    scene.note("animator?")
    return hasAnimator ? self : nil
  }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    scene.note("interaction?")
    return interaction
  }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    scene.note("interaction?")
    return interaction
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    scene.note("duration?")
    return 0.3
  }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    scene.note("animateTransition")
    onAnimate?(context)
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(true)
  }
  func animationEnded(_ transitionCompleted: Bool) {
    scene.note("ended:\(transitionCompleted ? 1 : 0)")
  }
}

private final class Starter: NSObject, UIViewControllerInteractiveTransitioning {
  private let scene: TransitionScene
  private(set) weak var context: (any UIViewControllerContextTransitioning)?
  init(_ scene: TransitionScene) { self.scene = scene }
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    scene.note("startInteractive")
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
  }
}

private final class Wrapping: UIPresentationController {
  let wrapper = UIView(frame: .zero)
  override var presentedView: UIView? {
    if presentedViewController.view.superview !== wrapper {
      wrapper.addSubview(presentedViewController.view)
    }
    return wrapper
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 10, y: 20, width: 100, height: 200)
  }
}
