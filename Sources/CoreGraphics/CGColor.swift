public import Foundation
package import InterludeGeometry
package import InterludeScene

/// A colour of a colour space; everything here is sRGB or grey, extended beyond 0…1 where given so.
public final class CGColor: Hashable, @unchecked Sendable {
  package let rgba: RGBA
  private let isGray: Bool
  /// What a pattern repeats in the colour's place.
  package let tile: PatternTile?

  package convenience init(_ rgba: RGBA) { self.init(rgba, tile: nil) }

  package init(_ rgba: RGBA, tile: PatternTile?) {
    self.rgba = rgba
    isGray = false
    self.tile = tile
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
    isGray = false
    tile = nil
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
    isGray = true
    tile = nil
  }

  /// Two components for grey, four for red, green and blue, alpha last; nil for other numbers.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    let values = UnsafeBufferPointer(start: components, count: count + 1).map { Double($0) }
    isGray = count == 1
    tile = nil
    rgba =
      isGray
      ? RGBA(red: values[0], green: values[0], blue: values[0], alpha: values[1])
      : RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }

  public var alpha: CGFloat { rgba.alpha }
  public var numberOfComponents: Int { isGray ? 2 : 4 }
  public var components: [CGFloat]? {
    isGray ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }
  public var colorSpace: CGColorSpace? { isGray ? .gray : .srgb }

  public func copy(alpha: CGFloat) -> CGColor? {
    isGray
      ? CGColor(gray: rgba.red, alpha: alpha)
      : CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
  }

  public func copy() -> CGColor? { self }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.rgba == rhs.rgba && lhs.isGray == rhs.isGray && lhs.tile == rhs.tile
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

/// How the numbers of a colour are meant.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  public let name: CFString?
  public let numberOfComponents: Int

  /// The standard space of a name; nil for a name that is not there yet.
  public init?(name: CFString) {
    self.name = name
    switch name {
    case Self.sRGB, Self.extendedSRGB: numberOfComponents = 3
    case Self.genericGrayGamma2_2, Self.extendedGray: numberOfComponents = 1
    default: return nil
    }
  }

  private init(_ name: CFString, _ count: Int) {
    self.name = name
    numberOfComponents = count
  }

  package static let srgb = CGColorSpace(sRGB, 3)
  package static let gray = CGColorSpace(genericGrayGamma2_2, 1)

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public typealias CFString = String

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .srgb }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
