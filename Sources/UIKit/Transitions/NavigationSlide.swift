import QuartzCore

/// The system's push and pop: the upper screen slides over one that moves a third as far (F153).
///
/// By the system's spring, under a finger evenly (F70). From right to left it is mirrored.
/// ```
///            lower (from of a push)      upper (to of a push)
///  covered   −0.3·W, dimmed              0
///  apart     0                           +W
/// ```
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  /// How far the lower screen moves, in widths.
  static let parallax: CGFloat = 0.3
  /// The darkness over the covered screen.
  static let dimming: CGFloat = 0.1

  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { SystemMotion.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    let isPush = operation != .pop
    let (lower, upper) = isPush ? (from, to) : (to, from)
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = UIColor(white: 0, alpha: 1)
    container.insertSubview(lower, at: 0)
    container.insertSubview(dim, at: 1)
    container.insertSubview(upper, at: 2)

    // Apps turn the navigation controller's view around, and nothing inside it inherits that.
    let reader = context.viewController(forKey: .to)?.navigationController?.view ?? container
    let isReversed = reader.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isReversed ? -container.bounds.width : container.bounds.width
    let home = Home(lower: lower.center, upper: upper.center)
    let place = { (isCovered: Bool) in
      lower.center.x = home.lower.x - (isCovered ? Self.parallax * width : 0)
      upper.center.x = home.upper.x + (isCovered ? 0 : width)
      dim.alpha = isCovered ? Self.dimming : 0
    }
    place(!isPush)
    SystemMotion.animate(interactively: context.isInteractive) {
      place(isPush)
    } completion: { _ in
      dim.removeFromSuperview()
      lower.center = home.lower
      upper.center = home.upper
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Where the two screens stand when no transition moves them.
  private struct Home {
    var lower: CGPoint
    var upper: CGPoint
  }
}
