import InterludeScene

/// Premultiplied pixels put over others by the modes of Core Graphics.
enum PixelBlending {
  /// The mixture of two pixels, each channel to the nearest of 255.
  static func blend(_ source: UInt32, over target: UInt32, _ mode: BlendMode) -> UInt32 {
    let s = Channels(source)
    let d = Channels(target)
    switch mode {
    case .normal: return sum(s, 255, d, 255 - s.alpha)
    case .clear: return 0
    case .copy: return source
    case .sourceIn: return sum(s, d.alpha, d, 0)
    case .sourceOut: return sum(s, 255 - d.alpha, d, 0)
    case .sourceAtop: return sum(s, d.alpha, d, 255 - s.alpha)
    case .destinationOver: return sum(s, 255 - d.alpha, d, 255)
    case .destinationIn: return sum(s, 0, d, s.alpha)
    case .destinationOut: return sum(s, 0, d, 255 - s.alpha)
    case .destinationAtop: return sum(s, 255 - d.alpha, d, s.alpha)
    case .xor: return sum(s, 255 - d.alpha, d, 255 - s.alpha)
    case .plusLighter: return sum(s, 255, d, 255)
    case .plusDarker:
      let alpha = min(255, s.alpha + d.alpha)
      func channel(_ a: Int, _ b: Int) -> Int {
        max(0, alpha - ((s.alpha - a) + (d.alpha - b)))
      }
      return Channels.pixel(
        channel(s.red, d.red), channel(s.green, d.green), channel(s.blue, d.blue), alpha)
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      return mixed(s, d, mode)
    }
  }

  /// Part of the way from one pixel to another, in 255ths.
  static func step(from: UInt32, to: UInt32, _ level: Int) -> UInt32 {
    if level >= 255 { return to }
    return sum(Channels(to), level, Channels(from), 255 - level)
  }

  private struct Channels {
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int

    init(_ pixel: UInt32) {
      alpha = Int(pixel >> 24)
      red = Int(pixel >> 16 & 255)
      green = Int(pixel >> 8 & 255)
      blue = Int(pixel & 255)
    }

    /// The colour without its alpha, 0…1.
    var color: LightColor {
      guard alpha > 0 else { return LightColor(red: 0, green: 0, blue: 0) }
      let alpha = Double(alpha)
      return LightColor(
        red: Double(red) / alpha, green: Double(green) / alpha, blue: Double(blue) / alpha)
    }

    static func pixel(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> UInt32 {
      UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  /// s·a + d·b, in parts of 255, at most 255; no colour above the alpha.
  private static func sum(_ s: Channels, _ a: Int, _ d: Channels, _ b: Int) -> UInt32 {
    func part(_ x: Int, _ y: Int) -> Int { min(255, (x * a + y * b + 127) / 255) }
    let alpha = part(s.alpha, d.alpha)
    return Channels.pixel(
      min(alpha, part(s.red, d.red)), min(alpha, part(s.green, d.green)),
      min(alpha, part(s.blue, d.blue)), alpha)
  }

  private static func mixed(_ s: Channels, _ d: Channels, _ mode: BlendMode) -> UInt32 {
    guard s.alpha > 0 else { return sum(s, 255, d, 255) }
    let mix = LightColor.mix(d.color, s.color, mode)
    let (sa, da) = (Double(s.alpha) / 255, Double(d.alpha) / 255)
    let alpha = Int(((sa + da - sa * da) * 255).rounded())
    func channel(_ source: Int, _ target: Int, _ both: Double) -> Int {
      let value =
        Double(source) * (1 - da) + Double(target) * (1 - sa) + sa * da * both * 255
      return max(0, min(alpha, Int(value.rounded())))
    }
    return Channels.pixel(
      channel(s.red, d.red, mix.red), channel(s.green, d.green, mix.green),
      channel(s.blue, d.blue, mix.blue), alpha)
  }
}

/// A colour without alpha, 0…1, and the mixtures of two: the formulas of PDF 1.7, 11.3.5.
private struct LightColor {
  var red: Double
  var green: Double
  var blue: Double

  static func mix(_ d: LightColor, _ s: LightColor, _ mode: BlendMode) -> LightColor {
    switch mode {
    case .hue: return s.withSaturation(d.saturation).withLuminosity(d.luminosity)
    case .saturation: return d.withSaturation(s.saturation).withLuminosity(d.luminosity)
    case .color: return s.withLuminosity(d.luminosity)
    case .luminosity: return d.withLuminosity(s.luminosity)
    default:
      return LightColor(
        red: channel(d.red, s.red, mode), green: channel(d.green, s.green, mode),
        blue: channel(d.blue, s.blue, mode))
    }
  }

  private static func channel(_ d: Double, _ s: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .multiply: return d * s
    case .screen: return d + s - d * s
    case .overlay: return hardLight(s, d)
    case .darken: return min(d, s)
    case .lighten: return max(d, s)
    case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight: return hardLight(d, s)
    case .softLight:
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (root - d)
    case .difference: return abs(d - s)
    case .exclusion: return d + s - 2 * d * s
    default: return s
    }
  }

  private static func hardLight(_ d: Double, _ s: Double) -> Double {
    s <= 0.5 ? d * 2 * s : d + (2 * s - 1) - d * (2 * s - 1)
  }

  private var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
  private var saturation: Double { max(red, green, blue) - min(red, green, blue) }

  private func map(_ change: (Double) -> Double) -> LightColor {
    LightColor(red: change(red), green: change(green), blue: change(blue))
  }

  /// Moved to a luminosity, then drawn in until every channel is within 0…1.
  private func withLuminosity(_ luminosity: Double) -> LightColor {
    let step = luminosity - self.luminosity
    var color = map { $0 + step }
    let (l, low, high) = (
      color.luminosity, min(color.red, color.green, color.blue),
      max(color.red, color.green, color.blue)
    )
    if low < 0, l > low { color = color.map { l + ($0 - l) * l / (l - low) } }
    if high > 1, high > l { color = color.map { l + ($0 - l) * (1 - l) / (high - l) } }
    return color
  }

  /// The least channel 0, the greatest the saturation, the middle one in proportion.
  private func withSaturation(_ saturation: Double) -> LightColor {
    let (low, high) = (min(red, green, blue), max(red, green, blue))
    guard high > low else { return LightColor(red: 0, green: 0, blue: 0) }
    return map { ($0 - low) * saturation / (high - low) }
  }
}
