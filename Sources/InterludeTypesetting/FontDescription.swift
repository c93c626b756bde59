/// Which face text is set in.
package struct FontDescription: Hashable, Sendable {
  /// "system", "system-rounded", "system-mono", "system-serif", or the name of a family or a face.
  package var family: String
  /// In points; what is not a positive number counts as 0.
  package var size: Double
  /// 100…900; 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  /// Digits of one width, by the face's `tnum`.
  package var hasMonospacedDigits: Bool
  /// Small letters as small capitals, by the face's `smcp`.
  package var hasSmallCaps: Bool

  package init(
    family: String = FontDescription.system, size: Double, weight: Int = 400,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCaps = hasSmallCaps
  }

  package static let system = "system"
  package static let systemRounded = "system-rounded"
  package static let systemMono = "system-mono"
  package static let systemSerif = "system-serif"

  /// The size that is laid out and drawn.
  var usableSize: Double { size.isFinite && size > 0 ? min(size, 100_000) : 0 }
}

/// The lines of a font, in points from the baseline.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: Double
  /// Below zero.
  package var descender: Double
  /// Between the descender of a line and the ascender of the next.
  package var leading: Double
  package var capHeight: Double
  package var xHeight: Double
  /// Of the underline's middle; below zero.
  package var underlinePosition: Double
  package var underlineThickness: Double

  package var lineHeight: Double { ascender - descender + leading }
}
