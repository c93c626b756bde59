import InterludeMotion
import Testing

@Suite struct DecayTests {
  @Test("A throw keeps its rate of velocity each millisecond and rests where the sum ends")
  func decay() {
    let decay = Decay(velocity: 1000)
    #expect(decay.value(at: 0) == 0)
    #expect(decay.velocity(at: 0) == 1000)
    // 0.998 per millisecond, by powers of a rounded exponent.
    #expect(abs(decay.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(decay.velocity(at: 0.002) - 996.004) < 1e-9)
    // −1/ln 0.998 is 499.49983.
    #expect(abs(decay.distance - 499.499_833) < 1e-5)
    #expect(abs(decay.value(at: 60) - decay.distance) < 1e-9)
  }

  @Test("It has settled when its speed is that of the threshold, either way")
  func settling() {
    for velocity in [1000.0, -1000] {
      let decay = Decay(velocity: velocity)
      #expect(abs(abs(decay.velocity(at: decay.settlingDuration)) - 10) < 1e-9)
    }
    #expect(Decay(velocity: 5).settlingDuration == 0)
    #expect(Decay(velocity: -1000).distance == -Decay(velocity: 1000).distance)
    #expect(Decay(velocity: 1000, rate: 0.99).distance < Decay(velocity: 1000).distance / 4)
  }

  @Test("Velocity is the slope of the position")
  func slope() {
    let decay = Decay(velocity: 700, rate: 0.99)
    for time in [0.01, 0.1, 0.4] {
      let slope = (decay.value(at: time + 1e-6) - decay.value(at: time - 1e-6)) / 2e-6
      // A difference quotient is that good.
      #expect(abs(slope - decay.velocity(at: time)) < 1e-5)
    }
  }

  @Test("Numbers that are none throw nothing")
  func nonsense() {
    #expect(Decay(velocity: .nan).value(at: 1) == 0)
    #expect(Decay(velocity: 1000, rate: 1).distance == Decay(velocity: 1000).distance)
    #expect(Decay(velocity: 1000, rate: .nan, threshold: -1).settlingDuration.isFinite)
    #expect(Decay(velocity: 1000).value(at: -5) == 0)
  }
}

@Suite struct RubberBandTests {
  @Test("Past the edge the content follows at 0.55 of the finger at first, and never leaves")
  func band() {
    let band = RubberBand(dimension: 400)
    #expect(band.displacement(for: 0) == 0)
    // The slope at the edge, over a millionth of a point.
    #expect(abs(band.displacement(for: 1e-6) / 1e-6 - 0.55) < 1e-6)
    // (1 − 1/(100·0.55/400 + 1))·400
    #expect(abs(band.displacement(for: 100) - 48.351_648_351_648) < 1e-11)
    #expect(band.displacement(for: -100) == -band.displacement(for: 100))
    var last = 0.0
    for step in 1...1000 {
      let value = band.displacement(for: Double(step) * 50)
      #expect(value > last && value < 400)
      last = value
    }
  }

  @Test("A band without a length does not give")
  func nonsense() {
    #expect(RubberBand(dimension: 0).displacement(for: 10) == 0)
    #expect(RubberBand(dimension: .nan).displacement(for: 10) == 0)
    #expect(RubberBand(dimension: 100, coefficient: -1).displacement(for: 100) == 0)
    #expect(RubberBand(dimension: 100).displacement(for: .infinity) == 0)
  }
}
