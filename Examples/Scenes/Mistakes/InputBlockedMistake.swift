import InterludeStage
import InterludeStudio
import UIKit

/// Touches are turned off for the flight, and turned on again on the wrong view.
@MainActor
enum InputBlockedMistake {
  static let scene = FilmScene(
    "mistake-input-blocked", "back in the list, its rows take no touches any more", rule: "D10",
    length: 4,
    root: { MistakeStand.pushing(NavigationDelegate(pushing: Animator())) },
    script: MistakeStand.pushAndPop.tap(at: 2.6, MistakeStand.row))

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let from = transitionContext.view(forKey: .from),
        let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      from.isUserInteractionEnabled = false
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: controller)
      to.transform = CGAffineTransform(translationX: 0, y: to.bounds.height)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        to.transform = .identity
      } completion: { _ in
        to.isUserInteractionEnabled = true
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
