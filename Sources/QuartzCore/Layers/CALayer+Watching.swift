import InterludeCompositor
import InterludeMotion

extension CALayer {
  /// A layer as the log names it.
  package final var subject: MediaEvent.Subject {
    MediaEvent.Subject(layer: node.id.number, type: "\(type(of: self))")
  }

  /// What there is to say of an animation; asked for only while somebody looks.
  final func details(
    of attachment: LayerAttachment, ending: AnimationDetails.Ending? = nil
  ) -> AnimationDetails {
    let animation = attachment.animation
    let now = (session ?? .current).clock.now
    return AnimationDetails(
      id: attachment.id, type: "\(type(of: animation))", origin: origin(of: animation),
      timing: attachment.timing, isRemovedOnCompletion: animation.isRemovedOnCompletion,
      parts: parts(of: animation, isInGroup: false), isInWindow: session != nil, hostTime: now,
      localTime: localTime(at: now), isTimeHeld: absoluteTime(ofLocal: localTime(at: now)) == nil,
      layerSpeed: node.timing.speed, ending: ending, ancestors: ancestry)
  }

  private final var ancestry: [UInt64] {
    var result: [UInt64] = []
    var next: CALayer? = self
    while let layer = next {
      result.append(layer.node.id.number)
      next = layer.timeParent
    }
    return result
  }

  private final func origin(of animation: CAAnimation) -> AnimationDetails.Origin {
    if animation.playing != nil { return .player }
    if !animation.stopHandlers.isEmpty { return .block }
    return animation.isImplicit ? .implicit : .explicit
  }

  /// Where a basic animation begins and ends; as they were given, where they were.
  private final func ends(
    of animation: CAPropertyAnimation, _ start: AnimatableValue?, _ end: AnimatableValue?
  ) -> [AnimatableValue] {
    let basic = animation.isAdditive ? nil : animation as? CABasicAnimation
    let (from, to) = (
      basic.flatMap { animation.animatable($0.fromValue) },
      basic.flatMap { animation.animatable($0.toValue) }
    )
    return [from ?? start, to ?? end].compactMap { $0 }
  }

  private final func parts(
    of animation: CAAnimation, isInGroup: Bool
  ) -> [AnimationDetails.Part] {
    if let group = animation as? CAAnimationGroup {
      return (group.animations ?? []).flatMap { parts(of: $0, isInGroup: true) }
    }
    guard let animation = animation as? CAPropertyAnimation, let keyPath = animation.keyPath,
      let row = LayerProperties.row(for: keyPath, on: node.values),
      let effect = animation.makeEffect(on: self)
    else { return [] }
    let isPlayed = animation.playing != nil
    func shown(_ phase: AnimationPhase?) -> AnimatableValue? {
      guard let phase else { return nil }
      var values = node.values
      effect(&values, phase)
      return row.read(values)
    }
    let timing = animation.mediaTiming
    let whole = AnimationPhase(time: 1, duration: 1, repetition: 0)
    let start = shown(
      AnimationPhase(time: 0, duration: isPlayed ? 1 : timing.duration, repetition: 0))
    let end = shown(isPlayed ? whole : timing.lastPhase)
    let keyframes = animation as? CAKeyframeAnimation
    let stations = keyframes.map { $0.path == nil ? $0.values ?? [] : [] }?
      .compactMap { animation.animatable($0) }
    return [
      AnimationDetails.Part(
        keyPath: keyPath, stations: stations ?? ends(of: animation, start, end), start: start,
        end: end, model: row.read(node.values), timing: timing, isAdditive: animation.isAdditive,
        spring: (animation as? CASpringAnimation)?.spring, isKeyframed: keyframes != nil,
        isInGroup: isInGroup)
    ]
  }
}

extension MediaTiming {
  /// Where its active time ends; nil when it never does.
  fileprivate var lastPhase: AnimationPhase? {
    var held = self
    held.fillMode = .both
    guard endTime.isFinite, let phase = held.phase(atParent: endTime) else { return nil }
    return AnimationPhase(
      time: phase.time, duration: duration, repetition: Double(phase.repetition))
  }
}
