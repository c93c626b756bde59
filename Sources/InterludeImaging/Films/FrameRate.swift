/// How many frames a film shows in how many seconds, in whole numbers: 60/1, 30000/1001.
///
/// Delays that are sums of rounded fractions drift; a whole fraction gives every frame its exact
/// moment.
package struct FrameRate: Equatable, Hashable, Sendable, CustomStringConvertible {
  package let frames: Int
  package let seconds: Int

  /// Numbers below one count as one.
  package init(_ frames: Int, per seconds: Int = 1) {
    let (frames, seconds) = (max(1, frames), max(1, seconds))
    let divisor = Self.divisor(frames, seconds)
    self.frames = frames / divisor
    self.seconds = seconds / divisor
  }

  /// The nearest fraction whose denominator is at most 1001, which holds television's rates.
  ///
  /// What is no rate (nan, infinite, below 1/1000) counts as one frame a second.
  package init(_ framesPerSecond: Double) {
    guard framesPerSecond.isFinite, framesPerSecond >= 0.001, framesPerSecond <= 1_000_000 else {
      self.init(1)
      return
    }
    var best = (frames: 1, seconds: 1, error: Double.infinity)
    for seconds in 1...1001 {
      let frames = (framesPerSecond * Double(seconds)).rounded()
      let error = abs(frames / Double(seconds) - framesPerSecond)
      // A smaller denominator wins unless the larger one is nearer by more than rounding.
      if frames >= 1, error < best.error - 1e-12 { best = (Int(frames), seconds, error) }
      if best.error == 0 { break }
    }
    self.init(best.frames, per: best.seconds)
  }

  package var framesPerSecond: Double { Double(frames) / Double(seconds) }

  /// When frame `index` begins, in units of 1/`unit` s, to the nearest.
  package func start(of index: Int, unit: Int) -> Int {
    (index * seconds * unit * 2 + frames) / (2 * frames)
  }

  package var description: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }

  static func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
}
