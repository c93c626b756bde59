import Foundation
import InterludeGeometry
import InterludeScene

/// Points of which no two neighbours are the same, joined by straight pieces.
struct Polyline {
  struct Piece {
    /// Of length 1.
    var direction: CGPoint
    var length: Double
  }

  private(set) var points: [CGPoint]
  /// A closed line's last point is joined to its first, which it does not repeat.
  let isClosed: Bool

  init(_ points: [CGPoint], isClosed: Bool) {
    var kept: [CGPoint] = []
    for point in points where kept.last.map({ Self.distance($0, point) > 0 }) ?? true {
      kept.append(point)
    }
    while isClosed, kept.count > 1, kept.first == kept.last { kept.removeLast() }
    self.points = kept
    self.isClosed = isClosed && kept.count > 2
    if isClosed, kept.count == 2 { self.points.append(kept[0]) }
  }

  func reversed() -> Polyline { Polyline(points.reversed(), isClosed: isClosed) }

  /// One for each point but the last of an open line.
  var directions: [Piece] {
    let count = isClosed ? points.count : points.count - 1
    return (0..<max(0, count)).map { index in
      let a = points[index]
      let b = points[(index + 1) % points.count]
      let length = Self.distance(a, b)
      return Piece(
        direction: CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length), length: length)
    }
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension Polyline {
  /// More dashes than this cannot be told from a solid line.
  private static let mostDashes = 100_000.0

  /// The drawn parts; nil where the pattern is none. A dash over a closed line's start is one.
  func dashed(_ style: StrokeStyle) -> [Polyline]? {
    let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, style.dashPhase.isFinite,
      pattern.allSatisfy({ $0 >= 0 })
    else { return nil }
    let pieces = directions
    let length = pieces.reduce(0) { $0 + $1.length }
    guard length / period * Double(pattern.count) < Self.mostDashes else { return nil }

    var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var index = 0
    while phase > 0, phase >= pattern[index] {
      phase -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var rest = pattern[index] - phase
    var isOn = index % 2 == 0
    let beginsOn = isOn
    var parts: [[CGPoint]] = []
    var current: [CGPoint] = isOn ? [points[0]] : []
    for (start, piece) in zip(points, pieces) {
      var passed = 0.0
      while piece.length - passed > rest {
        passed += rest
        let point = CGPoint(
          x: start.x + piece.direction.x * passed, y: start.y + piece.direction.y * passed)
        if isOn {
          parts.append(current + [point])
          current = []
        } else {
          current = [point]
        }
        isOn.toggle()
        index = (index + 1) % pattern.count
        rest = pattern[index]
      }
      rest -= piece.length - passed
      if isOn {
        current.append(
          CGPoint(
            x: start.x + piece.direction.x * piece.length,
            y: start.y + piece.direction.y * piece.length))
      }
    }
    if isOn {
      if isClosed, beginsOn, !parts.isEmpty {
        parts[0] = current + parts[0].dropFirst()
      } else {
        parts.append(current)
      }
    }
    return parts.map { Polyline($0, isClosed: false) }
  }
}
