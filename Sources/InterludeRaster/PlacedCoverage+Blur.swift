extension PlacedCoverage {
  /// The same silhouette, soft: a Gaussian of `sigma` pixels, by three boxes.
  func blurred(sigma: Double) -> PlacedCoverage {
    guard let blur = BoxBlur(sigma: sigma) else { return self }
    let area = window.outset(blur.reach)
    let width = area.width
    let height = area.height
    let plane = UnsafeMutablePointer<UInt16>.allocate(capacity: width * height)
    defer { plane.deallocate() }
    plane.initialize(repeating: 0, count: width * height)
    // Levels times 257 use all of 16 bits, so that three passes lose nothing that shows.
    forEachSpan(top: window.top, bottom: window.bottom) { y, x, count, level, bytes in
      let target = plane + (y - area.top) * width + (x - area.left)
      if let bytes {
        for index in 0..<count { target[index] = UInt16(bytes[index]) &* 257 }
      } else {
        target.update(repeating: UInt16(level) * 257, count: count)
      }
    }
    blur.apply(plane, width: width, height: height)
    var builder = CoverageBuilder(bounds: area)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { levels in
      for row in 0..<height {
        let source = plane + row * width
        for x in 0..<width {
          levels[x] = UInt8(truncatingIfNeeded: (UInt32(source[x]) &+ 128) / 257)
        }
        builder.appendRow(x: area.left, UnsafeBufferPointer(levels))
        builder.endRow()
      }
    }
    return PlacedCoverage(builder.finish(), x: 0, y: 0)
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
