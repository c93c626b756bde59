import InterludeGeometry
import Foundation

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

  private static let all: [String: SymbolGlyph] = signs.merging(arrows) { first, _ in first }

  /// Marks made of a few lines.
  private static let signs: [String: SymbolGlyph] = [
    "xmark": SymbolGlyph(0.98, 0.96) {
      $0.stroke((-0.38, -0.38), (0.38, 0.38))
      $0.stroke((0.38, -0.38), (-0.38, 0.38))
    },
    "plus": SymbolGlyph(1.06, 1.04) {
      $0.stroke((-0.43, 0), (0.43, 0))
      $0.stroke((0, -0.43), (0, 0.43))
    },
    "minus": SymbolGlyph(1.06, 0.3) { $0.stroke((-0.43, 0), (0.43, 0)) },
    "circle": SymbolGlyph(1.18, 1.16) { $0.stroke(.circle(0.56 - $0.line / 2)) },
    "circle.fill": SymbolGlyph(1.18, 1.16) { $0.fill(.circle(0.56)) },
  ]

  /// Chevrons and arrows.
  private static let arrows: [String: SymbolGlyph] = [
    "chevron.left": SymbolGlyph(0.72, 1.04) {
      $0.stroke((0.2, -0.43), (-0.21, 0), (0.2, 0.43))
    },
    "chevron.right": SymbolGlyph(0.72, 1.04) {
      $0.stroke((-0.2, -0.43), (0.21, 0), (-0.2, 0.43))
    },
  ]
}
