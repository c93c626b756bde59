import QuartzCore

/// Alerts come a fifth too large and fade in; action sheets rise from below. Both fade or sink away.
///
/// Everything moves on the spring that was recorded for the dimming: critically damped, 22.88 rad/s
/// (F154). That the card itself moves is what iOS shows up to 18.
final class AlertTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds: what a critically damped spring of 22.88 rad/s takes to come to rest (F86, F154).
  static let duration = 9.2334134765 / 22.88
  static let largeScale: CGFloat = 1.2

  private let isPresenting: Bool
  private let rises: Bool

  init(isPresenting: Bool, rises: Bool) {
    self.isPresenting = isPresenting
    self.rises = rises
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    if isPresenting { container.addSubview(card) }
    let sunk = CGAffineTransform(translationX: 0, y: container.bounds.maxY - card.frame.minY)
    if isPresenting {
      card.alpha = rises ? 1 : 0
      card.transform =
        rises ? sunk : CGAffineTransform(scaleX: Self.largeScale, y: Self.largeScale)
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [isPresenting, rises] in
      if isPresenting {
        card.alpha = 1
        card.transform = .identity
      } else if rises {
        card.transform = sunk
      } else {
        card.alpha = 0
      }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
