package import InterludeMotion

/// Where an animation stands that somebody plays, scrubs, stops and turns round (F134).
///
/// Such an animation has no time of its own: its progress is this function of its layer's local time,
/// and every change of direction, pace or state replaces it by another. 0 is the animation's start,
/// 1 its end.
/// ```
/// position
///   1 ┤              ╭──────── holds `target`
///     │          ╭───╯  pace, from `entry` on
/// from┤━━━━━━━━━━╯
///     └──────────┬──────┬───▶ local time
///              start   end
/// ```
package struct Playback: Equatable, Sendable {
  /// What happens after `from`.
  package enum Motion: Equatable, Sendable {
    case held
    case running(Run)
  }

  /// A way from a position to an end.
  package struct Run: Equatable, Sendable {
    /// In the layer's local time, in seconds.
    package var start: Double
    /// In seconds of local time.
    package var length: Double
    package var target: Double
    package var curve: PlaybackCurve
    /// The fraction of the curve's own time at which this way joins it.
    package var entry: Double

    package init(
      start: Double, length: Double, target: Double, curve: PlaybackCurve, entry: Double = 0
    ) {
      self.start = start
      self.length = length
      self.target = target
      self.curve = curve
      self.entry = entry
    }
  }

  package var from: Double
  package var motion: Motion

  package init(from: Double, _ motion: Motion = .held) {
    self.from = from
    self.motion = motion
  }

  /// When the target is reached, in local time; infinity while it is held.
  package var end: Double {
    guard case .running(let run) = motion else { return .infinity }
    return run.start + max(0, run.length)
  }

  /// The part of the curve's time that has passed at a local time.
  package func fraction(at local: Double) -> Double {
    guard case .running(let run) = motion else { return 0 }
    guard local < end else { return 1 }
    guard local > run.start else { return run.entry }
    return run.entry + (1 - run.entry) * ((local - run.start) / run.length)
  }

  /// The position at a local time: without a jump at the start, exact at the end.
  package func position(at local: Double) -> Double {
    guard case .running(let run) = motion else { return from }
    guard local < end else { return run.target }
    guard local > run.start else { return from }
    let base = run.curve(run.entry)
    let share = (run.curve(fraction(at: local)) - base) / (1 - base)
    return from + (run.target - from) * share
  }

  /// The same, begun `time` later.
  package func moved(by time: Double) -> Playback {
    guard case .running(var run) = motion else { return self }
    run.start += time
    var result = self
    result.motion = .running(run)
    return result
  }
}

/// The stretch of a played course in which one animation moves: 0…1 but for what joined late (F130).
package struct PlaybackWindow: Equatable, Sendable {
  package var lower: Double
  package var upper: Double

  package init(lower: Double = 0, upper: Double = 1) {
    self.lower = lower
    self.upper = upper
  }

  /// The animation's own progress; only an end that is the course's own may be passed.
  package func progress(at position: Double) -> Double {
    guard upper > lower else { return position >= upper ? 1 : 0 }
    var progress = (position - lower) / (upper - lower)
    if lower > 0 { progress = max(0, progress) }
    if upper < 1 { progress = min(1, progress) }
    return progress
  }
}
