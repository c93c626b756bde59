/// A number as the sum of two doubles, about 106 bits long.
struct DoublePair {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles (Knuth).
  static func sum(_ a: Double, _ b: Double) -> DoublePair {
    let s = a + b
    let part = s - a
    return DoublePair(s, (a - (s - part)) + (b - part))
  }

  /// The exact product of two doubles (Dekker), for factors that are neither huge nor tiny.
  static func product(_ a: Double, _ b: Double) -> DoublePair {
    func halves(_ x: Double) -> (Double, Double) {
      let shifted = x * 134_217_729
      let high = shifted - (shifted - x)
      return (high, x - high)
    }
    let p = a * b
    let (a1, a2) = halves(a)
    let (b1, b2) = halves(b)
    return DoublePair(p, ((a1 * b1 - p) + a1 * b2 + a2 * b1) + a2 * b2)
  }

  static func + (a: DoublePair, b: DoublePair) -> DoublePair {
    let s = sum(a.high, b.high)
    return sum(s.high, s.low + (a.low + b.low))
  }

  static func * (a: DoublePair, b: DoublePair) -> DoublePair {
    let p = product(a.high, b.high)
    return sum(p.high, p.low + (a.high * b.low + a.low * b.high))
  }
}
