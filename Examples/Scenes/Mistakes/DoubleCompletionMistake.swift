import InterludeStage
import InterludeStudio
import UIKit

/// Two animations, and each completes the transition.
@MainActor
enum DoubleCompletionMistake {
  static let scene = FilmScene(
    "mistake-double-completion",
    "two animations complete it, one call too many: the song is in place while it still grows",
    rule: "D02",
    root: { MistakeStand.pushing(NavigationDelegate(pushing: Animator())) },
    script: MistakeStand.open)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to) as? SongViewController
      else { return }
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: controller)
      to.layoutIfNeeded()
      to.alpha = 0
      controller.cover.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
      UIView.animate(withDuration: 0.25) {
        to.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        controller.cover.transform = .identity
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
