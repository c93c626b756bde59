import InterludeStage
import InterludeStudio
import UIKit

/// The completion looks at `finished`, and other code of the app cuts the animation short.
@MainActor
enum FinishedGateMistake {
  static let scene = FilmScene(
    "mistake-finished-gate",
    "completed only if finished; the animation is cut short, and all is dead",
    rule: "D01", length: 3,
    root: {
      MistakeStand.presenting(.overFullScreen, ModalDelegate(dismissing: Animator()))
    },
    script: MistakeStand.openAndClose.run(at: 1.65) { stage in
      // The player stops what moves on its screen when a song ends.
      MistakeStand.song(stage)?.view.layer.removeAllAnimations()
    })

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let from = transitionContext.view(forKey: .from) else { return }
      let below = CGAffineTransform(translationX: 0, y: from.bounds.height)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        from.transform = below
      } completion: { finished in
        if finished {
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      }
    }
  }
}
