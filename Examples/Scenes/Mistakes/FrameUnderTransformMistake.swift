import InterludeStage
import InterludeStudio
import UIKit

/// The song's frame is set while it is scaled down; scaled up again it is too large.
@MainActor
enum FrameUnderTransformMistake {
  static let scene = FilmScene(
    "mistake-frame-under-transform", "grown to its full size, the song is larger than the screen",
    rule: "D26",
    root: { MistakeStand.presenting(.fullScreen, ModalDelegate(presenting: Animator())) },
    script: MistakeStand.open)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      transitionContext.containerView.addSubview(to)
      to.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      to.frame = transitionContext.finalFrame(for: controller)
      to.alpha = 0
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        to.alpha = 1
        to.transform = .identity
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
