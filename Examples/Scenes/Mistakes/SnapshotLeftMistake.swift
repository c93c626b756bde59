import InterludeStage
import InterludeStudio
import UIKit

/// The dim view of the flight is taken away only if all went well.
@MainActor
enum SnapshotLeftMistake {
  static let scene = FilmScene(
    "mistake-snapshot-left", "let go, the song is back; the dim view over it stays",
    rule: "D09",
    root: { MistakeStand.dragging(.overFullScreen, dismissing: Animator()) },
    script: MistakeStand.openAndDrag(to: 0.3))

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let from = transitionContext.view(forKey: .from) else { return }
      let dim = UIView(frame: transitionContext.containerView.bounds)
      dim.backgroundColor = UIColor.black.withAlphaComponent(0.4)
      transitionContext.containerView.addSubview(dim)
      let below = CGAffineTransform(translationX: 0, y: from.bounds.height)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        from.transform = below
        dim.alpha = 0
      } completion: { _ in
        if !transitionContext.transitionWasCancelled {
          dim.removeFromSuperview()
        }
        from.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
