package import InterludeMotion

/// An animation on a layer, as a value: its time, and what it does to the layer's values.
package struct AttachedAnimation: Sendable {
  /// Tells animations of one layer apart; never used twice in a process.
  package let id: UInt64
  /// In the layer's local time, `beginTime` resolved (F100, F167).
  package var timing: MediaTiming
  package let effect: AnimationEffect

  package init(id: UInt64, timing: MediaTiming, effect: @escaping AnimationEffect) {
    self.id = id
    self.timing = timing
    self.effect = effect
  }

  /// Lays the animation's value at a layer's local time over the layer's values.
  package func apply(to values: inout LayerValues, at local: Double) {
    guard let phase = timing.phase(atParent: local) else { return }
    effect(
      &values,
      AnimationPhase(
        time: phase.time, duration: timing.duration, repetition: Double(phase.repetition)))
  }
}
