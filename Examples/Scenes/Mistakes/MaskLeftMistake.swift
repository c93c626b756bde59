import InterludeStage
import InterludeStudio
import UIKit

/// An iris opens, and the mask that makes it stays on the screen.
@MainActor
enum MaskLeftMistake {
  static let scene = FilmScene(
    "mistake-mask-left", "the iris stops at the width, and its mask stays: the corners are gone",
    rule: "D08",
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
      let center = CGRect(x: to.bounds.midX, y: to.bounds.midY, width: 0, height: 0)
      let small = UIBezierPath(ovalIn: center.insetBy(dx: -20, dy: -20)).cgPath
      let radius = to.bounds.width * 0.6
      let large = UIBezierPath(ovalIn: center.insetBy(dx: -radius, dy: -radius)).cgPath

      let mask = CAShapeLayer()
      mask.path = large
      to.layer.mask = mask
      let iris = CABasicAnimation(keyPath: "path")
      iris.fromValue = small
      iris.toValue = large
      iris.duration = transitionDuration(using: transitionContext)
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      mask.add(iris, forKey: "iris")
      CATransaction.commit()
    }
  }
}
