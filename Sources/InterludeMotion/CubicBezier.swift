/// A pace: a cubic Bézier curve from (0,0) to (1,1), read as progress over time (F73, F74).
package struct CubicBezier: Equatable, Hashable, Sendable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  /// Control points; x is kept in 0…1, so that time never runs back. Numbers that are none become 0.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func unit(_ x: Double) -> Double { x.isNaN ? 0 : min(1, max(0, x)) }
    self.x1 = unit(x1)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = unit(x2)
    self.y2 = y2.isFinite ? y2 : 0
  }

  package static let linear = CubicBezier(0, 0, 1, 1)
  package static let easeIn = CubicBezier(0.42, 0, 1, 1)
  package static let easeOut = CubicBezier(0, 0, 0.58, 1)
  package static let easeInEaseOut = CubicBezier(0.42, 0, 0.58, 1)
  /// Core Animation's "default" curve.
  package static let system = CubicBezier(0.25, 0.1, 0.25, 1)

  /// Progress at time `t`: solves x(s) = t and answers y(s), exactly 0 and 1 at the ends.
  package func callAsFunction(_ t: Double) -> Double {
    guard t > 0 else { return 0 }
    guard t < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return t }
    let s = parameter(atX: t)
    return ((ay * s + by) * s + cy) * s
  }

  private var cx: Double { 3 * x1 }
  private var bx: Double { 3 * (x2 - x1) - cx }
  private var ax: Double { 1 - cx - bx }
  private var cy: Double { 3 * y1 }
  private var by: Double { 3 * (y2 - y1) - cy }
  private var ay: Double { 1 - cy - by }

  /// Newton's steps, kept inside a bracket that bisection narrows where the curve is flat.
  private func parameter(atX x: Double) -> Double {
    let (ax, bx, cx) = (ax, bx, cx)
    var (low, high) = (0.0, 1.0)
    var s = x
    for _ in 0..<64 {
      let error = ((ax * s + bx) * s + cx) * s - x
      if abs(error) < 1e-15 { return s }
      if error > 0 { high = s } else { low = s }
      let slope = (3 * ax * s + 2 * bx) * s + cx
      let newton = s - error / slope
      let next = slope != 0 && newton > low && newton < high ? newton : low + (high - low) / 2
      if next == s { return s }
      s = next
    }
    return s
  }
}
