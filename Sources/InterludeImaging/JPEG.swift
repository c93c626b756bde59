import CJPEG
import Foundation
package import InterludeScene

/// Pictures of the Joint Photographic Experts Group, by the system's libjpeg.
package enum JPEG {
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  package static func decode(_ bytes: [UInt8]) throws(ImagingError) -> Bitmap {
    var pixels: UnsafeMutablePointer<UInt8>?
    var (width, height): (Int32, Int32) = (0, 0)
    var message = [CChar](repeating: 0, count: 256)
    let isRead = interlude_jpeg_read(
      bytes, bytes.count, UInt32(Picture.longestSide), &pixels, &width, &height, &message,
      message.count)
    guard isRead != 0, let pixels else {
      let end = message.firstIndex(of: 0) ?? message.count
      let words = message[..<end].map { UInt8(bitPattern: $0) }
      throw .malformed(String(decoding: words, as: UTF8.self))
    }
    defer { free(pixels) }
    var bitmap = Bitmap(width: Int(width), height: Int(height))
    let count = bitmap.byteCount
    bitmap.withUnsafeMutableBytes {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: pixels, count: count))
    }
    return bitmap
  }

  /// Without alpha: what is transparent lies on white. `quality` is 0…1.
  package static func encode(_ bitmap: Bitmap, quality: Double) throws(ImagingError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let quality = quality.isNaN ? 1 : min(1, max(0, quality))
    let isWritten = bitmap.onWhite.withUnsafeBytes { pixels in
      interlude_jpeg_write(
        pixels.assumingMemoryBound(to: UInt8.self).baseAddress, Int32(bitmap.width),
        Int32(bitmap.height), Int32((quality * 100).rounded()), &bytes, &count)
    }
    guard isWritten != 0, let bytes else { throw .outOfMemory }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// How the picture is to be turned, 1…8 as EXIF numbers it; 1 where nothing is said.
  package static func orientation(of bytes: [UInt8]) -> Int {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2, offset + 2 + length <= bytes.count, bytes[offset + 1] != 0xDA else {
        return 1
      }
      if bytes[offset + 1] == 0xE1 {
        let segment = bytes[(offset + 4)..<(offset + 2 + length)]
        if let found = ExifReader(segment)?.orientation { return found }
      }
      offset += 2 + length
    }
    return 1
  }
}

/// The one entry of an EXIF segment that says how the camera was held.
private struct ExifReader {
  private let bytes: [UInt8]
  private let isLittle: Bool

  /// nil for a segment of another kind.
  init?(_ segment: ArraySlice<UInt8>) {
    guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]), segment.count >= 14 else {
      return nil
    }
    bytes = Array(segment.dropFirst(6))
    isLittle = bytes[0] == 0x49
  }

  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    let part = bytes[offset..<(offset + count)]
    return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
  }

  var orientation: Int? {
    guard let table = number(at: 4, bytes: 4), let count = number(at: table, bytes: 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = table + 2 + index * 12
      guard number(at: entry, bytes: 2) == 0x0112 else { continue }
      guard let value = number(at: entry + 8, bytes: 2), (1...8).contains(value) else {
        return nil
      }
      return value
    }
    return nil
  }
}

extension Bitmap {
  /// Put over white; opaque pixels stay as they are.
  fileprivate var onWhite: Bitmap {
    var result = self
    result.withUnsafeMutableBytes { bytes in
      for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel + 3] < 255 {
        let rest = 255 - bytes[pixel + 3]
        for channel in 0..<3 { bytes[pixel + channel] &+= rest }
        bytes[pixel + 3] = 255
      }
    }
    return result
  }
}
