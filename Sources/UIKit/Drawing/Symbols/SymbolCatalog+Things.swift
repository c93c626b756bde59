import Foundation
import InterludeGeometry

extension SymbolCatalog {
  /// Things of the world.
  static let things: [String: SymbolGlyph] = [
    "house": SymbolGlyph(1.32, 1.14) {
      $0.stroke((-0.56, -0.02), (0, -0.48), (0.56, -0.02))
      $0.stroke((-0.4, -0.12), (-0.4, 0.46), (0.4, 0.46), (0.4, -0.12))
      $0.stroke((-0.12, 0.46), (-0.12, 0.14), (0.12, 0.14), (0.12, 0.46))
    },
    "house.fill": SymbolGlyph(1.32, 1.14) {
      $0.stroke((-0.56, -0.02), (0, -0.48), (0.56, -0.02))
      // The door ends where the body does: what reached below it would be an edge of its own.
      var body = Path.soft(
        [(0, -0.36), (0.44, 0), (0.44, 0.5), (-0.44, 0.5), (-0.44, 0)], radius: 0.06, closed: true)
      body.append(.polygon([(-0.13, 0.5), (-0.13, 0.14), (0.13, 0.14), (0.13, 0.5)]))
      $0.fill(body)
    },
    "gear": SymbolGlyph(1.2, 1.18) {
      $0.stroke(.circle(0.4))
      $0.stroke(.circle(0.15))
      $0.teeth(count: 8, from: 0.42, to: 0.5)
      for spoke in 0..<3 {
        let angle = Double(spoke) * 2 * .pi / 3 + .pi / 6
        let (x, y) = (Elementary.cos(angle), Elementary.sin(angle))
        $0.stroke((0.16 * x, 0.16 * y), (0.38 * x, 0.38 * y))
      }
    },
    "gearshape": SymbolGlyph(1.2, 1.18) {
      $0.stroke(.cog(count: 8, inner: 0.38, outer: 0.49))
      $0.stroke(.circle(0.18))
    },
    "gearshape.fill": SymbolGlyph(1.2, 1.18) {
      var cog = Path.cog(count: 8, inner: 0.42, outer: 0.54)
      cog.append(.circle(0.18))
      $0.fill(cog)
    },
    "bell": SymbolGlyph(1.1, 1.22) {
      $0.stroke(.bell)
      $0.stroke(.smile(0.13, y: 0.4))
    },
    "bell.fill": SymbolGlyph(1.1, 1.22) {
      $0.fillSoftly(.bell)
      $0.fill(.smile(0.17, y: 0.4))
    },
    "envelope": SymbolGlyph(1.34, 1.02) {
      $0.stroke(.box(-0.56, -0.4, 0.56, 0.4, radius: 0.12))
      $0.stroke((-0.48, -0.32), (0, 0.1), (0.48, -0.32))
    },
    "envelope.fill": SymbolGlyph(1.34, 1.02) {
      var body = Path.box(-0.6, -0.44, 0.6, 0.44, radius: 0.15)
      body.append(
        .bent([(-0.5, -0.3), (0, 0.12), (0.5, -0.3)], width: 0.085))
      $0.fill(body)
    },
    "paperplane": SymbolGlyph(1.18, 1.16) {
      $0.stroke(.polygon([(0.48, -0.48), (0.14, 0.48), (-0.08, 0.08), (-0.48, -0.14)]))
      $0.stroke((0.48, -0.48), (-0.08, 0.08))
    },
    "paperplane.fill": SymbolGlyph(1.18, 1.16) {
      $0.fillSoftly(.polygon([(0.42, -0.44), (0.1, 0.4), (-0.02, 0.1)]))
      $0.fillSoftly(.polygon([(0.34, -0.44), (-0.42, -0.14), (-0.12, 0)]))
    },
    "photo": SymbolGlyph(1.34, 1.06) {
      $0.stroke(.box(-0.56, -0.42, 0.56, 0.42, radius: 0.13))
      $0.fill(.circle(0.1, at: -0.28, -0.14))
      $0.stroke((-0.5, 0.32), (-0.2, 0.08), (-0.02, 0.24), (0.22, -0.04), (0.52, 0.26))
    },
    "photo.fill": SymbolGlyph(1.34, 1.06) {
      var frame = Path.box(-0.6, -0.46, 0.6, 0.46, radius: 0.16)
      frame.append(.circle(0.11, at: -0.28, -0.14))
      frame.append(
        .polygon([
          (-0.5, 0.36), (-0.5, 0.26), (-0.22, 0.04), (-0.03, 0.2), (0.22, -0.08), (0.5, 0.2),
          (0.5, 0.36),
        ]))
      $0.fill(frame)
    },
    "trash": SymbolGlyph(1.06, 1.22) {
      $0.stroke((-0.42, -0.32), (0.42, -0.32))
      $0.stroke((-0.15, -0.34), (-0.14, -0.5), (0.14, -0.5), (0.15, -0.34), radius: 0.08)
      $0.stroke((-0.34, -0.3), (-0.29, 0.5), (0.29, 0.5), (0.34, -0.3), radius: 0.12)
      for x in [-0.13, 0, 0.13] { $0.stroke((x, -0.14), (x * 0.9, 0.33)) }
    },
    "trash.fill": SymbolGlyph(1.06, 1.22) {
      $0.stroke((-0.42, -0.34), (0.42, -0.34))
      $0.stroke((-0.15, -0.36), (-0.14, -0.5), (0.14, -0.5), (0.15, -0.36), radius: 0.08)
      var can = Path.soft(
        [(-0.38, -0.22), (0.38, -0.22), (0.32, 0.54), (-0.32, 0.54)], radius: 0.1, closed: true)
      for x in [-0.15, 0, 0.15] { can.append(.box(x - 0.03, -0.1, x + 0.03, 0.4, radius: 0.03)) }
      $0.fill(can)
    },
    "bookmark": SymbolGlyph(0.88, 1.16) {
      $0.stroke(.bookmark)
    },
    "bookmark.fill": SymbolGlyph(0.88, 1.16) {
      $0.fillSoftly(.bookmark)
    },
    "folder": SymbolGlyph(1.3, 1.04) {
      $0.stroke(
        (-0.54, 0.4), (-0.54, -0.38), (-0.16, -0.38), (-0.04, -0.26), (0.54, -0.26), (0.54, 0.4),
        radius: 0.12, closed: true)
      $0.stroke((-0.52, -0.08), (0.52, -0.08))
    },
    "doc": SymbolGlyph(0.98, 1.2) {
      $0.stroke(
        (0.06, -0.5), (-0.36, -0.5), (-0.36, 0.5), (0.36, 0.5), (0.36, -0.2), radius: 0.11)
      $0.stroke((0.06, -0.5), (0.36, -0.2))
      $0.stroke((0.06, -0.48), (0.06, -0.2), (0.34, -0.2), radius: 0.07)
    },
    "book": SymbolGlyph(1.4, 1.08) {
      for side in [-1.0, 1] {
        $0.stroke(
          (0, -0.3), (side * 0.12, -0.42), (side * 0.6, -0.42), (side * 0.6, 0.36),
          (side * 0.12, 0.36), (0, 0.44), radius: 0.1)
      }
      $0.stroke((0, -0.3), (0, 0.44))
    },
    "calendar": SymbolGlyph(1.16, 1.08) {
      $0.stroke(.box(-0.48, -0.42, 0.48, 0.44, radius: 0.14))
      $0.stroke((-0.46, -0.16), (0.46, -0.16))
      for y in [0.04, 0.24] {
        for x in [-0.24, 0, 0.24] { $0.fill(.circle(0.05, at: x, y)) }
      }
    },
    "clock": SymbolGlyph(1.18, 1.16) {
      $0.stroke(.circle(0.54 - $0.line / 2))
      $0.stroke((0, -0.3), (0, 0.03), (-0.2, 0.14))
    },
    "camera": SymbolGlyph(1.34, 1.08) {
      $0.stroke(
        (-0.56, 0.42), (-0.56, -0.28), (-0.28, -0.28), (-0.18, -0.42), (0.18, -0.42),
        (0.28, -0.28), (0.56, -0.28), (0.56, 0.42), radius: 0.11, closed: true)
      $0.stroke(.circle(0.2, at: 0, 0.06))
    },
    "lock.fill": SymbolGlyph(0.9, 1.16) {
      $0.fill(.box(-0.36, -0.06, 0.36, 0.52, radius: 0.11))
      $0.stroke(.shackle)
    },
    "lock": SymbolGlyph(0.9, 1.16) {
      $0.stroke(.box(-0.32, -0.04, 0.32, 0.48, radius: 0.1))
      $0.stroke(.shackle)
    },
    "eye": SymbolGlyph(1.4, 0.98) {
      $0.stroke(.lens(0.58, 0.4))
      $0.stroke(.circle(0.18))
    },
    "eye.fill": SymbolGlyph(1.4, 0.98) {
      var lens = Path.lens(0.62, 0.44)
      lens.append(.circle(0.24))
      $0.fill(lens)
      $0.fill(.circle(0.14))
    },
    "moon.fill": SymbolGlyph(1.08, 1.12) { $0.fill(.crescent) },
    "sun.max.fill": SymbolGlyph(1.26, 1.24) {
      $0.fill(.circle(0.26))
      $0.teeth(count: 8, from: 0.42, to: 0.54)
    },
    "sun.max": SymbolGlyph(1.26, 1.24) {
      $0.stroke(.circle(0.23))
      $0.teeth(count: 8, from: 0.42, to: 0.54)
    },
    "bubble.left": SymbolGlyph(1.26, 1.14) { $0.stroke(.bubble(0.52)) },
    "bubble.left.fill": SymbolGlyph(1.26, 1.14) { $0.fillSoftly(.bubble(0.5)) },
    "tag.fill": SymbolGlyph(1.16, 1.14) {
      var tag = Path.polygon([(-0.46, -0.46), (0.02, -0.46), (0.5, 0.02), (0.04, 0.48), (-0.46, 0)])
      tag.append(.circle(0.09, at: -0.25, -0.25))
      $0.fill(tag)
    },
    "cart": SymbolGlyph(1.3, 1.14) {
      $0.stroke(
        (-0.58, -0.42), (-0.4, -0.42), (-0.24, 0.2), (0.42, 0.2), (0.54, -0.24), (-0.34, -0.24))
      $0.fill(.circle(0.09, at: -0.16, 0.42))
      $0.fill(.circle(0.09, at: 0.36, 0.42))
    },
    "mic.fill": SymbolGlyph(0.86, 1.26) {
      $0.fill(.box(-0.17, -0.56, 0.17, 0.14, radius: 0.17))
      $0.stroke(.smile(0.33, y: -0.04))
      $0.stroke((0, 0.32), (0, 0.52))
      $0.stroke((-0.18, 0.52), (0.18, 0.52))
    },
    "slider.horizontal.3": SymbolGlyph(1.24, 1.0) {
      for (y, x) in [(-0.34, 0.24), (0, -0.22), (0.34, 0.08)] {
        $0.stroke((-0.52, y), (x - 0.12, y))
        $0.stroke((x + 0.12, y), (0.52, y))
        $0.stroke(.circle(0.11, at: x, y))
      }
    },
    "square.grid.2x2": SymbolGlyph(1.12, 1.1) {
      for x in [-0.27, 0.27] {
        for y in [-0.27, 0.27] {
          $0.stroke(.box(x - 0.17, y - 0.17, x + 0.17, y + 0.17, radius: 0.06))
        }
      }
    },
    "square.grid.2x2.fill": SymbolGlyph(1.12, 1.1) {
      for x in [-0.26, 0.26] {
        for y in [-0.26, 0.26] {
          $0.fill(.box(x - 0.21, y - 0.21, x + 0.21, y + 0.21, radius: 0.08))
        }
      }
    },
  ]
}

extension SymbolPen {
  /// Short lines outwards, all round.
  mutating func teeth(count: Int, from: Double, to: Double) {
    for index in 0..<count {
      let angle = Double(index) * 2 * .pi / Double(count)
      let (x, y) = (Elementary.cos(angle), Elementary.sin(angle))
      stroke((x * from, y * from), (x * to, y * to))
    }
  }
}

extension Path {
  /// A wheel with teeth whose flanks lean.
  static func cog(count: Int, inner: Double, outer: Double) -> Path {
    var points: [(Double, Double)] = []
    for index in 0..<count {
      for (share, radius) in [(-0.32, inner), (-0.2, outer), (0.2, outer), (0.32, inner)] {
        let angle = (Double(index) + share) * 2 * .pi / Double(count)
        points.append((radius * Elementary.cos(angle), radius * Elementary.sin(angle)))
      }
    }
    return .polygon(points)
  }

  fileprivate static func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  static var bookmark: Path {
    .soft(
      [(0.3, 0.46), (0, 0.2), (-0.3, 0.46), (-0.3, -0.46), (0.3, -0.46)], radius: 0.1, closed: true)
  }

  static var bell: Path {
    var path = Path()
    path.move(to: at(-0.42, 0.3))
    path.cubic(at(-0.26, 0.16), at(-0.32, -0.06), to: at(-0.29, -0.22))
    path.cubic(at(-0.25, -0.42), at(-0.12, -0.5), to: at(0, -0.5))
    path.cubic(at(0.12, -0.5), at(0.25, -0.42), to: at(0.29, -0.22))
    path.cubic(at(0.32, -0.06), at(0.26, 0.16), to: at(0.42, 0.3))
    path.close()
    return path
  }

  /// The lower half of a circle.
  static func smile(_ radius: Double, y: Double) -> Path {
    var path = Path()
    path.arc(center: at(0, y), radius: radius, start: 0, end: .pi, clockwise: true)
    return path
  }

  static var shackle: Path {
    var path = Path()
    path.move(to: at(-0.21, -0.06))
    path.line(to: at(-0.21, -0.28))
    path.arc(center: at(0, -0.28), radius: 0.21, start: .pi, end: 2 * .pi, clockwise: true)
    path.line(to: at(0.21, -0.06))
    return path
  }

  static func lens(_ width: Double, _ height: Double) -> Path {
    var path = Path()
    path.move(to: at(-width, 0))
    path.cubic(at(-width * 0.5, -height * 1.3), at(width * 0.5, -height * 1.3), to: at(width, 0))
    path.cubic(at(width * 0.5, height * 1.3), at(-width * 0.5, height * 1.3), to: at(-width, 0))
    path.close()
    return path
  }

  static var crescent: Path {
    var path = Path()
    path.move(to: at(-0.12, -0.48))
    path.cubic(at(-0.24, -0.06), at(0.06, 0.24), to: at(0.48, 0.14))
    path.cubic(at(0.36, 0.44), at(0.1, 0.52), to: at(-0.06, 0.5))
    path.cubic(at(-0.36, 0.46), at(-0.52, 0.2), to: at(-0.5, -0.04))
    path.cubic(at(-0.48, -0.26), at(-0.34, -0.42), to: at(-0.12, -0.48))
    path.close()
    return path
  }

  static func bubble(_ reach: Double) -> Path {
    var path = Path()
    path.move(to: at(-0.36, 0.46))
    path.cubic(at(-0.28, 0.42), at(-0.26, 0.36), to: at(-0.26, 0.3))
    path.cubic(at(-reach, 0.18), at(-reach, -0.1), to: at(-reach, -0.06))
    path.cubic(at(-reach, -0.32), at(-0.3, -0.46), to: at(0, -0.46))
    path.cubic(at(0.3, -0.46), at(reach, -0.32), to: at(reach, -0.06))
    path.cubic(at(reach, 0.2), at(0.3, 0.35), to: at(0, 0.35))
    path.cubic(at(-0.1, 0.42), at(-0.24, 0.46), to: at(-0.36, 0.46))
    path.close()
    return path
  }
}
