public import Foundation
import InterludeGeometry
import InterludeMotion
import UIKit

/// What one finger does: when and where it comes down, which way it goes, and how it leaves.
/// ```
///  start        start + duration     + hold
///    ●━━━━━━━━━━━━━━━━●━━━━━━━━━━━━━━━━○
///   down  evenly along  still           lifts, or is taken away
///         the points
/// ```
public struct FingerPath: Equatable, Sendable {
  public var points: [CGPoint]
  /// When it comes down: seconds after the script's or the call's own time.
  public var start: Double
  /// Seconds on the way.
  public var duration: Double
  /// Seconds it rests at the end.
  public var hold: Double
  public var release: Release

  public init(
    _ points: [CGPoint], start: Double = 0, over duration: Double = 0, hold: Double = 0,
    release: Release = .lift
  ) {
    self.points = points
    self.start = start
    self.duration = duration
    self.hold = hold
    self.release = release
  }

  /// Down and up in one place.
  public static func press(
    at point: CGPoint, start: Double = 0, for seconds: Double
  ) -> FingerPath { FingerPath([point], start: start, hold: seconds) }

  /// How long a finger rests so that it has no velocity, in seconds.
  static let rest = 0.2
  /// How long a flick's last, straight stretch takes, in seconds.
  static let run = 0.1

  /// When it leaves, after the script's or the call's time.
  var end: Double { start + duration + hold + (release == .rest ? Self.rest : 0) }

  /// What is wrong with it; nil when nothing is.
  var problem: String? {
    guard !points.isEmpty else { return "a finger's way needs a point" }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return "a finger's way has a point that is no number"
    }
    for (name, seconds) in [("start", start), ("duration", duration), ("hold", hold)]
    where !(0...3600).contains(seconds) {
      return "a finger's \(name) is 0 to 3600 seconds, not \(seconds)"
    }
    if case .flick(let velocity) = release, !velocity.dx.isFinite || !velocity.dy.isFinite {
      return "a flick's velocity is no number"
    }
    return nil
  }

  /// Where it is at a fraction of its duration.
  func point(at fraction: Double) -> CGPoint {
    guard let last = points.last else { return .zero }
    guard case .flick(let velocity) = release, duration > 0 else {
      return Polyline(points).point(at: fraction)
    }
    let speed = (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
    // Not from further away than where it came down.
    let reach = speed > 0 ? Polyline(points).length / speed : Self.run
    let run = min(Self.run, duration, reach)
    let ahead = duration * (1 - fraction)
    if ahead <= run {
      return CGPoint(x: last.x - velocity.dx * ahead, y: last.y - velocity.dy * ahead)
    }
    let turn = CGPoint(x: last.x - velocity.dx * run, y: last.y - velocity.dy * run)
    return Polyline(points.dropLast() + [turn])
      .point(at: min(1, fraction * duration / (duration - run)))
  }
}

extension FingerPath {
  /// Two fingers on a line through `center`, whose distance goes from one to another.
  static func pinch(
    center: CGPoint, from: CGFloat, to: CGFloat, angle: CGFloat, over duration: Double,
    release: Release
  ) -> [FingerPath] {
    let (x, y) = (Elementary.cos(angle) / 2, Elementary.sin(angle) / 2)
    return [-1.0, 1].map { side in
      FingerPath(
        [from, to].map { CGPoint(x: center.x + side * x * $0, y: center.y + side * y * $0) },
        over: duration, release: release)
    }
  }

  /// Two fingers on a circle about `center`, that turn clockwise on the screen.
  static func rotation(
    center: CGPoint, radius: CGFloat, by angle: CGFloat, over duration: Double,
    release: Release
  ) -> [FingerPath] {
    // A corner each 3°: the chords are as good as the circle.
    let count = angle.isFinite ? max(1, Int(min(1000, abs(angle) * 60 / .pi).rounded(.up))) : 1
    return [Double.pi, 0].map { side in
      let points = (0...count).map { step in
        let at = side + angle * Double(step) / Double(count)
        return CGPoint(
          x: center.x + radius * Elementary.cos(at), y: center.y + radius * Elementary.sin(at))
      }
      return FingerPath(points, over: duration, release: release)
    }
  }
}
