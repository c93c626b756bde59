public import QuartzCore

/// An animator: it moves one transition from start to end and then says so.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds; asked twice for every transition (F10).
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Optional; must return the same object for the whole transition (F56).
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  /// Optional; the last word of a transition.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NotImplemented.shared }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What moves an interactive transition: usually a `UIPercentDrivenInteractiveTransition`.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Takes the place of `animateTransition(using:)`, which a percent driver calls (F55).
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Optional; 1 is the animator's own pace.
  var completionSpeed: CGFloat { get }
  /// Optional.
  var completionCurve: UIView.AnimationCurve { get }
  /// Optional; false lets the transition start by itself, to be caught later (F55).
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
