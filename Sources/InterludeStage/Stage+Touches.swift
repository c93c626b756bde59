public import UIKit
import InterludeMotion

/// How a drag ends.
public enum Release: Equatable, Sendable {
  /// The finger rests until it has no velocity, then lifts: at the end of the path.
  case rest
  /// It lifts while moving.
  case lift
  /// The system takes the touch away.
  case cancel
}

extension Stage {
  /// Puts a finger down at a point of the window and lifts it a tick later.
  public func tap(at point: CGPoint) {
    touch([.init(finger: 1, location: point, phase: .began)])
    advance(by: tick)
    touch([.init(finger: 1, location: point, phase: .ended)])
  }

  /// Taps where the middle of a view shows.
  public func tap(_ view: UIView) {
    tap(at: shownMiddle(of: view))
  }

  /// Drags a finger from a point by a distance, evenly over `duration` seconds, a move each tick.
  ///
  /// Time has moved on by the drag when the call returns; a resting release takes 0.2 s more.
  public func drag(
    from start: CGPoint, by distance: CGVector, over duration: Double = 0.3,
    release: Release = .rest
  ) {
    drag(
      along: [start, CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)], over: duration,
      release: release)
  }

  /// Drags a finger through points, evenly by length, over `duration` seconds.
  public func drag(along points: [CGPoint], over duration: Double, release: Release = .rest) {
    guard let first = points.first, let last = points.last,
      (0...3600).contains(duration)
    else {
      return session.record("drag", "needs points, and a duration of 0 to 3600 seconds")
    }
    let begin = time
    touch([.init(finger: 1, location: first, phase: .began)])
    let track = Polyline(points)
    let steps = max(1, Int((duration * Double(session.tickRate)).rounded()))
    for step in 1...steps {
      let fraction = Double(step) / Double(steps)
      advance(to: begin + duration * fraction)
      touch([.init(finger: 1, location: track.point(at: fraction), phase: .moved)])
    }
    switch release {
    case .rest:
      advance(by: 0.2)
      touch([.init(finger: 1, location: last, phase: .ended)])
    case .lift: touch([.init(finger: 1, location: last, phase: .ended)])
    case .cancel: touch([.init(finger: 1, location: last, phase: .cancelled)])
    }
  }

  /// Fingers at this moment; the rest of the turn follows.
  package func touch(_ samples: [TouchDispatcher.Sample]) {
    session.loop.perform { session.touches.send(samples) }
  }

  private var tick: Double { 1 / Double(session.tickRate) }
}

/// Points joined by straight lines, walked evenly.
private struct Polyline {
  private let points: [CGPoint]
  private let lengths: [Double]

  init(_ points: [CGPoint]) {
    self.points = points
    lengths = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
  }

  func point(at fraction: Double) -> CGPoint {
    var rest = lengths.reduce(0, +) * fraction
    for (index, length) in lengths.enumerated() {
      if rest <= length, length > 0 {
        return points[index].interpolated(to: points[index + 1], progress: rest / length)
      }
      rest -= length
    }
    return points[points.count - 1]
  }
}
