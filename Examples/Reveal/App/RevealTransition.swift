import UIKit

/// Gives the navigation controller its animator, or leaves it to the system.
public final class RevealTransitionDelegate: NSObject, UINavigationControllerDelegate {
    public enum Variant {
        case right
        /// No animator: the system's slide.
        case none
        /// Shrinks to a scale of exactly 0, which no matrix comes back from: gone in the first frame.
        case zeroScale
    }

    private let variant: Variant

    public init(_ variant: Variant = .right) {
        self.variant = variant
        super.init()
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        // Without an animator screens slide as the system has them, as where less motion is wanted.
        if variant == .none || UIAccessibility.isReduceMotionEnabled { return nil }
        return RevealTransition(operation: operation, smallest: variant == .zeroScale ? 0 : 0.01)
    }
}

/// Opens the gallery through the mark, which grows until it is everything; closes it by shrinking it away.
final class RevealTransition: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private let operation: UINavigationController.Operation
    private let smallest: CGFloat
    private weak var context: UIViewControllerContextTransitioning?
    private weak var logo: CALayer?

    init(operation: UINavigationController.Operation, smallest: CGFloat) {
        self.operation = operation
        self.smallest = smallest
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let from = transitionContext.viewController(forKey: .from),
              let to = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        to.view.frame = transitionContext.finalFrame(for: to)
        if operation == .push, let master = from as? LogoViewController {
            reveal(to, from: master, transitionContext)
        } else {
            shrink(from, over: to, transitionContext)
        }
    }

    // MARK: In

    private func reveal(
        _ detail: UIViewController, from master: LogoViewController, _ context: UIViewControllerContextTransitioning
    ) {
        context.containerView.addSubview(detail.view)
        let center = detail.view.convert(master.logo.center, from: master.view)
        let scale = Self.scale(from: center, in: detail.view.bounds)
        let full = CATransform3DMakeScale(scale, scale, 1)

        let mask = CAShapeLayer()
        mask.path = master.logo.shape?.path
        mask.position = center
        // The mask stays as large as it grows, so that nothing jumps before it is taken away.
        mask.transform = full
        detail.view.layer.mask = mask
        logo = master.logo.layer

        let grow = CABasicAnimation(keyPath: "transform")
        grow.fromValue = CATransform3DIdentity
        grow.toValue = full
        grow.duration = transitionDuration(using: context)
        grow.timingFunction = CAMediaTimingFunction(name: .easeIn)
        master.logo.layer.add(grow, forKey: "grow")

        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = grow.duration
        fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
        detail.view.layer.add(fade, forKey: "fade")

        // The one that tells when all are over.
        grow.delegate = self
        mask.add(grow, forKey: "grow")
    }

    /// How often the mark must be as large as it is, for its full middle to cover the whole screen.
    static func scale(from center: CGPoint, in bounds: CGRect) -> CGFloat {
        let dx = max(center.x - bounds.minX, bounds.maxX - center.x)
        let dy = max(center.y - bounds.minY, bounds.maxY - center.y)
        return (dx * dx + dy * dy).squareRoot() / (LogoViewController.radius * Logo.core)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context, let detail = context.viewController(forKey: .to) else { return }
        context.completeTransition(!context.transitionWasCancelled)
        detail.view.layer.mask = nil
        logo?.removeAnimation(forKey: "grow")
        detail.view.layer.removeAnimation(forKey: "fade")
    }

    // MARK: Out

    private func shrink(
        _ source: UIViewController, over destination: UIViewController, _ context: UIViewControllerContextTransitioning
    ) {
        context.containerView.insertSubview(destination.view, belowSubview: source.view)
        UIView.animate(withDuration: transitionDuration(using: context), animations: {
            source.view.transform = CGAffineTransform(scaleX: self.smallest, y: self.smallest)
        }, completion: { _ in
            let completed = !context.transitionWasCancelled
            context.completeTransition(completed)
            if completed { source.view.transform = .identity }
        })
    }
}
