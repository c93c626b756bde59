extension Elementary {
  /// `x` to the power of `y`; exact wherever the true value is a double.
  ///
  /// A negative `x` has only whole powers.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    if y == 1 { return x }
    let isWhole = y == y.rounded()
    if x < 0, !isWhole { return x == -.infinity ? (y > 0 ? .infinity : 0) : .nan }
    let isOdd = isWhole && y.isFinite && y.truncatingRemainder(dividingBy: 2) != 0
    let magnitude = positivePower(abs(x), y)
    return isOdd && x.sign == .minus ? -magnitude : magnitude
  }

  private static func positivePower(_ x: Double, _ y: Double) -> Double {
    if x == 1 { return 1 }
    if x == 0 || x == .infinity { return (x == 0) == (y > 0) ? 0 : .infinity }
    // Out of range, and out of the range of an exact product too.
    let rough = y * log(x)
    if rough > 720 { return .infinity }
    if rough < -760 { return 0 }
    let logarithm = preciseLogarithm(x)
    let exponent = DoublePair.product(logarithm.high, y)
    return exp(exponent.high, plus: exponent.low + logarithm.low * y)
  }

  /// The logarithm to 68 bits, since a power multiplies its error by up to 700.
  private static func preciseLogarithm(_ x: Double) -> DoublePair {
    let (m, e) = normalized(x)
    let f = m - 1
    let divisor = DoublePair.sum(m, 1)
    let quotient = f / divisor.high
    let back = DoublePair.product(quotient, divisor.high)
    let rest = ((f - back.high) - back.low) - quotient * divisor.low
    let s = DoublePair.sum(quotient, rest / divisor.high)
    let z = s * s
    let t = z.high
    var tail = (1.0 / 25) * t
    tail = (tail + 1.0 / 23) * t
    tail = (tail + 1.0 / 21) * t
    tail = (tail + 1.0 / 19) * t
    tail = (tail + 1.0 / 17) * t
    tail = (tail + 1.0 / 15) * t
    tail = (tail + 1.0 / 13) * t
    tail = (tail + 1.0 / 11) * t
    // From here on the terms weigh enough to need their second halves.
    var sum = DoublePair(1.0 / 9 + tail, 0)
    sum = z * sum + DoublePair(1.0 / 7, 7.930_164_461_608_26e-18)
    sum = z * sum + DoublePair(1.0 / 5, -1.110_223_024_625_156_5e-17)
    sum = z * sum + DoublePair(1.0 / 3, 1.850_371_707_708_594e-17)
    sum = z * sum + DoublePair(1, 0)
    let value = DoublePair(2 * s.high, 2 * s.low) * sum
    return DoublePair.sum(e * ln2High, 0) + (DoublePair.product(e, ln2Low) + value)
  }
}
