import CHarfBuzz
package import Foundation
import InterludeImaging
package import InterludeScene
import Synchronization

/// A glyph that brings its own colours.
package struct GlyphPicture: Sendable {
  package var bitmap: Bitmap
  /// In font units from the glyph's origin, y down.
  package var rect: CGRect
}

extension FontFace {
  /// The largest picture the face has of a glyph; nil where it has none that can be read.
  package func picture(of glyph: UInt32) -> GlyphPicture? {
    guard isColored else { return nil }
    if let known = pictures.withLock({ $0[glyph] }) { return known }
    let picture = read(glyph)
    pictures.withLock {
      if $0.count >= Self.pictureLimit { $0.removeAll() }
      $0[glyph] = .some(picture)
    }
    return picture
  }

  /// Pictures kept at most; more are dropped all at once.
  private static let pictureLimit = 512

  private func read(_ glyph: UInt32) -> GlyphPicture? {
    guard let rect = extents(of: glyph), let blob = hb_ot_color_glyph_reference_png(font, glyph)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let file = UnsafeRawBufferPointer(start: bytes, count: Int(length))
    guard let bitmap = try? PNG.decode(file) else { return nil }
    return GlyphPicture(bitmap: bitmap, rect: rect)
  }
}
