public import CoreGraphics
import InterludeCompositor
package import InterludeMotion

/// An animation through several values, or along a path (F106–F110).
@preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Followed by points; takes precedence over `values` (F109).
  open var path: CGPath?
  /// Fractions of the duration, one for each value.
  open var keyTimes: [NSNumber]?
  /// The pace of each segment.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  /// Turns what follows a path into its direction; values have none.
  open var rotationMode: CAAnimationRotationMode?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path?.copy()
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
  }

  override func course() -> AnimationDescription.Course? {
    guard let mode = calculationMode.mode else { return nil }
    let times = keyTimes?.map(\.doubleValue) ?? []
    let curves = timingFunctions?.map(\.curve) ?? []
    if let path {
      return .path(
        path.path, keyTimes: times, curves: curves, mode: mode, rotation: rotationMode?.rotation)
    }
    guard let values, !values.isEmpty else { return nil }
    let typed = values.compactMap(animatable)
    guard typed.count == values.count else { return nil }
    var shape = KeyframeShape()
    shape.tension = tensionValues?.map(\.doubleValue) ?? []
    shape.continuity = continuityValues?.map(\.doubleValue) ?? []
    shape.bias = biasValues?.map(\.doubleValue) ?? []
    return .keyframes(typed, keyTimes: times, curves: curves, mode: mode, shape: shape)
  }
}

/// What lies between keyframes.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let discrete = Self(rawValue: "discrete")
  public static let paced = Self(rawValue: "paced")
  public static let cubic = Self(rawValue: "cubic")
  public static let cubicPaced = Self(rawValue: "cubicPaced")

  /// nil for a mode that does not exist, which applies nothing (F106).
  package var mode: KeyframeMode? {
    switch self {
    case .linear: .linear
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: nil
    }
  }
}

public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = Self(rawValue: "auto")
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")

  /// nil for a mode that does not exist.
  var rotation: PathRotation? {
    switch self {
    case .rotateAuto: .along
    case .rotateAutoReverse: .against
    default: nil
    }
  }
}
