import InterludeMotion
import Testing

@Suite struct SpringTests {
  @Test("F77, F79: the default spring's curve and its first overshoot")
  func standard() {
    let spring = Spring()
    let table = [
      (0.1, 0.3402998), (0.2, 0.8494256), (0.3, 1.1243548), (0.5, 1.0745906), (0.75, 0.9741517),
      (1, 1.0021701), (0.3627599, 1.1630335),
    ]
    // The table has seven digits.
    for (time, value) in table { #expect(abs(spring.value(at: time) - value) < 6e-8, "at \(time)") }
  }

  @Test("F78, F80: an overdamped spring moves as a critical one")
  func system() {
    let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
    let table = [
      (0.05, 0.2322305), (0.1, 0.5447784), (0.2, 0.8792819), (0.3, 0.9729193), (0.4, 0.9944076),
      (0.5, 0.9989010),
    ]
    for (time, value) in table { #expect(abs(spring.value(at: time) - value) < 6e-8, "at \(time)") }
    let real = Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    #expect(abs(real.value(at: 0.1) - 0.1731) < 1e-3)
  }

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

  private static let fitted: [(Double, Double, Double, Double, Double?)] = [
    (0.5, 1, 0, 161.71950159, 12.71689827), (1, 0.5, 0, 341.02369771, 36.93365391),
    (1, 1, 0, 85.25592443, nil), (0.7, 0.6, 0, 268.94068050, 22.95917537),
    (0.8, 0.5, 0, 323.58949174, 28.78174941), (0.6, 0.8, 0, 190.21427630, nil),
    (0.4, 1, 0, 230.93674583, nil), (0.3, 0.7, 0, 749.96112800, nil),
    (0.5, 1, 1, 152.86841295, nil), (0.5, 1, -2, 175.42241142, nil),
    (0.7, 0.5, 0.5, 383.10532621, nil), (100, 1, 10, 54.5572905, nil),
  ]

  @Test("F86, F165: the spring of a damping ratio, a velocity and a duration", arguments: fitted)
  func fitting(ratio: Double, duration: Double, velocity: Double, k: Double, c: Double?) {
    let spring = Spring.fitting(
      dampingRatio: ratio, initialVelocity: velocity, duration: duration)
    // As many digits as the table gives.
    #expect(abs(spring.stiffness - k) < 1e-7)
    if let c { #expect(abs(spring.damping - c) < 1e-8) }
  }

  @Test("F88: the fitted springs' curves")
  func fittedCurves() {
    let half = Spring.fitting(dampingRatio: 0.5, initialVelocity: 0, duration: 1)
    for (time, value) in [
      (0.1, 0.487823), (0.25, 1.144223), (0.5, 0.987155), (0.75, 0.998849), (1, 1.000969),
    ] { #expect(abs(half.value(at: time) - value) < 6e-7) }
    let card = Spring.fitting(dampingRatio: 100, initialVelocity: 10, duration: 1)
    for (time, value) in [(0.1, 0.64711), (0.25, 0.94532), (0.518, 1.00771)] {
      #expect(abs(card.value(at: time) - value) < 6e-6)
    }
  }

  @Test("Velocity is the slope of the position")
  func velocity() {
    for spring in [
      Spring(), Spring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 2),
      Spring(stiffness: 40, damping: 30, initialVelocity: 1, allowsOverdamping: true),
    ] {
      for time in [0.05, 0.2, 0.7] {
        let slope = (spring.value(at: time + 1e-6) - spring.value(at: time - 1e-6)) / 2e-6
        // A difference quotient is that good.
        #expect(abs(spring.velocity(at: time) - slope) < 1e-6)
      }
    }
  }
}
