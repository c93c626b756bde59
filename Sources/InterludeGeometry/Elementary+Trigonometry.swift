extension Elementary {
  package static func sin(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let (r, quadrant) = reduced(x)
    let value = quadrant & 1 == 0 ? sinKernel(r) : cosKernel(r)
    return quadrant & 2 == 0 ? value.high + value.low : -(value.high + value.low)
  }

  package static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let (r, quadrant) = reduced(x)
    let value = quadrant & 1 == 0 ? cosKernel(r) : sinKernel(r)
    return (quadrant + 1) & 2 == 0 ? value.high + value.low : -(value.high + value.low)
  }

  package static func tan(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let (r, quadrant) = reduced(x)
    if r.high == 0 { return r.high }
    let (s, c) = (sinKernel(r), cosKernel(r))
    return quadrant & 1 == 0 ? ratio(s, c) : -ratio(c, s)
  }

  /// The quotient of two pairs, as one double.
  private static func ratio(_ a: DoublePair, _ b: DoublePair) -> Double {
    let (a, b) = (DoublePair.sum(a.high, a.low), DoublePair.sum(b.high, b.low))
    let quotient = a.high / b.high
    let back = DoublePair.product(quotient, b.high)
    let left = ((a.high - back.high) - back.low) + (a.low - quotient * b.low)
    return quotient + (left.isFinite ? left / b.high : 0)
  }

  // Pi over two in three parts, the first two with trailing zeros so that products are exact.
  private static let halfPiHigh = 1.570_796_326_734_125_614_17
  private static let halfPiMiddle = 6.077_100_506_303_965_976_6e-11
  private static let halfPiLow = 2.022_266_248_795_950_631_54e-21

  /// The angle less whole quarter turns, in −π/4…π/4, and how many quarters, modulo four.
  ///
  /// Accurate for angles up to a million; larger ones are first taken modulo a whole turn, which is
  /// deterministic but only as exact as 2π is as a double.
  private static func reduced(_ x: Double) -> (DoublePair, Int) {
    var x = x
    if abs(x) > 1_000_000 { x = x.remainder(dividingBy: 2 * .pi) }
    let n = (x * 0.636_619_772_367_581_343_08).rounded(.toNearestOrEven)
    if n == 0 { return (DoublePair(x, 0), 0) }
    let high = x - n * halfPiHigh
    let middle = high - n * halfPiMiddle
    let low = n * halfPiLow - ((high - middle) - n * halfPiMiddle)
    let r = middle - low
    return (DoublePair(r, (middle - r) - low), Int(n) & 3)
  }

  /// The series of sin, to the 17th power: |r| ≤ π/4, so the rest is below 2⁻⁶⁰.
  private static func sinKernel(_ pair: DoublePair) -> DoublePair {
    let r = pair.high
    let z = r * r
    var sum = 1.0 / 355_687_428_096_000
    sum = sum * z - 1.0 / 1_307_674_368_000
    sum = sum * z + 1.0 / 6_227_020_800
    sum = sum * z - 1.0 / 39_916_800
    sum = sum * z + 1.0 / 362_880
    sum = sum * z - 1.0 / 5_040
    sum = sum * z + 1.0 / 120
    sum = sum * z - 1.0 / 6
    return DoublePair(r, r * (z * sum) + pair.low * (1 - 0.5 * z))
  }

  /// The series of cos, to the 16th power.
  private static func cosKernel(_ pair: DoublePair) -> DoublePair {
    let r = pair.high
    let z = r * r
    var sum = 1.0 / 20_922_789_888_000
    sum = sum * z - 1.0 / 87_178_291_200
    sum = sum * z + 1.0 / 479_001_600
    sum = sum * z - 1.0 / 3_628_800
    sum = sum * z + 1.0 / 40_320
    sum = sum * z - 1.0 / 720
    sum = sum * z + 1.0 / 24
    let half = 0.5 * z
    let w = 1 - half
    // What the rounding of 1 − z/2 lost is given back.
    return DoublePair(w, ((1 - w) - half) + (z * z * sum - pair.low * r))
  }
}
