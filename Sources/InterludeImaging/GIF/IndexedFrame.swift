package import InterludeScene

/// The part of a frame that changed, in at most 256 colours.
///
/// Pixels of the box that did not change are transparent and show what lay there. Between two
/// colours of the palette an ordered pattern mixes: it lies still where the picture does.
package struct IndexedFrame: Equatable, Sendable {
  package private(set) var box: PixelBox
  /// 0xRRGGBB.
  package private(set) var colors: [UInt32]
  /// One a pixel of the box, from the top; ``transparent`` where nothing changed.
  package private(set) var indices: [UInt8]
  package private(set) var transparent: UInt8?

  /// nil when nothing changed. Without a frame before it everything has.
  package init?(_ frame: Bitmap, after previous: Bitmap? = nil) {
    let box: PixelBox
    if let previous {
      guard let changed = frame.changes(from: previous) else { return nil }
      box = changed
    } else {
      box = PixelBox(frame)
    }
    self.box = box
    var histogram = ColorHistogram()
    var hasUnchanged = false
    Self.walk(frame, previous, box) { color, changed, _, _ in
      if changed { histogram.add(color) } else { hasUnchanged = true }
    }
    let palette = Palette(histogram.colors, limit: hasUnchanged ? 255 : 256)
    let mixtures = histogram.keys.map { key in
      key == 0
        ? Palette.Mixture(first: 0, second: 0, share: 0) : palette.mixture(of: key & 0xFF_FFFF)
    }
    colors = palette.colors
    let clear = hasUnchanged ? UInt8(colors.count) : nil
    transparent = clear
    indices = [UInt8](unsafeUninitializedCapacity: box.count) { indices, count in
      var index = 0
      Self.walk(frame, previous, box) { color, changed, x, y in
        if changed {
          let mixture = mixtures[histogram.slot(of: color)]
          indices[index] =
            mixture.share > Self.threshold(x, y) ? mixture.second : mixture.first
        } else {
          indices[index] = clear ?? 0
        }
        index += 1
      }
      count = index
    }
  }

  /// A pixel that shows what lay there.
  init(transparentPixel index: UInt8) {
    box = PixelBox(x: 0, y: 0, width: 1, height: 1)
    colors = []
    indices = [index]
    transparent = index
  }

  init(box: PixelBox, colors: [UInt32], indices: [UInt8], transparent: UInt8?) {
    self.box = box
    self.colors = colors
    self.indices = indices
    self.transparent = transparent
  }

  /// Bayer's pattern of eight by eight: 0…63, each once.
  static func threshold(_ x: Int, _ y: Int) -> UInt8 {
    var value = 0
    for bit in 0..<3 {
      let (a, b) = (x >> bit & 1, y >> bit & 1)
      value |= (a ^ b) << (5 - 2 * bit) | b << (4 - 2 * bit)
    }
    return UInt8(value)
  }

  private static func walk(
    _ frame: Bitmap, _ previous: Bitmap?, _ box: PixelBox,
    _ body: (_ color: UInt32, _ changed: Bool, _ x: Int, _ y: Int) -> Void
  ) {
    func walk(_ old: UnsafeBufferPointer<UInt32>?) {
      frame.withUnsafeBytes { bytes in
        let pixels = bytes.assumingMemoryBound(to: UInt32.self)
        for y in box.y..<box.bottom {
          for x in box.x..<box.right {
            let index = y * frame.width + x
            let pixel = pixels[index]
            body(onWhite(UInt32(littleEndian: pixel)), old.map { $0[index] != pixel } ?? true, x, y)
          }
        }
      }
    }
    if let previous {
      previous.withUnsafeBytes { walk($0.assumingMemoryBound(to: UInt32.self)) }
    } else {
      walk(nil)
    }
  }

  /// A premultiplied pixel laid on white paper: the format knows no half transparent colours.
  @inline(__always)
  static func onWhite(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    if rest == 0 { return pixel & 0xFF_FFFF }
    let red = min(255, (pixel >> 16 & 255) + rest)
    let green = min(255, (pixel >> 8 & 255) + rest)
    let blue = min(255, (pixel & 255) + rest)
    return red << 16 | green << 8 | blue
  }

  /// Lays the frame over what a viewer has shown so far.
  package func draw(onto canvas: inout Bitmap) {
    var index = 0
    let width = canvas.width
    canvas.withUnsafeMutableBytes { bytes in
      let pixels = bytes.assumingMemoryBound(to: UInt32.self)
      for y in box.y..<box.bottom {
        for x in box.x..<box.right {
          let value = indices[index]
          index += 1
          if value != transparent, Int(value) < colors.count {
            pixels[y * width + x] = (colors[Int(value)] | 0xFF00_0000).littleEndian
          }
        }
      }
    }
  }
}
