public import UIKit

/// The outline of a hole through which the next screen is seen.
@MainActor
public struct TransitionShape {
  /// The outline in a square of side 1, its middle at (0.5, 0.5).
  let outline: UIBezierPath

  /// A closed outline of any size, seen from whose middle all of it is in sight.
  public init(_ path: UIBezierPath) {
    let bounds = path.bounds
    let side = max(bounds.width, bounds.height)
    let isUsable = side > 0 && side.isFinite && bounds.midX.isFinite && bounds.midY.isFinite
    guard isUsable else {
      outline = UIBezierPath(ovalIn: Self.square)
      return
    }
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.usesEvenOddFillRule = path.usesEvenOddFillRule
    copy.apply(
      CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
        .concatenating(CGAffineTransform(scaleX: 1 / side, y: 1 / side))
        .concatenating(CGAffineTransform(translationX: 0.5, y: 0.5)))
    outline = copy
  }

  public static var circle: TransitionShape { TransitionShape(UIBezierPath(ovalIn: square)) }

  /// A square with round corners; the radius is a part of its side, up to 0.5.
  public static func roundedSquare(cornerRadius: CGFloat = 0.22) -> TransitionShape {
    TransitionShape(UIBezierPath(roundedRect: square, cornerRadius: min(0.5, max(0, cornerRadius))))
  }

  public static var diamond: TransitionShape {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0.5, y: 0))
    path.addLine(to: CGPoint(x: 1, y: 0.5))
    path.addLine(to: CGPoint(x: 0.5, y: 1))
    path.addLine(to: CGPoint(x: 0, y: 0.5))
    path.close()
    return TransitionShape(path)
  }

  private static let square = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The side at which the shape, its middle at `center`, covers all of `rect`.
  ///
  /// Doubled until the rectangle's border lies inside, then halved in between. What is inside the
  /// border is inside the shape, since the shape is seen whole from its middle.
  func side(covering rect: CGRect, from center: CGPoint) -> CGFloat {
    let border = Self.border(of: rect)
    func covers(_ side: CGFloat) -> Bool {
      border.allSatisfy {
        outline.contains(
          CGPoint(x: ($0.x - center.x) / side + 0.5, y: ($0.y - center.y) / side + 0.5))
      }
    }
    var upper = max(rect.width, rect.height, 1)
    for _ in 0..<12 where !covers(upper) { upper *= 2 }
    var lower = upper / 2
    for _ in 0..<10 {
      let middle = (lower + upper) / 2
      if covers(middle) { upper = middle } else { lower = middle }
    }
    // Between the samples of the border a notch could reach in: a little more than just enough.
    return upper * 1.02
  }

  private static func border(of rect: CGRect) -> [CGPoint] {
    let steps = 16
    return (0...steps).flatMap { step in
      let part = CGFloat(step) / CGFloat(steps)
      let x = rect.minX + rect.width * part
      let y = rect.minY + rect.height * part
      return [
        CGPoint(x: x, y: rect.minY), CGPoint(x: x, y: rect.maxY), CGPoint(x: rect.minX, y: y),
        CGPoint(x: rect.maxX, y: y),
      ]
    }
  }
}

/// A view that is its shape, for a mask or in a colour, and scaled rather than redrawn.
final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(_ shape: TransitionShape, side: CGFloat, center: CGPoint, color: UIColor = .black) {
    super.init(
      frame: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    let path = UIBezierPath(cgPath: shape.outline.cgPath)
    path.apply(CGAffineTransform(scaleX: side, y: side))
    guard let layer = layer as? CAShapeLayer else { return }
    layer.path = path.cgPath
    layer.fillColor = color.cgColor
    layer.fillRule = shape.outline.usesEvenOddFillRule ? .evenOdd : .nonZero
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
