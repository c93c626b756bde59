import Foundation
import InterludeGeometry
import Testing

@Suite struct ElementaryTests {
  /// How many doubles lie between two.
  private func steps(_ a: Double, _ b: Double) -> Double {
    a == b ? 0 : abs(a - b) / max(a.ulp, b.ulp)
  }

  @Test("exp and log are within two units in the last place of the C library's")
  func exponentials() {
    for step in -3000...3000 {
      let x = Double(step) * 0.0731
      #expect(steps(Elementary.exp(x), Foundation.exp(x)) <= 2, "exp(\(x))")
    }
    for step in 1...3000 {
      let x = Double(step) * 0.0237
      // Near 1 the logarithm is near 0, where a unit is tiny: an absolute step of 1e-17 is allowed.
      let (ours, theirs) = (Elementary.log(x), Foundation.log(x))
      #expect(steps(ours, theirs) <= 2 || abs(ours - theirs) < 1e-17, "log(\(x))")
    }
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(1000) == .infinity)
    #expect(Elementary.exp(-1000) == 0)
    #expect(Elementary.log(-1).isNaN)
  }

  @Test("sin, cos and the inverses are within two units, or 1e-16 beside their zeros")
  func circles() {
    func agrees(_ a: Double, _ b: Double) -> Bool { steps(a, b) <= 2 || abs(a - b) < 1.2e-16 }
    for step in -5000...5000 {
      let x = Double(step) * 0.0137
      #expect(agrees(Elementary.sin(x), Foundation.sin(x)), "sin(\(x))")
      #expect(agrees(Elementary.cos(x), Foundation.cos(x)), "cos(\(x))")
      #expect(agrees(Elementary.atan(x), Foundation.atan(x)), "atan(\(x))")
    }
    for step in -100...100 {
      let x = Double(step) / 100
      // Through a square root, so one more rounding.
      #expect(abs(Elementary.asin(x) - Foundation.asin(x)) < 5e-16, "asin(\(x))")
      #expect(abs(Elementary.acos(x) - Foundation.acos(x)) < 1e-15, "acos(\(x))")
    }
    for (y, x) in [(1.0, -1.0), (-1, -1), (0, -1), (0, 1), (3, 0), (-3, 0), (0, 0)] {
      #expect(steps(Elementary.atan2(y, x), Foundation.atan2(y, x)) <= 2, "atan2(\(y), \(x))")
    }
  }

  @Test("Whole powers are products")
  func powers() {
    #expect(Elementary.pow(3, 4) == 81)
    #expect(Elementary.pow(2, -2) == 0.25)
    #expect(abs(Elementary.pow(0.998, 250.5) - Foundation.pow(0.998, 250.5)) < 1e-14)
  }
}
