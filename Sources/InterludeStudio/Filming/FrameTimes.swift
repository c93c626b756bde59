/// The times of a film's frames: from, from + 1/fps … through, both ends included where they fall on one.
package struct FrameTimes: Equatable, Sendable {
  package let from: Double
  package let through: Double
  package let framesPerSecond: Double

  package init(from: Double, through: Double, framesPerSecond: Double) {
    self.from = from
    self.through = max(from, through)
    self.framesPerSecond = framesPerSecond
  }

  /// At least one. A last frame that rounding alone would lose counts.
  package var count: Int { Int(((through - from) * framesPerSecond + 1e-6).rounded(.down)) + 1 }

  /// The time of frame `index`. Frames from 0 come at index / fps, so that they meet a stage's ticks to
  /// the last bit.
  package subscript(index: Int) -> Double {
    let start = from * framesPerSecond
    if start == start.rounded() { return (start + Double(index)) / framesPerSecond }
    return from + Double(index) / framesPerSecond
  }
}
