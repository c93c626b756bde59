import CoreGraphics
import InterludeCompositor
import InterludeScene
import QuartzCore
import Testing

/// A session with a root layer, and its turns: what a stage does, without views.
@MainActor
final class LayerStand {
  let session = MediaSession()
  let root = CALayer()

  init() {
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.anchorPoint = .zero
    root.attach(to: session)
    session.commit()
  }

  /// Ends a turn: what changed is committed, what is due is told.
  func turn() {
    session.commit()
    while session.deliverCompletions() { session.commit() }
  }

  /// Moves time on, stopping wherever an animation starts or ends.
  func advance(to time: Double) {
    turn()
    while true {
      let next = [session.clock.nextDue, session.nextAnimationEvent].compactMap { $0 }.min()
      guard let next, next <= time else { break }
      session.clock.advance(to: next)
      session.run { session.clock.runDue() }
      turn()
    }
    session.clock.advance(to: time)
    turn()
  }

  func add(_ layer: CALayer) -> CALayer {
    session.run { root.addSublayer(layer) }
    turn()
    return layer
  }
}

/// Notes what an animation tells.
@MainActor
final class AnimationWitness: NSObject, CAAnimationDelegate {
  var events: [String] = []
  var name: (CAAnimation) -> String = { $0.value(forKey: "name") as? String ?? "" }

  func animationDidStart(_ anim: CAAnimation) { events.append("start \(name(anim))") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("stop \(name(anim)) \(flag)")
  }
}
