import Foundation
import InterludeGeometry
import Testing

/// A small generator with a seed, so that a failure can be repeated.
private struct Sequence: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A function, the C library's of the same name, and where they are compared.
private struct Pair: Sendable, CustomTestStringConvertible {
  var name: String
  var ours: @Sendable (Double) -> Double
  var theirs: @Sendable (Double) -> Double
  var range: ClosedRange<Double>

  var testDescription: String { "\(name) in \(range)" }

  static let all: [Pair] = {
    var pairs: [Pair] = []
    func add(
      _ name: String, _ ours: @escaping @Sendable (Double) -> Double,
      _ theirs: @escaping @Sendable (Double) -> Double, _ ranges: ClosedRange<Double>...
    ) {
      for range in ranges {
        pairs.append(Pair(name: name, ours: ours, theirs: theirs, range: range))
      }
    }
    add("exp", Elementary.exp, Foundation.exp, -740...709, -1...1)
    add("log", Elementary.log, Foundation.log, 1e-300...1e-290, 0.99...1.01, 0...10, 0...1e300)
    add("sin", Elementary.sin, Foundation.sin, -1...1, -10...10, -1e6...1e6)
    add("cos", Elementary.cos, Foundation.cos, -1...1, -10...10, -1e6...1e6)
    add("tan", Elementary.tan, Foundation.tan, -1...1, -10...10, -1e6...1e6)
    add("atan", Elementary.atan, Foundation.atan, -0.5...0.5, -3...3, -1e6...1e6)
    add("asin", Elementary.asin, Foundation.asin, -1...1, 0.999...1)
    add("acos", Elementary.acos, Foundation.acos, -1...1, -0.001...0.001, 0.999_999...1)
    return pairs
  }()
}

@Suite struct ElementaryTests {
  /// The distance in units in the last place.
  private func steps(_ a: Double, _ b: Double) -> Double {
    a == b ? 0 : abs(a - b) / max(a.ulp, b.ulp)
  }

  @Test("Functions of one number are within two units in the last place", arguments: Pair.all)
  private func accuracy(pair: Pair) {
    var sequence = Sequence(state: 88_172_645_463_325_252)
    var worst = (steps: 0.0, x: 0.0)
    for _ in 0..<20_000 {
      let x = Double.random(in: pair.range, using: &sequence)
      let distance = steps(pair.ours(x), pair.theirs(x))
      if !(distance <= worst.steps) { worst = (distance, x) }
    }
    #expect(worst.steps <= 2, "\(pair.name)(\(worst.x))")
  }

  @Test("Beside whole quarter turns, where angles cancel, sin and cos are as exact")
  func quarterTurns() {
    for turn in stride(from: 1, through: 600_000, by: 7) {
      let x = Double(turn) * .pi / 2
      #expect(steps(Elementary.sin(x), Foundation.sin(x)) <= 2, "sin(\(x))")
      #expect(steps(Elementary.cos(x), Foundation.cos(x)) <= 2, "cos(\(x))")
    }
  }

  @Test("atan2 and pow are within two units in the last place")
  func twoArguments() {
    var sequence = Sequence(state: 20_240_607)
    for _ in 0..<20_000 {
      let (y, x) = (
        Double.random(in: -5...5, using: &sequence), Double.random(in: -5...5, using: &sequence)
      )
      #expect(steps(Elementary.atan2(y, x), Foundation.atan2(y, x)) <= 2, "atan2(\(y), \(x))")
      let base = Foundation.exp(4 * y)
      #expect(steps(Elementary.pow(base, 6 * x), Foundation.pow(base, 6 * x)) <= 2, "\(base)^\(x)")
    }
  }

  private static let special: [Double] = [
    0, -0.0, 1, -1, 2, -2, 0.5, 3, -3, 1e300, -1e300, Double.leastNonzeroMagnitude, .infinity,
    -.infinity, .nan,
  ]

  @Test("At the edges of numbers the answers are the C library's", arguments: special)
  func edges(a: Double) {
    func agree(_ ours: Double, _ theirs: Double, _ call: String) {
      if theirs.isNaN { return #expect(ours.isNaN, "\(call)") }
      #expect(ours == theirs || steps(ours, theirs) <= 2, "\(call)")
      #expect(ours.sign == theirs.sign, "\(call)")
    }
    agree(Elementary.exp(a), Foundation.exp(a), "exp(\(a))")
    agree(Elementary.log(a), Foundation.log(a), "log(\(a))")
    agree(Elementary.atan(a), Foundation.atan(a), "atan(\(a))")
    agree(Elementary.asin(a), Foundation.asin(a), "asin(\(a))")
    agree(Elementary.acos(a), Foundation.acos(a), "acos(\(a))")
    for b in Self.special {
      agree(Elementary.atan2(a, b), Foundation.atan2(a, b), "atan2(\(a), \(b))")
      agree(Elementary.pow(a, b), Foundation.pow(a, b), "pow(\(a), \(b))")
    }
  }

  @Test("Angles of any size have a sine and a cosine; infinite ones have none")
  func largeAngles() {
    for x in [1e7, -1e12, 1e100, -1e300, Double.greatestFiniteMagnitude] {
      let (s, c) = (Elementary.sin(x), Elementary.cos(x))
      #expect(abs(s * s + c * c - 1) < 1e-15, "\(x)")
    }
    #expect(Elementary.sin(.infinity).isNaN)
    #expect(Elementary.cos(.nan).isNaN)
    #expect(Elementary.tan(-.infinity).isNaN)
  }

  @Test("Powers that are doubles come out exact")
  func powers() {
    for (x, y, power) in [
      (3.0, 4.0, 81.0), (2, -2, 0.25), (10, 22, 1e22), (7, 17, 232_630_513_987_207),
      (0.5, 60, 0x1p-60), (-2, 3, -8), (-2, -3, -0.125), (4, 0.5, 2), (1.5, 2, 2.25),
      (2, -1074, .leastNonzeroMagnitude),
    ] { #expect(Elementary.pow(x, y) == power, "\(x)^\(y)") }
  }

  /// What a machine that rounds otherwise, or joins a product and a sum into one, would change.
  @Test("Every bit of a table of values is the same on every machine")
  func bits() {
    var sequence = Sequence(state: 1)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func note(_ value: Double) { hash = (hash ^ value.bitPattern) &* 0x100_0000_01b3 }
    for _ in 0..<2_000 {
      let x = (Double(sequence.next() >> 11) * 0x1p-53 - 0.5) * 40
      note(Elementary.exp(x))
      note(Elementary.log(abs(x)))
      note(Elementary.sin(x))
      note(Elementary.cos(x))
      note(Elementary.tan(x))
      note(Elementary.atan(x))
      note(Elementary.acos(x / 20))
      note(Elementary.pow(abs(x), x / 3))
    }
    #expect(hash == 14_620_072_393_458_223_167)
  }
}
