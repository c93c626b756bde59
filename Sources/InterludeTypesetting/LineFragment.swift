import Foundation

/// A part of a line that was shaped at a time, at its place.
struct LineFragment: Sendable {
  var item: ShapedItem
  /// Of its left edge, from the line's.
  var x = 0.0
  var width: Double
  /// Spaces at the end of a line, that count for nothing.
  var isHanging = false
  /// Added to every space of a justified line.
  var stretch = 0.0

  init(_ item: ShapedItem) {
    self.item = item
    width = item.clusters.reduce(0) { $0 + $1.advance }
  }

  func advance(ofCluster index: Int) -> Double {
    if case .tab = item.kind { return width }
    let cluster = item.clusters[index]
    return cluster.marks.contains(.expandable) ? cluster.advance + stretch : cluster.advance
  }

  /// The left edge of a cluster, from the line's.
  func left(ofCluster index: Int) -> Double {
    var before = 0.0
    for other in 0..<index { before += advance(ofCluster: other) }
    return item.isRightToLeft ? x + width - before - advance(ofCluster: index) : x + before
  }

  /// Calls `body` with the clusters and their left edges, in the order of the text.
  func forEachCluster(_ body: (Int, Double) -> Void) {
    var before = 0.0
    for index in item.clusters.indices {
      let advance = advance(ofCluster: index)
      body(index, item.isRightToLeft ? x + width - before - advance : x + before)
      before += advance
    }
  }
}

extension [LineFragment] {
  /// From the order of the text to that from left to right, by levels (Unicode's rule L2).
  func reordered() -> [LineFragment] {
    let levels = map(\.item.level)
    guard let highest = levels.max(), highest > 0 else { return self }
    var order = Array<Int>(indices)
    let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return self }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order.map { self[$0] }
  }
}
