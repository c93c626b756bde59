import InterludeScene

/// Halves of bitmaps, so that a picture drawn small is a mixture of all its pixels.
final class SmallerBitmaps {
  private var levels: [ObjectIdentifier: [Bitmap]] = [:]
  private static let limit = 1_024

  /// The bitmap or a half, quarter … of it: at most half as wide again as the `pixels` it is for.
  func bitmap(_ bitmap: Bitmap, pixels: Double) -> Bitmap {
    guard pixels > 0 else { return bitmap }
    var known = levels[bitmap.identity] ?? [bitmap]
    var level = 0
    while Double(known[level].width) > 1.5 * pixels, known[level].width > 2,
      known[level].height > 2
    {
      if level + 1 == known.count { known.append(known[level].halved) }
      level += 1
    }
    if levels.count > Self.limit { levels = [:] }
    levels[bitmap.identity] = known
    return known[level]
  }

  func removeAll() { levels = [:] }
}

extension Bitmap {
  /// Every pixel is the mean of four; of an odd side the last counts twice.
  fileprivate var halved: Bitmap {
    var result = Bitmap(width: (width + 1) / 2, height: (height + 1) / 2)
    let (columns, rows) = (result.width, result.height)
    let stride = bytesPerRow
    withUnsafeBytes { source in
      result.withUnsafeMutableBytes { target in
        for y in 0..<rows {
          let top = 2 * y * stride
          let bottom = min(2 * y + 1, height - 1) * stride
          for x in 0..<columns {
            let left = 8 * x
            let right = min(2 * x + 1, width - 1) * 4
            for channel in 0..<4 {
              let sum =
                Int(source[top + left + channel]) + Int(source[top + right + channel])
                + Int(source[bottom + left + channel]) + Int(source[bottom + right + channel])
              target[(y * columns + x) * 4 + channel] = UInt8((sum + 2) / 4)
            }
          }
        }
      }
    }
    return result
  }
}
