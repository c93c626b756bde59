import Foundation
import InterludeGeometry

/// A critically damped spring to a place, from any place and with any speed.
/// ```
///  x(t) = end + (d + (v + ωd)·t)·e^(−ωt),  d = start − end
/// ```
/// The spring of mass 1 and stiffness 100 (ω = 10), as public measurements of scroll views use for the
/// way back from beyond an edge. It crosses its end once at most.
struct CriticalReturn: Equatable {
  /// Of the way back from beyond an edge, in radians a second.
  static let edgeFrequency = 10.0
  /// Of the way to a page, which takes about half as long.
  static let pageFrequency = 18.0

  let end: Double
  let frequency: Double
  private let distance: Double
  private let slope: Double
  private let velocity: Double

  init(from start: Double, to end: Double, velocity: Double, frequency: Double = edgeFrequency) {
    self.end = end
    self.frequency = frequency
    self.velocity = velocity
    distance = start - end
    slope = velocity + frequency * distance
  }

  func value(at t: Double) -> Double {
    let time = max(0, t)
    return end + (distance + slope * time) * Elementary.exp(-frequency * time)
  }

  func velocity(at t: Double) -> Double {
    let time = max(0, t)
    return (slope - frequency * (distance + slope * time)) * Elementary.exp(-frequency * time)
  }

  /// From when on it stays within `tolerance` of its end, in seconds.
  func settlingDuration(within tolerance: Double) -> Double {
    func isAway(_ t: Double) -> Bool { abs(value(at: t) - end) > tolerance }
    // Past its turning point it only comes nearer.
    let turn = slope == 0 ? 0 : max(0, velocity / (frequency * slope))
    guard isAway(turn) else { return isAway(0) ? turn : 0 }
    var (low, high) = (turn, turn + 0.1)
    while isAway(high), high < 1000 { high += 0.1 }
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if isAway(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
