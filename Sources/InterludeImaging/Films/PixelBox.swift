package import InterludeScene

/// A rectangle of whole pixels.
package struct PixelBox: Equatable, Hashable, Sendable, CustomStringConvertible {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(_ bitmap: Bitmap) {
    self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  }

  package var right: Int { x + width }
  package var bottom: Int { y + height }
  package var count: Int { width * height }
  package var description: String { "\(width)×\(height) at (\(x), \(y))" }
}

extension Bitmap {
  /// The smallest box around the pixels that differ from another bitmap of this size; nil when none.
  package func changes(from other: Bitmap) -> PixelBox? {
    guard width == other.width, height == other.height else { return PixelBox(self) }
    if isIdentical(to: other) { return nil }
    return withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        Self.changes(
          mine.assumingMemoryBound(to: UInt32.self), theirs.assumingMemoryBound(to: UInt32.self),
          width, height)
      }
    }
  }

  private static func changes(
    _ a: UnsafeBufferPointer<UInt32>, _ b: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int
  ) -> PixelBox? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let row = y * width
      var first = 0
      while first < width, a[row + first] == b[row + first] { first += 1 }
      guard first < width else { continue }
      var last = width - 1
      while a[row + last] == b[row + last] { last -= 1 }
      left = min(left, first)
      right = max(right, last)
      top = min(top, y)
      bottom = y
    }
    guard right >= 0 else { return nil }
    return PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// A part of this bitmap; what lies outside is transparent.
  package func cropped(to box: PixelBox) -> Bitmap {
    var result = Bitmap(width: box.width, height: box.height)
    let (left, right) = (max(0, box.x), min(width, box.right))
    guard left < right else { return result }
    let target = result.width
    withUnsafeBytes { source in
      result.withUnsafeMutableBytes { bytes in
        guard let from = source.baseAddress, let to = bytes.baseAddress else { return }
        for y in max(0, box.y)..<max(max(0, box.y), min(height, box.bottom)) {
          (to + ((y - box.y) * target + left - box.x) * 4).copyMemory(
            from: from + (y * width + left) * 4, byteCount: (right - left) * 4)
        }
      }
    }
    return result
  }
}

extension Bitmap {
  /// Puts another bitmap's pixels into a box of its size, as they are; what lies outside is left out.
  package mutating func replace(_ box: PixelBox, with other: Bitmap) {
    let (left, right) = (max(0, box.x), min(width, box.x + other.width))
    let (top, bottom) = (max(0, box.y), min(height, box.y + other.height))
    guard left < right, top < bottom else { return }
    let row = width
    other.withUnsafeBytes { source in
      withUnsafeMutableBytes { bytes in
        guard let from = source.baseAddress, let to = bytes.baseAddress else { return }
        for y in top..<bottom {
          (to + (y * row + left) * 4).copyMemory(
            from: from + ((y - box.y) * other.width + left - box.x) * 4,
            byteCount: (right - left) * 4)
        }
      }
    }
  }
}
