package import InterludeScene

extension Bitmap {
  /// Another size, each new pixel the mean of the area it covers, in whole numbers with exact rounding.
  ///
  /// A source pixel is `width` units long and a new one `self.width`: every overlap is a whole number,
  /// so nothing is rounded before the last division.
  package func scaled(toWidth width: Int, height: Int) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    guard width > 0, height > 0, self.width > 0, self.height > 0 else { return result }
    if width == self.width, height == self.height { return self }
    let columns = Self.overlaps(self.width, width)
    let rows = Self.overlaps(self.height, height)
    let (sourceWidth, area) = (self.width, self.width * self.height)
    // One row of sums at a time: 32 bits hold 255 · side, the sums of rows need 64.
    var sums = [Int](repeating: 0, count: width * 4)
    withUnsafeBytes { source in
      result.withUnsafeMutableBytes { target in
        for y in 0..<height {
          for index in sums.indices { sums[index] = 0 }
          for (line, weight) in rows[y] {
            let base = line * sourceWidth * 4
            for x in 0..<width {
              var (b, g, r, a) = (0, 0, 0, 0)
              for (column, share) in columns[x] {
                let pixel = base + column * 4
                b += Int(source[pixel]) * share
                g += Int(source[pixel + 1]) * share
                r += Int(source[pixel + 2]) * share
                a += Int(source[pixel + 3]) * share
              }
              sums[x * 4] += b * weight
              sums[x * 4 + 1] += g * weight
              sums[x * 4 + 2] += r * weight
              sums[x * 4 + 3] += a * weight
            }
          }
          for index in sums.indices {
            target[y * width * 4 + index] = UInt8((sums[index] + area / 2) / area)
          }
        }
      }
    }
    return result
  }

  /// For each new pixel the old ones under it, and by how many units.
  private static func overlaps(_ old: Int, _ new: Int) -> [[(Int, Int)]] {
    (0..<new).map { index in
      let (start, end) = (index * old, (index + 1) * old)
      return (start / new...(end - 1) / new).map { pixel in
        (pixel, min(end, (pixel + 1) * new) - max(start, pixel * new))
      }
    }
  }
}
