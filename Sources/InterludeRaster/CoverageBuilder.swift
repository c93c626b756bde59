/// Collects the runs of a coverage, row by row from the top, from left to right.
struct CoverageBuilder {
  private var rows: [Int32] = [0]
  private var spans: [Coverage.Span] = []
  private var bytes: [UInt8] = []
  private let bounds: PixelRect

  /// A uniform run shorter than this joins the single pixels beside it.
  private static let shortRun = 8

  init(bounds: PixelRect) {
    self.bounds = bounds
    rows.reserveCapacity(bounds.height + 1)
  }

  mutating func endRow() { rows.append(Int32(spans.count)) }

  /// The row that ended last, once more for each of `count` rows; its bytes are shared.
  mutating func repeatRow(_ count: Int) {
    guard rows.count > 1 else { return }
    let row = Int(rows[rows.count - 2])..<Int(rows[rows.count - 1])
    for _ in 0..<count {
      // One by one: a slice would hold the array, and the append copy all of it.
      for index in row { spans.append(spans[index]) }
      endRow()
    }
  }

  mutating func append(x: Int, length: Int, level: Int) {
    guard length > 0, level > 0 else { return }
    if let last = lastSpan, Int(last.x + last.length) == x {
      if Int(last.level) == level {
        spans[spans.count - 1].length += Int32(length)
        return
      }
      if last.level < 0, length < Self.shortRun {
        spans[spans.count - 1].length += Int32(length)
        for _ in 0..<length { bytes.append(UInt8(level)) }
        return
      }
    }
    if length < Self.shortRun {
      spans.append(.init(x: Int32(x), length: Int32(length), level: ~Int32(bytes.count)))
      for _ in 0..<length { bytes.append(UInt8(level)) }
    } else {
      spans.append(.init(x: Int32(x), length: Int32(length), level: Int32(level)))
    }
  }

  /// Single pixels; runs of equal ones are found by the caller where they matter.
  mutating func append(x: Int, _ levels: UnsafeBufferPointer<UInt8>) {
    guard !levels.isEmpty else { return }
    if let last = lastSpan, Int(last.x + last.length) == x, last.level < 0 {
      spans[spans.count - 1].length += Int32(levels.count)
    } else {
      spans.append(.init(x: Int32(x), length: Int32(levels.count), level: ~Int32(bytes.count)))
    }
    bytes.append(contentsOf: levels)
  }

  /// A whole row of levels: finds the runs that are empty, full or long.
  mutating func appendRow(x: Int, _ levels: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var single = 0
    func rest(_ end: Int) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: levels[single..<end])
    }
    while index < levels.count {
      let level = levels[index]
      var end = index + 1
      while end < levels.count, levels[end] == level { end += 1 }
      if level == 0 || end - index >= 16 {
        append(x: x + single, rest(index))
        append(x: x + index, length: end - index, level: Int(level))
        single = end
      }
      index = end
    }
    append(x: x + single, rest(levels.count))
  }

  /// `right` where the last pixel turned out to lie further left than the bounds foresaw.
  func finish(right: Int? = nil) -> Coverage {
    var bounds = bounds
    if let right { bounds.right = right }
    return Coverage(bounds: bounds, rows: rows, spans: spans, bytes: bytes)
  }

  private var lastSpan: Coverage.Span? {
    guard spans.count > Int(rows[rows.count - 1]) else { return nil }
    return spans[spans.count - 1]
  }
}
