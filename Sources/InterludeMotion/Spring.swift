import InterludeGeometry

/// A damped spring pulled from 0 to 1, solved in closed form (F77, F78).
///
/// Overdamped springs move as critically damped ones unless `allowsOverdamping`.
package struct Spring: Equatable, Hashable, Sendable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  /// In whole distances per second, towards the end.
  package let initialVelocity: Double
  package let allowsOverdamping: Bool

  /// Undamped angular frequency √(k/m), in radians per second.
  package let frequency: Double
  /// Damping ratio c / 2√(km): below 1 it oscillates.
  package let ratio: Double
  private let motion: Motion

  private enum Motion: Equatable, Hashable, Sendable {
    /// 1 − e^(−ζωt)(cos ω_d t + B sin ω_d t)
    case under(damped: Double, b: Double)
    /// 1 − e^(−ωt)(1 + (ω − v)t)
    case critical
    /// 1 − A e^(r₁t) − C e^(r₂t)
    case over(r1: Double, r2: Double, a: Double, c: Double)
    /// No mass, no stiffness or numbers that are none: it is where it goes to.
    case still
  }

  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    let isReal =
      mass > 0 && stiffness > 0 && damping >= 0 && mass.isFinite && stiffness.isFinite
      && damping.isFinite && initialVelocity.isFinite
    guard isReal else {
      frequency = 0
      ratio = 1
      motion = .still
      return
    }
    let w = (stiffness / mass).squareRoot()
    let zeta = damping / (2 * (stiffness * mass).squareRoot())
    frequency = w
    ratio = zeta
    if zeta < 1 {
      let damped = w * (1 - zeta * zeta).squareRoot()
      motion = .under(damped: damped, b: (zeta * w - initialVelocity) / damped)
    } else if zeta > 1, allowsOverdamping {
      let root = w * (zeta * zeta - 1).squareRoot()
      let r1 = -zeta * w + root
      let r2 = -zeta * w - root
      let a = (-initialVelocity - r2) / (r1 - r2)
      // x(0) = 0 and x′(0) = v give A + C = 1 and A r₁ + C r₂ = −v.
      motion = .over(r1: r1, r2: r2, a: a, c: 1 - a)
    } else {
      motion = .critical
    }
  }

  /// A spring by how long it feels and how much it bounces, at most 1 (F85).
  package init(perceptualDuration: Double, bounce: Double) {
    let w = 2 * Double.pi / perceptualDuration
    let bounce = min(1, bounce)
    let zeta = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(mass: 1, stiffness: w * w, damping: 2 * zeta * w, allowsOverdamping: true)
  }

  /// The position at `t` seconds, 0 at first, 1 at rest.
  package func value(at t: Double) -> Double {
    guard t > 0 else { return 0 }
    switch motion {
    case .still: return 1
    case .under(let damped, let b):
      return 1 - Elementary.exp(-ratio * frequency * t)
        * (Elementary.cos(damped * t) + b * Elementary.sin(damped * t))
    case .critical:
      return 1 - Elementary.exp(-frequency * t) * (1 + (frequency - initialVelocity) * t)
    case .over(let r1, let r2, let a, let c):
      return 1 - a * Elementary.exp(r1 * t) - c * Elementary.exp(r2 * t)
    }
  }

  /// The velocity at `t` seconds, in distances per second.
  package func velocity(at t: Double) -> Double {
    guard t > 0 else { return motion == .still ? 0 : initialVelocity }
    switch motion {
    case .still: return 0
    case .under(let damped, let b):
      let decay = Elementary.exp(-ratio * frequency * t)
      let (sine, cosine) = (Elementary.sin(damped * t), Elementary.cos(damped * t))
      return decay
        * (ratio * frequency * (cosine + b * sine) + damped * sine - b * damped * cosine)
    case .critical:
      let slope = frequency - initialVelocity
      return Elementary.exp(-frequency * t) * (frequency * (1 + slope * t) - slope)
    case .over(let r1, let r2, let a, let c):
      return -a * r1 * Elementary.exp(r1 * t) - c * r2 * Elementary.exp(r2 * t)
    }
  }

  /// When a spring that does not oscillate stops going away from its end; 0 if it never does.
  var turningTime: Double {
    switch motion {
    case .still, .under: return 0
    case .critical:
      let slope = frequency - initialVelocity
      return slope == 0 ? 0 : max(0, 1 / frequency - 1 / slope)
    case .over(let r1, let r2, let a, let c):
      let quotient = -(c * r2) / (a * r1)
      guard quotient > 0, quotient.isFinite else { return 0 }
      return max(0, Elementary.log(quotient) / (r1 - r2))
    }
  }
}
