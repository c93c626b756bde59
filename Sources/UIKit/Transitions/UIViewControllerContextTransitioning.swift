public import QuartzCore

/// What an animator is told about its transition, and how it reports that it is over.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the animation happens; it holds the leaving view at the start (F11, F16).
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// True while a gesture or another driver moves the transition.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// `.none` for push and pop (F12).
  var presentationStyle: UIModalPresentationStyle { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// Must be called exactly once, at the end, with `!transitionWasCancelled` (F30).
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// nil where the transition does not own the view: a presenter that stays in place (F19).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var targetTransform: CGAffineTransform { get }
  /// `.zero` when unknown: the coming controller has no initial frame (F13–F15).
  func initialFrame(for vc: UIViewController) -> CGRect
  /// `.zero` when unknown: a controller that leaves for good has no final frame (F13, F15).
  func finalFrame(for vc: UIViewController) -> CGRect
}
