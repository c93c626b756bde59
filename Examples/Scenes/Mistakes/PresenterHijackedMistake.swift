import InterludeStage
import InterludeStudio
import UIKit

/// An animator for navigation is used for a sheet: it adds both views, as was the custom once.
@MainActor
enum PresenterHijackedMistake {
  static let scene = FilmScene(
    "mistake-presenter-hijacked", "the presenter is pulled out of its place by the animator",
    rule: "D05",
    root: { MistakeStand.presenting(.custom, ModalDelegate(presenting: Animator())) },
    script: MistakeStand.openAndClose)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let from = transitionContext.viewController(forKey: .from),
        let to = transitionContext.viewController(forKey: .to)
      else { return }
      let container = transitionContext.containerView
      let width = container.bounds.width
      container.addSubview(from.view)
      container.addSubview(to.view)
      to.view.frame = transitionContext.finalFrame(for: to)
      to.view.transform = CGAffineTransform(translationX: width, y: 0)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        from.view.transform = CGAffineTransform(translationX: -width, y: 0)
        to.view.transform = .identity
      } completion: { _ in
        from.view.transform = .identity
        from.view.removeFromSuperview()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
