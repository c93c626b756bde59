public import QuartzCore
import InterludeGeometry

/// A colour, or a function that gives one for an environment's traits.
public final class UIColor: NSObject, @unchecked Sendable {
  private let attributeWord = AttributeWord.value
  private let fixed: CGColor?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fixed = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    provider = nil
  }

  public init(white: CGFloat, alpha: CGFloat) {
    fixed = CGColor(gray: white, alpha: alpha)
    provider = nil
  }

  public init(cgColor: CGColor) {
    fixed = cgColor
    provider = nil
  }

  /// Hue in turns; saturation and brightness 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let h = (hue - hue.rounded(.down)) * 6
    let sector = Int(h) % 6
    let f = h - h.rounded(.down)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * f)
    let t = brightness * (1 - saturation * (1 - f))
    let table: [(CGFloat, CGFloat, CGFloat)] = [
      (brightness, t, p), (q, brightness, p), (p, brightness, t), (p, q, brightness),
      (t, p, brightness), (brightness, p, q),
    ]
    let (red, green, blue) = table[sector]
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Primaries of Display P3 are taken as they are: pictures are in sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// A colour that is asked anew for each environment.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    fixed = nil
    provider = dynamicProvider
  }

  /// Whether it depends on the environment.
  package var isDynamic: Bool { provider != nil }

  /// The colour in an environment; a fixed colour is itself.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  /// The colour in the current environment.
  public var cgColor: CGColor {
    if let fixed { return fixed }
    return resolvedColor(with: .current).fixed ?? .clear
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    return UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Hue in turns; saturation and brightness 0…1. A grey's hue is 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    let (most, least) = (
      max(color.red, color.green, color.blue), min(color.red, color.green, color.blue)
    )
    let range = most - least
    var turns = 0.0
    if range > 0 {
      if most == color.red {
        turns = (color.green - color.blue) / range / 6
      } else if most == color.green {
        turns = ((color.blue - color.red) / range + 2) / 6
      } else {
        turns = ((color.red - color.green) / range + 4) / 6
      }
    }
    hue?.pointee = turns < 0 ? turns + 1 : turns
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return self === other }
    return cgColor.rgba == other.cgColor.rgba && cgColor.tile == other.cgColor.tile
  }

  public override var hash: Int { provider == nil ? cgColor.rgba.hashValue : super.hash }
}
