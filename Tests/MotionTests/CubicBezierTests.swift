import InterludeMotion
import Testing

@Suite struct CubicBezierTests {
  @Test(
    "F74: the system curves solve x for time",
    arguments: [
      (CubicBezier.easeIn, [0.0170266, 0.0622820, 0.0934647, 0.3153568, 0.6218619, 0.8394278]),
      (.easeOut, [0.1605722, 0.3083661, 0.3781381, 0.6846432, 0.9065353, 0.9829734]),
      (.easeInEaseOut, [0.0197225, 0.0816599, 0.1291619, 0.5, 0.8708381, 0.9802775]),
      (.system, [0.0947963, 0.2952443, 0.4085106, 0.8024034, 0.9604590, 0.9943165]),
    ])
  func table(curve: CubicBezier, expected: [Double]) {
    for (time, value) in zip([0.1, 0.2, 0.25, 0.5, 0.75, 0.9], expected) {
      // The table has seven digits.
      #expect(abs(curve(time) - value) < 6e-8, "at \(time)")
    }
  }

  @Test("F73: the ends are exact, linear is the identity, and progress never falls")
  func shape() {
    for curve in [CubicBezier.easeIn, .easeOut, .easeInEaseOut, .system, .linear] {
      #expect(curve(0) == 0)
      #expect(curve(1) == 1)
      #expect(curve(-1) == 0)
      #expect(curve(2) == 1)
      var last = 0.0
      for step in 1...1000 {
        let value = curve(Double(step) / 1000)
        #expect(value >= last)
        last = value
      }
    }
    #expect(CubicBezier.linear(0.37) == 0.37)
  }

  @Test("Steep and flat curves stay within a hair of their own x")
  func steep() {
    for curve in [
      CubicBezier(1, 0, 0, 1), CubicBezier(0, 1, 1, 0), CubicBezier(0.99, 0.01, 0.01, 0.99),
    ] {
      for step in 0...200 {
        let time = Double(step) / 200
        let value = curve(time)
        #expect(value.isFinite && value > -0.5 && value < 1.5)
      }
    }
    #expect(CubicBezier(.nan, .nan, 5, .infinity)(0.5).isFinite)
  }
}
