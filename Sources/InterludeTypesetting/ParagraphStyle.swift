/// How the lines of a paragraph lie; lengths in points.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// Left, or right where the paragraph runs from right to left.
    case natural
    case left, right, center, justified
  }

  package enum Direction: String, Hashable, Sendable, CaseIterable {
    /// That of the first letter with a direction; left to right where there is none.
    case natural
    case leftToRight, rightToLeft
  }

  package enum LineBreak: String, Hashable, Sendable, CaseIterable {
    case wordWrapping, charWrapping
    /// The last line allowed runs on beyond the width; with any number of lines, every paragraph.
    case clipping
    /// As word wrapping, but the last line allowed is cut to the width, with … where it was cut.
    case truncatingHead, truncatingTail, truncatingMiddle
  }

  package var alignment = Alignment.natural
  package var direction = Direction.natural
  package var lineBreak = LineBreak.wordWrapping
  /// Between lines, below each.
  package var lineSpacing = 0.0
  /// After the paragraph, except the last.
  package var paragraphSpacing = 0.0
  /// Before the paragraph, except the first.
  package var paragraphSpacingBefore = 0.0
  /// 0: as 1.
  package var lineHeightMultiple = 0.0
  package var minimumLineHeight = 0.0
  /// 0: no limit.
  package var maximumLineHeight = 0.0
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// Above zero from the leading edge, at zero or below from the trailing one.
  package var tailIndent = 0.0
  /// Where tabs lead, rising; then every `tabInterval`.
  package var tabStops: [Double] = []
  package var tabInterval = 28.0
  /// Words are broken at soft hyphens alone; kept so that it can be asked for and reported.
  package var hyphenationFactor = 0.0

  package init() {}

  package init(
    alignment: Alignment = .natural, direction: Direction = .natural,
    lineBreak: LineBreak = .wordWrapping
  ) {
    self.alignment = alignment
    self.direction = direction
    self.lineBreak = lineBreak
  }
}
