import QuartzCore

/// The system's cross-dissolve: the presented screen fades in over its presenter, and out again.
final class CrossDissolve: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds; nothing moves here, and so no spring does (F70).
  static let duration = 0.4

  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let fading = context.view(forKey: key) else { return context.completeTransition(false) }
    if isPresenting {
      container.addSubview(fading)
    } else if let below = context.view(forKey: .to) {
      container.insertSubview(below, at: 0)
    }
    let opaque = fading.alpha
    if isPresenting { fading.alpha = 0 }
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: Self.duration, delay: 0, options: options) {
      fading.alpha = self.isPresenting ? opaque : 0
    } completion: { _ in
      fading.alpha = opaque
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
