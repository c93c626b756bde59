extension Elementary {
  /// −π/2…π/2.
  package static func atan(_ x: Double) -> Double { atan(x, plus: 0) }

  /// The angle whose tangent is the sum of `x` and something small that does not fit into it.
  private static func atan(_ x: Double, plus small: Double) -> Double {
    if x.isNaN { return x }
    let magnitude = abs(x)
    let rest = x < 0 ? -small : small
    let value: Double
    if magnitude > 1e17 {
      value = .pi / 2
    } else if magnitude > 2.414_213_562_373_095 {
      // A quarter turn less the angle of the reciprocal, whose own rest is kept.
      let reciprocal = 1 / magnitude
      let back = DoublePair.product(reciprocal, magnitude)
      let lost = (((1 - back.high) - back.low) - reciprocal * rest) * reciprocal
      let (high, low) = atanKernel(reciprocal, lost)
      value = .pi / 2 - (high + (low - 6.123_233_995_736_766e-17))
    } else if magnitude > 0.414_213_562_373_095_1 {
      let divisor = DoublePair.sum(magnitude, 1)
      let t = (magnitude - 1) / divisor.high
      let back = DoublePair.product(t, divisor.high)
      let left = ((magnitude - 1 - back.high) - back.low) - t * divisor.low + rest * (1 - t)
      let (high, low) = atanKernel(t, left / divisor.high)
      value = .pi / 4 + (high + (low + 3.061_616_997_868_383e-17))
    } else {
      let (high, low) = atanKernel(magnitude, rest)
      value = high + low
    }
    return x.sign == .minus ? -value : value
  }

  /// For |x| ≤ tan(π/8): the angle, and what its double leaves out.
  private static func atanKernel(_ x: Double, _ rest: Double) -> (high: Double, low: Double) {
    // Two nodes, around 0 and around ±1/4, so that |t| ≤ 0.165 and the series is short.
    guard abs(x) > 0.125 else { return (x, x * atanSeries(x * x) + rest / (1 + x * x)) }
    let shift = x > 0 ? 0.25 : -0.25
    let divisor = 1 + x * shift
    let t = (x - shift) / divisor
    let back = DoublePair.product(t, divisor)
    let left = ((x - shift - back.high) - back.low) + rest * (1 - t * shift)
    // What 1 + x/4 lost in its rounding; the product itself is exact.
    let divisorRest = (1 - divisor) + x * shift
    let lost = (left - t * divisorRest) / divisor
    let node = x > 0 ? 0.244_978_663_126_864_14 : -0.244_978_663_126_864_14
    let nodeRest = x > 0 ? 1.069_875_561_873_445_1e-17 : -1.069_875_561_873_445_1e-17
    let sum = DoublePair.sum(node, t)
    return (sum.high, sum.low + (t * atanSeries(t * t) + (lost + nodeRest)))
  }

  /// atan(t)/t − 1 by its series to the 27th power, for z = t².
  private static func atanSeries(_ z: Double) -> Double {
    var sum = (-1.0 / 27) * z
    sum = (sum + 1.0 / 25) * z
    sum = (sum - 1.0 / 23) * z
    sum = (sum + 1.0 / 21) * z
    sum = (sum - 1.0 / 19) * z
    sum = (sum + 1.0 / 17) * z
    sum = (sum - 1.0 / 15) * z
    sum = (sum + 1.0 / 13) * z
    sum = (sum - 1.0 / 11) * z
    sum = (sum + 1.0 / 9) * z
    sum = (sum - 1.0 / 7) * z
    sum = (sum + 1.0 / 5) * z
    return (sum - 1.0 / 3) * z
  }

  /// The angle of the vector (x, y), −π…π; 0 for the zero vector.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y == 0 { return x.sign == .plus ? y : (y.sign == .minus ? -.pi : .pi) }
    if x == 0 { return y > 0 ? .pi / 2 : -.pi / 2 }
    if x.isInfinite || y.isInfinite {
      let unit: (Double) -> Double = { $0.isInfinite ? ($0 > 0 ? 1 : -1) : 0 }
      let level = x.isInfinite ? unit(x) : x.sign == .minus ? -0.0 : 0.0
      return atan2(y.isInfinite ? unit(y) : (y > 0 ? 0.0 : -0.0), level)
    }
    return angle(y, DoublePair(x, 0))
  }

  /// The angle of (x, y), neither of them zero, both finite, the low half of x included.
  private static func angle(_ y: Double, _ x: DoublePair) -> Double {
    let quotient = y / x.high
    let back = DoublePair.product(quotient, x.high)
    let left = ((y - back.high) - back.low) - quotient * x.low
    let rest = left / x.high
    // Very long or very short vectors have no exact product; for them the quotient must do.
    let angle = atan(quotient, plus: rest.isFinite && abs(rest) <= abs(quotient) ? rest : 0)
    if x.high > 0 { return angle }
    return y > 0
      ? (angle + 1.224_646_799_147_353_2e-16) + .pi
      : (angle - 1.224_646_799_147_353_2e-16) - .pi
  }

  /// √(1 − x²) with its rest, for |x| < 1.
  private static func companion(_ x: Double) -> DoublePair {
    let square = DoublePair.product(x, x)
    let rest = DoublePair.sum(1, -square.high)
    let left = DoublePair.sum(rest.high, rest.low - square.low)
    let root = left.high.squareRoot()
    let back = DoublePair.product(root, root)
    return DoublePair(root, (((left.high - back.high) - back.low) + left.low) / (2 * root))
  }

  /// −π/2…π/2; NaN outside −1…1.
  package static func asin(_ x: Double) -> Double {
    guard abs(x) <= 1 else { return .nan }
    if abs(x) == 1 { return x * (.pi / 2) }
    if abs(x) < 1e-8 { return x }
    return angle(x, companion(x))
  }

  /// 0…π; NaN outside −1…1.
  package static func acos(_ x: Double) -> Double {
    guard abs(x) <= 1 else { return .nan }
    if abs(x) == 1 { return x > 0 ? 0 : .pi }
    if abs(x) < 1e-17 { return .pi / 2 }
    let y = companion(x)
    // The rest of the height turns the vector by what it is long across it: the radius is 1.
    return angle(y.high, DoublePair(x, 0)) + y.low * x
  }
}
