import Foundation
import InterludeGeometry
import InterludeMotion

/// How one coordinate of an offset moves by itself: a function of the time since it began.
/// ```
///              in range                        beyond the edge
///  released ─────────────▶ thrown ──reaches──▶ returning ──▶ rest, on the edge
///     │                      └──slows down──▶ rest
///     ├── beyond the edge ──▶ returning
///     └── with a page to go to ──▶ returning, to the page
/// ```
struct AxisMotion: Equatable {
  private enum Phase: Equatable {
    case rest(Double)
    case thrown(from: Double, Decay)
    case returning(CriticalReturn)
    case eased(from: Double, to: Double, duration: Double)
  }

  private var phases: [(start: Double, phase: Phase)]
  /// When it is at rest, in seconds; and where.
  private(set) var duration: Double
  private(set) var destination: Double

  static func == (a: AxisMotion, b: AxisMotion) -> Bool {
    a.duration == b.duration && a.destination == b.destination
      && a.phases.map(\.start) == b.phases.map(\.start)
      && a.phases.map(\.phase) == b.phases.map(\.phase)
  }

  private init(_ phases: [(Double, Phase)], duration: Double, destination: Double) {
    self.phases = phases.map { (start: $0.0, phase: $0.1) }
    self.duration = duration.isFinite ? duration : 0
    self.destination = destination
  }

  static func rest(at place: Double) -> AxisMotion {
    AxisMotion([(0, .rest(place))], duration: 0, destination: place)
  }

  /// Evenly begun and ended, as `setContentOffset(_:animated:)` goes.
  static func eased(from start: Double, to end: Double, duration: Double) -> AxisMotion {
    if start == end { return rest(at: end) }
    return AxisMotion(
      [(0, .eased(from: start, to: end, duration: duration))], duration: duration,
      destination: end)
  }

  /// Back from beyond an edge, or on to a page.
  static func returning(_ spring: CriticalReturn, tolerance: Double) -> AxisMotion {
    AxisMotion(
      [(0, .returning(spring))], duration: spring.settlingDuration(within: tolerance),
      destination: spring.end)
  }

  /// Thrown with a velocity, in points a second; what reaches an edge of `range` bounces or stops there.
  ///
  /// At rest half a pixel (`tolerance`) before where the throw would end, it is put there.
  static func thrown(
    from start: Double, _ decay: Decay, in range: ClosedRange<Double>, bounces: Bool,
    tolerance: Double
  ) -> AxisMotion {
    let end = start + decay.distance
    guard !range.contains(end) else {
      let rest = remainder(of: decay, tolerance)
      return AxisMotion([(0, .thrown(from: start, decay))], duration: rest, destination: end)
    }
    let edge = end > range.upperBound ? range.upperBound : range.lowerBound
    let hit = time(of: decay, to: edge - start)
    guard bounces else {
      return AxisMotion(
        [(0, .thrown(from: start, decay))], duration: hit, destination: edge)
    }
    let back = CriticalReturn(from: edge, to: edge, velocity: decay.velocity(at: hit))
    return AxisMotion(
      [(0, .thrown(from: start, decay)), (hit, .returning(back))],
      duration: hit + back.settlingDuration(within: tolerance), destination: edge)
  }

  /// When less than the tolerance is left of the way: rate^t · distance = tolerance.
  private static func remainder(of decay: Decay, _ tolerance: Double) -> Double {
    guard abs(decay.distance) > tolerance else { return 0 }
    return Elementary.log(tolerance / abs(decay.distance)) / (1000 * Elementary.log(decay.rate))
  }

  /// When the throw has gone a part of its way: 1 − rate^t is the part.
  private static func time(of decay: Decay, to distance: Double) -> Double {
    let left = 1 - distance / decay.distance
    guard left > 0, left < 1 else { return 0 }
    return Elementary.log(left) / (1000 * Elementary.log(decay.rate))
  }

  // MARK: At a time

  private func phase(at t: Double) -> (phase: Phase, time: Double) {
    let current = phases.last { $0.start <= t } ?? phases[0]
    return (current.phase, t - current.start)
  }

  func value(at t: Double) -> Double {
    guard t < duration else { return destination }
    let (phase, time) = phase(at: max(0, t))
    switch phase {
    case .rest(let place): return place
    case .thrown(let start, let decay): return start + decay.value(at: time)
    case .returning(let spring): return spring.value(at: time)
    case .eased(let start, let end, let duration):
      let part = CubicBezier.easeInEaseOut(time / duration)
      return start + (end - start) * part
    }
  }

  /// Points a second.
  func velocity(at t: Double) -> Double {
    guard t < duration else { return 0 }
    let (phase, time) = phase(at: max(0, t))
    switch phase {
    case .rest, .eased: return 0
    case .thrown(_, let decay): return decay.velocity(at: time)
    case .returning(let spring): return spring.velocity(at: time)
    }
  }
}
