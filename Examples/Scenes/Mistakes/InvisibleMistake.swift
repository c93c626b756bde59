import InterludeStage
import InterludeStudio
import UIKit

/// The next screen is made transparent for a fade that somebody has taken out.
@MainActor
enum InvisibleMistake {
  static let scene = FilmScene(
    "mistake-invisible", "made transparent for a fade that never comes: nothing is left to see",
    rule: "D04", length: 1.5,
    root: { MistakeStand.pushing(NavigationDelegate(pushing: Animator())) },
    script: MistakeStand.open)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let from = transitionContext.view(forKey: .from),
        let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      to.frame = transitionContext.finalFrame(for: controller)
      to.alpha = 0
      transitionContext.containerView.addSubview(to)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        from.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      } completion: { _ in
        from.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
