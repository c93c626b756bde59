import InterludeStage
import InterludeStudio
import UIKit

/// The pop relies on the list being in the container, where nobody has put it.
@MainActor
enum MissingViewMistake {
  static let scene = FilmScene(
    "mistake-missing-view", "the list is not put into the container: it goes out over black",
    rule: "D06",
    root: { MistakeStand.pushing(NavigationDelegate(popping: Animator())) },
    script: MistakeStand.pushAndPop)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let from = transitionContext.view(forKey: .from) else { return }
      let aside = CGAffineTransform(translationX: from.bounds.width, y: 0)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        from.transform = aside
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
