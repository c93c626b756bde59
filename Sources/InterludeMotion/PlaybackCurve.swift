/// A pace that an animation object can be given: progress as a function of the part of the time.
package enum PlaybackCurve: Equatable, Hashable, Sendable {
  case cubic(CubicBezier)
  /// A spring that is looked at over `duration` seconds; what is left then is left out.
  case spring(Spring, duration: Double)

  /// Progress at a fraction of the time; 0 at 0, 1 at 1, but past 1 in between where a spring is.
  package func callAsFunction(_ fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .cubic(let curve): return curve(fraction)
    case .spring(let spring, let duration): return spring.value(at: fraction * duration)
    }
  }

  /// The earliest fraction of the time at which progress is `progress` or more.
  ///
  /// Found by bisection down to neighbouring doubles, on the part of the curve that rises first.
  package func fraction(reaching progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if case .cubic(let curve) = self, curve == .linear { return progress }
    // A spring may pass its end and come back: the first of many steps that is there bounds it.
    var high = 1.0
    for step in 1...512 where self(Double(step) / 512) >= progress {
      high = Double(step) / 512
      break
    }
    var low = max(0, high - 1.0 / 512)
    for _ in 0..<80 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if self(middle) >= progress { high = middle } else { low = middle }
    }
    return high
  }
}
