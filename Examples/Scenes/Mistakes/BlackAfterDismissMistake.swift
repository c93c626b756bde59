import InterludeStage
import InterludeStudio
import UIKit

/// The dismissal takes the presenter's view into its container, which goes away with the song.
@MainActor
enum BlackAfterDismissMistake {
  static let scene = FilmScene(
    "mistake-black-after-dismiss", "the list is put under the song, and goes with it: black",
    rule: "D05",
    root: { MistakeStand.presenting(.overFullScreen, ModalDelegate(dismissing: Animator())) },
    script: MistakeStand.openAndClose)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let from = transitionContext.viewController(forKey: .from),
        let to = transitionContext.viewController(forKey: .to)
      else { return }
      let container = transitionContext.containerView
      container.insertSubview(to.view, belowSubview: from.view)
      let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        from.view.transform = below
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
