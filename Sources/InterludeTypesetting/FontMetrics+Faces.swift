import CHarfBuzz

extension FontMetrics {
  /// San Francisco's lines, in ems: layouts have the phone's heights whatever face draws the glyphs.
  ///
  /// UIFont.systemFont(ofSize: 17) has the ascender 16.1865234375 and the descender −4.1015625, of
  /// 2048 units per em. The underline is not told by UIFont; it is Inter's.
  static let sanFrancisco = FontMetrics(
    ascender: 1_950.0 / 2_048, descender: -494.0 / 2_048, leading: 0, capHeight: 1_443.0 / 2_048,
    xHeight: 1_078.0 / 2_048, underlinePosition: -0.125, underlineThickness: 0.0625)

  /// What the face says of itself, in ems.
  init(of face: FontFace) {
    func value(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(face.font, tag, &position)
      return Double(position) / Double(face.unitsPerEm)
    }
    self.init(
      ascender: value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descender: -abs(value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)),
      leading: max(0, value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)),
      capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT),
      underlinePosition: value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      underlineThickness: value(HB_OT_METRICS_TAG_UNDERLINE_SIZE))
  }

  func scaled(by size: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: leading * size,
      capHeight: capHeight * size, xHeight: xHeight * size,
      underlinePosition: underlinePosition * size, underlineThickness: underlineThickness * size)
  }
}
