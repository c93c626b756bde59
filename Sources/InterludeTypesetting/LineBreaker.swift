import Foundation

/// Takes a paragraph apart into lines, each as long as the width allows.
struct LineBreaker {
  private let paragraph: ShapedText.Paragraph
  private let mayBreakAnywhere: Bool
  private var item = 0
  private var cluster = 0
  /// Where the next line begins.
  private(set) var position: Int
  private(set) var isAtEnd = false

  init(_ paragraph: ShapedText.Paragraph) {
    self.paragraph = paragraph
    mayBreakAnywhere = paragraph.style.lineBreak == .charWrapping
    position = paragraph.range.lowerBound
  }

  private struct Stop {
    var item: Int
    var cluster: Int
    var offset: Int
  }

  /// The next line; spaces at its end may reach beyond the width.
  ///
  /// A word that is wider than a line is broken between characters, and a character that is wider
  /// stands alone. `indent` is where the line begins, as tabs count it.
  mutating func next(limit: Double, indent: Double) -> Range<Int> {
    let start = position
    var x = 0.0
    var wordStop: Stop?
    var characterStop: Stop?
    var first = cluster
    for index in item..<max(item, paragraph.items.count) {
      let item = paragraph.items[index]
      for number in first..<max(first, item.clusters.count) {
        let cluster = item.clusters[number]
        let here = Stop(item: index, cluster: number, offset: cluster.offset)
        if cluster.offset > start {
          if cluster.marks.contains(.character) { characterStop = here }
          let isStop = cluster.marks.contains(mayBreakAnywhere ? .character : .lineBreak)
          let needsHyphen = cluster.marks.contains(.hyphen)
          if isStop, !needsHyphen || x + item.size / 2 <= limit { wordStop = here }
        }
        var advance = cluster.advance
        if case .tab = item.kind {
          advance = paragraph.style.tabAdvance(at: indent + x)
        } else if cluster.marks.contains(.white) {
          x += advance
          continue
        }
        if x + advance > limit, let stop = wordStop ?? characterStop {
          self.item = stop.item
          self.cluster = stop.cluster
          position = stop.offset
          return start..<stop.offset
        }
        x += advance
      }
      first = 0
    }
    isAtEnd = true
    position = paragraph.range.upperBound
    return start..<position
  }
}

extension ParagraphStyle {
  /// From `x` to the next tab stop.
  func tabAdvance(at x: Double) -> Double {
    if let stop = tabStops.first(where: { $0 > x && $0.isFinite }) { return exact(stop - x) }
    guard tabInterval > 0, tabInterval.isFinite, x.isFinite else { return 0 }
    let count = (x / tabInterval).rounded(.down) + 1
    return exact(max(0, count * tabInterval - x))
  }
}
