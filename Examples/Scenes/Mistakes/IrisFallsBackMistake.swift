import Foundation
import InterludeStage
import InterludeStudio
import UIKit

/// An iris opens by an animation alone: at its end the mask is as small as it was.
@MainActor
enum IrisFallsBackMistake {
  static let scene = FilmScene(
    "mistake-iris-falls-back", "the iris is open, and for a moment it is a dot again", rule: "D12",
    length: 0.77,
    root: { MistakeStand.pushing(NavigationDelegate(pushing: Animator())) },
    script: MistakeStand.open)

  private final class Animator: MistakeAnimator, CAAnimationDelegate {
    private var finish: () -> Void = {}

    override func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      guard let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return }
      transitionContext.containerView.addSubview(to)
      to.frame = transitionContext.finalFrame(for: controller)
      let center = CGRect(x: to.bounds.midX, y: to.bounds.midY, width: 0, height: 0)
      let radius = to.bounds.height * 0.6

      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: center.insetBy(dx: -30, dy: -30)).cgPath
      to.layer.mask = mask
      let iris = CABasicAnimation(keyPath: "path")
      iris.toValue = UIBezierPath(ovalIn: center.insetBy(dx: -radius, dy: -radius)).cgPath
      iris.duration = transitionDuration(using: transitionContext)
      iris.delegate = self
      finish = {
        to.layer.mask = nil
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      mask.add(iris, forKey: "iris")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.07) { [finish] in finish() }
      finish = {}
    }
  }
}
