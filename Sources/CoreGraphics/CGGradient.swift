public import Foundation
import InterludeGeometry
package import InterludeScene

/// Colours and where they lie between 0 and 1.
public final class CGGradient: @unchecked Sendable {
  package let stops: [Gradient.Stop]

  private init(_ stops: [Gradient.Stop]) { self.stops = stops }

  /// `CGColor`s; nil where there is none, or something else among them.
  ///
  /// Without locations the colours are spread evenly. There must be one for each colour.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let list = colors.compactMap { $0 as? CGColor }
    guard !list.isEmpty, list.count == colors.count else { return nil }
    self.init(Self.stops(list.map(\.rgba), locations))
  }

  /// Components of `count` colours one after the other, alpha last in each.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * width)?.rgba
    }
    self.init(Self.stops(colors, locations))
  }

  /// By rising location; equal ones keep their order.
  private static func stops(
    _ colors: [RGBA], _ locations: UnsafePointer<CGFloat>?
  ) -> [Gradient.Stop] {
    colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let given = locations.map { Double($0[index]) } ?? even
      return (index, Gradient.Stop(given.isFinite ? min(1, max(0, given)) : even, color))
    }
    .sorted { ($0.1.location, $0.0) < ($1.1.location, $1.0) }
    .map(\.1)
  }
}

public typealias CFArray = [Any]

/// Where a gradient's first and last colours go on.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
