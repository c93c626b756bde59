import CPNG
import Foundation
package import InterludeScene

extension PNG {
  /// Any PNG, of eight bits a channel afterwards; colour profiles are not applied.
  package static func decode(_ bytes: [UInt8]) throws(ImagingError) -> Bitmap {
    try bytes.withUnsafeBytes { buffer in
      Result { () throws(ImagingError) in try decode(buffer) }
    }.get()
  }

  package static func decode(_ bytes: UnsafeRawBufferPointer) throws(ImagingError) -> Bitmap {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard let base = bytes.baseAddress, bytes.count > 0 else { throw .malformed("no bytes") }
    guard png_image_begin_read_from_memory(&image, base, bytes.count) != 0 else {
      throw .malformed(message(of: image))
    }
    let width = Int(image.width)
    let height = Int(image.height)
    guard width <= Picture.longestSide, height <= Picture.longestSide else {
      throw .malformed("\(width)×\(height) pixels are too many")
    }
    // Blue, green, red and alpha.
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    var bitmap = Bitmap(width: width, height: height)
    let failure: ImagingError? = bitmap.withUnsafeMutableBytes { pixels in
      guard png_image_finish_read(&image, nil, pixels.baseAddress, 0, nil) != 0 else {
        return .malformed(message(of: image))
      }
      premultiply(pixels)
      return nil
    }
    if let failure { throw failure }
    return bitmap
  }

  private static func message(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static func premultiply(_ pixels: UnsafeMutableRawBufferPointer) {
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[start + 3])
      if alpha == 255 { continue }
      for channel in start..<(start + 3) {
        pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 127) / 255)
      }
    }
  }
}
