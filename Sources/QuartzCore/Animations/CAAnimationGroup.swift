import InterludeCompositor
import InterludeMotion

/// Animations that run side by side in the group's time (F111).
///
/// The children's times are seconds of the group's basic time, cut off at its duration and not scaled
/// to it; a child without a duration has the group's. Only the group's delegate is told.
@preconcurrency
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAAnimationGroup else { return }
    copy.animations = animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func makeEffect(on layer: CALayer) -> AnimationEffect? {
    let session = layer.session ?? .current
    guard let animations, !animations.isEmpty else {
      session.record("CAAnimationGroup", "a group without animations does nothing")
      return nil
    }
    var children: [(timing: MediaTiming, effect: AnimationEffect)] = []
    for child in animations {
      if child is CATransition {
        session.record("CAAnimationGroup", "a transition inside a group is not shown")
        continue
      }
      if child.duration == 0 { child.duration = duration }
      if let effect = child.makeEffect(on: layer) { children.append((child.mediaTiming, effect)) }
    }
    let curve = timingFunction?.curve
    return { [children] values, phase in
      let time = curve.map { $0(phase.fraction) * phase.duration } ?? phase.time
      for child in children {
        guard let own = child.timing.phase(atParent: time) else { continue }
        child.effect(
          &values,
          AnimationPhase(
            time: own.time, duration: child.timing.duration, repetition: Double(own.repetition)))
      }
    }
  }
}
