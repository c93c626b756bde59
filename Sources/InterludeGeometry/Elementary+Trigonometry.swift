extension Elementary {
  package static func sin(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let (r, quadrant) = reduced(x)
    switch quadrant {
    case 0: return sinKernel(r)
    case 1: return cosKernel(r)
    case 2: return -sinKernel(r)
    default: return -cosKernel(r)
    }
  }

  package static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let (r, quadrant) = reduced(x)
    switch quadrant {
    case 0: return cosKernel(r)
    case 1: return -sinKernel(r)
    case 2: return -cosKernel(r)
    default: return sinKernel(r)
    }
  }

  package static func tan(_ x: Double) -> Double { sin(x) / cos(x) }

  /// The angle less whole quarter turns, in −π/4…π/4, and how many quarters, modulo four.
  ///
  /// Accurate for angles up to a million; larger ones are first taken modulo a whole turn, which is
  /// deterministic but only as exact as the argument itself.
  private static func reduced(_ x: Double) -> (Double, Int) {
    var x = x
    if abs(x) > 1_000_000 { x = x.remainder(dividingBy: 2 * .pi) }
    let n = (x * 0.636_619_772_367_581_343_08).rounded(.toNearestOrEven)
    let high = x - n * halfPiHigh
    let r = (high - n * halfPiMiddle) - n * halfPiLow
    let quadrant = Int(n.truncatingRemainder(dividingBy: 4))
    return (r, (quadrant + 4) % 4)
  }

  /// The series of sin, to the 17th power: |r| ≤ π/4, so the rest is below 2⁻⁶⁰.
  private static func sinKernel(_ r: Double) -> Double {
    let z = r * r
    var sum = 1.0 / 355_687_428_096_000
    for term in sineTerms { sum = sum * z + term }
    return r + r * (z * sum)
  }

  private static let sineTerms: [Double] = [
    -1.0 / 1_307_674_368_000, 1.0 / 6_227_020_800, -1.0 / 39_916_800, 1.0 / 362_880, -1.0 / 5_040,
    1.0 / 120, -1.0 / 6,
  ]

  private static func cosKernel(_ r: Double) -> Double {
    let z = r * r
    var sum = 1.0 / 20_922_789_888_000
    for term in cosineTerms { sum = sum * z + term }
    let half = 0.5 * z
    let w = 1 - half
    // What the rounding of 1 − z/2 lost is given back.
    return w + (((1 - w) - half) + z * z * sum)
  }

  private static let cosineTerms: [Double] = [
    -1.0 / 87_178_291_200, 1.0 / 479_001_600, -1.0 / 3_628_800, 1.0 / 40_320, -1.0 / 720, 1.0 / 24,
  ]

  // MARK: Inverses

  /// −π/2…π/2.
  package static func atan(_ x: Double) -> Double {
    if x.isNaN { return x }
    let magnitude = abs(x)
    let value: Double
    if magnitude > 1e17 {
      value = .pi / 2
    } else if magnitude > 2.414_213_562_373_095 {
      value = .pi / 2 - (atanKernel(1 / magnitude) - 6.123_233_995_736_766e-17)
    } else if magnitude > 0.414_213_562_373_095_1 {
      value = .pi / 4 + (atanKernel((magnitude - 1) / (magnitude + 1)) + 3.061_616_997_868_383e-17)
    } else {
      value = atanKernel(magnitude)
    }
    return x < 0 ? -value : value
  }

  /// |x| ≤ tan(π/8). Halving the angle once more makes the series short.
  private static func atanKernel(_ x: Double) -> Double {
    // Two nodes: around 0 and around 1/4, so that |t| ≤ 0.165.
    let shift: Double
    let base: Double
    if abs(x) > 0.125 {
      shift = x > 0 ? 0.25 : -0.25
      base = x > 0 ? 0.244_978_663_126_864_14 : -0.244_978_663_126_864_14
    } else {
      shift = 0
      base = 0
    }
    let t = (x - shift) / (1 + x * shift)
    let z = t * t
    var sum = 0.0
    var denominator = 27.0
    var sign = -1.0
    while denominator >= 3 {
      sum = (sum + sign / denominator) * z
      sign = -sign
      denominator -= 2
    }
    return base + (t + t * sum)
  }

  /// The angle of the vector (x, y), −π…π; 0 for the zero vector.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if y == 0 { return x >= 0 && x.sign == .plus ? y : (y.sign == .minus ? -.pi : .pi) }
    if x == 0 { return y > 0 ? .pi / 2 : -.pi / 2 }
    if x.isInfinite || y.isInfinite {
      let unit: (Double) -> Double = { $0.isInfinite ? ($0 > 0 ? 1 : -1) : 0 }
      return atan2(unit(y), unit(x))
    }
    let angle = atan(y / x)
    if x > 0 { return angle }
    return y > 0 ? angle + .pi : angle - .pi
  }

  /// −π/2…π/2; NaN outside −1…1.
  package static func asin(_ x: Double) -> Double {
    guard abs(x) <= 1 else { return .nan }
    return atan2(x, ((1 - x) * (1 + x)).squareRoot())
  }

  /// 0…π; NaN outside −1…1.
  package static func acos(_ x: Double) -> Double {
    guard abs(x) <= 1 else { return .nan }
    return atan2(((1 - x) * (1 + x)).squareRoot(), x)
  }
}
