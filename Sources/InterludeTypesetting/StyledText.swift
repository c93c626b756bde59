/// A string of which every part has a style; offsets count UTF-16 code units.
package struct StyledText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var range: Range<Int>
    package var style: TextStyle
    package var paragraph: ParagraphStyle
  }

  /// Room for something that is no text, in place of one U+FFFC.
  package struct Attachment: Hashable, Sendable {
    package var width: Double
    package var height: Double
    /// How far its lower edge lies above the baseline.
    package var baselineOffset: Double

    package init(width: Double, height: Double, baselineOffset: Double = 0) {
      self.width = width
      self.height = height
      self.baselineOffset = baselineOffset
    }
  }

  package static let attachmentCharacter = "\u{FFFC}"

  package private(set) var string = ""
  /// One after the other without gaps; with an empty string at most one, which styles the caret.
  package private(set) var runs: [Run] = []
  /// By offset.
  package private(set) var attachments: [Int: Attachment] = [:]
  /// The length in UTF-16 code units.
  package private(set) var count = 0

  package init() {}

  package init(_ string: String, _ style: TextStyle, _ paragraph: ParagraphStyle = .init()) {
    append(string, style, paragraph)
  }

  package var isEmpty: Bool { count == 0 }

  package mutating func append(
    _ string: String, _ style: TextStyle, _ paragraph: ParagraphStyle = .init()
  ) {
    let length = string.utf16.count
    self.string += string
    if count == 0 { runs.removeAll() }
    let range = count..<count + length
    count += length
    if let last = runs.last, last.style == style, last.paragraph == paragraph {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else if length > 0 || runs.isEmpty {
      runs.append(Run(range: range, style: style, paragraph: paragraph))
    }
  }

  package mutating func append(
    _ attachment: Attachment, _ style: TextStyle, _ paragraph: ParagraphStyle = .init()
  ) {
    attachments[count] = attachment
    append(Self.attachmentCharacter, style, paragraph)
  }
}
