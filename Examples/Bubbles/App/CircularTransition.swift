import UIKit

/// Opens a screen as a circle that grows from the tapped bubble, and closes it the same way.
final class CircularTransition: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private let operation: UINavigationController.Operation
    private let slip: Slip
    private weak var context: UIViewControllerContextTransitioning?
    private weak var maskedView: UIView?

    init(operation: UINavigationController.Operation, slip: Slip = .none) {
        self.operation = operation
        self.slip = slip
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let container = transitionContext.containerView
        guard let from = transitionContext.viewController(forKey: .from),
              let to = transitionContext.viewController(forKey: .to),
              let bubbles = (operation == .push ? from : to) as? BubblesViewController,
              let button = bubbles.tappedButton
        else {
            transitionContext.completeTransition(false)
            return
        }
        let detail: UIViewController = operation == .push ? to : from
        if operation == .push {
            container.addSubview(from.view)
            container.addSubview(to.view)
        } else {
            container.addSubview(to.view)
            container.addSubview(from.view)
        }

        let frame = container.convert(button.frame, from: bubbles.view)
        let small = UIBezierPath(ovalIn: frame).cgPath
        let reach = Self.reach(from: frame, in: container.bounds, slip)
        let large = UIBezierPath(ovalIn: frame.insetBy(dx: -reach, dy: -reach)).cgPath

        let mask = CAShapeLayer()
        mask.path = operation == .push ? large : small
        detail.view.layer.mask = mask
        maskedView = detail.view

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = operation == .push ? small : large
        animation.toValue = operation == .push ? large : small
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = self
        mask.add(animation, forKey: "path")
    }

    /// How much larger than the bubble the circle must be to touch the farthest corner of the screen.
    static func reach(from frame: CGRect, in screen: CGRect, _ slip: Slip = .none) -> CGFloat {
        // The farthest corner lies across the middle, in both directions.
        let place = slip == .quadrant ? frame.origin : CGPoint(x: frame.midX, y: frame.midY)
        let corner = CGPoint(
            x: place.x < screen.midX ? screen.maxX : screen.minX,
            y: place.y < screen.midY ? screen.maxY : screen.minY)
        let dx = corner.x - frame.midX
        let dy = corner.y - frame.midY
        let distance = (dx * dx + dy * dy).squareRoot()
        let half = frame.width / 2
        return distance - (slip == .bareCorner ? (2 * half * half).squareRoot() : half)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context else { return }
        context.completeTransition(!context.transitionWasCancelled)
        maskedView?.layer.mask = nil
    }
}
