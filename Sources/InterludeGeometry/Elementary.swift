/// The transcendental functions on the way to a pixel, the same on every machine.
///
/// The C library's differ from machine to machine (with and without fused multiply-add), so these are
/// written in a fixed order of plain additions, multiplications, divisions and square roots. Each is
/// within two units in the last place of the true value; angles beyond a million are the exception,
/// see `reduced(_:)`. Arguments that are no numbers give what the C library gives.
package enum Elementary {
  static let ln2High = 6.931_471_803_691_238_164_90e-01
  static let ln2Low = 1.908_214_929_270_587_700_02e-10
  static let inverseLn2 = 1.442_695_040_888_963_407_36

  /// e to the power of `x`; infinity above 709.78, zero far below −745.
  package static func exp(_ x: Double) -> Double { exp(x, plus: 0) }

  /// e to the power of the sum of `x` and something small that does not fit into it.
  static func exp(_ x: Double, plus small: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782_712_893_384 { return .infinity }
    if x < -745.133_219_101_941_2 { return 0 }
    let n = (x * inverseLn2).rounded(.toNearestOrEven)
    let high = x - n * ln2High
    let low = n * ln2Low - small
    let r = high - low
    let rest = (high - r) - low
    // The series of eʳ to the 14th term: |r| ≤ 0.3466, so what is left out is below 2⁻⁶⁰.
    var sum = 1.0 / 87_178_291_200
    sum = sum * r + 1.0 / 6_227_020_800
    sum = sum * r + 1.0 / 479_001_600
    sum = sum * r + 1.0 / 39_916_800
    sum = sum * r + 1.0 / 3_628_800
    sum = sum * r + 1.0 / 362_880
    sum = sum * r + 1.0 / 40_320
    sum = sum * r + 1.0 / 5_040
    sum = sum * r + 1.0 / 720
    sum = sum * r + 1.0 / 120
    sum = sum * r + 1.0 / 24
    sum = sum * r + 1.0 / 6
    sum = sum * r + 1.0 / 2
    return scale(1 + (r + (r * r * sum + (rest + rest * r))), by: Int(n))
  }

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
    let (m, e) = normalized(x)
    // log(m) = 2·atanh(s), s = (m − 1)/(m + 1), |s| ≤ 0.1716.
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    var sum = (1.0 / 25) * z
    sum = (sum + 1.0 / 23) * z
    sum = (sum + 1.0 / 21) * z
    sum = (sum + 1.0 / 19) * z
    sum = (sum + 1.0 / 17) * z
    sum = (sum + 1.0 / 15) * z
    sum = (sum + 1.0 / 13) * z
    sum = (sum + 1.0 / 11) * z
    sum = (sum + 1.0 / 9) * z
    sum = (sum + 1.0 / 7) * z
    sum = (sum + 1.0 / 5) * z
    sum = (sum + 1.0 / 3) * z
    // 2s = f − s·f, so that the rounding of s weighs only as much as f² does.
    let correction = s * (2 * sum - f)
    return e * ln2High + (f + (correction + e * ln2Low))
  }

  /// A significand in √½…√2 and its exponent of two, for a positive finite number.
  static func normalized(_ x: Double) -> (significand: Double, exponent: Double) {
    let m = x.significand
    let exponent = Double(x.exponent)
    return m > 1.414_213_562_373_095_1 ? (m / 2, exponent + 1) : (m, exponent)
  }
}
