import InterludeStage
import InterludeStudio
import UIKit

/// The duration was shortened, and the spring that it stands for was not.
@MainActor
enum CutShortMistake {
  static let scene = FilmScene(
    "mistake-cut-short", "a timer ends it after 0.2 s, in the middle of a spring of 0.8 s",
    rule: "D03",
    root: { MistakeStand.presenting(.fullScreen, ModalDelegate(presenting: Animator())) },
    script: MistakeStand.open)

  private final class Animator: MistakeAnimator {
    override func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: controller)
      to.transform = CGAffineTransform(translationX: 0, y: to.bounds.height)
      UIView.animate(
        withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
      ) {
        to.transform = .identity
      }
      DispatchQueue.main.asyncAfter(
        deadline: .now() + transitionDuration(using: transitionContext)
      ) {
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
