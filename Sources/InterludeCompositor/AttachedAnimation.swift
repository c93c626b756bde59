package import InterludeMotion

/// An animation on a layer, as a value: its time, and what it does to the layer's values.
package struct AttachedAnimation: Sendable {
  /// Tells animations of one layer apart; never used twice in a process.
  package let id: UInt64
  /// In the layer's local time, `beginTime` resolved (F100, F167).
  package var timing: MediaTiming
  package let effect: AnimationEffect
  /// Where somebody else's hand has it; nil for an animation that goes by its own timing.
  package var playback: Playback?
  package var window = PlaybackWindow()
  /// Set where it changes no value, but the layer's picture from what it was.
  package var transition: LayerTransition?

  package init(id: UInt64, timing: MediaTiming, effect: @escaping AnimationEffect) {
    self.id = id
    self.timing = timing
    self.effect = effect
  }

  /// Lays the animation's value at a layer's local time over the layer's values.
  package func apply(to values: inout LayerValues, at local: Double) {
    if let playback {
      // A played animation is a fraction: a second is its whole length.
      let progress = window.progress(at: playback.position(at: local))
      return effect(&values, AnimationPhase(time: progress, duration: 1, repetition: 0))
    }
    guard let phase = timing.phase(atParent: local) else { return }
    effect(
      &values,
      AnimationPhase(
        time: phase.time, duration: timing.duration, repetition: Double(phase.repetition)))
  }
}
