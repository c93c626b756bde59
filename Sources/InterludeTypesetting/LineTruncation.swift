import Foundation

/// Where a line that is too long is cut, with … in place of what is left out.
struct LineTruncation {
  /// Where a character begins, and how far from the line's beginning.
  private struct Stop {
    var offset: Int
    var x: Double
  }

  static let ellipsis = "\u{2026}"

  let paragraph: ShapedText.Paragraph
  let range: Range<Int>
  private var stops: [Stop] = []
  private let marks: [TextAnalysis.Marks]

  init(
    _ paragraph: ShapedText.Paragraph, _ range: Range<Int>, marks: [TextAnalysis.Marks],
    indent: Double
  ) {
    self.paragraph = paragraph
    self.range = range
    self.marks = marks
    var x = 0.0
    for item in paragraph.items where item.range.upperBound > range.lowerBound {
      for cluster in item.clusters where cluster.offset >= range.lowerBound {
        if cluster.marks.contains(.character) || stops.isEmpty {
          stops.append(Stop(offset: cluster.offset, x: x))
        }
        if case .tab = item.kind {
          x += paragraph.style.tabAdvance(at: indent + x)
        } else {
          x += cluster.advance
        }
      }
    }
    stops.append(Stop(offset: range.upperBound, x: x))
  }

  /// Without the spaces at the end.
  var width: Double { stops[trimmedBack(stops.count - 1)].x }

  /// What stays at the beginning and what at the end, when `room` is left beside the ellipsis.
  func kept(
    _ mode: ParagraphStyle.LineBreak, room: Double
  ) -> (head: Range<Int>, tail: Range<Int>) {
    let room = max(0, room)
    let last = stops.count - 1
    var head = 0
    var tail = last
    switch mode {
    case .truncatingHead: tail = suffix(room)
    case .truncatingMiddle:
      head = prefix(room / 2)
      tail = max(head, suffix(room - stops[head].x))
      head = min(tail, prefix(room - (stops[last].x - stops[tail].x)))
    default: head = prefix(room)
    }
    head = trimmedBack(head)
    while tail < last, marks[stops[tail].offset].contains(.white) { tail += 1 }
    return (range.lowerBound..<stops[head].offset, stops[tail].offset..<range.upperBound)
  }

  /// The last stop that is no further than `room` from the beginning.
  private func prefix(_ room: Double) -> Int {
    stops.lastIndex { $0.x <= room } ?? 0
  }

  /// The first stop that is no further than `room` from the end.
  private func suffix(_ room: Double) -> Int {
    let end = stops[stops.count - 1].x
    return stops.firstIndex { end - $0.x <= room } ?? stops.count - 1
  }

  private func trimmedBack(_ index: Int) -> Int {
    var index = index
    while index > 0, marks[stops[index - 1].offset].contains(.white) { index -= 1 }
    return index
  }
}
