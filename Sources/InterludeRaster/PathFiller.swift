import Foundation
import InterludeGeometry

/// Cuts paths to straight pieces in pixels and gives them to an accumulator.
struct PathFiller {
  /// How far a straight piece may stray from its curve, in pixels: less than a level can tell.
  static let tolerance = 1.0 / 512
  /// Beyond this many pixels an outline is drawn along the border of the guarded square instead.
  static let guardLimit = 2_097_152.0

  /// Curves with a point further away than this are drawn as a line to their end.
  static let curveLimit = 1e15

  private(set) var cells: CellAccumulator
  private let transform: Affine
  private var start = CGPoint.zero
  private var current = CGPoint.zero

  /// The transform leads to pixels.
  init(clip: PixelRect, transform: Affine) {
    cells = CellAccumulator(clip: clip)
    self.transform = transform
  }

  /// Subpaths that are open are closed.
  mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point):
        line(to: start)
        start = transform.apply(point)
        current = start
      case .line(let point): line(to: transform.apply(point))
      case .quad(let control, let point):
        curve(.quad(transform.apply(control), transform.apply(point)))
      case .cubic(let first, let second, let point):
        curve(.cubic(transform.apply(first), transform.apply(second), transform.apply(point)))
      case .close: line(to: start)
      }
    }
    line(to: start)
  }

  private mutating func curve(_ segment: Path.Segment) {
    let origin = current
    guard Self.isNear(origin), segment.isNear else { return line(to: segment.end) }
    let pieces = segment.pieces(from: origin, tolerance: Self.tolerance)
    for piece in 1..<max(1, pieces) {
      line(to: segment.point(at: Double(piece) / Double(pieces), from: origin))
    }
    line(to: segment.end)
  }

  fileprivate static func isNear(_ point: CGPoint) -> Bool {
    abs(point.x) < curveLimit && abs(point.y) < curveLimit
  }

  private mutating func line(to point: CGPoint) {
    let from = current
    current = point
    let limit = Self.guardLimit
    if abs(from.x) <= limit, abs(from.y) <= limit, abs(point.x) <= limit, abs(point.y) <= limit {
      cells.line(
        Self.fixed(from.x), Self.fixed(from.y), Self.fixed(point.x), Self.fixed(point.y))
    } else {
      guardedLine(from, point)
    }
  }

  /// To the nearest 256th of a pixel.
  static func fixed(_ value: Double) -> Int { Int((value * 256).rounded()) }

  /// Cuts off what is above and below the guarded square, and moves what is beside it to its edge.
  private mutating func guardedLine(_ a: CGPoint, _ b: CGPoint) {
    let limit = Self.guardLimit
    guard a.x.isFinite, a.y.isFinite, b.x.isFinite, b.y.isFinite, a.y != b.y else { return }
    guard max(a.y, b.y) > -limit, min(a.y, b.y) < limit else { return }
    func x(at y: Double) -> Double { a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)) }
    func y(at x: Double) -> Double { a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x)) }
    func kept(_ p: CGPoint) -> CGPoint {
      let inside = max(-limit, min(limit, p.y))
      return inside == p.y ? p : CGPoint(x: x(at: inside), y: inside)
    }
    var stops = [kept(a)]
    let last = kept(b)
    var crossings: [CGPoint] = []
    for edge in [-limit, limit] where (stops[0].x < edge) != (last.x < edge) {
      crossings.append(CGPoint(x: edge, y: max(-limit, min(limit, y(at: edge)))))
    }
    if stops[0].x > last.x { crossings.reverse() }
    stops += crossings
    stops.append(last)
    func fixedX(_ p: CGPoint) -> Int { Self.fixed(max(-limit, min(limit, p.x))) }
    for (from, to) in zip(stops, stops.dropFirst()) {
      cells.line(fixedX(from), Self.fixed(from.y), fixedX(to), Self.fixed(to.y))
    }
  }
}

extension Path.Segment {
  fileprivate var isNear: Bool {
    switch self {
    case .line(let end): PathFiller.isNear(end)
    case .quad(let control, let end): PathFiller.isNear(control) && PathFiller.isNear(end)
    case .cubic(let first, let second, let end):
      PathFiller.isNear(first) && PathFiller.isNear(second) && PathFiller.isNear(end)
    }
  }
}
