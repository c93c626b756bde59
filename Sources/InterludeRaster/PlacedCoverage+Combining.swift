extension PlacedCoverage {
  /// The product of both.
  func multiplied(by other: PlacedCoverage) -> PlacedCoverage {
    if other.isSolid { return clipped(to: other.window) }
    if isSolid { return other.clipped(to: window) }
    return combined(with: other) { PixelArithmetic.product($0, $1) }
  }

  /// This where the other is not empty.
  func restricted(to other: PlacedCoverage) -> PlacedCoverage {
    if other.isSolid { return clipped(to: other.window) }
    return combined(with: other) { level, _ in level }
  }

  /// One over the other: a + b − a·b.
  func united(with other: PlacedCoverage) -> PlacedCoverage {
    if isEmpty { return other }
    if other.isEmpty { return self }
    if isSolid, window.contains(other.window) { return self }
    let bounds = window.union(other.window)
    var builder = CoverageBuilder(bounds: bounds)
    for row in bounds.top..<bounds.bottom {
      Self.unite(self, other, row: row, into: &builder)
      builder.endRow()
    }
    return PlacedCoverage(builder.finish(), x: 0, y: 0)
  }

  private static func unite(
    _ a: PlacedCoverage, _ b: PlacedCoverage, row: Int, into builder: inout CoverageBuilder
  ) {
    var left = RowCursor(a, row: row)
    var right = RowCursor(b, row: row)
    var position = Int.min
    while left.current != nil || right.current != nil {
      let a = left.current
      let b = right.current
      let start = max(position, min(a?.x ?? .max, b?.x ?? .max))
      let hasA = a.map { $0.x <= start } ?? false
      let hasB = b.map { $0.x <= start } ?? false
      let end = min(
        a.map { hasA ? $0.end : $0.x } ?? .max, b.map { hasB ? $0.end : $0.x } ?? .max)
      func level(at x: Int) -> Int {
        let first = hasA ? a.map { left.level($0, at: x) } ?? 0 : 0
        let second = hasB ? b.map { right.level($0, at: x) } ?? 0 : 0
        return first + second - PixelArithmetic.product(first, second)
      }
      func isUniform(_ run: RowCursor.Run?, _ has: Bool) -> Bool { !has || run?.bytes == nil }
      func isFull(_ run: RowCursor.Run?, _ has: Bool) -> Bool {
        has && run?.bytes == nil && run?.level == 255
      }
      if isFull(a, hasA) || isFull(b, hasB) {
        builder.append(x: start, length: end - start, level: 255)
      } else if isUniform(a, hasA), isUniform(b, hasB) {
        builder.append(x: start, length: end - start, level: level(at: start))
      } else {
        for x in start..<end { builder.append(x: x, length: 1, level: level(at: x)) }
      }
      position = end
      if let run = left.current, run.end <= end { left.advance() }
      if let run = right.current, run.end <= end { right.advance() }
    }
  }

  /// Every level times `level`.
  func scaled(by level: Int) -> PlacedCoverage {
    if level >= 255 { return self }
    var builder = CoverageBuilder(bounds: window)
    let whole = PlacedCoverage.solid(window)
    for row in window.top..<max(window.top, window.bottom) {
      Self.combine(self, whole, row: row, into: &builder) { a, _ in
        PixelArithmetic.product(a, level)
      }
      builder.endRow()
    }
    return PlacedCoverage(builder.finish(), x: 0, y: 0)
  }

  private func combined(
    with other: PlacedCoverage, _ level: (Int, Int) -> Int
  ) -> PlacedCoverage {
    let bounds = window.intersection(other.window)
    guard !bounds.isEmpty else { return .solid(.empty) }
    let a = clipped(to: bounds)
    let b = other.clipped(to: bounds)
    var builder = CoverageBuilder(bounds: bounds)
    for row in bounds.top..<bounds.bottom {
      Self.combine(a, b, row: row, into: &builder, level)
      builder.endRow()
    }
    return PlacedCoverage(builder.finish(), x: 0, y: 0)
  }

  /// Walks along the runs of one row of both and appends what `level` says where both have some.
  @inline(__always)
  private static func combine(
    _ a: PlacedCoverage, _ b: PlacedCoverage, row: Int, into builder: inout CoverageBuilder,
    _ level: (Int, Int) -> Int
  ) {
    var left = RowCursor(a, row: row)
    var right = RowCursor(b, row: row)
    while let first = left.current, let second = right.current {
      let start = max(first.x, second.x)
      let end = min(first.end, second.end)
      if start < end {
        if first.bytes == nil, second.bytes == nil {
          builder.append(
            x: start, length: end - start, level: level(first.level, second.level))
        } else {
          for x in start..<end {
            builder.append(
              x: x, length: 1, level: level(left.level(first, at: x), right.level(second, at: x)))
          }
        }
      }
      if first.end <= second.end { left.advance() } else { right.advance() }
    }
  }
}

/// Reads the runs of one row, one after the other, inside the window.
private struct RowCursor {
  struct Run {
    var x: Int
    var end: Int
    var level: Int
    /// Where the byte of pixel 0 would lie in the coverage's bytes.
    var bytes: Int?
  }

  /// Of the current run.
  func level(_ run: Run, at x: Int) -> Int {
    if let bytes = run.bytes { return Int(placed.coverage.bytes[bytes + x]) }
    return run.level
  }

  private(set) var current: Run?
  private let placed: PlacedCoverage
  private var index = 0
  private var last = 0

  init(_ placed: PlacedCoverage, row: Int) {
    self.placed = placed
    let window = placed.window
    guard row >= window.top, row < window.bottom, window.left < window.right else { return }
    if placed.isSolid {
      current = Run(x: window.left, end: window.right, level: 255)
      return
    }
    let relative = row - placed.y - placed.coverage.bounds.top
    index = Int(placed.coverage.rows[relative])
    last = Int(placed.coverage.rows[relative + 1])
    read()
  }

  mutating func advance() {
    current = nil
    guard !placed.isSolid else { return }
    read()
  }

  private mutating func read() {
    while index < last {
      let span = placed.coverage.spans[index]
      index += 1
      let x = Int(span.x) + placed.x
      let start = max(x, placed.window.left)
      let end = min(x + Int(span.length), placed.window.right)
      guard start < end else { continue }
      current = Run(
        x: start, end: end, level: Int(span.level),
        bytes: span.level < 0 ? Int(~span.level) - x : nil)
      return
    }
  }
}
