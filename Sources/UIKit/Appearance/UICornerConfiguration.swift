public import QuartzCore

/// The radius of one corner: so many points, or as the container's corner leaves it.
/// - Source: Apple's UICornerRadius reference (iOS 26).
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    /// The container's radius less the distance to its corner, and no less than a minimum.
    case concentric(minimum: CGFloat?)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(.fixed(radius)) }

  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum))
  }

  public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }
  public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }
}

/// How the corners of a view are rounded.
/// - Source: Apple's UICornerConfiguration reference (iOS 26).
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// Half the shorter side, up to a maximum.
    case capsule(maximum: CGFloat?)
    /// Top left, top right, bottom left, bottom right; nil is square.
    case corners([UICornerRadius?])
    /// The largest that any of the four corners comes to.
    case uniform(UICornerRadius)
    /// Two corners of one edge share the larger of their radii.
    case edges(UICornerRadius, UICornerRadius, isHorizontal: Bool)
  }

  let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// Square corners: what a view has that was given none.
  static let none = UICornerConfiguration(.corners([nil, nil, nil, nil]))

  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius.map { CGFloat($0) }))
  }

  /// Each corner for itself: concentric ones may differ.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(.corners([radius, radius, radius, radius]))
  }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(.uniform(radius))
  }

  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(.edges(topRadius, bottomRadius, isHorizontal: true))
  }

  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(.edges(leftRadius, rightRadius, isHorizontal: false))
  }
}
