public import Foundation
import InterludeMotion

/// The kind of curve a provider stands for.
public enum UITimingCurveType: Int, Sendable {
  case builtin
  case cubic
  case spring
  case composed
}

/// A pace that an animation object can be given.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  /// nil where there is no cubic part; then it is linear.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// nil where there is no spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pace as a function of time, and how long it takes by itself, in seconds (F90, F91).
  ///
  /// A spring made of mass, stiffness and damping keeps its own time; everything else takes the
  /// animator's. A composed curve moves as its spring.
  func pace(duration: Double) -> AnimatorPace {
    switch timingCurveType {
    case .spring, .composed:
      if let spring = springTimingParameters { return spring.pace(duration: duration) }
    case .builtin, .cubic: break
    }
    return AnimatorPace(
      curve: .cubic(cubicTimingParameters?.cubicBezier ?? .linear), duration: duration)
  }
}
