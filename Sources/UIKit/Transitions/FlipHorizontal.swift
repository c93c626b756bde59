import QuartzCore

/// The system's flip: the presenter turns about the vertical until it is seen edge-on, then the other
/// screen turns on from there.
///
/// Perspective is not drawn, so a turning screen only becomes narrower.
final class FlipHorizontal: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  static let duration = 0.75

  private let isPresenting: Bool
  /// The presenter, where it is no part of the transition.
  private weak var kept: UIView?

  init(isPresenting: Bool, behind kept: UIView?) {
    self.isPresenting = isPresenting
    self.kept = kept
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let from = context.view(forKey: .from) ?? (isPresenting ? kept : nil)
    let to = context.view(forKey: .to) ?? (isPresenting ? nil : kept)
    guard let from, let to else { return context.completeTransition(false) }
    if isPresenting || context.view(forKey: .to) != nil { container.addSubview(to) }
    let home = (from: from.transform3D, to: to.transform3D)
    let way: CGFloat = isPresenting ? 1 : -1
    let edge = { (base: CATransform3D, side: CGFloat) in
      CATransform3DRotate(base, side * .pi / 2, 0, 1, 0)
    }
    InterfaceSession.current.record(
      "modalTransitionStyle", "flipHorizontal is drawn without perspective")
    to.transform3D = edge(home.to, -way)
    UIView.animateKeyframes(
      withDuration: Self.duration, delay: 0,
      options: context.isInteractive ? [.calculationModeLinear] : []
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        from.transform3D = edge(home.from, way)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        to.transform3D = home.to
      }
    } completion: { _ in
      from.transform3D = home.from
      to.transform3D = home.to
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
