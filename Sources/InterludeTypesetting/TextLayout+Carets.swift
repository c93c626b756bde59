package import Foundation

extension TextLayout {
  /// How wide a caret is, in points.
  package static let caretWidth = 2.0

  /// Where the caret before an offset stands; at the end of a text after its last character.
  package func caretRect(at offset: Int) -> CGRect {
    let offset = max(0, min(text.count, offset))
    if let extraLine, offset >= extraLine.range.lowerBound {
      return caret(extraLine, extraLine.isRightToLeft ? extraLine.width : 0)
    }
    guard let line = lines.last(where: { $0.range.lowerBound <= offset }) ?? lines.first else {
      return CGRect(x: 0, y: 0, width: Self.caretWidth, height: 0)
    }
    return caret(line, x(of: offset, in: line))
  }

  private func caret(_ line: Line, _ x: Double) -> CGRect {
    CGRect(
      x: line.x + x, y: line.baseline - line.ascent, width: Self.caretWidth,
      height: line.ascent + line.descent)
  }

  /// From the line's x: the edge at which the character of the offset begins.
  private func x(of offset: Int, in line: Line) -> Double {
    for fragment in line.fragments where fragment.item.range.contains(offset) {
      let item = fragment.item
      let cluster = item.cluster(at: offset)
      let width = fragment.advance(ofCluster: cluster)
      let share = share(of: offset, in: item, cluster) * width
      let left = fragment.left(ofCluster: cluster)
      return item.isRightToLeft ? left + width - share : left + share
    }
    // After the last character, or within what is left out.
    let before = line.fragments.filter { $0.item.range.upperBound <= offset }
    guard let last = before.max(by: { $0.item.range.upperBound < $1.item.range.upperBound })
    else { return line.isRightToLeft ? line.width : 0 }
    return last.item.isRightToLeft ? last.x : last.x + last.width
  }

  /// How much of a cluster lies before an offset: characters of a ligature have equal parts.
  private func share(of offset: Int, in item: ShapedItem, _ cluster: Int) -> Double {
    let start = item.clusters[cluster].offset
    guard offset > start else { return 0 }
    let analysis = result.shaped.analysis
    let inside = start..<item.end(ofCluster: cluster)
    let all = inside.count { analysis.isCharacter($0) }
    let before = (start..<offset).count { analysis.isCharacter($0) }
    // Within a character: at its beginning.
    let whole = analysis.isCharacter(offset) ? before : before - 1
    return all > 0 ? Double(max(0, whole)) / Double(all) : 0
  }

  /// The offset whose caret is nearest to a point.
  package func offset(at point: CGPoint) -> Int {
    guard !point.x.isNaN, !point.y.isNaN else { return 0 }
    if let extraLine, let last = lines.last, point.y >= last.top + last.height {
      return extraLine.range.lowerBound
    }
    guard let line = lines.last(where: { $0.top <= point.y }) ?? lines.first else { return 0 }
    let x = point.x - line.x
    let fragments = line.fragments.filter { !$0.item.range.isEmpty }
    guard
      let fragment = fragments.first(where: { x < $0.x + $0.width }) ?? fragments.last
    else { return line.range.lowerBound }
    let found = offset(at: x, in: fragment)
    // After the space at which the line was broken the caret would stand on the next.
    let isBroken = lines.contains { $0.range.lowerBound == line.range.upperBound }
    if isBroken, found == line.range.upperBound, found > line.range.lowerBound {
      return result.shaped.analysis.characterStart(before: found)
    }
    return found
  }

  private func offset(at x: Double, in fragment: LineFragment) -> Int {
    let item = fragment.item
    let analysis = result.shaped.analysis
    var best = (offset: item.range.lowerBound, distance: Double.infinity)
    fragment.forEachCluster { index, left in
      let width = fragment.advance(ofCluster: index)
      let start = item.clusters[index].offset
      let end = item.end(ofCluster: index)
      for offset in start...end {
        guard offset == end || analysis.isCharacter(offset) else { continue }
        let share = offset == end ? 1 : share(of: offset, in: item, index)
        let edge = item.isRightToLeft ? left + width * (1 - share) : left + width * share
        if abs(edge - x) < best.distance { best = (offset, abs(edge - x)) }
      }
    }
    return best.offset
  }

  /// What a selection covers: of each line the parts that lie side by side, as high as the line.
  package func rects(for range: Range<Int>) -> [CGRect] {
    var rects: [CGRect] = []
    for line in lines where line.range.overlaps(range) {
      var spans: [(left: Double, right: Double)] = []
      for fragment in line.fragments where !fragment.item.range.isEmpty {
        let part = fragment.item.range.clamped(to: range)
        guard !part.isEmpty else { continue }
        let edges = [edge(part.lowerBound, fragment), edge(part.upperBound, fragment)]
        let (left, right) = (min(edges[0], edges[1]), max(edges[0], edges[1]))
        if let last = spans.last, abs(last.right - left) < 1e-6 {
          spans[spans.count - 1].right = right
        } else {
          spans.append((left, right))
        }
      }
      for span in spans {
        rects.append(
          CGRect(
            x: line.x + span.left, y: line.top, width: span.right - span.left,
            height: line.height))
      }
    }
    return rects
  }

  private func edge(_ offset: Int, _ fragment: LineFragment) -> Double {
    let item = fragment.item
    if offset >= item.range.upperBound {
      return item.isRightToLeft ? fragment.x : fragment.x + fragment.width
    }
    let cluster = item.cluster(at: offset)
    let width = fragment.advance(ofCluster: cluster)
    let share = share(of: offset, in: item, cluster) * width
    let left = fragment.left(ofCluster: cluster)
    return item.isRightToLeft ? left + width - share : left + share
  }
}
