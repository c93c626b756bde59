public import Foundation
package import InterludeMotion

/// The pace of an animation as a cubic Bézier curve from (0,0) to (1,1) (F73).
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  package let curve: CubicBezier
  private let points: [(Float, Float)]

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
  }

  package convenience init(_ curve: CubicBezier) {
    self.init(curve, Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }

  private init(_ curve: CubicBezier, _ c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.curve = curve
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(.easeIn, 0.42, 0, 1, 1)
    case .easeOut: self.init(.easeOut, 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(.easeInEaseOut, 0.42, 0, 0.58, 1)
    case .default: self.init(.system, 0.25, 0.1, 0.25, 1)
    default: self.init(.linear, 0, 0, 1, 1)
    }
  }

  /// The control points 0…3, both ends included; others leave `ptr` alone.
  public func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(index) else { return }
    ptr[0] = points[index].0
    ptr[1] = points[index].1
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  public override var hash: Int { curve.hashValue }
}

public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}
