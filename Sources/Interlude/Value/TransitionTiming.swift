import UIKit

/// When and at which pace a transition passes.
struct TransitionTiming {
  enum Pace {
    case curve(UIView.AnimationCurve)
    case cubic(CGPoint, CGPoint)
    /// A spring by how long one swing takes, in seconds, and how much it is damped.
    case spring(response: CGFloat, dampingFraction: CGFloat)
  }

  /// In seconds; springs take as long as they need.
  var duration: TimeInterval = 0.35
  var pace = Pace.curve(.easeInOut)
  var delay: TimeInterval = 0

  @MainActor
  func parameters(velocity: CGVector = .zero) -> any UITimingCurveProvider {
    switch pace {
    case .curve(let curve): return UICubicTimingParameters(animationCurve: curve)
    case .cubic(let first, let second):
      return UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    case .spring(let response, let fraction):
      return Self.spring(response: response, dampingFraction: fraction, velocity: velocity)
    }
  }

  @MainActor
  static func spring(
    response: CGFloat, dampingFraction: CGFloat, velocity: CGVector
  ) -> UISpringTimingParameters {
    // ω = 2π / response; a mass of 1 makes the stiffness ω² and the damping 2ζω.
    let omega = 2 * CGFloat.pi / max(response, 0.01)
    return UISpringTimingParameters(
      mass: 1, stiffness: omega * omega, damping: 2 * max(dampingFraction, 0.05) * omega,
      initialVelocity: velocity)
  }

  @MainActor
  func makeAnimator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, timingParameters: parameters())
  }

  /// How long it takes, in seconds, the delay included.
  @MainActor var length: TimeInterval { makeAnimator().duration + delay }
}
