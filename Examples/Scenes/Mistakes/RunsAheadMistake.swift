import InterludeStage
import InterludeStudio
import UIKit

/// The list behind is animated too, but it is not in the container whose time the finger moves.
@MainActor
enum RunsAheadMistake {
  static let scene = FilmScene(
    "mistake-runs-ahead", "the finger drags the screen, and the list behind it runs ahead",
    rule: "D14",
    root: { MistakeStand.dragging(.overFullScreen, dismissing: Animator()) },
    script: MistakeStand.openAndDrag(to: 0.7))

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let from = transitionContext.view(forKey: .from),
        let navigation = transitionContext.viewController(forKey: .to) as? UINavigationController,
        let list = navigation.topViewController?.view
      else { return }
      let duration = transitionDuration(using: transitionContext)
      let below = CGAffineTransform(translationX: 0, y: from.bounds.height)

      let grow = CABasicAnimation(keyPath: "transform.scale")
      grow.fromValue = 0.85
      grow.toValue = 1
      grow.duration = duration
      list.layer.add(grow, forKey: "grow")
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
        from.transform = below
      } completion: { _ in
        from.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
