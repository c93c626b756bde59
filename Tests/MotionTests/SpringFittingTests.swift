import InterludeGeometry
import InterludeMotion
import Testing

@Suite struct SpringFittingTests {
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
    for (ratio, duration, table) in [
      (1.0, 0.5, [(0.1, 0.550908), (0.25, 0.944477), (0.5, 0.999)]),
      (0.7, 0.6, [(0.1, 0.590055), (0.2, 0.999452), (0.3, 1.041133), (0.6, 0.998572)]),
    ] {
      let spring = Spring.fitting(dampingRatio: ratio, initialVelocity: 0, duration: duration)
      for (time, value) in table { #expect(abs(spring.value(at: time) - value) < 6e-7) }
    }
    let card = Spring.fitting(dampingRatio: 100, initialVelocity: 10, duration: 1)
    for (time, value) in [(0.1, 0.64711), (0.25, 0.94532), (0.518, 1.00771)] {
      #expect(abs(card.value(at: time) - value) < 6e-6)
    }
  }

  @Test(
    "F87: for large velocities it is the root at which the spring has settled",
    arguments: [
      (0.5, 1.0, 1.65), (0.5, 1, 1.7), (0.5, 2, 0.9), (0.5, 1, 20), (1, 1, 5), (1, 0.5, -30),
      (0.05, 1, 3), (100, 1, 0),
    ])
  func settledRoot(ratio: Double, duration: Double, velocity: Double) {
    let spring = Spring.fitting(
      dampingRatio: ratio, initialVelocity: velocity, duration: duration)
    func rest(_ w: Double) -> Double {
      if ratio >= 1 { return abs(1 + (w - velocity) * duration) * Elementary.exp(-w * duration) }
      let damped = w * (1 - ratio * ratio).squareRoot()
      return abs(ratio * w - velocity) / damped * Elementary.exp(-ratio * w * duration)
    }
    // A root found to the last bit, of a function that falls by up to that much per bit.
    #expect(abs(rest(spring.frequency) - 0.001) < 1e-14)
    for step in 1...500 { #expect(rest(spring.frequency * (1 + Double(step) / 50)) < 0.001) }
  }

  @Test("F89: without a duration it is at its end at once; the smallest ratios still swing")
  func fittingNonsense() {
    for duration in [0, -1, Double.nan, .infinity] {
      let spring = Spring.fitting(dampingRatio: 0.5, initialVelocity: 0, duration: duration)
      #expect(spring.value(at: 0.001) == 1)
    }
    for ratio in [0, -1, 0.0001] {
      let spring = Spring.fitting(dampingRatio: ratio, initialVelocity: 0, duration: 1)
      #expect(abs(spring.ratio - 0.01) < 1e-12)
      #expect(spring.stiffness > 1)
    }
    let none = Spring.fitting(dampingRatio: .nan, initialVelocity: .infinity, duration: 1)
    #expect(none.value(at: 0.5) == 1)
  }
}
