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
            return stage.misuse("script", "the view to tap at \(time) s is not there")
          }
          if let middle = stage.reach(view, for: "script") { stage.pressAndLift(at: middle) }
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
    touches(at: time) { stage in
      let (start, end) = ends(stage)
      return [FingerPath([start, end], over: duration, hold: hold)]
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

  func adding(_ step: @escaping @MainActor (Stage) -> Void) -> Script {
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
    put([.press(at: point, for: tick)], at: time)
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
