import InterludeStage
import InterludeStudio
import UIKit

/// The list steps back behind the song, and nobody brings it forward again.
@MainActor
enum TransformLeftMistake {
  static let scene = FilmScene(
    "mistake-transform-left",
    "the list shrinks behind the song, and is still small when it comes back",
    rule: "D08",
    root: { MistakeStand.pushing(NavigationDelegate(pushing: Animator())) },
    script: MistakeStand.pushAndPop)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let from = transitionContext.view(forKey: .from),
        let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: controller)
      to.transform = CGAffineTransform(translationX: 0, y: to.bounds.height)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        from.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
        to.transform = .identity
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
