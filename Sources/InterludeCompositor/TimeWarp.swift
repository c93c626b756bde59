package import InterludeMotion

/// A stretch of time in which a layer's local time follows a curve instead of its linear mapping.
///
/// The tail of a percent-driven transition is one (F54, F167): after `finish()` the container's local
/// time runs from `t0 + p·D` to `t0 + D` along the completion curve, after `cancel()` back to `t0`.
/// ```
/// local
///  to  ┤          ╭───────  holds `to` until the owner takes the warp away
///      │       ╭──╯
/// from ┤━━━━━━━╯
///      └───────┬──────┬───▶ parent time
///            start  start+duration
/// ```
package struct TimeWarp: Equatable, Sendable {
  /// Parent time at which the warp begins.
  package var start: Double
  /// Local time at the start.
  package var from: Double
  /// Local time at the end.
  package var to: Double
  /// Length in parent time; zero means that the end is reached at once.
  package var duration: Double
  package var curve: CubicBezier

  package init(start: Double, from: Double, to: Double, duration: Double, curve: CubicBezier) {
    self.start = start
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
  }

  package var end: Double { start + duration }

  /// The local time at a parent time.
  package func local(fromParent parent: Double) -> Double {
    guard parent > start else { return duration > 0 ? from : to }
    guard parent < end else { return to }
    return from + (to - from) * curve((parent - start) / duration)
  }

  /// The earliest parent time at which the local time is `local` or later; nil when it never is.
  ///
  /// Time that runs back reaches nothing that it has not passed already. Found by bisection down to
  /// neighbouring doubles, so that it is the same on every machine.
  package func parent(reaching local: Double) -> Double? {
    guard local > from else { return start }
    guard local < to else { return local == to ? end : nil }
    var low = start
    var high = end
    for _ in 0..<80 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if self.local(fromParent: middle) >= local { high = middle } else { low = middle }
    }
    return high
  }
}
