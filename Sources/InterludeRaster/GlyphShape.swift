import Foundation
import InterludeGeometry
import InterludeScene
import InterludeTypesetting

/// Glyphs of one face apart from their colour and from where their run begins.
struct GlyphShape: Hashable {
  let face: FontFace
  let size: Double
  let slant: Double
  let glyphs: [GlyphRun.Glyph]

  init(_ face: FontFace, _ run: GlyphRun) {
    self.face = face
    size = run.size
    slant = run.slant.isFinite ? run.slant : 0
    glyphs = run.glyphs
  }

  static func == (left: GlyphShape, right: GlyphShape) -> Bool {
    left.face === right.face && left.size == right.size && left.slant == right.slant
      && left.glyphs == right.glyphs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(face))
    hasher.combine(size)
    hasher.combine(slant)
    hasher.combine(glyphs)
  }

  /// From font units to points; a slant leans to the right going up.
  func units(at position: CGPoint) -> Affine {
    let scale = size / Double(face.unitsPerEm)
    return Affine(
      a: scale, b: 0, c: -slant * scale, d: scale, tx: position.x, ty: position.y)
  }

  /// A rectangle of font units in points.
  func rect(of box: CGRect, at position: CGPoint) -> CGRect {
    let scale = size / Double(face.unitsPerEm)
    return CGRect(
      x: position.x + box.minX * scale, y: position.y + box.minY * scale,
      width: box.width * scale, height: box.height * scale)
  }

  /// All outlines, in points from the run's origin.
  var path: Path {
    var path = Path()
    for glyph in glyphs where glyph.position.x.isFinite && glyph.position.y.isFinite {
      path.append(face.outline(of: glyph.index).transformed(by: units(at: glyph.position)))
    }
    return path
  }
}
