import QuartzCore

/// The answer of an optional delegate method that its delegate does not implement.
///
/// Without Objective-C nobody can ask whether a method exists, and "not implemented" differs from
/// "returned nil" (F43, F176): so the defaults answer with this one object, which the engine knows.
@MainActor
final class NotImplemented: NSObject {
  static let shared = NotImplemented()
}

extension Optional where Wrapped == any UIViewControllerAnimatedTransitioning {
  /// True when the delegate does not implement the method that answered.
  @MainActor var isNotImplemented: Bool { self is NotImplemented }
  /// The animator, where there is a real one.
  @MainActor var implemented: Wrapped? { isNotImplemented ? nil : self }
}

extension Optional where Wrapped == any UIViewControllerInteractiveTransitioning {
  /// The driver, where there is a real one.
  @MainActor var implemented: Wrapped? { self is NotImplemented ? nil : self }
}

extension NotImplemented: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(false)
  }
}

extension NotImplemented: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.cancelInteractiveTransition()
    transitionContext.completeTransition(false)
  }
}

extension NotImplemented: UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed: Bool {
    get { false }
    set {}
  }
  var fractionComplete: CGFloat {
    get { 0 }
    set {}
  }
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
