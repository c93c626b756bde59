/// What text is not set as it was asked to be.
package enum TextIssue: Hashable, Sendable, CustomStringConvertible {
  /// The family or design is not there; `used` is set instead, nil where no font is there at all.
  case missingFont(String, used: String?)
  /// No font has the character: a box stands in its place.
  case missingGlyph(Unicode.Scalar)
  /// The face has no such letters; capitals of a smaller size stand in.
  case missingSmallCaps(String)

  /// What is said where text cannot be set at all.
  package static let noFont =
    "no font is installed: boxes stand for characters; apt-get install fonts-inter"

  package var description: String {
    switch self {
    case .missingFont(_, used: nil): Self.noFont
    case .missingFont(let name, let used?):
      "the font \(name) is not there; \(used) is used instead"
    case .missingGlyph(let scalar):
      "no font has U+\(String(scalar.value, radix: 16, uppercase: true)); a box is drawn instead"
    case .missingSmallCaps(let face):
      "\(face) has no small capitals; smaller capitals are used instead"
    }
  }
}

extension FontDescription {
  package var metrics: FontMetrics {
    FontLibrary.shared.resolve(self).metrics.scaled(by: usableSize)
  }

  /// What of this description cannot be had; empty when all can.
  package var issues: [TextIssue] { FontLibrary.shared.resolve(self).issues }

  /// The PostScript name of the face that is used; nil where there is no font at all.
  package var faceName: String? { FontLibrary.shared.resolve(self).face?.name }
}
