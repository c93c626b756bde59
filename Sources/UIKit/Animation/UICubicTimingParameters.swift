import CoreGraphics
public import Foundation
package import InterludeMotion

/// A pace as a cubic Bézier curve; without arguments the system's default curve (F76).
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding,
  @preconcurrency NSCopying
{
  /// The named curve; for one made of control points it says ease-in-ease-out.
  public final let animationCurve: UIView.AnimationCurve
  public final let controlPoint1: CGPoint
  public final let controlPoint2: CGPoint
  public final let timingCurveType: UITimingCurveType
  package final let cubicBezier: CubicBezier

  /// The system's default curve.
  public override init() {
    animationCurve = .easeInOut
    cubicBezier = .system
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) = Self.points(of: .system)
    super.init()
  }

  /// A named curve; its control points can be read.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    cubicBezier = curve.cubicBezier
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) = Self.points(of: curve.cubicBezier)
    super.init()
  }

  /// A curve from (0,0) to (1,1); x is kept in 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    cubicBezier = CubicBezier(
      Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    timingCurveType = .cubic
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
  open func encode(with coder: NSCoder) {}

  /// The values never change, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public final var cubicTimingParameters: UICubicTimingParameters? { self }
  public final var springTimingParameters: UISpringTimingParameters? { nil }

  private static func points(of curve: CubicBezier) -> (CGPoint, CGPoint) {
    (CGPoint(x: curve.x1, y: curve.y1), CGPoint(x: curve.x2, y: curve.y2))
  }
}
