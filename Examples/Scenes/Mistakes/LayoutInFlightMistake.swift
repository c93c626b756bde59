import InterludeStage
import InterludeStudio
import UIKit

/// The song gets its frame inside the animation, and is laid out there for the first time.
@MainActor
enum LayoutInFlightMistake {
  static let scene = FilmScene(
    "mistake-layout-in-flight", "cover and titles fly in from the corner",
    rule: "D25",
    root: { MistakeStand.pushing(NavigationDelegate(pushing: Animator())) },
    script: MistakeStand.open)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      let end = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(to)
      to.frame = end.offsetBy(dx: 0, dy: end.height)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        to.frame = end
        to.layoutIfNeeded()
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
