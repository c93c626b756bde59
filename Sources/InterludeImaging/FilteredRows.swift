import InterludeScene

/// The rows of a PNG before compression: each pixel less the one above it.
///
/// Colours are not premultiplied in a PNG: c·255 ÷ alpha to the nearest, which premultiplies back to
/// the same c.
struct FilteredRows {
  private(set) var bytes: [UInt8]

  private static let up: UInt8 = 2

  init(_ bitmap: Bitmap, isOpaque: Bool) {
    let channels = isOpaque ? 3 : 4
    let width = bitmap.width
    let length = width * channels
    bytes = [UInt8](unsafeUninitializedCapacity: (length + 1) * bitmap.height) { buffer, count in
      bitmap.withUnsafeBytes { source in
        guard let base = source.baseAddress?.assumingMemoryBound(to: UInt8.self),
          let result = buffer.baseAddress
        else { return }
        // The row as it is and the one above, in turn; above the first lies nothing.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * length) { rows in
          guard var above = rows.baseAddress else { return }
          var row = above + length
          above.update(repeating: 0, count: length)
          for y in 0..<bitmap.height {
            let pixels = base + y * width * 4
            if isOpaque {
              Self.opaque(pixels, width, row)
            } else {
              Self.straight(pixels, width, row)
            }
            let target = result + y * (length + 1)
            target[0] = Self.up
            let difference = target + 1
            for index in 0..<length { difference[index] = row[index] &- above[index] }
            swap(&row, &above)
          }
        }
      }
      count = buffer.count
    }
    // A buffer may be larger than asked for.
    bytes.removeLast(bytes.count - (length + 1) * bitmap.height)
  }

  private static func opaque(
    _ pixels: UnsafePointer<UInt8>, _ count: Int, _ row: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<count {
      row[x * 3] = pixels[x * 4 + 2]
      row[x * 3 + 1] = pixels[x * 4 + 1]
      row[x * 3 + 2] = pixels[x * 4]
    }
  }

  private static func straight(
    _ pixels: UnsafePointer<UInt8>, _ count: Int, _ row: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<count {
      let alpha = Int(pixels[x * 4 + 3])
      row[x * 4] = unmultiplied(Int(pixels[x * 4 + 2]), alpha)
      row[x * 4 + 1] = unmultiplied(Int(pixels[x * 4 + 1]), alpha)
      row[x * 4 + 2] = unmultiplied(Int(pixels[x * 4]), alpha)
      row[x * 4 + 3] = UInt8(alpha)
    }
  }

  @inline(__always)
  static func unmultiplied(_ channel: Int, _ alpha: Int) -> UInt8 {
    if alpha == 255 { return UInt8(channel) }
    if alpha == 0 { return 0 }
    return UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
  }
}
