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

  /// The earliest parent time at which the local time reaches `local`; nil when it never does.
  ///
  /// Found by bisection down to neighbouring doubles, so that it is the same on every machine.
  package func parent(reaching local: Double) -> Double? {
    let forwards = to >= from
    guard forwards ? local <= to : local >= to else { return nil }
    guard forwards ? local > from : local < from else { return start }
    var low = start
    var high = end
    for _ in 0..<80 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      let value = self.local(fromParent: middle)
      if forwards ? value >= local : value <= local { high = middle } else { low = middle }
    }
    return high
  }
}
