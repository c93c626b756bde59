public import UIKit

/// Fades one screen into the next; for pushes, pops, presentations and dismissals.
///
/// ```swift
/// let dissolve = Dissolve(duration: 0.3)      // keep it: delegates are weak
/// navigationController.delegate = dissolve
/// ```
@MainActor
public final class Dissolve: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
{
  /// In seconds.
  public let duration: TimeInterval

  public init(duration: TimeInterval = 0.35) {
    self.duration = duration
    super.init()
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let arriving = transitionContext.view(forKey: .to)
    let leaving = transitionContext.view(forKey: .from)
    if let arriving {
      if let to = transitionContext.viewController(forKey: .to) {
        arriving.frame = transitionContext.finalFrame(for: to)
      }
      container.addSubview(arriving)
      arriving.alpha = 0
    }
    UIView.animate(
      withDuration: duration,
      animations: {
        arriving?.alpha = 1
        // Where nothing arrives, what leaves uncovers what was there all along.
        if arriving == nil { leaving?.alpha = 0 }
      },
      completion: { _ in
        let isOver = !transitionContext.transitionWasCancelled
        leaving?.alpha = 1
        transitionContext.completeTransition(isOver)
      })
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }
}
