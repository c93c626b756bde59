import InterludeStage
import InterludeStudio
import UIKit

/// The animator says a quarter of a second, and takes a whole one.
@MainActor
enum WrongDurationMistake {
  static let scene = FilmScene(
    "mistake-wrong-duration", "said to take 0.25 s, it takes 1 s: the bar is there long before",
    rule: "D03",
    root: { MistakeStand.pushing(NavigationDelegate(pushing: Animator())) },
    script: MistakeStand.open)

  private final class Animator: MistakeAnimator {
    override func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.25 }

    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: controller)
      to.transform = CGAffineTransform(translationX: to.bounds.width, y: 0)
      UIView.animate(withDuration: 1) {
        to.transform = .identity
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
