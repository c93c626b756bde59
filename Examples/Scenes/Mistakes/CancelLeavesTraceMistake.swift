import InterludeStage
import InterludeStudio
import UIKit

/// Made translucent for the flight and never solid again, because a cancel was not thought of.
@MainActor
enum CancelLeavesTraceMistake {
  static let scene = FilmScene(
    "mistake-cancel-leaves-trace", "let go, the song comes back translucent, and stays so",
    rule: "D07",
    root: { MistakeStand.dragging(.overFullScreen, dismissing: Animator()) },
    script: MistakeStand.openAndDrag(to: 0.3))

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let from = transitionContext.view(forKey: .from) else { return }
      from.alpha = 0.6
      let below = CGAffineTransform(translationX: 0, y: from.bounds.height)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        from.transform = below
      } completion: { _ in
        if transitionContext.transitionWasCancelled {
          from.transform = .identity
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
