import Foundation
import InterludeStage
import InterludeStudio
import UIKit

/// The cover pops in after a delay, in which it is there already.
@MainActor
enum DelayFlashMistake {
  static let scene = FilmScene(
    "mistake-delay-flash", "the cover is there, is gone, and grows", rule: "D13",
    root: { MistakeStand.pushing(NavigationDelegate(pushing: Animator())) },
    script: MistakeStand.open)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to),
        let song = transitionContext.viewController(forKey: .to) as? SongViewController
      else { return }
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: song)
      to.layoutIfNeeded()

      let pop = CABasicAnimation(keyPath: "transform.scale")
      pop.fromValue = 0.2
      pop.toValue = 1
      pop.timingFunction = CAMediaTimingFunction(name: .easeOut)
      pop.beginTime = CACurrentMediaTime() + 0.25
      pop.duration = 0.5
      song.cover.layer.add(pop, forKey: "pop")
      to.alpha = 0
      UIView.animate(withDuration: 0.2) { to.alpha = 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.75) {
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    override func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.75 }
  }
}
