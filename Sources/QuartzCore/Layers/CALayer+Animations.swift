import Foundation
import InterludeCompositor
import InterludeMotion

extension CALayer {
  private nonisolated(unsafe) static var lastAnimation: UInt64 = 0

  /// Copies an animation onto the layer; one that was there under the same key is replaced (F112).
  final func attach(_ animation: CAAnimation, forKey key: String?) {
    guard !isPresentation else { return }
    let session = session ?? .current
    guard let copy = animation.copy() as? CAAnimation else { return }
    let key = copy is CATransition ? kCATransition : key
    if let key { detachAnimations(forKey: key, as: .replaced) }
    Self.lastAnimation += 1
    let id = Self.lastAnimation
    session.transactions.ensureImplicit()
    if copy.duration == 0 { copy.duration = session.transactions.animationDuration }
    if copy.timingFunction == nil, !(copy is CASpringAnimation) {
      copy.timingFunction = session.transactions.timingFunction
    }
    guard let effect = copy.makeEffect(on: self) else { return }
    let group = session.transactions.groupForNewAnimation()
    let attachment = LayerAttachment(
      id: id, key: key, animation: copy, effect: effect, transaction: group)
    attachments.append(attachment)
    group?.animationAdded { [weak self, weak attachment] in
      // Gone already, it has told its group; on a layer outside of any tree it never would.
      guard let attachment, attachment.transaction != nil, self?.session == nil else { return true }
      attachment.transaction = nil
      return false
    }
    var attached = AttachedAnimation(id: id, timing: attachment.timing, effect: effect)
    attached.playback = attachment.playback
    if let playing = copy.playing { attached.window = playing.window }
    if let transition = copy as? CATransition { attached.transition = transition.frozen(on: self) }
    node.animations.append(attached)
    if let layerSession = self.session { layerSession.animated[node.id] = self }
    markDirty()
    session.observer?(
      .animationAdded(
        subject, key: key, keyPath: copy.animatedKeyPath, details(of: attachment)))
  }

  /// The animation under a key: the layer's own copy, which nobody may change any more.
  public final func animation(forKey key: String) -> CAAnimation? {
    (isPresentation ? modelLayer : self)?.attachments.first { $0.key == key }?.animation
  }

  /// Keys in the order they were added; nil when there are none. Anonymous animations have none.
  public final func animationKeys() -> [String]? {
    let keys = attachments.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  final func detachAnimations(
    forKey key: String, as ending: AnimationDetails.Ending = .removed
  ) {
    for attachment in attachments where attachment.key == key {
      detachAnimation(id: attachment.id, finished: false, as: ending)
    }
  }

  final func detachAllAnimations() {
    for attachment in attachments { detachAnimation(id: attachment.id, finished: false) }
  }

  /// On leaving the window every animation goes that is not told to stay (F169).
  final func dropAnimationsOnLeaving() {
    for attachment in attachments where attachment.animation.isRemovedOnCompletion {
      detachAnimation(id: attachment.id, finished: false, as: .left)
    }
  }

  /// Takes one animation away; its callbacks wait for the turn's completions phase.
  final func detachAnimation(
    id: UInt64, finished: Bool, as ending: AnimationDetails.Ending = .removed
  ) {
    guard let index = attachments.firstIndex(where: { $0.id == id }) else { return }
    let attachment = attachments.remove(at: index)
    node.animations.removeAll { $0.id == id }
    if attachments.isEmpty { session?.animated[node.id] = nil }
    markDirty()
    guard attachment.stage != .spent else { return }
    let session = session ?? .current
    session.completions.append { attachment.reportStop(finished: finished) }
    session.observer?(
      .animationStopped(
        subject, key: attachment.key, keyPath: attachment.animation.animatedKeyPath,
        finished: finished, details(of: attachment, ending: ending)))
  }

  /// Lets every animation go without telling anybody: their stage is gone.
  final func forgetAnimations() {
    attachments = []
    node.animations = []
  }

  /// At commit, what was added begins now in the layer's local time (F100, F167).
  final func resolveAnimations(at time: Double) {
    guard attachments.contains(where: { $0.stage == .pending }) else { return }
    let local = localTime(at: time)
    for attachment in attachments where attachment.stage == .pending {
      attachment.resolve(localNow: local)
      if let index = node.animations.firstIndex(where: { $0.id == attachment.id }) {
        node.animations[index].timing = attachment.timing
        node.animations[index].playback = attachment.playback
      }
      session?.observer?(
        .animationCommitted(
          subject, key: attachment.key, keyPath: attachment.animation.animatedKeyPath,
          details(of: attachment)))
    }
  }

  /// The next absolute time at which one of the animations starts or ends.
  final func nextAnimationEvent(after now: Double) -> Double? {
    var next: Double?
    for attachment in attachments {
      let local: Double
      switch attachment.stage {
      case .pending, .spent, .arrived: continue
      case .waiting: local = attachment.timing.beginTime
      case .active: local = attachment.end
      }
      guard local.isFinite, let time = absoluteTime(ofLocal: local) else { continue }
      let due = max(now, time)
      if next.map({ due < $0 }) ?? true { next = due }
    }
    return next
  }

  /// True while an animation is on its way that will end by itself.
  final func hasFiniteAnimation(at now: Double) -> Bool {
    attachments.contains { attachment in
      guard !attachment.isOver, attachment.isFinite, attachment.end.isFinite else { return false }
      return attachment.stage == .pending || absoluteTime(ofLocal: attachment.end) != nil
    }
  }

  /// Moves animations along whose time has come; returns what their owners are to be told.
  final func collectDueAnimations(at now: Double) -> [(id: UInt64, work: () -> Void)] {
    let local = localTime(at: now)
    var due: [(id: UInt64, work: () -> Void)] = []
    for attachment in attachments {
      let key = attachment.key
      let keyPath = attachment.animation.animatedKeyPath
      if attachment.stage == .waiting, isReached(attachment.timing.beginTime, local, now) {
        attachment.stage = .active
        session?.observer?(.animationStarted(subject, key: key, keyPath: keyPath))
        due.append((attachment.id, { attachment.reportStart() }))
      }
      // Scrubbed time does not end animations: they must be there when it runs back.
      guard attachment.stage == .active, isReached(attachment.end, local, now),
        absoluteTime(ofLocal: attachment.end) != nil
      else { continue }
      if let playing = attachment.animation.playing {
        attachment.stage = .arrived
        due.append((attachment.id, playing.arrived))
        continue
      }
      attachment.stage = .spent
      session?.observer?(
        .animationStopped(
          subject, key: key, keyPath: keyPath, finished: true,
          details(
            of: attachment,
            ending: attachment.animation.isRemovedOnCompletion ? .ended : .kept)))
      if attachment.animation.isRemovedOnCompletion {
        attachments.removeAll { $0 === attachment }
        node.animations.removeAll { $0.id == attachment.id }
        markDirty()
      }
      due.append((attachment.id, { attachment.reportStop(finished: true) }))
    }
    if attachments.isEmpty { session?.animated[node.id] = nil }
    return due
  }

  /// True when a local time has come, told by whichever clock reaches it without rounding short.
  private final func isReached(_ event: Double, _ local: Double, _ now: Double) -> Bool {
    guard event.isFinite else { return false }
    if local >= event { return true }
    return absoluteTime(ofLocal: event).map { $0 <= now } ?? false
  }
}
