package import Foundation

/// The velocity of a finger from where it was and when.
///
/// A straight line is fitted, by least squares, to the samples of the last tenth of a second. A
/// finger that rested that long has no velocity: what it did before says nothing about its release.
package struct VelocityTracker: Equatable, Sendable {
  private struct Sample: Equatable {
    var time: Double
    var point: CGPoint
  }

  /// Samples older than this, in seconds, are forgotten.
  package static let horizon = 0.1

  private var samples: [Sample] = []

  package init() {}

  /// Notes a position; of several at one time the last counts.
  package mutating func add(_ point: CGPoint, at time: Double) {
    guard point.x.isFinite, point.y.isFinite, time.isFinite else { return }
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, point: point))
    samples.removeAll { $0.time < time - Self.horizon }
  }

  package mutating func reset() { samples = [] }

  /// Points a second at `time`, the moment of the release or of the question.
  package func velocity(at time: Double) -> CGPoint {
    let recent = samples.filter { $0.time >= time - Self.horizon }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    let count = Double(recent.count)
    let origin = last.time
    let meanTime = recent.reduce(0) { $0 + ($1.time - origin) } / count
    let meanX = recent.reduce(0) { $0 + $1.point.x } / count
    let meanY = recent.reduce(0) { $0 + $1.point.y } / count
    var (spread, alongX, alongY) = (0.0, 0.0, 0.0)
    for sample in recent {
      let t = sample.time - origin - meanTime
      spread += t * t
      alongX += t * (sample.point.x - meanX)
      alongY += t * (sample.point.y - meanY)
    }
    return spread > 0 ? CGPoint(x: alongX / spread, y: alongY / spread) : .zero
  }
}
