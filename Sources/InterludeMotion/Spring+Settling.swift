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
      return max(0, time)
    }
    return tenthsUntilRest(epsilon)
  }

  /// The first multiple of a tenth of a second from which the critical envelope stays small (F82).
  private func tenthsUntilRest(_ epsilon: Double) -> Double {
    let slope = frequency - initialVelocity
    func isAway(_ t: Double) -> Bool {
      abs(1 + slope * t) * Elementary.exp(-frequency * t) > epsilon
    }
    // Past its last turning point the envelope only falls: search back from a time past that.
    let turn = slope != 0 ? 1 / frequency - 1 / slope : 0
    var last = max(1, Int((max(0, turn) * 10).rounded(.up)))
    while isAway(Double(last) / 10), last < 1_000_000 { last *= 2 }
    while last > 0, !isAway(Double(last - 1) / 10), !peaks(between: last - 1, last, turn, epsilon) {
      last -= 1
    }
    return Double(last) / 10
  }

  /// True when the envelope's turning point lies inside a tenth and is away from rest there.
  private func peaks(between low: Int, _ high: Int, _ turn: Double, _ epsilon: Double) -> Bool {
    guard turn > Double(low) / 10, turn < Double(high) / 10 else { return false }
    let slope = frequency - initialVelocity
    return abs(1 + slope * turn) * Elementary.exp(-frequency * turn) > epsilon
  }

  /// The spring that UIKit makes of a damping ratio, a velocity and a duration (F86, F165).
  ///
  /// Mass 1, and the frequency at which the envelope has fallen to a thousandth at `duration`. Where
  /// several frequencies do, it is the largest: the settled root (F87).
  package static func fitting(
    dampingRatio: Double, initialVelocity: Double, duration: Double
  ) -> Spring {
    guard duration > 0, dampingRatio > 0, dampingRatio.isFinite, initialVelocity.isFinite else {
      return Spring(stiffness: 0)
    }
    let z = dampingRatio
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
