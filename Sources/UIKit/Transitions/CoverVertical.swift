import QuartzCore

/// The system's presentation: the presented screen rises from below, and sinks again (F93).
final class CoverVertical: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { SystemMotion.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let moving = context.view(forKey: key) else { return context.completeTransition(false) }
    if isPresenting {
      container.addSubview(moving)
    } else if let below = context.view(forKey: .to) {
      container.insertSubview(below, at: 0)
    }
    let home = moving.center
    let below = CGPoint(x: home.x, y: home.y + container.bounds.maxY - moving.frame.minY)
    if isPresenting { moving.center = below }
    SystemMotion.animate(interactively: context.isInteractive) {
      moving.center = isPresenting ? home : below
    } completion: { _ in
      moving.center = home
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
