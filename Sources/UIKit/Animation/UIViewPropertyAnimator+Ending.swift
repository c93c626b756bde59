import InterludeCompositor
import QuartzCore

extension UIViewPropertyAnimator {
  // MARK: Its animations

  /// Makes an animation one that this animator plays.
  final func prepare(
    _ animation: CAPropertyAnimation, for change: ViewChange, _ which: AnimatorPace.Part,
    window: PlaybackWindow
  ) -> AnimatorPart {
    let part = AnimatorPart(change, which)
    // Its length is the playback's matter; one of nothing would be given the transaction's.
    animation.duration = max(originalDuration, 0.001)
    animation.playing = PlayedAnimation(playback: playback, window: window) {
      [weak self, weak part] in
      MainActor.assumeIsolated { if let part { self?.arrived(part) } }
    }
    animation.stopHandlers.append { [weak self, weak part] finished in
      MainActor.assumeIsolated { if let part { self?.lost(part, finished: finished) } }
    }
    return part
  }

  /// Where an animation that joins now stands: with the others, going where they go.
  private final var playback: Playback {
    let time = (session ?? .current).clock.now
    return lead.moved(by: -time)
  }

  final func adopt(_ part: AnimatorPart, animation id: UInt64) {
    part.id = id
    parts.append(part)
  }

  final func add(_ animation: @escaping () -> Void, delayFactor: Double) {
    let factor = delayFactor.isFinite ? min(1, max(0, delayFactor)) : 0
    switch course {
    case .inactive: blocks.append((animation, factor))
    case .held, .running: join(animation, delayFactor: factor)
    case .stopped:
      misused("addAnimations", "it is stopped; the block is not run")
    }
  }

  // MARK: Ends

  private final func arrived(_ part: AnimatorPart) {
    guard course == .running, parts.contains(where: { $0 === part }) else { return }
    part.hasArrived = true
    if parts.allSatisfy(\.hasArrived) { endReached() }
  }

  /// Somebody took an animation away; without any left there is nothing to wait for.
  ///
  /// `finished` says that a cancelled transition's driver did, its time having run back.
  private final func lost(_ part: AnimatorPart, finished: Bool) {
    guard let index = parts.firstIndex(where: { $0 === part }) else { return }
    parts.remove(at: index)
    if finished { part.restoreStart() }
    guard parts.isEmpty else {
      if course == .running, parts.allSatisfy(\.hasArrived) { endReached() }
      return
    }
    if finished {
      finish(at: .start)
    } else if course == .running {
      endReached()
    }
  }

  final func endReached() {
    guard !pausesOnCompletion else {
      course = .held
      resumeEntry = nil
      lead = Playback(from: storedReversed ? 0 : 1)
      session?.animators.removeAll { $0 === self }
      log(.heldAtEnd(completions: completions.count))
      return
    }
    finish(at: storedReversed ? .start : .end)
  }

  /// The one way in which an animator ends: values, animations, then who asked to know.
  private final func finish(at position: UIViewAnimatingPosition) {
    let ended = takeParts()
    if position == .start { for part in ended.reversed() { part.restoreStart() } }
    for part in ended { part.layer.removeAnimation(id: part.id, finished: true) }
    complete(at: position)
  }

  private final func complete(at position: UIViewAnimatingPosition) {
    course = .inactive
    lead = Playback(from: 0)
    resumeEntry = nil
    stoppedParts = []
    session?.animators.removeAll { $0 === self }
    let due = completions
    completions = []
    log(.completed(position))
    isCompleting = true
    for completion in due { completion(position) }
    isCompleting = false
  }

  private final func takeParts() -> [AnimatorPart] {
    let taken = parts
    parts = []
    return taken
  }

  /// Takes the animations away and leaves what shows (F131).
  final func stop(finishing: Bool) {
    guard course != .inactive else {
      if isCompleting {
        log(.misused(call: "stopAnimation", state: "inactive", insideCompletion: true))
      }
      return
    }
    guard course != .stopped else {
      return misused("stopAnimation", "it is stopped already (F132)")
    }
    guard interruptible || course == .held else {
      return misused("stopAnimation", "it is not interruptible (F132); it runs on")
    }
    log(.stopped(finishing: finishing))
    keepWhatShows()
    let taken = takeParts()
    for part in taken { part.layer.removeAnimation(id: part.id, finished: false) }
    session?.animators.removeAll { $0 === self }
    if finishing {
      stoppedParts = taken
      course = .stopped
    } else {
      completions = []
      course = .inactive
      lead = Playback(from: 0)
    }
  }

  /// Makes what this animator's animations show the model; others' do not count.
  private final func keepWhatShows() {
    let now = (session ?? .current).clock.now
    var shown: [(AnimatorPart, AnimatableValue)] = []
    for part in parts {
      let own = Set(parts.filter { $0.layer === part.layer }.map(\.id))
      if let value = part.layer.value(of: part.row, under: own, at: now) {
        shown.append((part, value))
      }
    }
    for (part, value) in shown { part.layer.restore(value, part.row) }
  }

  final func finishStopped(at position: UIViewAnimatingPosition) {
    guard course == .stopped else {
      return misused(
        "finishAnimation", "it is not stopped; call stopAnimation(false) first (F132)")
    }
    switch position {
    case .start: for part in stoppedParts.reversed() { part.layer.restore(part.old, part.row) }
    case .end: for part in stoppedParts { part.restoreEnd() }
    case .current: break
    }
    complete(at: position)
  }

  final func setInterruptible(_ flag: Bool) {
    let isAllowed = course == .inactive || flag == interruptible
    precondition(
      isAllowed,
      "isInterruptible was set while the animator is active: set it before it is started (F132)")
    interruptible = flag
  }
}
