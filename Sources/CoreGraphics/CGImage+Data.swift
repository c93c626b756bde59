import Foundation
import InterludeImaging
import InterludeScene

extension CGImage {
  /// A picture read from the bytes of a PNG or a JPEG, and how it is to be turned (EXIF's 1…8).
  package static func decoded(_ data: Data) throws -> (image: CGImage, orientation: Int) {
    let read = try ImageData([UInt8](data))
    return (CGImage(read.bitmap), read.orientation)
  }

  /// nil for an image without pixels.
  package var pngData: Data? {
    guard let bytes = try? PNG.encode(bitmap) else { return nil }
    return Data(bytes)
  }

  package func jpegData(quality: Double) -> Data? {
    guard let bytes = try? JPEG.encode(bitmap, quality: quality) else { return nil }
    return Data(bytes)
  }
}
