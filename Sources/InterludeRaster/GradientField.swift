import Foundation
import InterludeGeometry
import InterludeScene

/// The location of a point in a gradient that is not axial, by + − × ÷, roots and our own arcs.
struct GradientField: Sendable {
  private enum Kind: Sendable {
    /// Reciprocals of the ellipse's half axes.
    case radial(Double, Double)
    /// Turns of the direction that is location 0.
    case conic(Double)
    /// Way from the first centre to the second, first radius and what the second has more.
    case circles(x: Double, y: Double, radius: Double, growth: Double)
  }

  private let kind: Kind
  /// From the middle of the target's pixel 0, 0 to the rectangle's coordinates about the start.
  private let map: Affine

  /// nil for an axial gradient, and where the numbers lead nowhere.
  init?(_ gradient: Gradient, start: CGPoint, end: CGPoint, inverse: Affine) {
    let way = (x: end.x - start.x, y: end.y - start.y)
    switch gradient.kind {
    case .axial: return nil
    case .radial:
      guard way.x != 0, way.y != 0 else { return nil }
      kind = .radial(1 / abs(way.x), 1 / abs(way.y))
    case .conic:
      kind = .conic(
        way.x == 0 && way.y == 0 ? 0 : Elementary.atan2(way.y, way.x) / (2 * .pi))
    case .circles(let first, let last):
      guard first.isFinite, last.isFinite, first >= 0, last >= 0 else { return nil }
      kind = .circles(x: way.x, y: way.y, radius: first, growth: last - first)
    }
    map = Affine(translationX: 0.5, y: 0.5).concatenating(inverse)
      .concatenating(Affine(translationX: -start.x, y: -start.y))
    guard map.isFinite, way.x.isFinite, way.y.isFinite else { return nil }
  }

  /// nil where no circle passes.
  @inline(__always)
  func location(x: Int, y: Int) -> Double? {
    let (column, row) = (Double(x), Double(y))
    let px = map.a * column + map.c * row + map.tx
    let py = map.b * column + map.d * row + map.ty
    switch kind {
    case .radial(let unitX, let unitY):
      let (u, v) = (px * unitX, py * unitY)
      return (u * u + v * v).squareRoot()
    case .conic(let first):
      guard px != 0 || py != 0 else { return 0 }
      let turns = Elementary.atan2(py, px) / (2 * .pi) - first
      return turns - turns.rounded(.down)
    case .circles(let dx, let dy, let radius, let growth):
      return Self.circle(px, py, dx, dy, radius, growth)
    }
  }

  /// The largest t at which the circle about t·d of the radius r + t·g, not below 0, passes.
  @inline(__always)
  private static func circle(
    _ px: Double, _ py: Double, _ dx: Double, _ dy: Double, _ radius: Double, _ growth: Double
  ) -> Double? {
    let a = dx * dx + dy * dy - growth * growth
    let b = px * dx + py * dy + radius * growth
    let c = px * px + py * py - radius * radius
    func isThere(_ t: Double) -> Bool { radius + t * growth >= 0 }
    guard a != 0 else {
      guard b != 0 else { return nil }
      let t = c / (2 * b)
      return isThere(t) ? t : nil
    }
    let square = b * b - a * c
    guard square >= 0 else { return nil }
    let root = square.squareRoot()
    let (t, u) = ((b + root) / a, (b - root) / a)
    let (high, low) = (max(t, u), min(t, u))
    if isThere(high) { return high }
    return isThere(low) ? low : nil
  }
}
