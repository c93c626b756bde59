import InterludeGeometry
import InterludeScene
import Foundation

/// What draws a symbol: lines of the symbol's weight, and areas.
///
/// Coordinates are point sizes, y down, about the symbol's middle: a symbol of a circle reaches from
/// −0.56 to 0.56.
struct SymbolPen {
  /// The width of a line.
  let line: Double
  private(set) var nodes: [PictureNode] = []

  init(line: Double) { self.line = line }

  /// A line with round ends and corners.
  mutating func stroke(_ path: Path, _ factor: Double = 1) {
    let style = StrokeStyle(width: line * factor, cap: .round, join: .round)
    nodes.append(.stroke(path, style, .black))
  }

  mutating func stroke(_ points: (Double, Double)..., closed: Bool = false) {
    var path = Path()
    path.polygon(points)
    if closed { path.close() }
    stroke(path)
  }

  /// Lines whose corners are round.
  mutating func stroke(
    _ points: (Double, Double)..., radius: Double, closed: Bool = false
  ) { stroke(.soft(points, radius: radius, closed: closed)) }

  /// An area; where its parts overlap there is a hole.
  mutating func fill(_ path: Path) { nodes.append(.fill(path, .evenOdd, .black)) }

  /// An area with soft corners: its outline is drawn too, inside the size it is given.
  mutating func fillSoftly(_ path: Path) {
    nodes.append(.fill(path, .nonZero, .black))
    stroke(path)
  }
}

extension Path {
  mutating func polygon(_ points: [(Double, Double)]) {
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { move(to: place) } else { line(to: place) }
    }
  }

  static func polygon(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    path.polygon(points)
    path.close()
    return path
  }

  /// Lines through points, each corner cut `radius` before it, or half way, and rounded.
  static func soft(
    _ points: [(Double, Double)], radius: Double, closed: Bool = false
  ) -> Path {
    /// Of the quarter of a circle as a cubic.
    let bulge = 0.5523
    let places = points.map { CGPoint(x: $0.0, y: $0.1) }
    func towards(_ place: CGPoint, _ corner: CGPoint, _ share: Double) -> CGPoint {
      CGPoint(
        x: place.x + (corner.x - place.x) * share, y: place.y + (corner.y - place.y) * share)
    }
    func cut(_ corner: CGPoint, _ other: CGPoint) -> CGPoint {
      let (x, y) = (other.x - corner.x, other.y - corner.y)
      let length = (x * x + y * y).squareRoot()
      return towards(corner, other, length > 0 ? min(radius / length, 0.5) : 0)
    }
    var path = Path()
    for (index, corner) in places.enumerated() {
      let isEnd = !closed && (index == 0 || index == places.count - 1)
      let before = places[(index + places.count - 1) % places.count]
      let start = isEnd ? corner : cut(corner, before)
      if index == 0 { path.move(to: start) } else { path.line(to: start) }
      if isEnd { continue }
      let end = cut(corner, places[(index + 1) % places.count])
      path.cubic(towards(start, corner, bulge), towards(end, corner, bulge), to: end)
    }
    if closed { path.close() }
    return path
  }

  static func circle(_ radius: Double, at x: Double = 0, _ y: Double = 0) -> Path {
    .oval(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A rectangle given by its edges.
  static func box(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, radius: Double = 0
  ) -> Path {
    .roundedRect(
      CGRect(x: left, y: top, width: right - left, height: bottom - top), radius: radius)
  }

  /// A plus as one outline, `reach` from the middle to an end, turned by eighths of a turn.
  static func cross(reach: Double, width: Double, turned: Bool = false) -> Path {
    let h = width / 2
    let points: [(Double, Double)] = [
      (-h, -reach), (h, -reach), (h, -h), (reach, -h), (reach, h), (h, h), (h, reach),
      (-h, reach), (-h, h), (-reach, h), (-reach, -h), (-h, -h),
    ]
    guard turned else { return .polygon(points) }
    let half = 0.5.squareRoot()
    return .polygon(points.map { (($0 - $1) * half, ($0 + $1) * half) })
  }
}
