import Foundation
import InterludeGeometry

extension SymbolCatalog {
  /// Chevrons and arrows.
  static let arrows: [String: SymbolGlyph] = [
    "chevron.left": SymbolGlyph(0.72, 1.04) { $0.stroke((0.2, -0.43), (-0.21, 0), (0.2, 0.43)) },
    "chevron.right": SymbolGlyph(0.72, 1.04) { $0.stroke((-0.2, -0.43), (0.21, 0), (-0.2, 0.43)) },
    "chevron.backward": SymbolGlyph(0.72, 1.04) {
      $0.stroke((0.2, -0.43), (-0.21, 0), (0.2, 0.43))
    },
    "chevron.forward": SymbolGlyph(0.72, 1.04) {
      $0.stroke((-0.2, -0.43), (0.21, 0), (-0.2, 0.43))
    },
    "chevron.up": SymbolGlyph(1.1, 0.7) { $0.stroke((-0.43, 0.2), (0, -0.21), (0.43, 0.2)) },
    "chevron.down": SymbolGlyph(1.1, 0.7) { $0.stroke((-0.43, -0.2), (0, 0.21), (0.43, -0.2)) },
    "chevron.up.chevron.down": SymbolGlyph(0.76, 1.1) {
      $0.stroke((-0.24, -0.18), (0, -0.42), (0.24, -0.18))
      $0.stroke((-0.24, 0.18), (0, 0.42), (0.24, 0.18))
    },
    "arrow.left": SymbolGlyph(1.14, 0.98) {
      $0.stroke((0.46, 0), (-0.46, 0))
      $0.stroke((-0.1, -0.36), (-0.46, 0), (-0.1, 0.36))
    },
    "arrow.backward": SymbolGlyph(1.14, 0.98) {
      $0.stroke((0.46, 0), (-0.46, 0))
      $0.stroke((-0.1, -0.36), (-0.46, 0), (-0.1, 0.36))
    },
    "arrow.right": SymbolGlyph(1.14, 0.98) {
      $0.stroke((-0.46, 0), (0.46, 0))
      $0.stroke((0.1, -0.36), (0.46, 0), (0.1, 0.36))
    },
    "arrow.forward": SymbolGlyph(1.14, 0.98) {
      $0.stroke((-0.46, 0), (0.46, 0))
      $0.stroke((0.1, -0.36), (0.46, 0), (0.1, 0.36))
    },
    "arrow.up": SymbolGlyph(0.98, 1.12) {
      $0.stroke((0, 0.45), (0, -0.45))
      $0.stroke((-0.36, -0.1), (0, -0.45), (0.36, -0.1))
    },
    "arrow.down": SymbolGlyph(0.98, 1.12) {
      $0.stroke((0, -0.45), (0, 0.45))
      $0.stroke((-0.36, 0.1), (0, 0.45), (0.36, 0.1))
    },
    "arrow.clockwise": SymbolGlyph(1.08, 1.16) {
      $0.stroke(.openCircle(0.42, from: -0.62))
      $0.stroke((0.12, -0.52), (0.34, -0.26), (0.02, -0.16))
    },
    "arrow.counterclockwise": SymbolGlyph(1.08, 1.16) {
      $0.stroke(.openCircle(0.42, from: -0.62).mirrored)
      $0.stroke((-0.12, -0.52), (-0.34, -0.26), (-0.02, -0.16))
    },
    "arrow.up.left.and.arrow.down.right": SymbolGlyph(1.08, 1.06) {
      $0.stroke((-0.08, -0.08), (-0.42, -0.42))
      $0.stroke((-0.42, -0.14), (-0.42, -0.42), (-0.14, -0.42))
      $0.stroke((0.08, 0.08), (0.42, 0.42))
      $0.stroke((0.42, 0.14), (0.42, 0.42), (0.14, 0.42))
    },
    "square.and.arrow.up": SymbolGlyph(1.06, 1.28) {
      $0.stroke((0, 0.12), (0, -0.55))
      $0.stroke((-0.19, -0.36), (0, -0.55), (0.19, -0.36))
      $0.stroke(.tray(0.38, top: -0.14, bottom: 0.54))
    },
    "square.and.arrow.down": SymbolGlyph(1.06, 1.28) {
      $0.stroke((0, -0.55), (0, 0.22))
      $0.stroke((-0.19, 0.03), (0, 0.22), (0.19, 0.03))
      $0.stroke(.tray(0.38, top: -0.14, bottom: 0.54))
    },
    "arrowshape.turn.up.left": SymbolGlyph(1.26, 1.06) { $0.stroke(.turningArrow) },
    "arrowshape.turn.up.left.fill": SymbolGlyph(1.26, 1.06) { $0.fillSoftly(.turningArrow) },
    "square.and.pencil": SymbolGlyph(1.22, 1.16) {
      $0.stroke(
        (0.1, -0.38), (-0.48, -0.38), (-0.48, 0.48), (0.38, 0.48), (0.38, -0.02), radius: 0.16)
      $0.stroke((0.5, -0.5), (-0.06, 0.06), (-0.12, 0.12))
    },
  ]
}

extension Path {
  /// A broad arrow that comes from below right and points to the left.
  static var turningArrow: Path {
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    var path = Path()
    path.move(to: point(-0.54, -0.06))
    path.line(to: point(-0.1, -0.44))
    path.line(to: point(-0.1, -0.22))
    path.cubic(point(0.34, -0.22), point(0.54, 0.02), to: point(0.54, 0.42))
    path.cubic(point(0.4, 0.2), point(0.2, 0.1), to: point(-0.1, 0.1))
    path.line(to: point(-0.1, 0.32))
    path.close()
    return path
  }

  /// Most of a circle, from an angle in turns of pi round to the upper right.
  static func openCircle(_ radius: Double, from start: Double) -> Path {
    var path = Path()
    path.arc(
      center: CGPoint(x: 0, y: 0.08), radius: radius, start: start, end: start - 0.5,
      clockwise: true)
    return path
  }

  var mirrored: Path { transformed(by: Affine(scaleX: -1, y: 1)) }

  /// A box whose upper edge is open in the middle.
  static func tray(_ edge: Double, top: Double, bottom: Double) -> Path {
    let r = 0.12
    var path = Path()
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    path.move(to: point(-0.2, top))
    path.line(to: point(-edge + r, top))
    path.quad(point(-edge, top), to: point(-edge, top + r))
    path.line(to: point(-edge, bottom - r))
    path.quad(point(-edge, bottom), to: point(-edge + r, bottom))
    path.line(to: point(edge - r, bottom))
    path.quad(point(edge, bottom), to: point(edge, bottom - r))
    path.line(to: point(edge, top + r))
    path.quad(point(edge, top), to: point(edge - r, top))
    path.line(to: point(0.2, top))
    return path
  }
}
