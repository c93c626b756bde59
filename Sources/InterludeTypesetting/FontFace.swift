import CHarfBuzz
package import Foundation
package import InterludeGeometry
import Synchronization

/// One face of one font file, opened: glyph numbers, advances and outlines in font units.
///
/// Unhinted and asked of HarfBuzz's own reader, so that no font service of the machine is involved.
package final class FontFace: @unchecked Sendable {
  /// The PostScript name, under which pictures name the face.
  package let name: String
  package let family: String
  package let unitsPerEm: Int
  let glyphCount: Int
  /// Whether glyphs are pictures of their own colours.
  package let isColored: Bool
  /// Frozen after init, so that threads may share them.
  let face: OpaquePointer
  let font: OpaquePointer
  private let outlines = Mutex<[UInt32: Path]>([:])
  let pictures = Mutex<[UInt32: GlyphPicture?]>([:])

  /// Outlines kept at most; more are dropped all at once.
  private static let outlineLimit = 4_096

  /// nil where the bytes are no font. `weight` sets the axis of a variable one.
  init?(blob: OpaquePointer?, index: Int, weight: Int? = nil) {
    guard let face = hb_face_create(blob, UInt32(clamping: index)) else { return nil }
    let glyphCount = Int(hb_face_get_glyph_count(face))
    guard glyphCount > 0, let font = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    self.face = face
    self.font = font
    self.glyphCount = glyphCount
    unitsPerEm = max(1, Int(hb_face_get_upem(face)))
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    isColored = hb_ot_color_has_png(face) != 0
    family =
      Self.name(face, HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)
      ?? Self.name(face, HB_OT_NAME_ID_FONT_FAMILY) ?? "unnamed"
    var name = Self.name(face, HB_OT_NAME_ID_POSTSCRIPT_NAME) ?? family
    if let weight, Self.weights(of: face) != nil {
      var variation = hb_variation_t(tag: Self.weightAxis, value: Float(weight))
      hb_font_set_variations(font, &variation, 1)
      name += "-wght\(weight)"
    }
    self.name = name
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// The glyph of a character by itself; nil where the face has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  package func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(font, glyph)) }

  /// What the glyph marks, in font units, y down; nil where it marks nothing.
  package func extents(of glyph: UInt32) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0,
      extents.height != 0
    else { return nil }
    return CGRect(
      x: Double(extents.x_bearing), y: -Double(extents.y_bearing), width: Double(extents.width),
      height: -Double(extents.height))
  }

  /// In font units, y down, from the glyph's origin on the baseline.
  package func outline(of glyph: UInt32) -> Path {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    let path = OutlinePen.outline(of: glyph, in: font)
    outlines.withLock {
      if $0.count >= Self.outlineLimit { $0.removeAll() }
      $0[glyph] = path
    }
    return path
  }

  // MARK: Names and axes

  static let weightAxis: hb_tag_t = 0x7767_6874  // wght

  private static func name(_ face: OpaquePointer, _ id: Int) -> String? {
    name(face, hb_ot_name_id_t(id))
  }

  static func name(_ face: OpaquePointer, _ id: hb_ot_name_id_t) -> String? {
    var length: UInt32 = 255
    var buffer = [CChar](repeating: 0, count: 256)
    let full = hb_ot_name_get_utf8(face, id, nil, &length, &buffer)
    guard full > 0, length > 0 else { return nil }
    let bytes = buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What weights a variable face can have; nil for others.
  static func weights(of face: OpaquePointer) -> ClosedRange<Int>? {
    var axis = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(face, weightAxis, &axis) != 0,
      axis.min_value < axis.max_value
    else { return nil }
    return Int(axis.min_value)...Int(axis.max_value)
  }
}

extension FontFace {
  static let smallCaps: hb_tag_t = 0x736D_6370  // smcp

  /// Whether the face can substitute glyphs for the feature, in whatever script.
  func hasFeature(_ tag: hb_tag_t) -> Bool {
    var tags = [hb_tag_t](repeating: 0, count: 256)
    var count = UInt32(tags.count)
    hb_ot_layout_table_get_feature_tags(face, 0x4753_5542, 0, &count, &tags)
    return tags.prefix(Int(count)).contains(tag)
  }
}
