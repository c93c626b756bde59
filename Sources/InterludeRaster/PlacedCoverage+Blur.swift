extension PlacedCoverage {
  /// The same silhouette, soft: a Gaussian of `sigma` pixels, by three boxes.
  func blurred(sigma: Double) -> PlacedCoverage {
    guard !isEmpty, let blur = BoxBlur(sigma: sigma) else { return self }
    let area = window.outset(blur.reach)
    let breaks = lineBreaks(in: area)
    let rows = LineFolding(breaks: breaks.rows, reach: blur.reach)
    let columns = LineFolding(breaks: breaks.columns, reach: blur.reach)
    let plane = UnsafeMutablePointer<UInt16>.allocate(capacity: columns.count * rows.count)
    defer { plane.deallocate() }
    plane.initialize(repeating: 0, count: columns.count * rows.count)
    fill(plane, area, rows, columns)
    blur.apply(plane, width: columns.count, height: rows.count)
    var builder = CoverageBuilder(bounds: area)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: area.width) { levels in
      for row in 0..<rows.count {
        let source = plane + row * columns.count
        for x in 0..<area.width {
          levels[x] = UInt8(
            truncatingIfNeeded: (UInt32(source[columns.folded[x]]) &+ 128) / 257)
        }
        builder.appendRow(x: area.left, UnsafeBufferPointer(levels))
        builder.endRow()
        builder.repeatRow(rows.lengths[row] - 1)
      }
    }
    return PlacedCoverage(builder.finish(), x: 0, y: 0)
  }

  /// Levels times 257 use all of 16 bits, so that three passes lose nothing that shows.
  private func fill(
    _ plane: UnsafeMutablePointer<UInt16>, _ area: PixelRect, _ rows: LineFolding,
    _ columns: LineFolding
  ) {
    for row in 0..<rows.count {
      let y = area.top + rows.firsts[row]
      let target = plane + row * columns.count
      forEachSpan(top: y, bottom: y + 1) { _, x, count, level, bytes in
        let start = x - area.left
        if let bytes {
          for index in 0..<count {
            target[columns.folded[start + index]] = UInt16(bytes[index]) &* 257
          }
        } else {
          let first = columns.folded[start]
          let last = columns.folded[start + count - 1]
          (target + first).update(repeating: UInt16(level) * 257, count: last - first + 1)
        }
      }
    }
  }

  /// For each row and column of the area whether it differs from the one before.
  private func lineBreaks(in area: PixelRect) -> (rows: [Bool], columns: [Bool]) {
    var rows = [Bool](repeating: false, count: area.height)
    var columns = [Bool](repeating: false, count: area.width + 1)
    rows[window.top - area.top] = true
    rows[window.bottom - area.top] = true
    for y in window.top..<window.bottom {
      if y > window.top, isRowEqual(y, y - 1) { continue }
      rows[y - area.top] = true
      forEachSpan(top: y, bottom: y + 1) { _, x, count, _, bytes in
        let start = x - area.left
        columns[start] = true
        columns[start + count] = true
        guard let bytes else { return }
        for index in 1..<max(1, count) where bytes[index] != bytes[index - 1] {
          columns[start + index] = true
        }
      }
    }
    columns.removeLast()
    return (rows, columns)
  }

  /// Whether two rows inside the window have the same runs; that they do may be missed.
  private func isRowEqual(_ a: Int, _ b: Int) -> Bool {
    if isSolid { return true }
    let first = coverage.bounds.top + y
    func spans(_ row: Int) -> ArraySlice<Coverage.Span> {
      coverage.spans[Int(coverage.rows[row - first])..<Int(coverage.rows[row - first + 1])]
    }
    return spans(a).elementsEqual(spans(b)) { a, b in
      guard a.x == b.x, a.length == b.length else { return false }
      if a.level == b.level { return true }
      guard a.level < 0, b.level < 0 else { return false }
      let length = Int(a.length)
      return coverage.bytes[Int(~a.level)..<(Int(~a.level) + length)]
        .elementsEqual(coverage.bytes[Int(~b.level)..<(Int(~b.level) + length)])
    }
  }

  /// The alpha of drawn pixels.
  static func alpha(of pixels: UnsafeRawBufferPointer, in area: PixelRect) -> PlacedCoverage {
    var builder = CoverageBuilder(bounds: area)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: area.width) { levels in
      for row in 0..<area.height {
        for x in 0..<area.width { levels[x] = pixels[(row * area.width + x) * 4 + 3] }
        builder.appendRow(x: area.left, UnsafeBufferPointer(levels))
        builder.endRow()
      }
    }
    return PlacedCoverage(builder.finish(), x: 0, y: 0)
  }
}

/// Leaves out lines of which a blur cannot see that they are missing.
///
/// Inside a run of equal lines that is longer than the blur reaches to both sides all results are
/// equal: of such lines one is kept.
private struct LineFolding {
  /// How many lines are kept.
  private(set) var count = 0
  /// For each line the kept one that stands for it.
  private(set) var folded: [Int] = []
  /// For each kept line the first that it stands for, and how many.
  private(set) var firsts: [Int] = []
  private(set) var lengths: [Int] = []

  init(breaks: [Bool], reach: Int) {
    folded.reserveCapacity(breaks.count)
    var start = 0
    while start < breaks.count {
      var end = start + 1
      while end < breaks.count, !breaks[end] { end += 1 }
      for line in start..<end {
        let isInner = line > start + reach && line < end - reach
        if isInner {
          lengths[count - 1] += 1
        } else {
          firsts.append(line)
          lengths.append(1)
          count += 1
        }
        folded.append(count - 1)
      }
      start = end
    }
  }
}
