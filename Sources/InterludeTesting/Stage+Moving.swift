import InterludeStage
import QuartzCore
import UIKit

extension Stage {
  /// Whether anything finite is on its way: a transition, a touch, an animation, a callback.
  var isMoving: Bool { session.loop.isBusy }

  /// What keeps the stage from rest, in a few words; what is said first keeps the rest.
  var mover: String {
    if let driver = session.openTransitions.first {
      let plan = driver.plan
      return
        "a \(plan.operation.rawValue) from \(Swift.type(of: plan.from)) to \(Swift.type(of: plan.to))"
    }
    if session.touches.hasActiveTouches { return "a finger is down" }
    if let (layer, animation) = Self.running(in: window.layer) {
      let owner = layer.delegate.map { "\(Swift.type(of: $0))" } ?? "\(Swift.type(of: layer))"
      return "an animation of \(animation.keyPath ?? animation.type) on \(owner)"
    }
    return "a callback waits, of a timer, asyncAfter(deadline:) or perform(_:with:afterDelay:)"
  }

  private static func running(in layer: CALayer) -> (CALayer, LiveAnimation)? {
    if let own = layer.liveAnimations.first(where: { !$0.isEndless && !$0.isSpent }) {
      return (layer, own)
    }
    let inside = (layer.sublayers ?? []) + [layer.mask].compactMap { $0 }
    return inside.lazy.compactMap { running(in: $0) }.first
  }
}
