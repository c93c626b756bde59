import Foundation

/// A text analysed and shaped, apart from any width: what all its layouts have in common.
final class ShapedText: Sendable {
  struct Paragraph: Sendable {
    /// Without what ends it.
    var range: Range<Int>
    /// With it.
    var end: Int
    var style: ParagraphStyle
    /// 0 or 1.
    var baseLevel: UInt8
    /// Whether it goes on a paragraph that a line separator broke.
    var isContinued: Bool
    /// In order; empty where the paragraph is.
    var items: [ShapedItem]
  }

  let text: StyledText
  let units: [UInt16]
  let analysis: TextAnalysis
  /// At least one; the last is empty when the text ends with a line feed.
  let paragraphs: [Paragraph]
  /// By the text's runs.
  let fonts: [ResolvedFont]
  let issues: [TextIssue]
  /// It keeps this in its turn, and outlives every making of a layout.
  unowned let library: FontLibrary

  init(_ text: StyledText, library: FontLibrary) {
    self.text = text
    self.library = library
    units = Array(text.string.utf16)
    analysis = TextAnalysis(text.string, count: units.count)
    fonts = text.runs.map { library.resolve($0.style.font) }
    var itemizer = Itemizer(
      text: text, units: units, analysis: analysis, fonts: fonts, library: library)
    paragraphs = itemizer.paragraphs()
    issues = itemizer.issues
  }

  /// Which of the text's runs has the offset.
  func run(at offset: Int) -> Int {
    var low = 0
    var high = text.runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if text.runs[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The part of an item, shaped anew where a cut at its ends would change its glyphs.
  func part(of item: ShapedItem, _ range: Range<Int>, _ shaper: borrowing Shaper) -> ShapedItem {
    if range == item.range { return item }
    var part = item
    part.range = range
    let first = item.cluster(at: range.lowerBound)
    let isWhole =
      item.clusters[first].offset == range.lowerBound
      && (first == 0 || item.clusters[first].isSafe)
    let last = item.cluster(at: max(range.lowerBound, range.upperBound - 1))
    let isEndWhole =
      item.end(ofCluster: last) == range.upperBound
      && (last + 1 == item.clusters.count || item.clusters[last + 1].isSafe)
    guard isWhole, isEndWhole else {
      reshape(&part, shaper)
      return part
    }
    let start = item.clusters[first].firstGlyph
    let end =
      last + 1 < item.clusters.count
      ? Int(item.clusters[last + 1].firstGlyph) : item.glyphs.count
    part.clusters = item.clusters[first...last].map {
      var cluster = $0
      cluster.firstGlyph -= start
      return cluster
    }
    part.glyphs = Array(item.glyphs[Int(start)..<end])
    return part
  }

  private func reshape(_ item: inout ShapedItem, _ shaper: borrowing Shaper) {
    let style = text.runs[item.run].style
    var units = units
    if item.isRaised { Itemizer.raise(&units, in: item.range) }
    units.withUnsafeBufferPointer {
      shaper.shape(&item, style: style, text: $0, marks: analysis.marks)
    }
  }

  /// Characters that the text does not have, in the style of a run.
  func inserted(
    _ string: String, at offset: Int, run: Int, level: UInt8, _ shaper: borrowing Shaper
  ) -> ShapedItem {
    let font = fonts[run]
    let scalars = Array(string.unicodeScalars)
    let own = font.face.flatMap { $0.covers(scalars) ? $0 : nil }
    let face = own ?? library.fallback(for: scalars, weight: font.weight, ideographs: .simplified)
    let style = text.runs[run].style
    var item = ShapedItem(
      kind: .inserted(string), range: offset..<offset, run: run, level: level, script: Script.latin,
      face: face, size: style.font.usableSize,
      slant: (own == nil ? 0 : font.slant) + style.usableObliqueness, isRaised: false,
      isFallback: own == nil)
    if own != nil, font.isTracked { item.tracking = FontCatalog.tracking(size: item.size) }
    let units = Array(string.utf16)
    units.withUnsafeBufferPointer {
      shaper.shape(&item, style: style, text: $0, marks: analysis.marks)
    }
    return item
  }
}

extension TextStyle {
  var usableObliqueness: Double { obliqueness.isFinite ? max(-2, min(2, obliqueness)) : 0 }
}
