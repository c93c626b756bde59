public import UIKit

/// Plays one transition: UIKit's animator for a value.
///
/// The controllers' `transition` makes it. Who keeps a delegate of their own answers it there, with
/// ``ScreenTransition/animationController(for:)``. It plays one transition and is let go.
/// ```
/// asked ─▶ prepared: the views stand ─▶ running ⇄ held by a finger ─▶ cleared, completed
/// ```
@MainActor
public final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let transition: ScreenTransition
  let direction: TransitionStage.Direction
  let kind: TransitionStage.Kind
  /// What keeps the screen behind as it is while the one in front is presented.
  weak var standing: TransitionPresentationController?

  /// Told when the views stand.
  var whenPrepared: ((TransitionStage) -> Void)?
  /// Told when the last animation is over.
  var whenOver: (() -> Void)?
  var stage: TransitionStage? { performance?.stage }

  private(set) var animator: UIViewPropertyAnimator?
  private(set) var performance: Performance?
  private var watch: RoomWatch?

  init(
    _ transition: ScreenTransition, _ direction: TransitionStage.Direction,
    kind: TransitionStage.Kind
  ) {
    self.transition = transition
    self.direction = direction
    self.kind = kind
    super.init()
  }

  var timing: TransitionTiming { transition.timing(direction) }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { timing.length }

  public func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    _ = interruptibleAnimator(using: transitionContext)
    start()
  }

  /// Lets it run by itself, after its delay.
  func start() {
    timing.delay > 0
      ? animator?.startAnimation(afterDelay: timing.delay) : animator?.startAnimation()
  }

  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = timing.makeAnimator()
    self.animator = animator
    let performance = prepare(transitionContext)
    self.performance = performance
    whenPrepared?(performance.stage)
    let end: TransitionEnd = direction == .forward ? .open : .closed
    performance.place(at: end.opposite)
    animator.addAnimations { performance.move(to: end) }
    animator.addCompletion { [weak self] _ in self?.end(transitionContext) }
    watch = RoomWatch(transitionContext.containerView) { [weak self] in
      self?.land(transitionContext)
    }
    return animator
  }

  /// Stands the views in the container, the arriving one in its final frame and laid out.
  private func prepare(_ context: any UIViewControllerContextTransitioning) -> Performance {
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)
    let (fromView, toView) = (context.view(forKey: .from), context.view(forKey: .to))
    let container = context.containerView
    let (frontController, backController) = direction == .forward ? (to, from) : (from, to)
    let (frontView, backView) = direction == .forward ? (toView, fromView) : (fromView, toView)
    let keepsBack = kind == .presentation && backView == nil
    // What stood since the presentation makes room for the way back, which begins the same.
    standing?.clear()
    if let toView {
      if toView.superview !== container { container.addSubview(toView) }
      if let to, toView.transform.isIdentity { toView.frame = context.finalFrame(for: to) }
      toView.layoutIfNeeded()
    }
    let frame = frontController.map {
      direction == .forward ? context.finalFrame(for: $0) : context.initialFrame(for: $0)
    }
    return Performance(
      transition,
      on: TransitionStage(
        container: container, front: frontView, back: backView ?? backController?.view,
        frontController: frontController, backController: backController, direction: direction,
        kind: kind, frame: frame ?? container.bounds,
        isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        isMotionReduced: UIAccessibility.isReduceMotionEnabled, keepsBack: keepsBack))
  }

  /// The device was turned: what was made for the old room ends at once where it was going.
  private func land(_ context: any UIViewControllerContextTransitioning) {
    guard let animator, animator.state == .active else { return }
    // A finger that holds it lets go of a transition that is over.
    if context.isInteractive {
      animator.fractionComplete < 0.5
        ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
    }
    let room = context.containerView.bounds
    let filled = performance?.fillsRoom ?? false
    animator.stopAnimation(false)
    animator.finishAnimation(at: context.transitionWasCancelled ? .start : .end)
    guard filled else { return }
    for view in [context.view(forKey: .to), context.view(forKey: .from)] {
      if let view, view.window != nil, view.transform.isIdentity { view.frame = room }
    }
  }

  private func end(_ context: any UIViewControllerContextTransitioning) {
    let isOver = !context.transitionWasCancelled
    whenOver?()
    whenOver = nil
    whenPrepared = nil
    // What stays behind a presented screen is its presentation controller's, which is asked now.
    performance?.clear()
    performance = nil
    watch?.removeFromSuperview()
    watch = nil
    context.completeTransition(isOver)
  }

  public func animationEnded(_ transitionCompleted: Bool) {
    performance = nil
    animator = nil
  }
}
