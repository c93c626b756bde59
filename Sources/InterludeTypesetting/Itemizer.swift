import CHarfBuzz
import Foundation

/// Parts a text into paragraphs, and those into items that are shaped at a time.
struct Itemizer {
  let text: StyledText
  let units: [UInt16]
  let analysis: TextAnalysis
  let fonts: [ResolvedFont]
  let library: FontLibrary
  private(set) var issues: [TextIssue] = []
  /// More different characters than this are not told one by one.
  private static let issueLimit = 32
  private var run = 0

  init(
    text: StyledText, units: [UInt16], analysis: TextAnalysis, fonts: [ResolvedFont],
    library: FontLibrary
  ) {
    self.text = text
    self.units = units
    self.analysis = analysis
    self.fonts = fonts
    self.library = library
    for font in fonts { for issue in font.issues { note(issue) } }
  }

  private mutating func note(_ issue: TextIssue) {
    if issues.count < Self.issueLimit, !issues.contains(issue) { issues.append(issue) }
  }

  mutating func paragraphs() -> [ShapedText.Paragraph] {
    guard !text.runs.isEmpty else { return [] }
    let shaper = Shaper()
    var result: [ShapedText.Paragraph] = []
    var start = 0
    var isContinued = false
    var raised = units
    while true {
      let end = units[start...].firstIndex(where: Self.endsParagraph) ?? units.count
      var next = end
      if end < units.count {
        let isPair = units[end] == 13 && end + 1 < units.count && units[end + 1] == 10
        next = end + (isPair ? 2 : 1)
      }
      result.append(
        paragraph(start..<end, end: next, isContinued: isContinued, shaper, &raised))
      guard end < units.count else { return result }
      isContinued = units[end] == 0x2028 || units[end] == 0x0B
      start = next
    }
  }

  private static func endsParagraph(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x0B || unit == 0x0C || unit == 0x85
      || unit == 0x2028 || unit == 0x2029
  }

  private mutating func paragraph(
    _ range: Range<Int>, end: Int, isContinued: Bool, _ shaper: borrowing Shaper,
    _ raised: inout [UInt16]
  ) -> ShapedText.Paragraph {
    while run + 1 < text.runs.count, text.runs[run].range.upperBound <= range.lowerBound {
      run += 1
    }
    let style = text.runs[run].paragraph
    let levels = EmbeddingLevels(units[range], direction: style.direction)
    var items = self.items(range, levels)
    for index in items.indices {
      let style = text.runs[items[index].run].style
      if items[index].isRaised { Self.raise(&raised, in: items[index].range) }
      raised.withUnsafeBufferPointer {
        shaper.shape(&items[index], style: style, text: $0, marks: analysis.marks)
      }
    }
    return ShapedText.Paragraph(
      range: range, end: end, style: style, baseLevel: levels.base, isContinued: isContinued,
      items: items)
  }

  /// Small letters as capitals, where those are as long.
  static func raise(_ units: inout [UInt16], in range: Range<Int>) {
    for offset in range {
      guard let scalar = Unicode.Scalar(units[offset]) else { continue }
      let capital = scalar.properties.uppercaseMapping.utf16
      if capital.count == 1, let unit = capital.first { units[offset] = unit }
    }
  }

  // MARK: Items

  private mutating func items(_ range: Range<Int>, _ levels: EmbeddingLevels) -> [ShapedItem] {
    var items: [ShapedItem] = []
    let ideographs = Script.ideographs(of: units[range])
    var script = HB_SCRIPT_COMMON
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = min(analysis.characterStart(after: offset), range.upperBound)
      while run + 1 < text.runs.count, text.runs[run].range.upperBound <= offset { run += 1 }
      // A style that changes within a character changes after it.
      let scalars = self.scalars(offset..<end)
      let own = scalars.lazy.map(Script.of).first { !Script.isShared($0) }
      if let own, own != script {
        if Script.isShared(script) {
          for index in items.indices { items[index].script = own }
        }
        script = own
      }
      var item = self.item(offset..<end, scalars, script, ideographs)
      item.level = levels[offset - range.lowerBound]
      if let last = items.last, last.joins(item) {
        items[items.count - 1].range = last.range.lowerBound..<end
      } else {
        items.append(item)
      }
      offset = end
    }
    return items
  }

  private func scalars(_ range: Range<Int>) -> [Unicode.Scalar] {
    if range.count == 1, let scalar = Unicode.Scalar(units[range.lowerBound]) { return [scalar] }
    return Array(String(decoding: units[range], as: UTF16.self).unicodeScalars)
  }

  private mutating func item(
    _ range: Range<Int>, _ scalars: [Unicode.Scalar], _ script: hb_script_t,
    _ ideographs: FontCatalog.Ideographs
  ) -> ShapedItem {
    let font = fonts[run]
    let style = text.runs[run].style
    var item = ShapedItem(
      kind: .text, range: range, run: run, level: 0, script: script, face: font.face,
      size: style.font.usableSize, slant: font.slant + style.usableObliqueness, isRaised: false,
      isFallback: false)
    if let attachment = text.attachments[range.lowerBound] {
      item.kind = .attachment(attachment)
      return item
    }
    if scalars[0] == "\t" {
      item.kind = .tab
      return item
    }
    if font.isTracked { item.tracking = FontCatalog.tracking(size: item.size) }
    let face = self.face(for: scalars, font, ideographs)
    if face !== font.face {
      item.face = face
      item.slant = style.usableObliqueness
      item.isFallback = true
      item.tracking = 0
    }
    guard let face else {
      item.kind = .boxes
      // Without any font there is one thing to say, and not one for each character.
      guard font.face != nil else { return item }
      note(.missingGlyph(scalars.first { font.face?.glyph(for: $0) == nil } ?? scalars[0]))
      return item
    }
    if style.font.hasSmallCaps, scalars[0].properties.isLowercase,
      !face.hasFeature(FontFace.smallCaps)
    {
      item.isRaised = true
      item.size = item.size * 0.8
      note(.missingSmallCaps(face.name))
    }
    return item
  }

  private func face(
    for scalars: [Unicode.Scalar], _ font: ResolvedFont, _ ideographs: FontCatalog.Ideographs
  ) -> FontFace? {
    if Self.wantsColor(scalars), let face = library.emoji(for: scalars) { return face }
    if let face = font.face, face.covers(scalars) { return face }
    // A sign of someone's own means nothing in another font.
    if scalars[0].properties.generalCategory == .privateUse { return nil }
    return library.fallback(for: scalars, weight: font.weight, ideographs: ideographs)
      ?? library.fallback(for: [scalars[0]], weight: font.weight, ideographs: ideographs)
  }

  /// Whether a character is an emoji by itself or by the selector that follows it.
  static func wantsColor(_ scalars: [Unicode.Scalar]) -> Bool {
    guard scalars[0].value > 0x7F || scalars.count > 1, !scalars.contains("\u{FE0E}") else {
      return false
    }
    if scalars.contains("\u{FE0F}") { return scalars[0].properties.isEmoji }
    return scalars[0].properties.isEmojiPresentation
      || (scalars.count > 1 && scalars[1].properties.isEmojiModifier)
  }
}

extension ShapedItem {
  /// Whether what follows is shaped together with this.
  fileprivate func joins(_ next: ShapedItem) -> Bool {
    switch (kind, next.kind) {
    case (.text, .text), (.boxes, .boxes): break
    default: return false
    }
    return run == next.run && level == next.level && face === next.face
      && isRaised == next.isRaised && (script == next.script || Script.isShared(script))
  }
}
