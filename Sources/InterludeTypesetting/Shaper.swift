import CHarfBuzz
import Foundation

/// Turns items into glyphs, in font units without hints, scaled to points.
struct Shaper: ~Copyable {
  private let buffer: OpaquePointer?

  init() { buffer = hb_buffer_create() }

  deinit { hb_buffer_destroy(buffer) }

  /// Fills in clusters and glyphs; `text` is what the item's range counts in.
  func shape(
    _ item: inout ShapedItem, style: TextStyle, text: UnsafeBufferPointer<UInt16>,
    marks: [TextAnalysis.Marks]
  ) {
    item.clusters = []
    item.glyphs = []
    switch item.kind {
    case .text, .inserted:
      guard let face = item.face else { return boxes(&item, style, marks) }
      glyphs(&item, face, style, text, marks)
    case .boxes: boxes(&item, style, marks)
    case .tab: single(&item, advance: 0, marks)
    case .attachment(let attachment):
      let width = attachment.width.isFinite ? max(0, attachment.width) : 0
      single(&item, advance: exact(width), marks)
    }
  }

  private func single(
    _ item: inout ShapedItem, advance: Double, _ marks: [TextAnalysis.Marks]
  ) {
    item.clusters = [
      Cluster(
        offset: item.range.lowerBound, advance: advance, firstGlyph: 0, isSafe: true,
        marks: marks[item.range.lowerBound])
    ]
  }

  /// A box for every character that a reader would see.
  private func boxes(
    _ item: inout ShapedItem, _ style: TextStyle, _ marks: [TextAnalysis.Marks]
  ) {
    let width = exact(item.size * 0.6)
    for offset in item.range
    where offset == item.range.lowerBound || marks[offset].contains(.character) {
      item.clusters.append(
        Cluster(
          offset: offset, advance: exact(width + kern(style)),
          firstGlyph: Int32(item.glyphs.count), isSafe: true, marks: marks[offset]))
      item.glyphs.append(
        ShapedGlyph(index: 0, dx: 0, dy: 0, advance: width, isMissing: true))
    }
  }

  private func kern(_ style: TextStyle) -> Double {
    style.kern.isFinite ? max(-10_000, min(10_000, style.kern)) : 0
  }

  private func glyphs(
    _ item: inout ShapedItem, _ face: FontFace, _ style: TextStyle,
    _ text: UnsafeBufferPointer<UInt16>, _ marks: [TextAnalysis.Marks]
  ) {
    hb_buffer_reset(buffer)
    let isInserted = if case .inserted = item.kind { true } else { false }
    let range = isInserted ? 0..<text.count : item.range
    hb_buffer_add_utf16(
      buffer, text.baseAddress, Int32(clamping: text.count), UInt32(clamping: range.lowerBound),
      Int32(clamping: range.count))
    hb_buffer_set_direction(
      buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    let features = Self.features(style, isRaised: item.isRaised)
    hb_shape(face.font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return isInserted ? () : boxes(&item, style, marks) }
    let scale = item.size / Double(face.unitsPerEm)
    let spacing = kern(style) + item.tracking
    let total = Int(count)
    item.glyphs.reserveCapacity(total)
    // Glyphs come from left to right; clusters are wanted in the order of the text.
    var next = item.isRightToLeft ? total : 0
    while item.isRightToLeft ? next > 0 : next < total {
      var first = next
      var last = next
      if item.isRightToLeft {
        first -= 1
        while first > 0, infos[first - 1].cluster == infos[first].cluster { first -= 1 }
      } else {
        last += 1
        while last < total, infos[last].cluster == infos[first].cluster { last += 1 }
      }
      next = item.isRightToLeft ? first : last
      let offset = isInserted ? item.range.lowerBound : Int(infos[first].cluster)
      let edge = item.isRightToLeft ? infos[last - 1] : infos[first]
      let firstGlyph = Int32(item.glyphs.count)
      var advance = 0.0
      for index in first..<last {
        let position = positions[index]
        let own = exact(Double(position.x_advance) * scale)
        item.glyphs.append(
          ShapedGlyph(
            index: infos[index].codepoint, dx: exact(Double(position.x_offset) * scale),
            dy: exact(-Double(position.y_offset) * scale), advance: own,
            isMissing: infos[index].codepoint == 0))
        advance += own
      }
      let unsafe = hb_glyph_info_get_glyph_flags(withUnsafePointer(to: edge) { $0 }).rawValue
      item.clusters.append(
        Cluster(
          offset: offset, advance: exact(advance + (advance == 0 ? 0 : spacing)),
          firstGlyph: firstGlyph,
          isSafe: unsafe & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0,
          marks: isInserted ? [] : marks[offset]))
    }
  }

  private static func features(_ style: TextStyle, isRaised: Bool) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func add(_ tag: String, _ value: UInt32) {
      features.append(
        hb_feature_t(
          tag: hb_tag_from_string(tag, -1), value: value, start: 0, end: UInt32.max))
    }
    if style.font.hasMonospacedDigits { add("tnum", 1) }
    if style.font.hasSmallCaps, !isRaised { add("smcp", 1) }
    if !style.hasLigatures || style.kern != 0 {
      add("liga", 0)
      add("clig", 0)
    }
    return features
  }
}
