import InterludeScene

extension BandPainter {
  // MARK: Groups that are drawn apart

  func setAside(_ area: PixelRect, _ rows: Range<Int>, in kept: inout KeptPixels) {
    kept.begin()
    let top = max(rows.lowerBound, area.top)
    let bottom = min(rows.upperBound, area.bottom)
    guard top < bottom else { return }
    for row in top..<bottom {
      kept.append(pixels(area.left, row), area.width)
      PixelArithmetic.fill(pixels(area.left, row), area.width, 0)
    }
  }

  func blend(
    _ area: PixelRect, _ coverage: PlacedCoverage, _ mode: BlendMode, _ rows: Range<Int>,
    from kept: inout KeptPixels, _ drawn: UnsafeMutablePointer<UInt32>
  ) {
    let position = kept.end()
    let top = max(rows.lowerBound, area.top)
    let bottom = min(rows.upperBound, area.bottom)
    guard top < bottom else { return }
    for row in top..<bottom {
      let target = pixels(area.left, row)
      drawn.update(from: target, count: area.width)
      target.update(
        from: kept.pixels(at: position + (row - top) * area.width), count: area.width)
      coverage.forEachSpan(top: row, bottom: row + 1) { _, x, count, level, bytes in
        for index in 0..<count {
          let offset = x - area.left + index
          let level = bytes.map { Int($0[index]) } ?? level
          let mixed = PixelBlending.blend(drawn[offset], over: target[offset], mode)
          target[offset] = PixelBlending.step(from: target[offset], to: mixed, level)
        }
      }
    }
  }
}
