import CPango
import Foundation

/// What Unicode says of a text: where it may be broken, and in which direction its parts run.
///
/// Asked of Pango's algorithms alone, which look at no font and no setting of the machine.
struct TextAnalysis: Sendable {
  /// Of one UTF-16 offset; of the second half of a pair nothing is said.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8
    /// A line may begin here.
    static let lineBreak = Marks(rawValue: 1)
    /// A character that a reader sees begins here.
    static let character = Marks(rawValue: 2)
    static let white = Marks(rawValue: 4)
    static let wordStart = Marks(rawValue: 8)
    static let wordEnd = Marks(rawValue: 16)
    /// Grows in justified lines.
    static let expandable = Marks(rawValue: 32)
    /// After a soft hyphen: a line that ends here shows it.
    static let hyphen = Marks(rawValue: 64)
  }

  /// One more than there are code units.
  let marks: [Marks]

  init(_ string: String, count: Int) {
    var marks = [Marks](repeating: [], count: count + 1)
    var text = string
    text.withUTF8 { bytes in
      let scalars = string.unicodeScalars.count
      var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars + 1)
      bytes.withMemoryRebound(to: CChar.self) { text in
        guard let base = text.baseAddress else { return }
        pango_get_log_attrs(
          base, Int32(clamping: text.count), -1, pango_language_from_string("en"), &attributes,
          Int32(clamping: scalars + 1))
      }
      var offset = 0
      var index = 0
      var isAfterSoftHyphen = false
      for scalar in string.unicodeScalars {
        marks[offset] = Marks(attributes[index])
        if isAfterSoftHyphen { marks[offset].insert(.hyphen) }
        isAfterSoftHyphen = scalar == "\u{AD}"
        offset += scalar.utf16.count
        index += 1
      }
      marks[offset] = Marks(attributes[index])
    }
    marks[0].insert(.character)
    marks[count].insert(.character)
    self.marks = marks
  }

  /// Whether a character that a reader sees begins here.
  func isCharacter(_ offset: Int) -> Bool {
    offset >= 0 && offset < marks.count && marks[offset].contains(.character)
  }

  func characterStart(before offset: Int) -> Int {
    var offset = min(offset, marks.count) - 1
    while offset > 0, !marks[offset].contains(.character) { offset -= 1 }
    return max(0, offset)
  }

  func characterStart(after offset: Int) -> Int {
    var offset = max(-1, offset) + 1
    while offset < marks.count - 1, !marks[offset].contains(.character) { offset += 1 }
    return min(offset, marks.count - 1)
  }
}

extension TextAnalysis.Marks {
  fileprivate init(_ attribute: PangoLogAttr) {
    self = []
    if attribute.is_line_break != 0 { insert(.lineBreak) }
    if attribute.is_cursor_position != 0 { insert(.character) }
    if attribute.is_white != 0 { insert(.white) }
    if attribute.is_word_start != 0 { insert(.wordStart) }
    if attribute.is_word_end != 0 { insert(.wordEnd) }
    if attribute.is_expandable_space != 0 { insert(.expandable) }
  }
}

/// The direction of every code unit of a paragraph: an even level runs to the right, an odd to the left.
struct EmbeddingLevels: Sendable {
  let base: UInt8
  /// Empty where all are the base's.
  private let levels: [UInt8]

  init(_ paragraph: ArraySlice<UInt16>, direction: ParagraphStyle.Direction) {
    let isSimple = direction != .rightToLeft && paragraph.allSatisfy { $0 < 0x590 }
    guard !isSimple, !paragraph.isEmpty else {
      base = direction == .rightToLeft ? 1 : 0
      levels = []
      return
    }
    let string = String(decoding: paragraph, as: UTF16.self)
    var wanted =
      switch direction {
      case .natural: PANGO_DIRECTION_WEAK_LTR
      case .leftToRight: PANGO_DIRECTION_LTR
      case .rightToLeft: PANGO_DIRECTION_RTL
      }
    var result: [UInt8] = []
    result.reserveCapacity(paragraph.count)
    let bytes = Array(string.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        guard
          let found = pango_log2vis_get_embedding_levels(
            text.baseAddress, Int32(clamping: text.count), &wanted)
        else { return }
        defer { g_free(found) }
        for (index, scalar) in string.unicodeScalars.enumerated() {
          for _ in 0..<scalar.utf16.count { result.append(found[index]) }
        }
      }
    }
    base = wanted == PANGO_DIRECTION_RTL || wanted == PANGO_DIRECTION_WEAK_RTL ? 1 : 0
    levels = result.count == paragraph.count ? result : []
  }

  /// `offset` counts from the paragraph's beginning.
  subscript(offset: Int) -> UInt8 { levels.isEmpty ? base : levels[offset] }
}
