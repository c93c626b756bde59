import UIKit

/// Drops a screen from above, and throws it back up.
final class DropTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let appearing: Bool

    init(appearing: Bool) {
        self.appearing = appearing
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
              let to = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let rest = transitionContext.initialFrame(for: from)
        let above = rest.offsetBy(dx: 0, dy: -UIScreen.main.bounds.height)
        if appearing {
            to.view.frame = above
            container.addSubview(to.view)
            spring(transitionContext, { to.view.frame = rest }, then: {})
        } else {
            container.insertSubview(to.view, at: 0)
            spring(transitionContext, { from.view.frame = above }, then: {
                if !transitionContext.transitionWasCancelled { from.view.removeFromSuperview() }
            })
        }
    }

    private func spring(
        _ context: UIViewControllerContextTransitioning, _ changes: @escaping () -> Void, then finish: @escaping () -> Void
    ) {
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: [],
            animations: changes,
            completion: { _ in
                finish()
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
