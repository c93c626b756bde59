package import InterludeScene

/// A picture read from bytes of whatever kind is known.
package struct ImageData {
  package let bitmap: Bitmap
  /// 1…8 as EXIF numbers it.
  package let orientation: Int

  package init(_ bytes: [UInt8]) throws(ImagingError) {
    if bytes.starts(with: JPEG.signature) {
      bitmap = try JPEG.decode(bytes)
      orientation = JPEG.orientation(of: bytes)
    } else {
      bitmap = try PNG.decode(bytes)
      orientation = 1
    }
  }
}
