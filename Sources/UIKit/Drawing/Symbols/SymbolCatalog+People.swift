import Foundation
import InterludeGeometry

extension SymbolCatalog {
  /// People, by head and shoulders.
  static let people: [String: SymbolGlyph] = [
    "person": SymbolGlyph(1.1, 1.14) {
      $0.stroke(.circle(0.22, at: 0, -0.25))
      $0.stroke(.shoulders(0.44, top: 0.1, bottom: 0.47))
    },
    "person.fill": SymbolGlyph(1.1, 1.14) {
      $0.fill(.circle(0.26, at: 0, -0.25))
      $0.fill(.shoulders(0.48, top: 0.07, bottom: 0.51))
    },
    "person.circle": SymbolGlyph(1.18, 1.16) {
      $0.stroke(.circle(0.54 - $0.line / 2))
      $0.fill(.circle(0.17, at: 0, -0.12))
      $0.fill(.bust)
    },
    "person.circle.fill": SymbolGlyph(1.18, 1.16) {
      var disc = Path.circle(0.54)
      disc.append(.circle(0.17, at: 0, -0.12))
      disc.append(.bust)
      $0.fill(disc)
    },
    "person.crop.circle": SymbolGlyph(1.18, 1.16) {
      $0.stroke(.circle(0.54 - $0.line / 2))
      $0.fill(.circle(0.17, at: 0, -0.12))
      $0.fill(.bust)
    },
    "person.crop.circle.fill": SymbolGlyph(1.18, 1.16) {
      var disc = Path.circle(0.54)
      disc.append(.circle(0.17, at: 0, -0.12))
      disc.append(.bust)
      $0.fill(disc)
    },
    "person.2.fill": SymbolGlyph(1.56, 1.1) {
      $0.fill(.circle(0.22, at: -0.24, -0.2))
      $0.fill(Path.shoulders(0.4, top: 0.08, bottom: 0.46).moved(-0.24))
      $0.fill(.circle(0.18, at: 0.34, -0.18))
      $0.fill(Path.shoulders(0.34, top: 0.08, bottom: 0.46).moved(0.42))
    },
  ]
}

extension Path {
  fileprivate static func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  fileprivate func moved(_ x: Double) -> Path { transformed(by: Affine(translationX: x, y: 0)) }

  fileprivate static func shoulders(_ reach: Double, top: Double, bottom: Double) -> Path {
    var path = Path()
    path.move(to: at(-reach, bottom - 0.08))
    path.cubic(at(-reach, top + 0.12), at(-reach * 0.5, top), to: at(0, top))
    path.cubic(at(reach * 0.5, top), at(reach, top + 0.12), to: at(reach, bottom - 0.08))
    path.cubic(at(reach, bottom - 0.02), at(reach - 0.04, bottom), to: at(reach - 0.1, bottom))
    path.line(to: at(-reach + 0.1, bottom))
    path.cubic(at(-reach + 0.04, bottom), at(-reach, bottom - 0.02), to: at(-reach, bottom - 0.08))
    path.close()
    return path
  }

  /// Shoulders inside a circle, cut by it.
  fileprivate static var bust: Path {
    var path = Path()
    path.move(to: at(-0.33, 0.34))
    path.cubic(at(-0.28, 0.18), at(-0.14, 0.12), to: at(0, 0.12))
    path.cubic(at(0.14, 0.12), at(0.28, 0.18), to: at(0.33, 0.34))
    path.cubic(at(0.16, 0.53), at(-0.16, 0.53), to: at(-0.33, 0.34))
    path.close()
    return path
  }
}
