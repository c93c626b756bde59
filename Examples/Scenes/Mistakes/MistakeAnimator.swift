import UIKit

/// What the animators of the mistakes have in common: a duration.
class MistakeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

/// Slides the song up and down, as it should be done.
final class SlideAnimator: MistakeAnimator {
  let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  {
    let container = transitionContext.containerView
    let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    {
      to.frame = transitionContext.finalFrame(for: controller)
      isPresenting ? container.addSubview(to) : container.insertSubview(to, at: 0)
    }
    let moving = transitionContext.view(forKey: isPresenting ? .to : .from)
    if isPresenting { moving?.transform = below }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      moving?.transform = self.isPresenting ? .identity : below
    } completion: { _ in
      moving?.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// One animator for each way of a presentation.
final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let presenting: any UIViewControllerAnimatedTransitioning
  let dismissing: any UIViewControllerAnimatedTransitioning
  /// Drives a dismissal while its finger is down.
  var driver: PanDriver?
  /// One of the mistake's own, while its finger is down.
  var hand: () -> (any UIViewControllerInteractiveTransitioning)? = { nil }

  init(
    presenting: any UIViewControllerAnimatedTransitioning = SlideAnimator(isPresenting: true),
    dismissing: any UIViewControllerAnimatedTransitioning = SlideAnimator(isPresenting: false)
  ) {
    self.presenting = presenting
    self.dismissing = dismissing
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self.presenting }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { dismissing }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { hand() ?? driver.flatMap { $0.isDragging ? $0 : nil } }
}

/// One animator for each way of a navigation.
final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  let pushing: any UIViewControllerAnimatedTransitioning
  let popping: any UIViewControllerAnimatedTransitioning
  /// Drives a pop while its finger is down.
  var driver: PanDriver?

  init(
    pushing: any UIViewControllerAnimatedTransitioning = SlideAnimator(isPresenting: true),
    popping: any UIViewControllerAnimatedTransitioning = SlideAnimator(isPresenting: false)
  ) {
    self.pushing = pushing
    self.popping = popping
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? pushing : popping }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver.flatMap { $0.isDragging ? $0 : nil }
  }
}
