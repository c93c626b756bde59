import CHarfBuzz

/// The writing system of characters, as Unicode has it.
enum Script {
  static let latin = HB_SCRIPT_LATIN

  static func of(_ scalar: Unicode.Scalar) -> hb_script_t {
    if scalar.value < 0x80 {
      let isLetter = (0x41...0x5A).contains(scalar.value & ~0x20)
      return isLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    }
    return hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
  }

  /// Whether characters of it take the script of those around them.
  static func isShared(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }

  /// Which cut of the ideographs goes with a text that has these scripts.
  static func ideographs(of units: ArraySlice<UInt16>) -> FontCatalog.Ideographs {
    var hasHangul = false
    for unit in units {
      switch unit {
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .japanese
      case 0x3100...0x312F: return .traditional
      case 0x1100...0x11FF, 0xAC00...0xD7A3, 0x3130...0x318F: hasHangul = true
      default: break
      }
    }
    return hasHangul ? .korean : .simplified
  }
}
