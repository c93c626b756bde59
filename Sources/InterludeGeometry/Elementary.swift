/// The transcendental functions on the way to a pixel, the same on every machine.
///
/// The C library's differ from machine to machine (with and without fused multiply-add), so these are
/// written in a fixed order of plain additions, multiplications and divisions. Each is within two
/// units in the last place of the true value for the arguments that geometry and motion use.
package enum Elementary {
  // Pi over two in three parts, the first two with trailing zeros so that products are exact.
  static let halfPiHigh = 1.570_796_326_734_125_614_17
  static let halfPiMiddle = 6.077_100_506_303_965_976_6e-11
  static let halfPiLow = 2.022_266_248_795_950_631_54e-21
  static let ln2High = 6.931_471_803_691_238_164_90e-01
  static let ln2Low = 1.908_214_929_270_587_700_02e-10
  static let inverseLn2 = 1.442_695_040_888_963_407_36

  // MARK: Exponential and logarithm

  /// e to the power of `x`; infinity above 709.78, zero far below −745.
  package static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782_712_893_384 { return .infinity }
    if x < -745.133_219_101_941_2 { return 0 }
    let n = (x * inverseLn2).rounded(.toNearestOrEven)
    let high = x - n * ln2High
    let low = n * ln2Low
    let r = high - low
    // exp(r) by its series to the 14th term: |r| ≤ 0.3466, so the rest is below 2⁻⁶⁰.
    var sum = 1.0 / 87_178_291_200
    for divisor in exponentialDivisors { sum = sum * r + divisor }
    let value = 1 + (r + r * r * sum)
    return scale(value, by: Int(n))
  }

  /// 1/13! … 1/2!, the series of (eʳ − 1 − r)/r².
  private static let exponentialDivisors: [Double] = [
    1.0 / 6_227_020_800, 1.0 / 479_001_600, 1.0 / 39_916_800, 1.0 / 3_628_800, 1.0 / 362_880,
    1.0 / 40_320, 1.0 / 5_040, 1.0 / 720, 1.0 / 120, 1.0 / 24, 1.0 / 6, 1.0 / 2,
  ]

  /// Multiplies by a power of two in steps that neither overflow nor lose the last bits early.
  private static func scale(_ x: Double, by exponent: Int) -> Double {
    var x = x
    var n = exponent
    while n > 1023 {
      x *= 0x1p1023
      n -= 1023
    }
    while n < -969 {
      x *= 0x1p-969
      n += 969
    }
    return x * Double(sign: .plus, exponent: n, significand: 1)
  }

  /// The natural logarithm; NaN for negative numbers, −infinity for zero.
  package static func log(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return x }
    var exponent = Int(x.exponent)
    var m = x.significand
    if m > 1.414_213_562_373_095_1 {
      m /= 2
      exponent += 1
    }
    // log(m) = 2·atanh(s), s = (m − 1)/(m + 1), |s| ≤ 0.1716.
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    var sum = 0.0
    for denominator in stride(from: 25, through: 3, by: -2) { sum = (sum + 1 / Double(denominator)) * z }
    let correction = s * (2 * sum)
    let e = Double(exponent)
    return e * ln2High + ((2 * s + correction) + e * ln2Low)
  }

  /// `x` to the power of `y`; exact for small whole powers.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    if y == y.rounded(), abs(y) <= 64 {
      var result = 1.0
      var base = x
      var n = Int(abs(y))
      while n > 0 {
        if n & 1 == 1 { result *= base }
        base *= base
        n >>= 1
      }
      return y < 0 ? 1 / result : result
    }
    if x == 0 { return y > 0 ? 0 : .infinity }
    if x < 0 {
      guard y == y.rounded() else { return .nan }
      let value = exp(y * log(-x))
      return y.truncatingRemainder(dividingBy: 2) == 0 ? value : -value
    }
    return exp(y * log(x))
  }
}
