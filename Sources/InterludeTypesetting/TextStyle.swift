package import InterludeGeometry
package import InterludeScene

/// How a stretch of text looks.
package struct TextStyle: Hashable, Sendable {
  package var font: FontDescription
  package var color: RGBA
  /// Added after every character, in points.
  package var kern = 0.0
  /// Up is positive, in points.
  package var baselineOffset = 0.0
  package var underline: LineStyle?
  package var strikethrough: LineStyle?
  /// The text's colour where nil.
  package var underlineColor: RGBA?
  package var strikethroughColor: RGBA?
  package var background: RGBA?
  /// In percent of the font's size: above zero the outline alone, below zero outline and filling.
  package var strokeWidth = 0.0
  /// The text's colour where nil.
  package var strokeColor: RGBA?
  /// Leaning added to the face's own, to the right per unit up.
  package var obliqueness = 0.0
  package var hasLigatures = true
  package var shadow: Shadow?

  package init(font: FontDescription, color: RGBA = .black) {
    self.font = font
    self.color = color
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(color)
    hasher.combine(kern)
    hasher.combine(baselineOffset)
    hasher.combine(underline)
    hasher.combine(strikethrough)
    hasher.combine(background)
    hasher.combine(strokeWidth)
  }
}

/// A line drawn under or through text.
package struct LineStyle: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case single, thick, double
  }

  package enum Pattern: String, Hashable, Sendable, CaseIterable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  package var kind: Kind
  package var pattern: Pattern
  /// Leaves out the spaces.
  package var isByWord: Bool

  package init(_ kind: Kind = .single, pattern: Pattern = .solid, isByWord: Bool = false) {
    self.kind = kind
    self.pattern = pattern
    self.isByWord = isByWord
  }
}
