/// Replacements of byte ranges, applied in one go.
///
/// The source is edited, never printed anew: what is not adapted stays byte for byte where it was.
struct Edits {
  struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// A piece of text that is compiled somewhere else, with the edits inside it.
  struct Move {
    var range: Range<Int>
    var destination: Int
    /// What stands before and after it at the destination.
    var prefix: String
    var suffix: String
  }

  let source: SourceText
  let layout: Layout
  private(set) var edits: [Edit] = []
  private(set) var moves: [Move] = []

  init(source: SourceText, layout: Layout) {
    self.source = source
    self.layout = layout
  }

  var isEmpty: Bool { edits.isEmpty && moves.isEmpty }

  /// Puts a text in the place of another, filled up with spaces so that what follows stays put.
  mutating func replace(_ range: Range<Int>, by text: String) {
    let missing = layout == .positions ? max(0, range.count - text.utf8.count) : 0
    edits.append(Edit(range: range, text: text + String(repeating: " ", count: missing)))
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// Takes a text away: as spaces, or with the gap it would leave.
  mutating func remove(_ range: Range<Int>) {
    edits.append(removal(of: range))
  }

  private func removal(of range: Range<Int>) -> Edit {
    guard layout == .tidy else { return Edit(range: range, text: blank(range)) }
    let bytes = source.bytes
    var end = range.upperBound
    while end < bytes.count, SourceText.isSpace(bytes[end]) { end += 1 }
    let start = source.start(ofLineAt: range.lowerBound)
    let alone = source.isBlank(start..<range.lowerBound)
    if alone, end < bytes.count, bytes[end] == UInt8(ascii: "\n") {
      return Edit(range: start..<end + 1, text: "")
    }
    return Edit(range: range.lowerBound..<end, text: "")
  }

  mutating func move(_ move: Move) { moves.append(move) }

  /// The whole text after all edits.
  func applied() -> String {
    var all = edits
    for move in moves {
      all.removeAll { move.range.contains($0.range.lowerBound) && !move.range.isEmpty }
    }
    for move in moves {
      let text = String(decoding: render(move.range, edits), as: UTF8.self)
      all.append(removal(of: move.range))
      let place = move.destination..<move.destination
      all.append(Edit(range: place, text: move.prefix + text + move.suffix))
    }
    return String(decoding: render(0..<source.bytes.count, all), as: UTF8.self)
  }

  private func render(_ range: Range<Int>, _ edits: [Edit]) -> [UInt8] {
    let isWhole = range.upperBound == source.bytes.count
    let inside = edits.enumerated()
      .filter {
        let start = $0.element.range.lowerBound
        return range.contains(start) || (isWhole && start == range.upperBound)
      }
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
    var result: [UInt8] = []
    result.reserveCapacity(range.count + 256)
    var offset = range.lowerBound
    for (_, edit) in inside where edit.range.lowerBound >= offset {
      result += source.bytes[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      offset = edit.range.upperBound
    }
    result += source.bytes[offset..<max(offset, range.upperBound)]
    return result
  }

  /// Spaces, with the line breaks kept.
  private func blank(_ range: Range<Int>) -> String {
    let newline = UInt8(ascii: "\n")
    return String(
      decoding: source.bytes[range].map { $0 == newline ? newline : UInt8(ascii: " ") },
      as: UTF8.self)
  }
}
