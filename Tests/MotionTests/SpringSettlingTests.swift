import InterludeMotion
import Testing

@Suite struct SpringSettlingTests {
  private static let underdamped: [(Double, Double, Double, Double, Double)] = [
    (1, 100, 10, 0, 1.4727003346780927), (1, 100, 10, 3, 1.423106694),
    (1, 100, 10, -3, 1.512407421), (1, 100, 10, -50, 1.780514327), (1, 100, 18, 0, 0.891968727),
    (1, 100, 19, 0, 0.874168683), (1, 100, 19.75, 0, 0.900338063), (3, 1000, 100, 0, 0.484926857),
    (0.25, 40, 1.5, 2, 2.328664072), (12, 7, 1, 0, 167.062819383), (1, 100, 0.1, 0, 138.254857654),
    (1, 100, 0.001, 0, 13815.610555464), (1, 100, 1, 0, 13.91321015404625), (1, 100, 5, 0, 2.85497),
  ]

  @Test("F81: settling of oscillating springs", arguments: underdamped)
  func settling(mass: Double, stiffness: Double, damping: Double, velocity: Double, time: Double) {
    let spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    // As many digits as the table gives.
    let tolerance = time == 2.85497 ? 5e-6 : 6e-10 * max(1, time / 10)
    #expect(abs(spring.settlingDuration - time) < tolerance)
  }

  private static let overdamped: [(Double, Double, Double, Double, Double)] = [
    (1, 100, 20, 0, 1.0), (1, 100, 20, 6, 0.9), (1, 100, 20, -6, 1.0), (1, 100, 25, 0, 1.0),
    (1, 100, 25, 9, 0.8), (1, 100, 25, 10, 0.7), (1, 100, 25, 15, 0.9), (1, 100, 25, 50, 1.1),
    (1, 100, 25, -50, 1.2), (1, 100, 100, 0, 1.0), (1, 100, 500, 0, 1.0), (1, 100, 500, 6, 0.9),
    (1, 1000, 500, 1, 0.3), (12, 7, 100, 0, 12.1), (12, 7, 100, 0.5, 10.9), (0.05, 900, 30, 0, 0.1),
    (3, 1000, 500, 0, 0.6), (3, 1000, 500, 8, 0.5),
  ]

  @Test("F82: settling in tenths where nothing oscillates", arguments: overdamped)
  func tenths(mass: Double, stiffness: Double, damping: Double, velocity: Double, time: Double) {
    let spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    #expect(spring.settlingDuration == time)
  }

  @Test("F83: without damping it never settles; smaller remainders take longer")
  func never() {
    #expect(Spring(damping: 0).settlingDuration == .greatestFiniteMagnitude)
    let spring = Spring(perceptualDuration: 1, bounce: 0)
    let table = [(0.01, 1.1), (0.02, 1.0), (0.03, 0.9), (0.04, 0.8), (0.05, 0.8)]
    for (epsilon, time) in table { #expect(spring.settlingDuration(within: epsilon) == time) }
  }

  @Test("F85: by perceptual duration and bounce")
  func perceptual() {
    let spring = Spring(perceptualDuration: 1, bounce: 0.5)
    #expect(abs(spring.settlingDuration - 2.3438753795710707) < 1e-12)
  }

  @Test("A spring that is really overdamped settles when it is at rest, not when a critical one is")
  func overdampedSettling() {
    for spring in [
      Spring(damping: 60, allowsOverdamping: true),
      Spring(damping: 60, initialVelocity: 80, allowsOverdamping: true),
      Spring(damping: 60, initialVelocity: -80, allowsOverdamping: true),
    ] {
      let end = spring.settlingDuration
      #expect(abs(1 - spring.value(at: end - 0.1)) > 0.001)
      for step in 0...50 { #expect(abs(1 - spring.value(at: end + Double(step) / 20)) <= 0.001) }
    }
  }

  @Test("F91: what UIKit estimates for springs made of mass, stiffness and damping")
  func estimated() {
    let system = Spring(mass: 3, stiffness: 1000, damping: 500)
    // Half a unit of the ninth digit, as the numbers are given.
    #expect(abs(system.estimatedSettlingDuration - 0.505823782) < 5e-10)
    let soft = Spring(mass: 0.5, stiffness: 40, damping: 1)
    #expect(abs(soft.estimatedSettlingDuration - 7.01437292) < 5e-9)
    // Of a velocity of (6, 8) the larger component counts.
    let thrown = Spring(mass: 0.5, stiffness: 40, damping: 1, initialVelocity: 8)
    #expect(abs(thrown.estimatedSettlingDuration - 7.4886077) < 5e-8)
  }

  @Test("Settling is a number whatever the spring")
  func settlingNonsense() {
    #expect(Spring(damping: .leastNormalMagnitude).settlingDuration <= .greatestFiniteMagnitude)
    #expect(Spring(damping: 1e9, allowsOverdamping: true).settlingDuration.isFinite)
    #expect(Spring(stiffness: 1e-12, damping: 1).settlingDuration.isFinite)
    #expect(Spring(damping: 20, initialVelocity: 1e300).settlingDuration.isFinite)
    #expect(Spring(damping: 25, initialVelocity: 10).estimatedSettlingDuration == 0.7)
    #expect(Spring().settlingDuration(within: 0) == Spring().settlingDuration(within: 1e-6))
    #expect(Spring().settlingDuration(within: .nan).isFinite)
  }
}
