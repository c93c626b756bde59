package import InterludeScene

/// Two pictures side by side, and a map of where they differ: from yellow, by a little, to red.
///
/// Under the map the first picture shows faintly, so that one sees what lies there.
package struct DifferencePicture {
  package private(set) var bitmap: Bitmap

  private static let gap = 8
  private static let paper: UInt32 = 0xFFE5_E5EA

  package init(_ a: Bitmap, _ b: Bitmap, tolerance: Int = 0) {
    let (width, height) = (max(a.width, b.width), max(a.height, b.height))
    let gap = Self.gap
    bitmap = Bitmap(width: 3 * width + 4 * gap, height: height + 2 * gap)
    bitmap.withUnsafeMutableBytes { bytes in
      for index in bytes.bindMemory(to: UInt32.self).indices {
        bytes.storeBytes(of: Self.paper.littleEndian, toByteOffset: index * 4, as: UInt32.self)
      }
    }
    bitmap.replace(PixelBox(x: gap, y: gap, width: width, height: height), with: a)
    bitmap.replace(PixelBox(x: 2 * gap + width, y: gap, width: width, height: height), with: b)
    bitmap.replace(
      PixelBox(x: 3 * gap + 2 * width, y: gap, width: width, height: height),
      with: Self.map(a, b, width, height, tolerance))
  }

  private static func map(
    _ a: Bitmap, _ b: Bitmap, _ width: Int, _ height: Int, _ tolerance: Int
  ) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    result.withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let isInBoth = x < a.width && x < b.width && y < a.height && y < b.height
          let (left, right) = (a[x, y], b[x, y])
          var worst = isInBoth ? 0 : 255
          for shift in [0, 8, 16, 24] as [UInt32] where isInBoth {
            worst = max(worst, abs(Int(left >> shift & 255) - Int(right >> shift & 255)))
          }
          let color = worst > tolerance ? heat(worst) : faint(left)
          bytes.storeBytes(
            of: color.littleEndian, toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
    return result
  }

  /// 1 is yellow, 64 and more is red.
  private static func heat(_ difference: Int) -> UInt32 {
    let green = UInt32(204 - min(64, difference) * 3)
    return 0xFFFF_0000 | green << 8
  }

  /// A fifth of its grey on white.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    let grey = ((pixel >> 16 & 255) + 2 * (pixel >> 8 & 255) + (pixel & 255)) / 4 + rest
    let value = 255 - (255 - min(255, grey)) / 5
    return 0xFF00_0000 | value * 0x01_0101
  }
}
