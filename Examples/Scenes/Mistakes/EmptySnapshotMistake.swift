import InterludeStage
import InterludeStudio
import UIKit

/// A snapshot of the coming screen is to grow; the screen was never shown, so it is empty.
@MainActor
enum EmptySnapshotMistake {
  static let scene = FilmScene(
    "mistake-empty-snapshot", "nothing grows, and the song is suddenly there",
    rule: "D27", length: 1.2,
    root: { MistakeStand.pushing(NavigationDelegate(pushing: Animator())) },
    script: MistakeStand.open)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      to.frame = transitionContext.finalFrame(for: controller)
      let snapshot = to.snapshotView(afterScreenUpdates: false)
      if let snapshot {
        snapshot.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        snapshot.center = transitionContext.containerView.center
        transitionContext.containerView.addSubview(snapshot)
      }
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        snapshot?.transform = .identity
      } completion: { _ in
        snapshot?.removeFromSuperview()
        transitionContext.containerView.addSubview(to)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
