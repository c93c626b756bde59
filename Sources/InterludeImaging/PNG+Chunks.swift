import CDeflate

extension [UInt8] {
  /// Length, name, content and the check of the latter two.
  mutating func appendChunk(_ name: String, _ content: [UInt8]) {
    appendBigEndian(UInt32(content.count))
    let start = count
    append(contentsOf: name.utf8)
    append(contentsOf: content)
    let check = withUnsafeBytes { bytes in
      libdeflate_crc32(0, bytes.baseAddress.map { $0 + start }, bytes.count - start)
    }
    appendBigEndian(check)
  }

  /// As a zlib stream.
  func compressed(level: Int) throws(ImagingError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else { throw .outOfMemory }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, count)
    let result = [UInt8](unsafeUninitializedCapacity: bound) { buffer, written in
      written = withUnsafeBytes { bytes in
        libdeflate_zlib_compress(
          compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, buffer.count)
      }
    }
    // Zero bytes would mean that the bound was no bound.
    guard !result.isEmpty else { throw .outOfMemory }
    return result
  }
}
