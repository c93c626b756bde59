import InterludeStage
import InterludeStudio
import UIKit

/// The screen's bounds are taken for a frame that the presentation has chosen otherwise.
@MainActor
enum WrongFrameMistake {
  static let scene = FilmScene(
    "mistake-wrong-frame",
    "as large as the screen in a sheet: its lower end is cut off, then jumps",
    rule: "D06",
    root: { MistakeStand.presenting(.pageSheet, ModalDelegate(presenting: Animator())) },
    script: MistakeStand.open)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(to)
      to.frame = UIScreen.main.bounds
      to.transform = CGAffineTransform(translationX: 0, y: to.bounds.height)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        to.transform = .identity
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
