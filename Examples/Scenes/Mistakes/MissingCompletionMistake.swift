import InterludeStage
import InterludeStudio
import UIKit

/// Nobody tells the context that the animation is over.
@MainActor
enum MissingCompletionMistake {
  static let scene = FilmScene(
    "mistake-missing-completion", "never completed: the song is there, and dead to touches",
    rule: "D01", length: 3,
    root: { MistakeStand.pushing(NavigationDelegate(pushing: Animator())) },
    script: MistakeStand.open.run(at: 1.4) {
      MistakeStand.navigation($0)?.popViewController(animated: true)
    })

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: controller)
      to.alpha = 0
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        to.alpha = 1
      }
    }
  }
}
