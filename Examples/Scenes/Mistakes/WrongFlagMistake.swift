import InterludeStage
import InterludeStudio
import UIKit

/// The animator says that it succeeded, whatever the finger did.
@MainActor
enum WrongFlagMistake {
  static let scene = FilmScene(
    "mistake-wrong-flag", "completed with true after a cancel: the song goes although it came back",
    rule: "D02",
    root: { MistakeStand.dragging(.overFullScreen, dismissing: Animator()) },
    script: MistakeStand.openAndDrag(to: 0.3))

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let from = transitionContext.view(forKey: .from) else { return }
      let below = CGAffineTransform(translationX: 0, y: from.bounds.height)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        from.transform = below
      } completion: { _ in
        from.transform = .identity
        transitionContext.completeTransition(true)
      }
    }
  }
}
