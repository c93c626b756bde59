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
    // F90: the ratio of the system spring.
    #expect(spring.ratio == 4.564354645876384)
    let real = Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    #expect(abs(real.value(at: 0.1) - 0.1731) < 1e-3)
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

  @Test("F84: a spring by how long it feels, along 1.2 s")
  func alongDuration() {
    let spring = Spring(perceptualDuration: 1, bounce: 0)
    for (part, value) in [
      (0.25, 0.56196046), (0.5, 0.89003396), (0.75, 0.976705), (1, 0.99546117),
    ] {
      // Half a unit of the table's shortest value.
      #expect(abs(spring.value(at: part * 1.2) - value) < 5e-7)
    }
  }

  @Test("F78: an initial velocity is the slope at the start; before the start nothing has moved")
  func start() {
    for spring in [
      Spring(initialVelocity: 7), Spring(damping: 20, initialVelocity: -3),
      Spring(damping: 30, initialVelocity: 4, allowsOverdamping: true),
    ] {
      #expect(spring.value(at: 0) == 0)
      #expect(spring.value(at: -1) == 0)
      #expect(spring.velocity(at: 0) == spring.initialVelocity)
      // A difference quotient over a microsecond.
      #expect(abs(spring.value(at: 1e-6) / 1e-6 - spring.initialVelocity) < 1e-3)
    }
  }

  @Test("A spring of numbers that are none is where it goes to")
  func nonsense() {
    for spring in [
      Spring(mass: 0), Spring(mass: -1), Spring(stiffness: 0), Spring(stiffness: .nan),
      Spring(damping: -1), Spring(damping: .infinity), Spring(initialVelocity: .nan),
      Spring(perceptualDuration: 0, bounce: 0), Spring(perceptualDuration: .nan, bounce: .nan),
    ] {
      #expect(spring.value(at: 0.5) == 1)
      #expect(spring.velocity(at: 0.5) == 0)
      #expect(spring.settlingDuration == 0)
    }
    #expect(Spring(perceptualDuration: 1, bounce: 5).ratio == 0)
  }
}
