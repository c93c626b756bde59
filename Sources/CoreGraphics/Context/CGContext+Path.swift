public import Foundation
import InterludeGeometry

/// Which parts of a path are painted, and by which rule.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
  public func beginPath() { currentPath = Path() }

  public func move(to point: CGPoint) { currentPath.move(to: based(point)) }

  public func addLine(to point: CGPoint) { currentPath.line(to: based(point)) }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.cubic(based(control1), based(control2), to: based(end))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quad(based(control), to: based(end))
  }

  public func closePath() { currentPath.close() }

  public func addRect(_ rect: CGRect) { add(.rect(rect)) }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  public func addEllipse(in rect: CGRect) { add(.oval(in: rect)) }

  /// `clockwise` is meant with the y axis pointing up: where y points down, it turns the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extendInUserSpace { path in
      path.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extendInUserSpace { path in
      path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  public func addPath(_ path: CGPath) { add(path.path) }

  public var path: CGPath? {
    guard !currentPath.isEmpty, let inverse = state.transform.inverse else { return nil }
    return CGPath(currentPath.transformed(by: inverse))
  }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// In user space; zero without a path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule = mode == .eoFill || mode == .eoFillStroke ? CGPathFillRule.evenOdd : .winding
    return path?.contains(point, using: rule) ?? false
  }

  /// The path becomes the outline of its line.
  public func replacePathWithStrokedPath() {
    note("CGContext.replacePathWithStrokedPath", "is not there yet; the path stays as it was")
  }

  private func based(_ point: CGPoint) -> CGPoint { state.transform.apply(point) }

  private func add(_ path: Path) { currentPath.append(path.transformed(by: state.transform)) }

  /// Shapes that depend on the current point are made in user space, then transformed.
  private func extendInUserSpace(_ change: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    let current = currentPath.currentPoint
    if let current { path.move(to: state.transform.inverse?.apply(current) ?? current) }
    change(path)
    let elements = path.path.transformed(by: state.transform).elements
    for element in elements.dropFirst(current == nil ? 0 : 1) { currentPath.append(element) }
  }
}

extension CGMutablePath {
  /// A circle's arc that touches both lines from the corner `tangent1End`, and the line to it.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let inverse = transform.affine.inverse ?? .identity
    let start = inverse.apply(currentPoint)
    let first = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let lengths = (first.length, second.length)
    let cross = first.dx * second.dy - first.dy * second.dx
    guard radius > 0, radius.isFinite, lengths.0 > 0, lengths.1 > 0, cross != 0 else {
      return addLine(to: tangent1End, transform: transform)
    }
    let (u, v) = (
      CGVector(dx: first.dx / lengths.0, dy: first.dy / lengths.0),
      CGVector(dx: second.dx / lengths.1, dy: second.dy / lengths.1)
    )
    // The half angle's tangent from cosine and sine of the whole: no angle is needed.
    let cosine = u.dx * v.dx + u.dy * v.dy
    let sine = abs(u.dx * v.dy - u.dy * v.dx)
    let reach = radius * (1 + cosine) / sine
    let from = CGPoint(x: tangent1End.x + u.dx * reach, y: tangent1End.y + u.dy * reach)
    let to = CGPoint(x: tangent1End.x + v.dx * reach, y: tangent1End.y + v.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: from.x - u.dy * radius * side, y: from.y + u.dx * radius * side)
    addArc(
      center: center, radius: radius,
      startAngle: Elementary.atan2(from.y - center.y, from.x - center.x),
      endAngle: Elementary.atan2(to.y - center.y, to.x - center.x), clockwise: cross > 0,
      transform: transform)
  }
}

extension CGVector {
  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
