import Foundation
import InterludeGeometry

/// A symbol: its size in point sizes, and how it is drawn about its middle.
struct SymbolGlyph: Sendable {
  var width: Double
  var height: Double
  var draw: @Sendable (inout SymbolPen) -> Void

  init(_ width: Double, _ height: Double, _ draw: @escaping @Sendable (inout SymbolPen) -> Void) {
    self.width = width
    self.height = height
    self.draw = draw
  }
}

/// The symbols that are there, by Apple's names.
enum SymbolCatalog {
  static func glyph(named name: String) -> SymbolGlyph? { all[name] }

  static var names: [String] { all.keys.sorted() }

  private static let all: [String: SymbolGlyph] = [signs, enclosed, arrows, things, people]
    .reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }
}

extension SymbolCatalog {
  /// Marks made of a few lines.
  static let signs: [String: SymbolGlyph] = [
    "xmark": SymbolGlyph(0.98, 0.96) {
      $0.stroke((-0.38, -0.38), (0.38, 0.38))
      $0.stroke((0.38, -0.38), (-0.38, 0.38))
    },
    "plus": SymbolGlyph(1.06, 1.04) {
      $0.stroke((-0.43, 0), (0.43, 0))
      $0.stroke((0, -0.43), (0, 0.43))
    },
    "minus": SymbolGlyph(1.06, 0.3) { $0.stroke((-0.43, 0), (0.43, 0)) },
    "checkmark": SymbolGlyph(1.04, 1.02) {
      $0.stroke((-0.4, 0.06), (-0.12, 0.4), (0.4, -0.4))
    },
    "ellipsis": SymbolGlyph(1.12, 0.34) {
      let radius = 0.055 + 0.45 * $0.line
      for x in [-0.36, 0, 0.36] { $0.fill(.circle(radius, at: x, 0)) }
    },
    "line.3.horizontal": SymbolGlyph(1.16, 0.88) {
      for y in [-0.32, 0, 0.32] { $0.stroke((-0.48, y), (0.48, y)) }
    },
    "list.bullet": SymbolGlyph(1.24, 0.9) {
      for y in [-0.32, 0, 0.32] {
        $0.fill(.circle($0.line * 0.9, at: -0.5, y))
        $0.stroke((-0.26, y), (0.54, y))
      }
    },
    "magnifyingglass": SymbolGlyph(1.14, 1.14) {
      $0.stroke(.circle(0.36, at: -0.09, -0.09))
      $0.stroke((0.18, 0.18), (0.48, 0.48))
    },
    "questionmark": SymbolGlyph(0.76, 1.08) {
      $0.question(scale: 1)
    },
    "exclamationmark": SymbolGlyph(0.4, 1.08) {
      $0.stroke((0, -0.45), (0, 0.14))
      $0.fill(.circle($0.line * 0.8, at: 0, 0.42))
    },
    "circle": SymbolGlyph(1.18, 1.16) { $0.stroke(.circle(0.54 - $0.line / 2)) },
    "circle.fill": SymbolGlyph(1.18, 1.16) { $0.fill(.circle(0.54)) },
    "square": SymbolGlyph(1.12, 1.08) {
      let edge = 0.46 - $0.line / 2
      $0.stroke(.box(-edge, -edge, edge, edge, radius: 0.16))
    },
    "square.fill": SymbolGlyph(1.12, 1.08) {
      $0.fill(.box(-0.46, -0.46, 0.46, 0.46, radius: 0.19))
    },
    "heart": SymbolGlyph(1.24, 1.12) { $0.stroke(.heart(0.49 - $0.line / 2)) },
    "heart.fill": SymbolGlyph(1.24, 1.12) { $0.fill(.heart(0.49)) },
    "star": SymbolGlyph(1.26, 1.2) { $0.stroke(.star(0.5)) },
    "star.fill": SymbolGlyph(1.26, 1.2) { $0.fillSoftly(.star(0.5)) },
    "bolt.fill": SymbolGlyph(0.84, 1.16) {
      $0.fillSoftly(
        .polygon([
          (0.1, -0.48), (-0.28, 0.06), (-0.03, 0.06), (-0.1, 0.48), (0.28, -0.08), (0.03, -0.08),
        ]))
    },
    "play": SymbolGlyph(0.98, 1.06) {
      $0.stroke(.polygon([(-0.3, -0.4), (0.38, 0), (-0.3, 0.4)]))
    },
    "play.fill": SymbolGlyph(0.98, 1.06) {
      $0.fillSoftly(.polygon([(-0.3, -0.4), (0.38, 0), (-0.3, 0.4)]))
    },
    "pause.fill": SymbolGlyph(0.86, 1.04) {
      $0.fill(.box(-0.34, -0.45, -0.09, 0.45, radius: 0.07))
      $0.fill(.box(0.09, -0.45, 0.34, 0.45, radius: 0.07))
    },
    "stop.fill": SymbolGlyph(0.94, 0.94) {
      $0.fill(.box(-0.38, -0.38, 0.38, 0.38, radius: 0.1))
    },
    "forward.fill": SymbolGlyph(1.5, 1.0) {
      $0.fillSoftly(.polygon([(-0.6, -0.32), (-0.06, 0), (-0.6, 0.32)]))
      $0.fillSoftly(.polygon([(0.06, -0.32), (0.6, 0), (0.06, 0.32)]))
    },
    "backward.fill": SymbolGlyph(1.5, 1.0) {
      $0.fillSoftly(.polygon([(0.6, -0.32), (0.06, 0), (0.6, 0.32)]))
      $0.fillSoftly(.polygon([(-0.06, -0.32), (-0.6, 0), (-0.06, 0.32)]))
    },
  ]
}

extension Path {
  /// Two lobes over a point, about as wide as twice `reach`.
  static func heart(_ reach: Double) -> Path {
    let r = reach / 0.49
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * r, y: y * r) }
    var path = Path()
    path.move(to: point(0, 0.46))
    path.cubic(point(-0.36, 0.22), point(-0.53, 0.02), to: point(-0.53, -0.17))
    path.cubic(point(-0.53, -0.34), point(-0.41, -0.45), to: point(-0.26, -0.45))
    path.cubic(point(-0.15, -0.45), point(-0.06, -0.39), to: point(0, -0.3))
    path.cubic(point(0.06, -0.39), point(0.15, -0.45), to: point(0.26, -0.45))
    path.cubic(point(0.41, -0.45), point(0.53, -0.34), to: point(0.53, -0.17))
    path.cubic(point(0.53, 0.02), point(0.36, 0.22), to: point(0, 0.46))
    path.close()
    return path
  }

  /// Five points; the inner corners lie at 0.4 of the outer ones.
  static func star(_ reach: Double) -> Path {
    let outer: [(Double, Double)] = [
      (0, -1), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309),
    ]
    var points: [(Double, Double)] = []
    for index in 0..<5 {
      let opposite = outer[(index + 3) % 5]
      points.append((outer[index].0 * reach, outer[index].1 * reach + 0.03))
      points.append((-opposite.0 * reach * 0.42, -opposite.1 * reach * 0.42 + 0.03))
    }
    return .polygon(points)
  }
}

extension SymbolPen {
  /// A question mark about the middle.
  mutating func question(scale: Double) {
    var hook = Path()
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * scale, y: y * scale) }
    hook.move(to: point(-0.24, -0.22))
    hook.cubic(point(-0.24, -0.56), point(0.26, -0.56), to: point(0.26, -0.22))
    hook.cubic(point(0.26, -0.02), point(0, -0.02), to: point(0, 0.16))
    stroke(hook)
    fill(.circle(line * 0.8, at: 0, 0.42 * scale))
  }
}
