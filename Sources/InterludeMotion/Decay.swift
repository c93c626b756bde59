import InterludeGeometry

/// A throw that slows down by friction, as a scroll view's does.
package struct Decay: Equatable, Hashable, Sendable {
  /// Points a second at time 0.
  package let velocity: Double
  /// The part of the velocity that is left after a millisecond, 0…1 (normal 0.998, fast 0.99).
  package let rate: Double
  /// Below this speed, in points a second, it counts as at rest.
  package let threshold: Double
  private let exponent: Double

  package init(velocity: Double, rate: Double = 0.998, threshold: Double = 10) {
    self.velocity = velocity.isFinite ? velocity : 0
    self.rate = rate > 0 && rate < 1 ? rate : 0.998
    self.threshold = threshold > 0 ? threshold : 10
    exponent = 1000 * Elementary.log(self.rate)
  }

  /// Points from where it was let go, after `t` seconds.
  package func value(at t: Double) -> Double {
    guard t > 0 else { return 0 }
    return velocity * (Elementary.exp(exponent * t) - 1) / exponent
  }

  package func velocity(at t: Double) -> Double {
    velocity * Elementary.exp(exponent * max(0, t))
  }

  /// Where it would come to rest, in points.
  package var distance: Double { -velocity / exponent }

  /// When its speed has fallen to the threshold, in seconds.
  package var settlingDuration: Double {
    guard abs(velocity) > threshold else { return 0 }
    return Elementary.log(threshold / abs(velocity)) / exponent
  }
}

/// Resistance past an edge: the further the finger, the less the content follows.
package struct RubberBand: Equatable, Hashable, Sendable {
  /// The length of the scrolled view along the drag, in points.
  package let dimension: Double
  /// 0.55, as in a scroll view.
  package let coefficient: Double

  package init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// How far the content goes when the finger is `offset` points past the edge.
  package func displacement(for offset: Double) -> Double {
    guard dimension > 0, dimension.isFinite, coefficient > 0, offset.isFinite else { return 0 }
    let value = (1 - 1 / (abs(offset) * coefficient / dimension + 1)) * dimension
    return offset < 0 ? -value : value
  }
}
