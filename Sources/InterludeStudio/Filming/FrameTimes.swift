/// The times of a film's frames: from, from + 1/fps … up to the end itself, which the last frame shows.
///
///     from                          through
///      ├──┬──┬──┬──┬──┬──┬──┬──┬──┬─┤          frames come 1/fps apart; where the end falls between
///      0  1  2  3  4  5  6  7  8  9 10         two of them the last shows the end, not what is after
package struct FrameTimes: Equatable, Sendable {
  package let from: Double
  package let through: Double
  package let framesPerSecond: Double

  package init(from: Double, through: Double, framesPerSecond: Double) {
    self.from = from
    self.through = max(from, through)
    self.framesPerSecond = framesPerSecond
  }

  /// At least one. A further frame that rounding alone would add does not count.
  package var count: Int { Int(((through - from) * framesPerSecond - 1e-6).rounded(.up)) + 1 }

  /// The time of frame `index`. Frames from 0 come at index / fps, so that they meet a stage's ticks to
  /// the last bit.
  package subscript(index: Int) -> Double {
    if index > 0, index == count - 1 { return through }
    let start = from * framesPerSecond
    if start == start.rounded() { return (start + Double(index)) / framesPerSecond }
    return from + Double(index) / framesPerSecond
  }
}
