import InterludeCompositor
import InterludeMotion

/// What an animation does to one property, worked out when it is asked for: noting that there is an
/// animation must cost next to nothing, and few are looked at.
///
/// It holds the model as it was, so that the answer is the same whenever it is given; and not the
/// animation, whose delegate would live as long as the log. The values are the app's, and nobody changes
/// them: Apple's animations hold them as they are, too.
final class AnimationCourse: @unchecked Sendable, Equatable {
  private let keyPath: String
  private let effect: AnimationEffect
  private let values: LayerValues
  let timing: MediaTiming
  private let isPlayed: Bool
  private let valueFunction: CAValueFunction?
  /// A basic animation's ends, as they were given.
  private let given: (from: Any?, to: Any?)
  /// nil where there are no keyframes.
  private let keyframes: [Any]?

  init(
    of animation: CAPropertyAnimation, _ keyPath: String, effect: @escaping AnimationEffect,
    over values: LayerValues
  ) {
    self.keyPath = keyPath
    self.effect = effect
    self.values = values
    timing = animation.mediaTiming
    isPlayed = animation.playing != nil
    let basic = animation.isAdditive ? nil : animation as? CABasicAnimation
    valueFunction = animation.valueFunction
    given = (basic?.fromValue, basic?.toValue)
    keyframes = (animation as? CAKeyframeAnimation).map { $0.path == nil ? $0.values ?? [] : [] }
  }

  /// The model value then.
  var model: AnimatableValue? { read(values) }

  var start: AnimatableValue? {
    shown(AnimationPhase(time: 0, duration: isPlayed ? 1 : timing.duration, repetition: 0))
  }

  var end: AnimatableValue? {
    shown(isPlayed ? AnimationPhase(time: 1, duration: 1, repetition: 0) : timing.lastPhase)
  }

  var stations: [AnimatableValue] {
    if let keyframes { return keyframes.compactMap(known) }
    return [known(given.from) ?? start, known(given.to) ?? end].compactMap { $0 }
  }

  /// It has an end and no beginning: it begins at what shows then (F104).
  var beginsAtWhatShows: Bool { keyframes == nil && given.from == nil && given.to != nil }

  private func known(_ value: Any?) -> AnimatableValue? {
    CAPropertyAnimation.animatable(value, by: valueFunction)
  }

  private func shown(_ phase: AnimationPhase?) -> AnimatableValue? {
    guard let phase else { return nil }
    var shown = values
    effect(&shown, phase)
    return read(shown)
  }

  private func read(_ values: LayerValues) -> AnimatableValue? {
    LayerProperties.row(for: keyPath, on: values)?.read(values)
  }

  static func == (one: AnimationCourse, other: AnimationCourse) -> Bool {
    one === other
      || one.timing == other.timing && one.model == other.model && one.start == other.start
        && one.end == other.end
        && one.stations == other.stations
  }
}
