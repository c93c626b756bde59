/// Arithmetic on channels of 0…255 with exact rounding: a product is (a·b + 127) ÷ 255.
///
/// A pixel is 0xAARRGGBB, premultiplied. The wide forms compute the same bytes as the narrow ones.
enum PixelArithmetic {
  /// Two bytes of a pixel in the halves of each 32 bits.
  static let mask: UInt64 = 0x00FF_00FF_00FF_00FF

  @inline(__always)
  static func product(_ a: Int, _ b: Int) -> Int {
    let t = a &* b &+ 128
    return (t &+ (t >> 8)) >> 8
  }

  /// Four channels in 16 bits each.
  @inline(__always)
  static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide & 0x00FF_00FF) | ((wide & 0xFF00_FF00) << 24)
  }

  /// The other way, of channels that are at most 255.
  @inline(__always)
  static func gather(_ wide: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: (wide & 0x00FF_00FF) | ((wide >> 24) & 0xFF00_FF00))
  }

  /// Each of four sums up to 65,025 divided by 255, to the nearest.
  @inline(__always)
  static func divided(_ wide: UInt64) -> UInt64 {
    let t = wide &+ 0x0080_0080_0080_0080
    return ((t &+ ((t >> 8) & mask)) >> 8) & mask
  }

  @inline(__always)
  static func scaled(_ pixel: UInt32, by level: Int) -> UInt32 {
    gather(divided(spread(pixel) &* UInt64(truncatingIfNeeded: level)))
  }

  /// `source` over `target`.
  @inline(__always)
  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    source &+ scaled(target, by: Int(255 &- (source >> 24)))
  }

  /// `level` of `new` and the rest of `old`.
  @inline(__always)
  static func mixed(_ old: UInt32, _ new: UInt32, level: Int) -> UInt32 {
    let level = UInt64(truncatingIfNeeded: level)
    return gather(divided(spread(new) &* level &+ spread(old) &* (255 &- level)))
  }
}
