import CHarfBuzz
import Foundation

/// Makes lines of parts of a paragraph: cut, shaped where need be, from left to right.
struct LineBuilder: ~Copyable {
  let shaped: ShapedText
  private let shaper = Shaper()

  init(_ shaped: ShapedText) { self.shaped = shaped }

  /// A line before it has a place.
  struct Built {
    var range: Range<Int>
    var fragments: [LineFragment]
    var width: Double
    var ascent: Double
    var descent: Double
    var leading: Double
    var isTruncated = false
  }

  /// The paragraph's items that lie in a range, cut to it.
  func pieces(_ paragraph: ShapedText.Paragraph, _ range: Range<Int>) -> [ShapedItem] {
    guard !range.isEmpty else { return [] }
    let items = paragraph.items
    var low = 0
    var high = items.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if items[middle].range.lowerBound <= range.lowerBound { low = middle } else { high = middle }
    }
    var result: [ShapedItem] = []
    for item in items[low...] {
      if item.range.lowerBound >= range.upperBound { break }
      let part = item.range.clamped(to: range)
      if !part.isEmpty { result.append(shaped.part(of: item, part, shaper)) }
    }
    return result
  }

  func inserted(_ text: String, at offset: Int, _ paragraph: ShapedText.Paragraph) -> ShapedItem {
    let run = shaped.run(at: max(paragraph.range.lowerBound, offset - 1))
    return shaped.inserted(text, at: offset, run: run, level: paragraph.baseLevel, shaper)
  }

  /// A line of a range, with a hyphen where it ends at a soft one.
  ///
  /// Spaces before a break hang; those at a paragraph's end count, as long as there is room.
  func line(
    _ paragraph: ShapedText.Paragraph, _ range: Range<Int>, indent: Double, limit: Double
  ) -> Built {
    var pieces = pieces(paragraph, range)
    if range.upperBound < paragraph.range.upperBound, !range.isEmpty,
      shaped.analysis.marks[range.upperBound].contains(.hyphen)
    {
      pieces.append(inserted("-", at: range.upperBound, paragraph))
    }
    if range.upperBound == paragraph.range.upperBound {
      let whole = line(paragraph, range, pieces, indent: indent, hangsFrom: range.upperBound)
      if whole.width <= limit { return whole }
    }
    return line(paragraph, range, pieces, indent: indent, hangsFrom: hangingStart(pieces))
  }

  /// A line of pieces in the order of the text.
  func line(
    _ paragraph: ShapedText.Paragraph, _ range: Range<Int>, _ pieces: [ShapedItem],
    indent: Double, hangsFrom end: Int
  ) -> Built {
    var fragments: [LineFragment] = []
    for piece in pieces {
      if piece.range.isEmpty || piece.range.upperBound <= end {
        fragments.append(LineFragment(piece))
        continue
      }
      if piece.range.lowerBound < end {
        let part = shaped.part(of: piece, piece.range.lowerBound..<end, shaper)
        fragments.append(LineFragment(part))
      }
      let start = max(end, piece.range.lowerBound)
      var rest = LineFragment(shaped.part(of: piece, start..<piece.range.upperBound, shaper))
      rest.isHanging = true
      rest.item.level = paragraph.baseLevel
      fragments.append(rest)
    }
    var x = 0.0
    for index in fragments.indices {
      if case .tab = fragments[index].item.kind {
        fragments[index].width = paragraph.style.tabAdvance(at: indent + x)
      }
      x += fragments[index].width
    }
    var built = Built(
      range: range, fragments: fragments.reordered(), width: 0, ascent: 0, descent: 0, leading: 0)
    built.place(isRightToLeft: paragraph.baseLevel & 1 == 1)
    measure(&built, paragraph)
    return built
  }

  /// Where the spaces at the end of the pieces begin.
  private func hangingStart(_ pieces: [ShapedItem]) -> Int {
    for piece in pieces.reversed() {
      guard case .text = piece.kind else { return piece.range.upperBound }
      for (index, cluster) in piece.clusters.enumerated().reversed()
      where !cluster.marks.contains(.white) {
        return piece.end(ofCluster: index)
      }
    }
    return pieces.first?.range.lowerBound ?? 0
  }

  // MARK: Heights

  private func measure(_ line: inout Built, _ paragraph: ShapedText.Paragraph) {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    var leading = 0.0
    func add(_ run: Int) {
      let style = shaped.text.runs[run].style
      let metrics = shaped.fonts[run].metrics.scaled(by: style.font.usableSize)
      ascent = max(ascent, metrics.ascender + style.usableOffset)
      descent = max(descent, -metrics.descender - style.usableOffset)
      leading = max(leading, metrics.leading)
    }
    for fragment in line.fragments {
      let item = fragment.item
      if case .attachment(let attachment) = item.kind {
        let offset = attachment.baselineOffset.isFinite ? attachment.baselineOffset : 0
        let height = attachment.height.isFinite ? max(0, attachment.height) : 0
        ascent = max(ascent, height + offset)
        descent = max(descent, -offset)
        continue
      }
      add(item.run)
      guard item.isFallback, let face = item.face, !face.isColored, !item.isDense else { continue }
      let offset = shaped.text.runs[item.run].style.usableOffset
      let scale = item.size / Double(face.unitsPerEm)
      for glyph in item.glyphs {
        guard let box = face.extents(of: glyph.index) else { continue }
        ascent = max(ascent, exact(-box.minY * scale - glyph.dy) + offset)
        descent = max(descent, exact(box.maxY * scale + glyph.dy) - offset)
      }
    }
    if !ascent.isFinite { add(shaped.run(at: line.range.lowerBound)) }
    line.ascent = ascent
    line.descent = descent
    line.leading = leading
  }
}

extension TextStyle {
  var usableOffset: Double {
    baselineOffset.isFinite ? max(-10_000, min(10_000, baselineOffset)) : 0
  }
}

extension ShapedItem {
  /// Whether all letters of the script fit the lines of the system's font.
  fileprivate var isDense: Bool {
    script == HB_SCRIPT_HAN || script == HB_SCRIPT_HANGUL || script == HB_SCRIPT_HIRAGANA
      || script == HB_SCRIPT_KATAKANA || script == HB_SCRIPT_LATIN || script == HB_SCRIPT_COMMON
  }
}

extension LineBuilder.Built {
  /// Puts the fragments side by side, what hangs outside of 0 … width.
  mutating func place(isRightToLeft: Bool) {
    var x = 0.0
    var hanging = 0.0
    for index in fragments.indices {
      fragments[index].x = x
      x += fragments[index].width
      if fragments[index].isHanging { hanging += fragments[index].width }
    }
    width = x - hanging
    guard isRightToLeft, hanging > 0 else { return }
    for index in fragments.indices { fragments[index].x -= hanging }
  }

  /// Spreads what is missing to `limit` over the spaces.
  mutating func justify(to limit: Double, isRightToLeft: Bool) {
    var spaces = 0
    for fragment in fragments where !fragment.isHanging {
      spaces += fragment.item.clusters.count { $0.marks.contains(.expandable) }
    }
    guard spaces > 0, limit.isFinite, limit > width else { return }
    let stretch = exact((limit - width) / Double(spaces))
    for index in fragments.indices where !fragments[index].isHanging {
      let own = fragments[index].item.clusters.count { $0.marks.contains(.expandable) }
      fragments[index].stretch = stretch
      fragments[index].width += Double(own) * stretch
    }
    place(isRightToLeft: isRightToLeft)
  }
}
