import Foundation
import InterludeGeometry
import InterludeTypesetting

/// Keeps the coverage of single glyphs at quarters of a pixel.
///
/// A face's letters come again and again on a page; filled once, they are copied from then on.
final class GlyphCache {
  struct Key: Hashable {
    let face: ObjectIdentifier
    let glyph: UInt32
    /// Pixels per em.
    let width: Double
    let height: Double
    let slant: Double
    /// Quarters of a pixel to the right, and four times those down.
    let phase: UInt8
  }

  private var glyphs: [Key: Coverage?] = [:]
  private var byteCount = 0
  /// More is dropped all at once: what is on the screen is filled anew in a frame.
  private static let limit = 16 << 20
  /// Holds the faces whose identity is part of the keys.
  private var faces: [ObjectIdentifier: FontFace] = [:]

  /// nil where the glyph marks nothing.
  func coverage(_ glyph: UInt32, of shape: GlyphShape, scale: Affine, phase: UInt8) -> Coverage? {
    let key = Key(
      face: ObjectIdentifier(shape.face), glyph: glyph, width: shape.size * scale.a,
      height: shape.size * scale.d, slant: shape.slant, phase: phase)
    if let known = glyphs[key] { return known }
    let coverage = Self.fill(glyph, shape, scale, phase)
    if byteCount > Self.limit { removeAll() }
    faces[key.face] = shape.face
    glyphs[key] = .some(coverage)
    byteCount += (coverage?.byteCount ?? 0) + 128
    return coverage
  }

  func removeAll() {
    glyphs = [:]
    faces = [:]
    byteCount = 0
  }

  private static func fill(
    _ glyph: UInt32, _ shape: GlyphShape, _ scale: Affine, _ phase: UInt8
  ) -> Coverage? {
    let path = shape.face.outline(of: glyph)
    guard !path.isEmpty, path.isFinite else { return nil }
    var transform = shape.units(at: .zero).concatenating(scale)
    transform.tx = Double(phase & 3) / 4
    transform.ty = Double(phase >> 2) / 4
    let box = transform.apply(path.controlBounds)
    guard box.minX.isFinite, box.minY.isFinite, box.maxX.isFinite, box.maxY.isFinite
    else { return nil }
    let bounds = PixelRect(
      left: Int(box.minX.rounded(.down)) - 1, top: Int(box.minY.rounded(.down)) - 1,
      right: Int(box.maxX.rounded(.up)) + 1, bottom: Int(box.maxY.rounded(.up)) + 1)
    var filler = PathFiller(clip: bounds, transform: transform)
    filler.add(path)
    return filler.cells.sweep(.nonZero)
  }
}
