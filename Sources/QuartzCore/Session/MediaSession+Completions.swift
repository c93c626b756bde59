import InterludeCompositor

extension MediaSession {
  /// The absolute time of the next start or end of an animation; nil when none will come.
  package var nextAnimationEvent: Double? {
    var next: Double?
    for layer in animated.values {
      guard let time = layer.nextAnimationEvent(after: clock.now) else { continue }
      if next.map({ time < $0 }) ?? true { next = time }
    }
    return next
  }

  /// True while an animation runs that will end by itself.
  package var hasFiniteAnimations: Bool {
    animated.values.contains { $0.hasFiniteAnimation(at: clock.now) }
  }

  /// True when callbacks wait to be delivered.
  package var hasPendingCompletions: Bool { !completions.isEmpty }

  /// Starts and stops whatever is due at the clock's time and calls those who asked to know.
  ///
  /// Callbacks come in the order their animations were added. What they add waits for the next call.
  package func deliverCompletions() -> Bool {
    var ended: [(id: UInt64, work: () -> Void)] = []
    // In an order that is the same in every process: what is logged is part of it.
    for (_, layer) in animated.sorted(by: { $0.key < $1.key }) {
      ended.append(contentsOf: layer.collectDueAnimations(at: clock.now))
    }
    ended.sort { $0.id < $1.id }
    let due = completions + ended.map(\.work)
    completions = []
    guard !due.isEmpty else { return false }
    run { for work in due { work() } }
    return true
  }

  /// Runs `work` in the completions phase of this turn.
  package func afterCommit(_ work: @escaping () -> Void) { completions.append(work) }

  /// Ends the finite animations under a layer that began at or after a local time.
  ///
  /// They are taken away and report `finished`; the driver of a cancelled transition calls it when
  /// its time has run back to the start (F59, F174).
  package func endAnimations(
    under root: CALayer, startedAtOrAfter local: Double, finished: Bool
  ) {
    var found: [(UInt64, CALayer)] = []
    func visit(_ layer: CALayer) {
      for attachment in layer.attachments
      where attachment.isFinite && attachment.begin.map({ $0 >= local }) ?? true {
        found.append((attachment.id, layer))
      }
      layer.sublayerList.forEach(visit)
      if let mask = layer.mask { visit(mask) }
    }
    visit(root)
    for (id, layer) in found.sorted(by: { $0.0 < $1.0 }) {
      layer.detachAnimation(id: id, finished: finished, as: .undone)
    }
  }
}
