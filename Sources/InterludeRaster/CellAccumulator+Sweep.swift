import InterludeGeometry

extension CellAccumulator {
  /// The coverage that the lines enclose; nil when they enclose nothing.
  func sweep(_ rule: FillRule) -> Coverage? {
    guard let first = cells.first else { return nil }
    var (top, bottom, left, right) = (first.y, first.y, first.x, first.x)
    for cell in cells {
      top = min(top, cell.y)
      bottom = max(bottom, cell.y)
      left = min(left, cell.x)
      right = max(right, cell.x)
    }
    let bounds = PixelRect(
      left: max(Int(left), clip.left), top: Int(top), right: Int(right) + 1,
      bottom: Int(bottom) + 1)
    // A shape that is cut off on the right is full up to there.
    let open = clip.right
    var builder = CoverageBuilder(
      bounds: PixelRect(left: bounds.left, top: bounds.top, right: open, bottom: bounds.bottom))
    var (sorted, starts) = sortedByRow(top: Int(top), rows: bounds.height)
    var rightmost = bounds.left
    sorted.withUnsafeMutableBufferPointer { sorted in
      for row in 0..<bounds.height {
        let cells = UnsafeMutableBufferPointer(rebasing: sorted[starts[row]..<starts[row + 1]])
        Self.sortByColumn(cells)
        let end = sweepRow(cells, rule, into: &builder)
        rightmost = max(rightmost, end)
        builder.endRow()
      }
    }
    guard rightmost > bounds.left else { return nil }
    return builder.finish(right: rightmost)
  }

  /// Returns where the row ends.
  private func sweepRow(
    _ cells: UnsafeMutableBufferPointer<Cell>, _ rule: FillRule,
    into builder: inout CoverageBuilder
  ) -> Int {
    var cover = 0
    var index = 0
    var x = clip.left
    var end = clip.left
    while index < cells.count {
      let column = Int(cells[index].x)
      var area = 0
      var height = 0
      while index < cells.count, Int(cells[index].x) == column {
        area += Int(cells[index].area)
        height += Int(cells[index].cover)
        index += 1
      }
      if column > x, cover != 0 {
        let level = Self.level(cover * 2 * Self.one, rule)
        builder.append(x: x, length: column - x, level: level)
        if level > 0 { end = column }
      }
      cover += height
      if column >= clip.left {
        let level = Self.level(cover * 2 * Self.one - area, rule)
        builder.append(x: column, length: 1, level: level)
        if level > 0 { end = column + 1 }
      }
      x = max(x, column + 1)
    }
    // Closed outlines come back to zero unless their right side was cut off.
    if cover != 0, x < clip.right {
      let level = Self.level(cover * 2 * Self.one, rule)
      builder.append(x: x, length: clip.right - x, level: level)
      if level > 0 { end = clip.right }
    }
    return end
  }

  /// 0…255, to the nearest.
  static func level(_ area: Int, _ rule: FillRule) -> Int {
    var magnitude = abs(area)
    if rule == .evenOdd {
      magnitude &= 2 * full - 1
      if magnitude > full { magnitude = 2 * full - magnitude }
    } else if magnitude > full {
      magnitude = full
    }
    return (magnitude * 255 + full / 2) / full
  }

  private func sortedByRow(top: Int, rows: Int) -> ([Cell], [Int]) {
    var starts = [Int](repeating: 0, count: rows + 1)
    for cell in cells { starts[Int(cell.y) - top + 1] += 1 }
    for row in 0..<rows { starts[row + 1] += starts[row] }
    var next = starts
    let sorted = [Cell](unsafeUninitializedCapacity: cells.count) { buffer, count in
      for cell in cells {
        let row = Int(cell.y) - top
        buffer.initializeElement(at: next[row], to: cell)
        next[row] += 1
      }
      count = cells.count
    }
    return (sorted, starts)
  }

  private static func sortByColumn(_ cells: UnsafeMutableBufferPointer<Cell>) {
    var cells = cells
    if cells.count > 24 {
      cells.sort { $0.x < $1.x }
      return
    }
    for index in 1..<max(1, cells.count) {
      let cell = cells[index]
      var position = index
      while position > 0, cells[position - 1].x > cell.x {
        cells[position] = cells[position - 1]
        position -= 1
      }
      cells[position] = cell
    }
  }
}
