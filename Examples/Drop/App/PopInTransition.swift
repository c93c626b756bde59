import UIKit

/// Lets a screen spring out of the middle of the one below it.
final class PopInTransition: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private let completesEarly: Bool
    private weak var context: UIViewControllerContextTransitioning?

    init(completesEarly: Bool) {
        self.completesEarly = completesEarly
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let to = transitionContext.viewController(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        to.view.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        container.addSubview(to.view)

        let bounce = CAKeyframeAnimation(keyPath: "transform.scale")
        bounce.values = [0.1, 1.1, 0.9, 1]
        bounce.keyTimes = [0, 0.6, 0.8, 1]
        bounce.duration = transitionDuration(using: transitionContext)
        bounce.delegate = self
        to.view.layer.add(bounce, forKey: "bounce")
        if completesEarly { transitionContext.completeTransition(true) }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard !completesEarly, let context else { return }
        context.completeTransition(!context.transitionWasCancelled)
    }
}
