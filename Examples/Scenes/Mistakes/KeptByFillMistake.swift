import InterludeStage
import InterludeStudio
import UIKit

/// A fade is kept up by its fill mode: the rows look gone, and their views are not.
@MainActor
enum KeptByFillMistake {
  static let scene = FilmScene(
    "mistake-kept-by-fill", "the rows fade for the flight, and stay away whatever their alpha is",
    rule: "D12",
    root: { MistakeStand.pushing(NavigationDelegate(pushing: Animator())) },
    script: MistakeStand.pushAndPop)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to),
        let songs = transitionContext.viewController(forKey: .from) as? SongsViewController
      else { return }
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: controller)
      to.transform = CGAffineTransform(translationX: 0, y: to.bounds.height)

      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 0.3
      fade.fillMode = .forwards
      fade.isRemovedOnCompletion = false
      for row in songs.rows { row.layer.add(fade, forKey: "fade") }
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        to.transform = .identity
      } completion: { _ in
        for row in songs.rows { row.alpha = 1 }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
