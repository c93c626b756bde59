/// How two pictures differ.
package struct PixelDifference: Equatable, Sendable, CustomStringConvertible {
  /// Pixels that are not the same.
  package var count: Int
  /// The first of them, from the top and the left.
  package var first: (x: Int, y: Int)
  /// The box around all of them, in pixels: x, y, width, height.
  package var box: (x: Int, y: Int, width: Int, height: Int)
  /// The largest difference of one channel, 1…255.
  package var largest: Int

  package static func == (l: Self, r: Self) -> Bool {
    l.count == r.count && l.first == r.first && l.box == r.box && l.largest == r.largest
  }

  /// nil when the pictures are equal; pictures of other sizes differ everywhere.
  ///
  /// Pixels whose channels differ by no more than `tolerance` count as equal.
  package init?(_ a: Bitmap, _ b: Bitmap, tolerance: Int = 0) {
    guard a.width == b.width, a.height == b.height else {
      count = max(a.width * a.height, b.width * b.height)
      first = (0, 0)
      box = (0, 0, max(a.width, b.width), max(a.height, b.height))
      largest = 255
      return
    }
    if a == b { return nil }
    var (count, largest) = (0, 0)
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, -1, -1)
    var first: (x: Int, y: Int)?
    a.withUnsafeBytes { left in
      b.withUnsafeBytes { right in
        for pixel in 0..<(a.width * a.height) {
          var worst = 0
          for channel in 0..<4 {
            let offset = pixel * 4 + channel
            worst = max(worst, abs(Int(left[offset]) - Int(right[offset])))
          }
          guard worst > tolerance else { continue }
          let (x, y) = (pixel % a.width, pixel / a.width)
          if first == nil { first = (x, y) }
          count += 1
          largest = max(largest, worst)
          (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
        }
      }
    }
    guard count > 0 else { return nil }
    self.count = count
    self.first = first ?? (0, 0)
    self.largest = largest
    box = (minX, minY, maxX - minX + 1, maxY - minY + 1)
  }

  package var description: String {
    (count == 1 ? "1 pixel differs, " : "\(count) pixels differ, ")
      + "by \(largest) at most, first at (\(first.x), \(first.y)), "
      + "in \(box.width)×\(box.height) at (\(box.x), \(box.y))"
  }
}
