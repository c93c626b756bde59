import InterludeGeometry

/// Carries out commands on some rows of a target.
///
/// A band knows nothing of its neighbours and all positions are those of the whole target, so the
/// pixels are the same however the rows are dealt out.
struct BandPainter {
  private let target: UnsafeMutablePointer<UInt32>
  /// Where the target's memory lies in the picture's pixels.
  private let area: PixelRect

  init(target: UnsafeMutableRawPointer, area: PixelRect) {
    self.target = target.assumingMemoryBound(to: UInt32.self)
    self.area = area
  }

  @inline(__always)
  func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    target + (y - area.top) * area.width + (x - area.left)
  }

  /// Stores `pixel` in every pixel of the rows.
  func clear(_ pixel: UInt32, rows: Range<Int>) {
    PixelArithmetic.fill(pixels(area.left, rows.lowerBound), rows.count * area.width, pixel)
  }

  func paint(_ commands: [DrawCommand], rows: Range<Int>) {
    var kept = KeptPixels()
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { scratch in
      guard let scratch = scratch.baseAddress else { return }
      for command in commands {
        switch command {
        case .paint(let coverage, .color(let color), let opacity):
          fill(coverage, color.pixel(opacity: opacity), rows)
        case .paint(let coverage, .image(let sampler), let opacity):
          copy(coverage, sampler, opacity, rows, scratch)
        case .paint(let coverage, .gradient(let sampler), let opacity):
          copy(coverage, sampler, opacity, rows, scratch)
        case .begin(let coverage, let level): keep(coverage, level, rows, in: &kept)
        case .end(let coverage, let level): restore(coverage, level, rows, from: &kept)
        case .turn(let coverage): exchange(coverage, rows, with: &kept)
        case .beginApart(let area): setAside(area, rows, in: &kept)
        case .endApart(let area, let coverage, let mode):
          blend(area, coverage, mode, rows, from: &kept, scratch)
        }
      }
    }
  }

  private func fill(_ coverage: PlacedCoverage, _ color: UInt32, _ rows: Range<Int>) {
    guard color != 0 else { return }
    let isOpaque = color >> 24 == 255
    coverage.forEachSpan(top: rows.lowerBound, bottom: rows.upperBound) {
      y, x, count, level, bytes in
      let target = pixels(x, y)
      if let bytes {
        PixelArithmetic.over(target, count, color, levels: bytes)
      } else if isOpaque, level == 255 {
        PixelArithmetic.fill(target, count, color)
      } else if isOpaque {
        PixelArithmetic.mix(target, count, opaque: color, level: level)
      } else {
        PixelArithmetic.over(target, count, PixelArithmetic.scaled(color, by: level))
      }
    }
  }

  private func copy(
    _ coverage: PlacedCoverage, _ sampler: ImageSampler, _ opacity: Double, _ rows: Range<Int>,
    _ scratch: UnsafeMutablePointer<UInt32>
  ) {
    let opacity = Int((opacity * 255).rounded())
    coverage.forEachSpan(top: rows.lowerBound, bottom: rows.upperBound) {
      y, x, count, level, bytes in
      sampler.withRow(x: x, y: y, count: count, scratch: scratch) { source in
        put(source, x, y, count, level, bytes, opacity)
      }
    }
  }

  private func copy(
    _ coverage: PlacedCoverage, _ sampler: GradientSampler, _ opacity: Double, _ rows: Range<Int>,
    _ scratch: UnsafeMutablePointer<UInt32>
  ) {
    let opacity = Int((opacity * 255).rounded())
    coverage.forEachSpan(top: rows.lowerBound, bottom: rows.upperBound) {
      y, x, count, level, bytes in
      sampler.row(x: x, y: y, count: count, into: scratch)
      put(scratch, x, y, count, level, bytes, opacity)
    }
  }

  @inline(__always)
  private func put(
    _ source: UnsafePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ level: Int,
    _ bytes: UnsafePointer<UInt8>?, _ opacity: Int
  ) {
    let target = pixels(x, y)
    if let bytes {
      PixelArithmetic.over(target, count, source, levels: bytes, level: opacity)
    } else {
      PixelArithmetic.over(
        target, count, source, level: PixelArithmetic.product(level, opacity))
    }
  }

  // MARK: Groups

  /// Pixels that are wholly the group's need not be kept.
  private func keep(
    _ coverage: PlacedCoverage, _ opacity: Int, _ rows: Range<Int>, in kept: inout KeptPixels
  ) {
    kept.begin()
    coverage.forEachSpan(top: rows.lowerBound, bottom: rows.upperBound) {
      y, x, count, level, bytes in
      if bytes == nil, level == 255, opacity == 255 { return }
      kept.append(pixels(x, y), count)
    }
  }

  private func restore(
    _ coverage: PlacedCoverage, _ opacity: Int, _ rows: Range<Int>, from kept: inout KeptPixels
  ) {
    var position = kept.end()
    coverage.forEachSpan(top: rows.lowerBound, bottom: rows.upperBound) {
      y, x, count, level, bytes in
      if bytes == nil, level == 255, opacity == 255 { return }
      let before = kept.pixels(at: position)
      position += count
      let target = pixels(x, y)
      if let bytes {
        PixelArithmetic.restore(target, count, before: before, levels: bytes, level: opacity)
      } else {
        PixelArithmetic.restore(
          target, count, before: before, level: PixelArithmetic.product(level, opacity))
      }
    }
  }
  private func exchange(
    _ coverage: PlacedCoverage, _ rows: Range<Int>, with kept: inout KeptPixels
  ) {
    var position = kept.innermost
    coverage.forEachSpan(top: rows.lowerBound, bottom: rows.upperBound) { y, x, count, _, _ in
      kept.exchange(at: position, with: pixels(x, y), count)
      position += count
    }
  }
}

/// What lay under the groups that are being drawn, innermost last.
struct KeptPixels: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt32>
  private var capacity = 1_024
  private var count = 0
  private var starts: [Int] = []

  init() { memory = .allocate(capacity: capacity) }

  deinit { memory.deallocate() }

  mutating func begin() { starts.append(count) }

  mutating func append(_ pixels: UnsafePointer<UInt32>, _ length: Int) {
    if count + length > capacity {
      capacity = max(2 * capacity, count + length)
      let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
      larger.update(from: memory, count: count)
      memory.deallocate()
      memory = larger
    }
    (memory + count).update(from: pixels, count: length)
    count += length
  }

  /// Forgets the innermost group's pixels, which stay readable until the next are kept.
  mutating func end() -> Int {
    count = starts.removeLast()
    return count
  }

  /// Where the innermost group's pixels begin.
  var innermost: Int { starts.last ?? 0 }

  mutating func exchange(
    at position: Int, with pixels: UnsafeMutablePointer<UInt32>, _ length: Int
  ) {
    for index in 0..<length { swap(&memory[position + index], &pixels[index]) }
  }

  func pixels(at position: Int) -> UnsafePointer<UInt32> { UnsafePointer(memory + position) }
}
