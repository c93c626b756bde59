package import Foundation

extension Path {
  /// One piece that can be drawn, from the end of the piece before it.
  package enum Segment: Equatable, Sendable {
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)

    package var end: CGPoint {
      switch self {
      case .line(let point), .quad(_, let point), .cubic(_, _, let point): point
      }
    }

    /// The point at parameter `t` of the piece that begins at `start`.
    package func point(at t: Double, from start: CGPoint) -> CGPoint {
      let u = 1 - t
      switch self {
      case .line(let p):
        return CGPoint(x: start.x + (p.x - start.x) * t, y: start.y + (p.y - start.y) * t)
      case .quad(let c, let p):
        let (k0, k1, k2) = (u * u, 2 * u * t, t * t)
        return CGPoint(
          x: k0 * start.x + k1 * c.x + k2 * p.x, y: k0 * start.y + k1 * c.y + k2 * p.y)
      case .cubic(let a, let b, let p):
        let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
          x: k0 * start.x + k1 * a.x + k2 * b.x + k3 * p.x,
          y: k0 * start.y + k1 * a.y + k2 * b.y + k3 * p.y)
      }
    }

    /// The direction in which the piece goes at parameter `t`, of any length; zero for a mere point.
    package func direction(at t: Double, from start: CGPoint) -> CGPoint {
      let u = 1 - t
      func way(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: b.x - a.x, y: b.y - a.y) }
      let slope: CGPoint
      switch self {
      case .line(let p): slope = way(start, p)
      case .quad(let c, let p):
        let (a, b) = (way(start, c), way(c, p))
        slope = CGPoint(x: u * a.x + t * b.x, y: u * a.y + t * b.y)
      case .cubic(let c1, let c2, let p):
        let (a, b, c) = (way(start, c1), way(c1, c2), way(c2, p))
        let (k0, k1, k2) = (u * u, 2 * u * t, t * t)
        slope = CGPoint(
          x: k0 * a.x + k1 * b.x + k2 * c.x, y: k0 * a.y + k1 * b.y + k2 * c.y)
      }
      if slope.x != 0 || slope.y != 0 { return slope }
      // The curve stands still here: towards a point just ahead, or from one just behind at the end.
      let step = 1.0 / 4096
      let (low, high) = t < 1 - step ? (t, t + step) : (1 - step, 1)
      return way(point(at: low, from: start), point(at: high, from: start))
    }

    /// The part between two parameters, as a piece, with where it begins.
    package func part(from t0: Double, to t1: Double, start: CGPoint) -> (CGPoint, Segment) {
      switch self {
      case .line: return (point(at: t0, from: start), .line(point(at: t1, from: start)))
      case .quad(let c, let p):
        // Raised to a cubic, whose parts are cubics.
        let a = CGPoint(x: start.x + (c.x - start.x) * 2 / 3, y: start.y + (c.y - start.y) * 2 / 3)
        let b = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        return Segment.cubic(a, b, p).part(from: t0, to: t1, start: start)
      case .cubic(let a, let b, let p):
        func blossom(_ u: Double, _ v: Double, _ w: Double) -> CGPoint {
          func mix(_ p: CGPoint, _ q: CGPoint, _ t: Double) -> CGPoint {
            CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
          }
          let ab = mix(mix(start, a, u), mix(a, b, u), v)
          let bc = mix(mix(a, b, u), mix(b, p, u), v)
          return mix(ab, bc, w)
        }
        return (
          blossom(t0, t0, t0),
          .cubic(blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
        )
      }
    }
  }

  package struct Subpath: Equatable, Sendable {
    package var start: CGPoint
    /// A closed subpath ends with the line back to its start, where that has a length.
    package var segments: [Segment]
    package var isClosed: Bool
  }

  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    func add(_ segment: Segment) {
      current?.segments.append(segment)
    }
    for element in elements {
      if case .move = element {
      } else if current == nil, let last = result.last {
        current = Subpath(start: last.start, segments: [], isClosed: false)
      }
      switch element {
      case .move(let point):
        if let current { result.append(current) }
        current = Subpath(start: point, segments: [], isClosed: false)
      case .line(let point): add(.line(point))
      case .quad(let control, let point): add(.quad(control, point))
      case .cubic(let first, let second, let point): add(.cubic(first, second, point))
      case .close:
        guard var closed = current else { continue }
        if let end = closed.segments.last?.end, end != closed.start {
          closed.segments.append(.line(closed.start))
        }
        closed.isClosed = true
        result.append(closed)
        current = nil
      }
    }
    if let current { result.append(current) }
    return result
  }
}
