import QuartzCore
public import UIKit

extension Script {
  /// Several fingers at once, each on its own way; their times count from `time`.
  public func touches(at time: Double, _ paths: [FingerPath]) -> Script {
    touches(at: time) { _ in paths }
  }

  /// The same on ways that depend on the stage's size.
  public func touches(
    at time: Double, _ paths: @escaping @MainActor (Stage) -> [FingerPath]
  ) -> Script {
    adding { $0.put(paths($0), at: time) }
  }

  /// A drag through points, evenly by length.
  public func drag(
    at time: Double, along points: [CGPoint], over duration: Double, hold: Double = 0,
    release: Release = .lift
  ) -> Script {
    touches(at: time, [FingerPath(points, over: duration, hold: hold, release: release)])
  }

  /// A quick stroke that lifts while moving.
  public func swipe(
    at time: Double, from start: CGPoint, by distance: CGVector, over duration: Double = 0.15
  ) -> Script {
    drag(
      at: time, along: [start, CGPoint(x: start.x + distance.dx, y: start.y + distance.dy)],
      over: duration)
  }

  /// A finger that stays where it came down.
  public func longPress(at time: Double, _ point: CGPoint, for seconds: Double = 1) -> Script {
    touches(at: time, [.press(at: point, for: seconds)])
  }

  /// Two fingers whose distance goes from one to another, in points; see `Stage.pinch`.
  public func pinch(
    at time: Double, center: CGPoint, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0,
    over duration: Double = 0.5, release: Release = .lift
  ) -> Script {
    touches(
      at: time,
      FingerPath.pinch(
        center: center, from: start, to: end, angle: angle, over: duration, release: release))
  }

  /// Two fingers on a circle that turn by an angle in radians, clockwise.
  public func rotate(
    at time: Double, center: CGPoint, radius: CGFloat = 60, by angle: CGFloat,
    over duration: Double = 0.5, release: Release = .lift
  ) -> Script {
    touches(
      at: time,
      FingerPath.rotation(
        center: center, radius: radius, by: angle, over: duration, release: release))
  }

  /// The device is turned.
  public func rotate(at time: Double, to orientation: UIInterfaceOrientation) -> Script {
    run(at: time) { $0.session.turn(to: orientation) }
  }
}

extension Stage {
  /// Puts what fingers do on the clock; what makes no sense is recorded, and none of it happens.
  func put(_ paths: [FingerPath], at time: Double) {
    guard (0...Stage.longest).contains(time) else {
      return misuse("script", "a time is 0 to \(Stage.longest) seconds, not \(time)")
    }
    if let problem = problem(with: paths) { return misuse("script", problem) }
    let numbers = FingerNumbers()
    for moment in TouchPlan(paths, from: time, rate: session.tickRate, onTick: session.loop.onTick)
      .moments
    {
      session.clock.schedule(at: moment.time, "scripted fingers") { [weak self] in
        MainActor.assumeIsolated {
          guard let self else { return }
          for samples in numbers.samples(moment.steps, on: self) {
            self.session.touches.send(samples)
          }
        }
      }
    }
  }
}
