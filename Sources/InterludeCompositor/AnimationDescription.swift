package import InterludeGeometry
package import InterludeMotion

/// An animation as its author states it: values of no known type, not yet bound to a property.
package struct AnimationDescription: Sendable {
  /// How the value goes.
  package enum Course: Sendable {
    /// From one value to another along the animation's timing curve (F104).
    case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
    /// The same along a spring, solved at the basic time in seconds (F78, F84).
    case spring(Spring, from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)
    /// Through values (F106–F108).
    case keyframes(
      [AnimatableValue], keyTimes: [Double], curves: [CubicBezier], mode: KeyframeMode,
      shape: KeyframeShape)
    /// Along a path (F109).
    case path(
      Path, keyTimes: [Double], curves: [CubicBezier], mode: KeyframeMode,
      rotation: PathRotation? = nil)
  }

  package var course: Course
  /// The pace of the whole; nil is linear (F75).
  package var curve: CubicBezier?
  package var isAdditive = false
  package var isCumulative = false
  /// A cycle ends where it began, which is what cumulative repetitions then add.
  package var autoreverses = false

  package init(course: Course, curve: CubicBezier? = nil) {
    self.course = course
    self.curve = curve
  }
}

/// Turns what follows a path into the path's direction.
package enum PathRotation: Sendable {
  /// The x axis points where it goes.
  case along
  /// The x axis points where it came from.
  case against
}

/// Tension, continuity and bias of a cubic track, one number a value; empty means zero.
package struct KeyframeShape: Equatable, Sendable {
  package var tension: [Double] = []
  package var continuity: [Double] = []
  package var bias: [Double] = []

  package init() {}
}

/// Why an animation has no effect.
package enum AnimationError: Error, Equatable {
  /// The values are not of the property's type.
  case wrongType(property: String)
  /// The property cannot follow a path.
  case notAPoint(property: String)
  /// There is neither a value nor a path.
  case noValues(property: String)
}

/// Writes an animation's value at a phase over a layer's values; made once, called every frame.
package typealias AnimationEffect = @Sendable (inout LayerValues, AnimationPhase) -> Void

/// Where an animation stands: what its effect needs to know of time.
package struct AnimationPhase: Equatable, Sendable {
  /// Basic time in seconds, 0…duration.
  package var time: Double
  package var duration: Double
  /// Whole repetitions behind it, for cumulative animations (F105).
  package var repetition: Double

  package init(time: Double, duration: Double, repetition: Double) {
    self.time = time
    self.duration = duration
    self.repetition = repetition
  }

  /// Basic time as a fraction of the duration; only a played animation passes 0 or 1.
  package var fraction: Double { duration > 0 ? time / duration : 1 }
}
