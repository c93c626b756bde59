/// What shows outside the active time (F99).
package enum FillMode: String, Hashable, Sendable {
  case removed
  case forwards
  case backwards
  case both

  package var holdsBefore: Bool { self == .backwards || self == .both }
  package var holdsAfter: Bool { self == .forwards || self == .both }
}

/// The mapping of a parent's time into local time, and the cycles within it (F94–F99).
///
/// All times are seconds. Defaults are those of an animation.
package struct MediaTiming: Equatable, Hashable, Sendable {
  package var beginTime = 0.0
  package var duration = 0.0
  package var speed = 1.0
  package var timeOffset = 0.0
  package var repeatCount = 0.0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = FillMode.removed

  package init() {}

  /// `(parent − begin)·speed + offset`, without a clamp, so that pausing and resuming work (F94, F97).
  package func local(fromParent parent: Double) -> Double {
    speed == 0 ? timeOffset : (parent - beginTime) * speed + timeOffset
  }

  /// Whether local time is the parent's.
  package var isOuterTime: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

  /// The same with time before the beginning held at zero (F96, where its numbers ask for it).
  package func clampedLocal(fromParent parent: Double) -> Double {
    parent < beginTime ? 0 : local(fromParent: parent)
  }

  /// The inverse; for a paused timing, which has none, the parent time of the offset at speed 1 (F96).
  package func parent(fromLocal local: Double) -> Double {
    (local - timeOffset) / (speed == 0 ? 1 : speed) + beginTime
  }

  /// The whole of the cycles in local time; infinity when they never end (F99).
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = autoreverses ? duration * 2 : duration
    return repeatCount > 0 ? (duration == 0 ? 0 : cycle * repeatCount) : cycle
  }

  /// The parent time at which the active time ends; infinity when it never does.
  package var endTime: Double {
    guard speed != 0 else { return .infinity }
    let active = activeDuration
    // Backwards it ends at zero, however often it would have repeated.
    let remaining = speed > 0 ? active - timeOffset : timeOffset
    guard remaining.isFinite else { return .infinity }
    // Without an offset the end is the sum an author would write, to the last bit.
    if speed == 1, timeOffset == 0 { return beginTime + active }
    return beginTime + max(0, remaining) / abs(speed)
  }

  /// A moment inside the active time, or held before or after it.
  package struct Phase: Equatable, Sendable {
    /// Within one cycle, 0…duration.
    package var time: Double
    /// Whole cycles that lie behind.
    package var repetition: Int

    package init(time: Double, repetition: Int) {
      self.time = time
      self.repetition = repetition
    }
  }

  /// The phase at a parent time; nil when no value is to show then.
  ///
  /// ```
  ///   speed > 0    before ┃━━━━ active ━━━━┃ after     local time rises from the offset
  ///   speed < 0    before ┃━━━━ active ━━━━┃ after     local time falls from the offset to 0
  ///                     begin             end          (parent time)
  /// ```
  /// The end is decided in the parent's time, where `endTime` announced it. A paused timing is active
  /// as long as its offset lies within the active time, both ends included.
  package func phase(atParent parent: Double) -> Phase? {
    let local = local(fromParent: parent)
    guard parent.isFinite, local.isFinite else { return nil }
    let active = activeDuration
    let isBefore = parent < beginTime || (speed < 0 ? local > active : local < 0)
    let isAfter = speed == 0 ? local > active : parent >= endTime
    if isBefore {
      return fillMode.holdsBefore ? phase(atActive: min(max(0, timeOffset), active), active) : nil
    }
    if isAfter {
      return fillMode.holdsAfter ? phase(atActive: speed < 0 ? 0 : active, active) : nil
    }
    return phase(atActive: min(max(0, local), active), active)
  }

  /// An inner cycle boundary belongs to the next cycle, the last one to the last cycle (F98).
  private func phase(atActive time: Double, _ active: Double) -> Phase {
    guard duration > 0 else { return Phase(time: 0, repetition: 0) }
    let cycle = autoreverses ? duration * 2 : duration
    guard cycle.isFinite, time.isFinite else {
      return Phase(time: min(time, duration), repetition: 0)
    }
    var index = (time / cycle).rounded(.down)
    var within = max(0, time - index * cycle)
    if time >= active, within == 0, index > 0 {
      index -= 1
      within = cycle
    }
    if autoreverses, within > duration { within = max(0, cycle - within) }
    return Phase(time: min(within, duration), repetition: Int(min(index, 1e15)))
  }
}
