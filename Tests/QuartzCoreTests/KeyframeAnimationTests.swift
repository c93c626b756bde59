import CoreGraphics
import QuartzCore
import Testing

@MainActor
@Suite(.ownSession) struct KeyframeAnimationTests {
  private func shown(at time: Double, _ configure: (CAKeyframeAnimation) -> Void) throws -> Double {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    configure(animation)
    layer.add(animation, forKey: nil)
    stand.advance(to: time)
    return Double(try #require(layer.presentation()).position.x)
  }

  @Test("F106: key times that do not fit are ignored, and the values evenly spaced")
  func keyTimes() throws {
    let values: [Any] = [0.0, 10.0, 40.0]
    #expect(
      try shown(at: 0.25) {
        $0.values = values; $0.keyTimes = [0, 0.25, 1]
      } == 10)
    for wrong in [
      [0, 1], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, 2, 1], [0, NSNumber(value: Double.nan), 1],
    ] as [[NSNumber]] {
      #expect(
        try shown(at: 0.25) {
          $0.values = values; $0.keyTimes = wrong
        } == 5)
    }
  }

  @Test("F106: paced spaces by distance; a single value is constant")
  func paced() throws {
    #expect(
      try shown(at: 0.5) {
        $0.values = [0.0, 10.0, 40.0]; $0.calculationMode = .paced
      } == 20)
    #expect(try shown(at: 0.3) { $0.values = [7.0] } == 7)
  }

  @Test("F107: cubic with tension, continuity and bias")
  func cubic() throws {
    // A third of a second is no binary fraction: the middle is met to the last bits only.
    func middle(_ configure: (CAKeyframeAnimation) -> Void) throws -> Double {
      try shown(at: 0.5) {
        $0.values = [0.0, 1.0, 4.0, 9.0]
        $0.calculationMode = .cubic
        configure($0)
      }
    }
    #expect(abs(try middle { _ in } - 2.25) < 1e-12)
    #expect(abs(try middle { $0.tensionValues = [0, 1, 1, 0] } - 2.5) < 1e-12)
    #expect(abs(try middle { $0.continuityValues = [0, 1, 0, 0] } - 2.125) < 1e-12)
    #expect(abs(try middle { $0.biasValues = [0, 0, 1, 0] } - 2.375) < 1e-12)
    let extrapolated = try shown(at: 0.75) {
      $0.values = [0.0, 10.0, 10.0]
      $0.calculationMode = .cubic
    }
    #expect(extrapolated == 10.625)
  }

  @Test("F108: each segment has its own pace")
  func segments() throws {
    let value = try shown(at: 0.25) {
      $0.values = [0.0, 10.0, 20.0]
      $0.timingFunctions = [.init(name: .easeIn), .init(name: .easeOut)]
    }
    #expect(abs(value - 3.153568) < 1e-6)
  }

  @Test("F110: discrete holds each value from its key time")
  func discrete() throws {
    for (time, expected) in [(0.0, 1.0), (0.3, 1), (0.34, 2), (0.6, 2), (0.7, 3), (1, 3)] {
      let value = try shown(at: time) {
        $0.values = [1.0, 2.0, 3.0]
        $0.calculationMode = .discrete
      }
      #expect(value == expected, "at \(time)")
    }
  }

  @Test("F109: a path beats values; a move is no keyframe")
  func path() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    for (mode, expected) in [(CAAnimationCalculationMode.linear, 7.5), (.paced, 11.25)] {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.values = [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 200)]
      animation.path = path
      animation.calculationMode = mode
      animation.duration = 1
      layer.removeAllAnimations()
      layer.add(animation, forKey: nil)
      stand.advance(to: stand.session.clock.now + 0.25)
      #expect(Double(try #require(layer.presentation()).position.x) == expected)
    }
  }
}
