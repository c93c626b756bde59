import QuartzCore

/// A screen that grows out of a view of the screen before, and shrinks back into it.
/// ```
///   before ┌──────────────┐      the whole screen is scaled so that its width is the source's, cut
///          │   ┌────┐     │      to the source's height, and its corners are the source's; on the way
///          │   │src │     │      the cut opens and the source's picture fades out of it
///          │   └────┘     │
///          └──────────────┘
/// ```
/// Apple's curve is unmeasured: here it is that of the system's other screens.
final class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
  static let dimming = UIColor(white: 0, alpha: 0.15)
  /// A screen on its way has the corners of a device.
  static let cornerRadius: CGFloat = 38

  private let isPresenting: Bool
  private let zoomed: UIViewController
  private let options: UIViewController.Transition.ZoomOptions
  private weak var kept: UIView?
  private let source: () -> UIView?

  init(
    isPresenting: Bool, zoomed: UIViewController,
    options: UIViewController.Transition.ZoomOptions, behind kept: UIView?,
    source: @escaping () -> UIView?
  ) {
    self.isPresenting = isPresenting
    self.zoomed = zoomed
    self.options = options
    self.kept = kept
    self.source = source
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { SystemMotion.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let stage = stage(in: context) else { return context.completeTransition(false) }
    stage.place(opened: !isPresenting)
    SystemMotion.animate(interactively: context.isInteractive) { [isPresenting] in
      stage.place(opened: isPresenting)
    } completion: { _ in
      stage.clear()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Everything in its place, before anything moves; nil where there is no screen to zoom.
  func stage(in context: any UIViewControllerContextTransitioning) -> ZoomStage? {
    let container = context.containerView
    guard let screen = context.view(forKey: isPresenting ? .to : .from) else { return nil }
    let below = context.view(forKey: isPresenting ? .from : .to)
    if let below, below.superview !== container { container.insertSubview(below, at: 0) }
    let frame =
      isPresenting ? context.finalFrame(for: zoomed) : context.initialFrame(for: zoomed)
    let stage = ZoomStage(screen: screen, frame: frame, in: container, options: options)
    below?.layoutIfNeeded()
    stage.find(source(), zoomed: zoomed, isShown: isPresenting)
    return stage
  }
}
