import InterludeStage
import InterludeStudio
import UIKit

/// The animator pauses at its end, so that it can be turned round; its completion never runs.
@MainActor
enum PausedAtEndMistake {
  static let scene = FilmScene(
    "mistake-paused-at-end", "the song has arrived and is dead: the animator waits at its end",
    rule: "D21", length: 4,
    root: {
      MistakeStand.presenting(.fullScreen, ModalDelegate(presenting: Animator()))
    },
    script: MistakeStand.openAndClose)

  private final class Animator: MistakeAnimator {
    private var animator: UIViewPropertyAnimator?

    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      to.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(to)
      to.transform = CGAffineTransform(translationX: 0, y: to.bounds.height)
      let animator = UIViewPropertyAnimator(
        duration: transitionDuration(using: transitionContext), dampingRatio: 0.9
      ) { to.transform = .identity }
      animator.pausesOnCompletion = true
      animator.addCompletion { position in
        transitionContext.completeTransition(position == .end)
      }
      animator.startAnimation()
      self.animator = animator
    }
  }
}
