import InterludeMotion
import QuartzCore
public import UIKit

/// What fingers do in a scene, at which times; lengths are points, times seconds from the scene's start.
@MainActor
public struct Script {
  private var steps: [@MainActor (Stage) -> Void] = []

  public init() {}

  /// A tap in the middle of what shows of the view that `find` returns then.
  public func tap(
    at time: Double, _ find: @escaping @MainActor (Stage) -> UIView?
  ) -> Script {
    adding { stage in
      stage.session.clock.schedule(at: time, "a scripted tap") {
        MainActor.assumeIsolated {
          guard let view = find(stage) else {
            return stage.session.record("script", "the view to tap at \(time) s is not there")
          }
          stage.pressAndLift(at: stage.shownMiddle(of: view))
        }
      }
    }
  }

  /// A tap at a point of the screen.
  public func tap(at time: Double, _ point: CGPoint) -> Script {
    adding { stage in
      stage.session.clock.schedule(at: time, "a scripted tap") {
        MainActor.assumeIsolated { stage.pressAndLift(at: point) }
      }
    }
  }

  /// A drag from one point to another, evenly over `duration`, resting `hold` seconds before it lifts.
  public func drag(
    at time: Double, from start: CGPoint, to end: CGPoint, over duration: Double,
    hold: Double = 0
  ) -> Script {
    drag(at: time, over: duration, hold: hold) { _ in (start, end) }
  }

  /// The same between points that depend on the stage's size.
  public func drag(
    at time: Double, over duration: Double, hold: Double = 0,
    _ ends: @escaping @MainActor (Stage) -> (from: CGPoint, to: CGPoint)
  ) -> Script {
    adding { stage in
      guard (0...3600).contains(duration), (0...3600).contains(hold), time.isFinite else {
        return stage.session.record("script", "a drag takes 0 to 3600 seconds, not \(duration)")
      }
      let (start, end) = ends(stage)
      let rate = Double(stage.session.tickRate)
      let count = max(1, Int((duration * rate).rounded()))
      @MainActor func put(_ at: Double, _ point: CGPoint, _ phase: UITouch.Phase) {
        stage.session.clock.schedule(at: at, "a scripted drag") {
          MainActor.assumeIsolated {
            stage.session.touches.send([.init(finger: 1, location: point, phase: phase)])
          }
        }
      }
      put(time, start, .began)
      for step in 1...count {
        let fraction = Double(step) / Double(count)
        put(time + duration * fraction, start.interpolated(to: end, progress: fraction), .moved)
      }
      put(time + duration + hold, end, .ended)
    }
  }

  /// The app's own code at a time.
  public func run(at time: Double, _ body: @escaping @MainActor (Stage) -> Void) -> Script {
    adding { stage in
      stage.session.clock.schedule(at: time, "a scripted call") {
        MainActor.assumeIsolated { body(stage) }
      }
    }
  }

  private func adding(_ step: @escaping @MainActor (Stage) -> Void) -> Script {
    var copy = self
    copy.steps.append(step)
    return copy
  }

  /// Puts everything on the stage's clock.
  package func schedule(on stage: Stage) {
    for step in steps { step(stage) }
  }
}

extension Stage {
  /// A finger down now and up a tick later, on the stage's clock.
  fileprivate func pressAndLift(at point: CGPoint) {
    session.touches.send([.init(finger: 1, location: point, phase: .began)])
    session.clock.schedule(at: time + 1 / Double(session.tickRate), "the end of a tap") {
      MainActor.assumeIsolated {
        self.session.touches.send([.init(finger: 1, location: point, phase: .ended)])
      }
    }
  }

  /// The middle of a view where it shows, in the window.
  func shownMiddle(of view: UIView) -> CGPoint {
    let layer = view.layer.presentation() ?? view.layer
    var point = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
    var next: CALayer? = layer
    while let current = next, current.model() !== window.layer {
      point = current.pointInSuperlayer(point)
      next = current.superlayer
    }
    return point
  }
}
