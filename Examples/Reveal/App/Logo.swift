import UIKit

/// The app's mark: a flower of six petals around a full middle.
enum Logo {
    /// The radius within which the mark has no hole and no gap, as a part of its own.
    static let core: CGFloat = 0.62

    /// The mark about the origin, `radius` from its middle to a petal's tip.
    static func path(radius: CGFloat) -> CGPath {
        let path = UIBezierPath()
        let petals = 6
        let valley = radius * core * 1.02
        for petal in 0..<petals {
            let angle = CGFloat(petal) * 2 * .pi / CGFloat(petals) - .pi / 2
            let half = CGFloat.pi / CGFloat(petals)
            let start = point(valley, angle - half)
            let end = point(valley, angle + half)
            let reach = radius * 1.16
            if petal == 0 { path.move(to: start) }
            path.addCurve(
                to: end,
                controlPoint1: point(reach, angle - half * 0.86),
                controlPoint2: point(reach, angle + half * 0.86))
        }
        path.close()
        return path.cgPath
    }

    private static func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: angle))
    }
}

/// The mark about a view's middle: a view, so that it moves with the layout when the screen turns.
final class FlowerView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    var shape: CAShapeLayer? { layer as? CAShapeLayer }

    init(color: UIColor) {
        super.init(frame: .zero)
        shape?.fillColor = color.cgColor
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
