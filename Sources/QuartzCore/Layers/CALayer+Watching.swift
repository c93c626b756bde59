import InterludeCompositor
import InterludeMotion

extension CALayer {
  /// A layer as the log names it.
  package final var subject: MediaEvent.Subject {
    MediaEvent.Subject(layer: node.id.number, type: TypeNames.name(of: self))
  }

  /// What there is to say of an animation; asked for only while somebody looks.
  final func details(
    of attachment: LayerAttachment, ending: AnimationDetails.Ending? = nil
  ) -> AnimationDetails {
    let animation = attachment.animation
    let now = (session ?? .current).clock.now
    var place = Place(hostTime: now)
    locate(&place)
    return AnimationDetails(
      id: attachment.id, type: TypeNames.name(of: animation), origin: origin(of: animation),
      timing: attachment.timing, isRemovedOnCompletion: animation.isRemovedOnCompletion,
      parts: parts(of: attachment), isInWindow: session != nil, hostTime: now,
      localTime: place.localTime, isTimeHeld: place.isTimeHeld,
      layerSpeed: node.timing.speed, ending: ending, ancestors: place.ancestors)
  }

  /// Where a layer is in its tree, and in time.
  private struct Place {
    var hostTime: Double
    var localTime = 0.0
    var isTimeHeld = false
    var ancestors: [UInt64] = []
  }

  /// Goes up the tree once, and back with the time.
  private final func locate(_ place: inout Place) {
    if place.ancestors.isEmpty { place.ancestors.reserveCapacity(16) }
    place.ancestors.append(node.id.number)
    var outer = place.hostTime
    if let timeParent {
      timeParent.locate(&place)
      outer = place.localTime
    }
    place.localTime = localTime(fromOuter: outer)
    if outerTime(reaching: place.localTime) == nil { place.isTimeHeld = true }
  }

  private final func origin(of animation: CAAnimation) -> AnimationDetails.Origin {
    if animation.playing != nil { return .player }
    if !animation.stopHandlers.isEmpty { return .block }
    return animation.isImplicit ? .implicit : .explicit
  }

  /// Made once, and again where the layer has changed since: three events tell of an animation.
  private final func parts(of attachment: LayerAttachment) -> [AnimationDetails.Part] {
    if let parts = attachment.parts, attachment.partsChanges == changes { return parts }
    attachment.partsChanges = changes
    let parts = parts(of: attachment.animation, effect: attachment.effect)
    attachment.parts = parts
    return parts
  }

  /// - Parameter effect: The animation's own, where it is known; a group has one a part.
  private final func parts(
    of animation: CAAnimation, effect: AnimationEffect?, isInGroup: Bool = false
  ) -> [AnimationDetails.Part] {
    if let group = animation as? CAAnimationGroup {
      return (group.animations ?? []).flatMap { parts(of: $0, effect: nil, isInGroup: true) }
    }
    guard let animation = animation as? CAPropertyAnimation, let keyPath = animation.keyPath,
      let effect = effect ?? animation.makeEffect(on: self)
    else { return [] }
    return [
      AnimationDetails.Part(
        keyPath: keyPath,
        course: AnimationCourse(of: animation, keyPath, effect: effect, over: node.values),
        isAdditive: animation.isAdditive,
        spring: (animation as? CASpringAnimation)?.spring,
        isKeyframed: animation is CAKeyframeAnimation, isInGroup: isInGroup)
    ]
  }
}

extension MediaTiming {
  /// Where its active time ends; nil when it never does.
  var lastPhase: AnimationPhase? {
    var held = self
    held.fillMode = .both
    guard endTime.isFinite, let phase = held.phase(atParent: endTime) else { return nil }
    return AnimationPhase(
      time: phase.time, duration: duration, repetition: Double(phase.repetition))
  }
}
