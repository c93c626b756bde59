import UIKit

typealias Animator = any UIViewControllerAnimatedTransitioning
typealias Driver = any UIViewControllerInteractiveTransitioning

/// A navigation delegate that answers with what it was given.
final class ClosureNavigationDelegate: NSObject, UINavigationControllerDelegate {
  var push: Animator?
  var pop: Animator?
  var interaction: Driver?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> Animator? { operation == .push ? push : pop }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: Animator
  ) -> Driver? { interaction }
}

/// A tab bar delegate that answers with what it was given.
final class ClosureTabBarDelegate: NSObject, UITabBarControllerDelegate {
  var animator: Animator?
  var interaction: Driver?

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> Animator? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: Animator
  ) -> Driver? { interaction }
}

/// A transitioning delegate that answers with what it was given; a test must hold it.
final class ClosureTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var present: Animator?
  var dismiss: Animator?
  var presentDriver: Driver?
  var dismissDriver: Driver?
  /// Makes the presentation controller of the `.custom` style.
  var presentation:
    (
      (_ presented: UIViewController, _ presenting: UIViewController?) ->
        UIPresentationController
    )?
  /// Hears of the source of each presentation controller that is asked for.
  var source: (UIViewController) -> Void = { _ in }

  /// Slides both ways, as they should be written, without drivers.
  static func sliding(duration: Double = 0.4) -> ClosureTransitioningDelegate {
    let delegate = ClosureTransitioningDelegate()
    delegate.present = ClosureAnimator.slide(.arriving, duration: duration)
    delegate.dismiss = ClosureAnimator.slide(.leaving, duration: duration)
    return delegate
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> Animator? { present }

  func animationController(forDismissed dismissed: UIViewController) -> Animator? { dismiss }

  func interactionControllerForPresentation(using animator: Animator) -> Driver? {
    presentDriver
  }

  func interactionControllerForDismissal(using animator: Animator) -> Driver? { dismissDriver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    self.source(source)
    return presentation?(presented, presenting)
  }
}

/// A driver written by hand: it moves the views itself, by closures.
final class HandDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private(set) var context: Context?
  private let start: (Context) -> Void
  var startsInteractive = true

  init(start: @escaping (Context) -> Void) { self.start = start }

  var wantsInteractiveStart: Bool { startsInteractive }

  func startInteractiveTransition(_ transitionContext: Context) {
    context = transitionContext
    start(transitionContext)
  }

  /// Tells the context how far it is.
  func update(_ fraction: CGFloat) { context?.updateInteractiveTransition(fraction) }

  /// The end of its part: it holds nothing any more.
  func drop() { context = nil }

  /// Says how it ends, animates `closing` and completes.
  func letGo(finish: Bool, over duration: Double = 0.2, _ closing: @escaping () -> Void) {
    guard let context else { return }
    finish ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    UIView.animate(withDuration: duration, animations: closing) { [weak self] _ in
      context.completeTransition(!context.transitionWasCancelled)
      self?.context = nil
    }
  }
}

/// A presentation controller that does what its closures say; a dim view of its own if asked.
final class ClosurePresentationController: UIPresentationController {
  var frame: ((UIView) -> CGRect)?
  var willPresent: ((ClosurePresentationController) -> Void)?
  var didPresent: ((ClosurePresentationController, Bool) -> Void)?
  var willDismiss: ((ClosurePresentationController) -> Void)?
  var didDismiss: ((ClosurePresentationController, Bool) -> Void)?
  var removesPresenter = false

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let frame else { return super.frameOfPresentedViewInContainerView }
    return frame(containerView)
  }
  override func presentationTransitionWillBegin() { willPresent?(self) }
  override func presentationTransitionDidEnd(_ completed: Bool) { didPresent?(self, completed) }
  override func dismissalTransitionWillBegin() { willDismiss?(self) }
  override func dismissalTransitionDidEnd(_ completed: Bool) { didDismiss?(self, completed) }
}
