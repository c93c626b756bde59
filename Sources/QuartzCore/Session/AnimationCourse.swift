import InterludeCompositor
import InterludeMotion

/// What an animation does to one property, worked out when it is asked for: noting that there is an
/// animation must cost next to nothing, and few are looked at.
///
/// It holds the model as it was, so that the answer is the same whenever it is given; and not the
/// animation, whose delegate would live as long as the log.
final class AnimationCourse: Sendable, Equatable {
  private let row: any AnyLayerProperty
  private let effect: AnimationEffect
  private let values: LayerValues
  private let timing: MediaTiming
  private let isPlayed: Bool
  /// A basic animation's ends, as they were given.
  private let given: (from: AnimatableValue?, to: AnimatableValue?)
  /// nil where there are no keyframes.
  private let keyframes: [AnimatableValue]?
  /// The model value then.
  let model: AnimatableValue?

  init(
    of animation: CAPropertyAnimation, _ row: any AnyLayerProperty,
    effect: @escaping AnimationEffect, over values: LayerValues
  ) {
    self.row = row
    self.effect = effect
    self.values = values
    timing = animation.mediaTiming
    isPlayed = animation.playing != nil
    let basic = animation.isAdditive ? nil : animation as? CABasicAnimation
    given = (
      basic.flatMap { animation.animatable($0.fromValue) },
      basic.flatMap { animation.animatable($0.toValue) }
    )
    keyframes = (animation as? CAKeyframeAnimation).map { keyframes in
      keyframes.path == nil
        ? (keyframes.values ?? []).compactMap { animation.animatable($0) } : []
    }
    model = row.read(values)
  }

  /// Whether it would be the same over other values.
  func isSame(over values: LayerValues) -> Bool { row.read(values) == model }

  var start: AnimatableValue? {
    shown(AnimationPhase(time: 0, duration: isPlayed ? 1 : timing.duration, repetition: 0))
  }

  var end: AnimatableValue? {
    shown(isPlayed ? AnimationPhase(time: 1, duration: 1, repetition: 0) : timing.lastPhase)
  }

  var stations: [AnimatableValue] {
    keyframes ?? [given.from ?? start, given.to ?? end].compactMap { $0 }
  }

  private func shown(_ phase: AnimationPhase?) -> AnimatableValue? {
    guard let phase else { return nil }
    var shown = values
    effect(&shown, phase)
    return row.read(shown)
  }

  static func == (one: AnimationCourse, other: AnimationCourse) -> Bool {
    one === other
      || one.model == other.model && one.start == other.start && one.end == other.end
        && one.stations == other.stations
  }
}
