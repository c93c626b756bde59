import Foundation
import InterludeGeometry

extension SymbolCatalog {
  /// Marks in a circle: as lines, and cut out of a full one.
  static let enclosed: [String: SymbolGlyph] = {
    var result: [String: SymbolGlyph] = [:]
    for (name, mark) in marks {
      result["\(name).circle"] = SymbolGlyph(1.18, 1.16) { pen in
        pen.stroke(.circle(0.54 - pen.line / 2))
        pen.fill(mark(pen.line * 0.92))
      }
      result["\(name).circle.fill"] = SymbolGlyph(1.18, 1.16) { pen in
        var disc = Path.circle(0.54)
        disc.append(mark(pen.line * 1.05))
        pen.fill(disc)
      }
      result["\(name).square.fill"] = SymbolGlyph(1.12, 1.08) { pen in
        var plate = Path.box(-0.46, -0.46, 0.46, 0.46, radius: 0.19)
        plate.append(mark(pen.line * 1.05))
        pen.fill(plate)
      }
    }
    return result
  }()

  /// A mark as one outline without crossings, for a width of line.
  private typealias Mark = @Sendable (Double) -> Path

  private static let marks: [String: Mark] = [
    "xmark": { .cross(reach: 0.235, width: $0, turned: true) },
    "plus": { .cross(reach: 0.27, width: $0) },
    "minus": { .box(-0.27, -$0 / 2, 0.27, $0 / 2, radius: $0 / 2) },
    "checkmark": { .bent([(-0.22, 0.03), (-0.06, 0.21), (0.23, -0.21)], width: $0) },
    "chevron.left": { .bent([(0.09, -0.23), (-0.12, 0), (0.09, 0.23)], width: $0) },
    "chevron.right": { .bent([(-0.09, -0.23), (0.12, 0), (-0.09, 0.23)], width: $0) },
    "chevron.up": { .bent([(-0.23, 0.09), (0, -0.12), (0.23, 0.09)], width: $0) },
    "chevron.down": { .bent([(-0.23, -0.09), (0, 0.12), (0.23, -0.09)], width: $0) },
    "play": { _ in .polygon([(-0.14, -0.24), (0.26, 0), (-0.14, 0.24)]) },
    "info": { line in
      var mark = Path.circle(line * 0.78, at: 0, -0.25)
      mark.append(
        .polygon([
          (-0.12, -0.1), (line * 0.5, -0.1), (line * 0.5, 0.23), (0.13, 0.23),
          (0.13, 0.23 + line * 0.9), (-0.13, 0.23 + line * 0.9), (-0.13, 0.23),
          (-line * 0.5, 0.23), (-line * 0.5, -0.1 + line * 0.9), (-0.12, -0.1 + line * 0.9),
        ]))
      return mark
    },
    "exclamationmark": { line in
      var mark = Path.box(-line * 0.55, -0.3, line * 0.55, 0.1, radius: line * 0.55)
      mark.append(.circle(line * 0.75, at: 0, 0.25))
      return mark
    },
    "ellipsis": { line in
      var mark = Path()
      for x in [-0.24, 0, 0.24] { mark.append(.circle(line * 0.72, at: x, 0)) }
      return mark
    },
    "arrow.up": { .arrow(width: $0) { ($0, $1) } },
    "arrow.down": { .arrow(width: $0) { ($0, -$1) } },
    "arrow.left": { .arrow(width: $0) { ($1, $0) } },
    "arrow.right": { .arrow(width: $0) { (-$1, $0) } },
  ]
}

extension Path {
  /// A line through three points as one outline, its ends cut straight.
  static func bent(_ points: [(Double, Double)], width: Double) -> Path {
    let h = width / 2
    func unit(_ a: (Double, Double), _ b: (Double, Double)) -> (Double, Double) {
      let (x, y) = (b.0 - a.0, b.1 - a.1)
      let length = (x * x + y * y).squareRoot()
      return (x / length, y / length)
    }
    let (a, b, c) = (points[0], points[1], points[2])
    let (u, v) = (unit(a, b), unit(b, c))
    // The corner's two sides, where the lines beside the segments meet.
    let cosine = u.0 * v.0 + u.1 * v.1
    let corner = ((-u.1 - v.1) * h / (1 + cosine), (u.0 + v.0) * h / (1 + cosine))
    return .polygon([
      (a.0 - u.1 * h, a.1 + u.0 * h), (b.0 + corner.0, b.1 + corner.1),
      (c.0 - v.1 * h, c.1 + v.0 * h), (c.0 + v.1 * h, c.1 - v.0 * h),
      (b.0 - corner.0, b.1 - corner.1), (a.0 + u.1 * h, a.1 - u.0 * h),
    ])
  }

  /// An arrow that points up as one outline; `place` turns it.
  static func arrow(
    width: Double, _ place: (Double, Double) -> (Double, Double)
  ) -> Path {
    let h = width / 2
    let slant = h * 2.0.squareRoot()
    let points: [(Double, Double)] = [
      (0, -0.27 - slant / 2), (0.21 + slant / 4, -0.06 - slant / 4),
      (0.21 - slant / 4, -0.06 + slant / 4),
      (h, -0.27 + slant / 2 + h), (h, 0.28), (-h, 0.28), (-h, -0.27 + slant / 2 + h),
      (-0.21 + slant / 4, -0.06 + slant / 4), (-0.21 - slant / 4, -0.06 - slant / 4),
    ]
    return .polygon(points.map { place($0.0, $0.1) })
  }
}
