import InterludeGeometry

extension Spring {
  /// When the spring has come to rest within a thousandth of the distance, in seconds (F81–F83).
  package var settlingDuration: Double { settlingDuration(within: 0.001) }

  /// The same for another fraction of the distance; fractions below 1e-6 count as 1e-6.
  package func settlingDuration(within epsilon: Double) -> Double {
    let epsilon = max(1e-6, epsilon)
    guard frequency > 0 else { return 0 }
    if ratio == 0 { return .greatestFiniteMagnitude }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let b = (ratio * frequency - initialVelocity) / damped
      let time =
        (Elementary.log(1 + abs(b)) - Elementary.log(epsilon)) / (ratio * frequency)
      return min(max(0, time), .greatestFiniteMagnitude)
    }
    return tenthsUntilRest(epsilon)
  }

  /// The first multiple of a tenth of a second from which what is left of the way stays small (F82).
  private func tenthsUntilRest(_ epsilon: Double) -> Double {
    func isAway(_ t: Double) -> Bool { abs(1 - value(at: t)) > epsilon }
    // What is left turns round once at most; past that it only falls, and if it is small where it
    // turns, it has not been large since it fell below the first time.
    let turn = min(turningTime, 100_000)
    let tick = Int((turn * 10).rounded(.up))
    if isAway(Double(tick) / 10) {
      var high = max(1, tick * 2)
      while isAway(Double(high) / 10), high < 1_000_000 { high *= 2 }
      return lastAway(tick, high, isAway)
    }
    return isAway(turn) ? Double(tick) / 10 : lastAway(0, tick, isAway)
  }

  /// The tenth after the last one that is away, between one that is and one that is not.
  private func lastAway(_ low: Int, _ high: Int, _ isAway: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isAway(Double(middle) / 10) { low = middle } else { high = middle }
    }
    return Double(high) / 10
  }

  /// The duration of UIKit's spring parameters made of mass, stiffness and damping (F91).
  ///
  /// Where nothing oscillates UIKit does not search but estimates: the lower branch of Lambert's W by
  /// Barry's formula, which is 0.02 % too long. With a velocity that leaves nothing to estimate it is
  /// `settlingDuration`.
  package var estimatedSettlingDuration: Double {
    guard frequency > 0, ratio >= 1, frequency > initialVelocity else { return settlingDuration }
    // (1 + kt)e^(−ωt) = ε with k = ω − v is u·e^(−u) = ε·g·e^(−g) for u = g + ωt, g = ω/k.
    let g = frequency / (frequency - initialVelocity)
    // Single precision, or the ninth digit of F91's number is another.
    let (epsilon, m1) = (Double(0.001 as Float), Double(0.3361 as Float))
    let (m2, m3) = (Double(-0.0042 as Float), Double(-0.0201 as Float))
    let sigma = g - 1 - Elementary.log(epsilon) - Elementary.log(g)
    let bend = 1 + m2 * sigma * Elementary.exp(m3 * sigma.squareRoot())
    let u = 1 + sigma + 2 / m1 * (1 - 1 / (1 + m1 * (sigma / 2).squareRoot() / bend))
    return max(0, (u - g) / frequency)
  }

  /// The spring that UIKit makes of a damping ratio, a velocity and a duration (F86, F165).
  ///
  /// Mass 1, and the frequency at which the envelope has fallen to a thousandth at `duration`. Where
  /// several frequencies do, it is the largest: the settled root (F87). Ratios below 0.01 count as
  /// 0.01; without a duration the spring is at its end at once (F89).
  package static func fitting(
    dampingRatio: Double, initialVelocity: Double, duration: Double
  ) -> Spring {
    guard duration > 0, duration.isFinite, dampingRatio.isFinite, initialVelocity.isFinite else {
      return Spring(stiffness: 0)
    }
    // Below a hundredth there would soon be no such frequency at all.
    let z = max(0.01, dampingRatio)
    let v = initialVelocity
    func envelope(_ w: Double) -> Double {
      if z < 1 {
        let damped = w * (1 - z * z).squareRoot()
        return abs((z * w - v) / damped) * Elementary.exp(-z * w * duration)
      }
      return abs(1 + (w - v) * duration) * Elementary.exp(-w * duration)
    }
    // Beyond every turning point the envelope falls for good: walk out until it is small, then in.
    var high = (20 + 2 * abs(v) * duration) / (min(z, 1) * duration)
    while envelope(high) > 0.001 { high *= 2 }
    let step = high / 4096
    var low = high - step
    while low > 0, envelope(low) <= 0.001 { low -= step }
    var inside = max(low, 0)
    var outside = inside + step
    for _ in 0..<200 {
      let middle = inside + (outside - inside) / 2
      guard middle > inside, middle < outside else { break }
      if envelope(middle) > 0.001 { inside = middle } else { outside = middle }
    }
    let w = outside
    return Spring(
      mass: 1, stiffness: w * w, damping: 2 * z * w, initialVelocity: v)
  }
}
