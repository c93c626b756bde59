package import Foundation
package import InterludeGeometry

/// Glyphs of one face on one baseline, each placed in points from the run's origin.
///
/// A face is named and not held: a picture stays a value that can be printed and compared.
/// Who draws it asks the font library for outlines by face and number.
package struct GlyphRun: Equatable, Sendable {
  package struct Glyph: Equatable, Hashable, Sendable {
    /// The glyph's number in its face.
    package var index: UInt32
    /// Of the glyph's own origin on the baseline; y down, in points.
    package var position: CGPoint

    package init(index: UInt32, position: CGPoint) {
      self.index = index
      self.position = position
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(index)
      hasher.combine(position.x)
      hasher.combine(position.y)
    }
  }

  /// The name by which the font library knows the face: its PostScript name.
  package var face: String
  /// Points per em.
  package var size: Double
  /// How far an upright glyph leans, to the right per unit up; made-up italics.
  package var slant: Double
  /// Where the baseline begins.
  package var origin: CGPoint
  /// Of the outlines; glyphs that bring their own colours take its alpha alone.
  package var color: RGBA
  package var glyphs: [Glyph]
  /// What is written, for who reads a picture; nothing is drawn from it.
  package var text: String

  package init(
    face: String, size: Double, slant: Double = 0, origin: CGPoint = .zero, color: RGBA = .black,
    glyphs: [Glyph], text: String = ""
  ) {
    self.face = face
    self.size = size
    self.slant = slant
    self.origin = origin
    self.color = color
    self.glyphs = glyphs
    self.text = text
  }
}
