import Foundation
import InterludeMotion
import Testing

@Suite struct KeyframeTrackTests {
  @Test(
    "F106: key times that do not fit are ignored, and the values evenly spaced",
    arguments: [
      [], [0, 1], [-1, 0.5, 1], [0.2, 0.5, 1], [0, 0.5, 0.8], [0, 0.75, 0.5], [0, .nan, 1],
      [0, .infinity, 1], [0, 0.5, 0.7, 1],
    ] as [[Double]])
  func badTimes(times: [Double]) {
    let track = KeyframeTrack(values: [0.0, 10, 100], keyTimes: times)
    #expect(track.value(at: 0.25) == 5)
  }

  @Test("F106: key times that fit hold; a single value is constant")
  func times() {
    let track = KeyframeTrack(values: [0.0, 10, 100], keyTimes: [0, 0.8, 1])
    #expect(track.value(at: 0.25) == 3.125)
    #expect(track.value(at: 0.8) == 10)
    let jump = KeyframeTrack(values: [0.0, 10, 20, 30], keyTimes: [0, 0.5, 0.5, 1])
    #expect(jump.value(at: 0.25) == 5)
    #expect(jump.value(at: 0.5) == 20)
    #expect(KeyframeTrack(values: [7.0]).value(at: 0.3) == 7)
    #expect(KeyframeTrack(values: [7.0], mode: .discrete).value(at: 1) == 7)
  }

  @Test(
    "F106: paced goes by distance and ignores key times and curves",
    arguments: [
      KeyframeMode.paced, .cubicPaced,
    ])
  func paced(mode: KeyframeMode) {
    let track = KeyframeTrack(
      values: [0.0, 10, 100], keyTimes: [0, 0.8, 1], curves: [.easeIn, .easeIn], mode: mode,
      arithmetic: .natural)
    // A tenth of the way is the first key, by rounded sums.
    #expect(abs(track.value(at: 0.1) - 10) < 1e-12)
    if mode == .paced { #expect(abs(track.value(at: 0.55) - 55) < 1e-12) }
    let still = KeyframeTrack(values: [4.0, 4, 4], mode: mode, arithmetic: .natural)
    #expect(still.value(at: 0.7) == 4)
  }

  @Test(
    "F107: Kochanek–Bartels, the table",
    arguments: [
      ([], [], [], 2.25), ([0, 1, 1, 0], [], [], 2.5), ([], [0, 1, 0, 0], [], 2.125),
      ([], [], [0, 0, 1, 0], 2.375), ([1], [], [], 2.25),
    ] as [([Double], [Double], [Double], Double)])
  func cubic(tension: [Double], continuity: [Double], bias: [Double], middle: Double) {
    let track = KeyframeTrack(
      values: [0.0, 1, 4, 9], mode: .cubic, tension: tension, continuity: continuity, bias: bias,
      arithmetic: .natural)
    // The middle of three parts is not a double.
    #expect(abs(track.value(at: 0.5) - middle) < 1e-12)
    #expect(track.value(at: 0) == 0)
    #expect(track.value(at: 1) == 9)
  }

  @Test("F107: missing neighbours are extrapolated")
  func neighbours() {
    let numbers = KeyframeTrack(values: [0.0, 10, 10], mode: .cubic, arithmetic: .natural)
    #expect(numbers.value(at: 0.75) == 10.625)
    let points = KeyframeTrack(
      values: [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)], mode: .cubic,
      arithmetic: .natural)
    #expect(points.value(at: 0.75) == CGPoint(x: 10.625, y: 13.125))
    let pair = KeyframeTrack(values: [0.0, 1], mode: .cubic, arithmetic: .natural)
    #expect(abs(pair.value(at: 0.3) - 0.3) < 1e-15)
  }

  @Test("F108: each segment has its own pace")
  func curves() {
    let track = KeyframeTrack(values: [0.0, 10, 20], curves: [.easeIn, .easeOut])
    // The fact has seven digits.
    #expect(abs(track.value(at: 0.25) - 3.153568) < 1e-6)
    #expect(abs(track.value(at: 0.75) - (10 + 6.846432)) < 1e-6)
    let short = KeyframeTrack(values: [0.0, 10, 20], curves: [.easeIn])
    #expect(short.value(at: 0.75) == 15)
  }

  @Test("F110: discrete holds each value from its key time")
  func discrete() {
    let times = KeyframeTrack(values: [10.0, 20], keyTimes: [0, 0.25, 1], mode: .discrete)
    #expect(times.value(at: 0.2) == 10)
    #expect(times.value(at: 0.25) == 20)
    #expect(times.value(at: 0.3) == 20)
    #expect(times.value(at: 1) == 20)
    let even = KeyframeTrack(values: [10.0, 20], keyTimes: [0, 1], mode: .discrete)
    #expect(even.value(at: 0.3) == 10)
    #expect(even.value(at: 0.5) == 20)
  }

  @Test("Before the start, after the end and at no time at all there is a value")
  func nonsense() {
    for mode in [KeyframeMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
      let track = KeyframeTrack(values: [0.0, 10, 30], mode: mode, arithmetic: .natural)
      #expect(track.value(at: .nan) == 0)
      #expect(track.value(at: 0) == 0)
      #expect(track.value(at: 1) == 30)
      let broken = KeyframeTrack(values: [0.0, .nan, 30], mode: mode, arithmetic: .natural)
      #expect(broken.value(at: 0) == 0)
    }
  }
}
