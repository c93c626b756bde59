import InterludeStage
import InterludeStudio
import UIKit

/// Rounded for the flight and never squared again, because a cancel was not thought of.
@MainActor
enum CancelLeavesTraceMistake {
  static let scene = FilmScene(
    "mistake-cancel-leaves-trace", "let go, the song comes back round-cornered, and stays so",
    rule: "D07",
    root: { MistakeStand.dragging(.overFullScreen, dismissing: Animator()) },
    script: MistakeStand.openAndDrag(to: 0.3))

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let from = transitionContext.view(forKey: .from) else { return }
      from.layer.cornerRadius = 40
      from.layer.masksToBounds = true
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
