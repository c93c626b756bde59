package import InterludeScene

/// Portable Network Graphics: our own framing over libdeflate one way, libpng the other.
package enum PNG {
  /// How much time is spent on small files, 1…12.
  package static let defaultLevel = 1

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package static func encode(
    _ bitmap: Bitmap, level: Int = defaultLevel
  ) throws(ImagingError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
    let isOpaque = bitmap.isOpaque
    let filtered = FilteredRows(bitmap, isOpaque: isOpaque)
    let compressed = try filtered.bytes.compressed(level: max(1, min(12, level)))
    var file = signature
    file.reserveCapacity(compressed.count + 64)
    var header: [UInt8] = []
    header.appendBigEndian(UInt32(bitmap.width))
    header.appendBigEndian(UInt32(bitmap.height))
    // Eight bits, colour with or without alpha, deflate, the one set of filters, not interlaced.
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    file.appendChunk("IHDR", header)
    // The numbers are those of sRGB, to be shown as perceived.
    file.appendChunk("sRGB", [0])
    file.appendChunk("IDAT", compressed)
    file.appendChunk("IEND", [])
    return file
  }
}

extension Bitmap {
  var isOpaque: Bool {
    withUnsafeBytes { bytes in
      let pixels = bytes.assumingMemoryBound(to: UInt32.self)
      // In pieces, so that the inner loop needs no exit and a transparent picture is known early.
      var start = 0
      while start < pixels.count {
        let end = min(start + 4_096, pixels.count)
        var all = UInt32.max
        for index in start..<end { all &= UInt32(littleEndian: pixels[index]) }
        if all >> 24 != 255 { return false }
        start = end
      }
      return true
    }
  }
}

extension [UInt8] {
  mutating func appendBigEndian(_ value: UInt32) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }
}
