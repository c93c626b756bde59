package import Foundation
package import InterludeGeometry

/// Which face text is set in.
package struct FontDescription: Hashable, Sendable {
  package var family: String
  /// In points.
  package var size: Double
  /// 100…900; 400 is regular.
  package var weight: Int
  package var isItalic: Bool

  package init(family: String, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// Glyphs of one font on one baseline, placed in points from the run's origin.
package struct GlyphRun: Equatable, Sendable {
  package struct Glyph: Equatable, Sendable {
    /// The glyph's number in its font.
    package var index: UInt32
    package var position: CGPoint
    /// In points; what the next glyph is moved on by.
    package var advance: Double

    package init(index: UInt32, position: CGPoint, advance: Double) {
      self.index = index
      self.position = position
      self.advance = advance
    }
  }

  package var font: FontDescription
  package var glyphs: [Glyph]
  package var color: RGBA

  package init(font: FontDescription, glyphs: [Glyph], color: RGBA) {
    self.font = font
    self.glyphs = glyphs
    self.color = color
  }

  /// From the origin to where the next run begins, in points.
  package var width: Double { glyphs.last.map { $0.position.x + $0.advance } ?? 0 }
}
