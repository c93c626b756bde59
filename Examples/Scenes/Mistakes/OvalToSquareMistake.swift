import InterludeStage
import InterludeStudio
import UIKit

/// A dot is to become a rectangle: between an oval and a rectangle there is nothing.
@MainActor
enum OvalToSquareMistake {
  static let scene = FilmScene(
    "mistake-oval-to-square", "the dot does not grow: halfway the whole screen is there",
    rule: "D15",
    root: { MistakeStand.pushing(NavigationDelegate(pushing: Animator())) },
    script: MistakeStand.open)

  private final class Animator: MistakeAnimator {
    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: controller)
      let dot = CGRect(x: to.bounds.midX - 40, y: to.bounds.midY - 40, width: 80, height: 80)

      let mask = CAShapeLayer()
      mask.path = UIBezierPath(rect: to.bounds).cgPath
      to.layer.mask = mask
      let reveal = CABasicAnimation(keyPath: "path")
      reveal.fromValue = UIBezierPath(ovalIn: dot).cgPath
      reveal.toValue = mask.path
      reveal.duration = transitionDuration(using: transitionContext)
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        to.layer.mask = nil
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      mask.add(reveal, forKey: "reveal")
      CATransaction.commit()
    }
  }
}
