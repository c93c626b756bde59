public import Foundation
package import InterludeGeometry

/// An immutable path.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.rect(rect).transformed(by: transform.affine))
  }

  /// Four curves from the middle of the right edge.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path.oval(in: rect).transformed(by: transform.affine))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path.roundedRect(rect, radiusX: cornerWidth, radiusY: cornerHeight)
        .transformed(by: transform.affine))
  }

  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The box around all points, control points included.
  public var boundingBox: CGRect { path.controlBounds }
  /// The tight box around what is drawn.
  public var boundingBoxOfPath: CGRect { path.bounds }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.transformed(by: transform.affine)
      .contains(point, rule: rule == .evenOdd ? .evenOdd : .nonZero)
  }

  /// True for one closed upright rectangle, which is written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = path.controlBounds
    guard !box.isNull, path == .rect(box) else { return false }
    rect?.pointee = box
    return true
  }

  public func copy() -> CGPath? { CGPath(path) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.transformed(by: transform.affine))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.transformed(by: transform.affine))
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() { self.init(Path()) }

  package override init(_ path: Path) { super.init(path) }

  /// A snapshot, as Apple's: later additions do not show in it.
  public override func copy() -> CGPath? { CGPath(path) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { path.quad(control.applying(transform), to: end.applying(transform)) }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.cubic(
      control1.applying(transform), control2.applying(transform), to: end.applying(transform))
  }

  /// `clockwise` is meant with the y axis pointing up, as in Core Graphics: angles fall.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    if let current = path.currentPoint, let inverse = transform.affine.inverse {
      arc.move(to: inverse.apply(current))
    }
    let hasCurrent = arc.currentPoint != nil
    arc.arc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: !clockwise)
    for element in arc.transformed(by: transform.affine).elements.dropFirst(hasCurrent ? 1 : 0) {
      path.append(element)
    }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path.rect(rect).transformed(by: transform.affine))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path.oval(in: rect).transformed(by: transform.affine))
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.append(
      Path.roundedRect(rect, radiusX: cornerWidth, radiusY: cornerHeight)
        .transformed(by: transform.affine))
  }

  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.transformed(by: transform.affine))
  }

  public func closeSubpath() { path.close() }
}

extension UnsafePointer<CGAffineTransform>? {
  fileprivate var affine: Affine { self?.pointee.affine ?? .identity }
}

/// What counts as inside where a path crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round
  case square
}

public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round
  case bevel
}
