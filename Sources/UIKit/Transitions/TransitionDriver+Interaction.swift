import InterludeMotion
import QuartzCore

extension TransitionDriver {
  /// The interaction controller takes the animator's place; a percent driver calls it (F55).
  func startInteraction(
    _ interaction: any UIViewControllerInteractiveTransitioning, _ context: TransitionContext
  ) {
    let isInteractive = interaction.wantsInteractiveStart
    context.isInteractive = isInteractive
    coordinator.initiallyInteractive = isInteractive
    enter(isInteractive ? .driven : .animating)
    session.log.attribute(to: .interactionController) {
      interaction.startInteractiveTransition(context)
    }
    // A controller of the app's own moves the views itself.
    if phase.isRunning, timeline == nil { startCompanions() }
    if phase.isRunning { incoming.forEach { $0.sendIsAppearing() } }
  }

  /// Stops the container's time and runs the animator in it (F167).
  ///
  /// A fraction and a letting go that were told before the start are performed after it (F178).
  func startPercentDriving(fraction: Double?, release: Release?) {
    guard timeline == nil, let context, phase.isRunning else { return }
    let timeline = TransitionTimeline(
      layer: context.containerView.layer, duration: duration, clock: session.media.clock)
    self.timeline = timeline
    guard phase == .driven else {
      (context.containerView as? TransitionContainerView)?.passesTouches = true
      runAnimator()
      return askForInterruptibleAnimator()
    }
    rehearsal = .waiting(fraction: nil, release: nil)
    timeline.hold()
    runAnimator()
    noteVended()
    if let fraction { seek(to: fraction) }
    if let release { self.release(release) }
    session.media.afterCommit { [weak self] in
      MainActor.assumeIsolated { self?.endRehearsal() }
    }
  }

  /// A property animator of the animator's is driven on a phone only if it gives it (F56).
  private func noteVended() {
    askForInterruptibleAnimator()
    session.logTransition(.vended(interruptible.map { .init($0) }), of: self, by: .engine)
  }

  /// What was told before the first commit happens now.
  func endRehearsal() {
    guard case .waiting(let fraction, let release) = rehearsal else { return }
    rehearsal = .none
    if let fraction { drivenTime?.seek(to: fraction) }
    if let release { startTail(release) }
  }

  /// Moves a percent-driven transition; anything but `driven` ignores it.
  func seek(to fraction: Double) {
    guard phase == .driven, timeline != nil else { return }
    percentComplete = fraction
    move(to: fraction)
  }

  /// Now, or after the first commit.
  func move(to fraction: Double) {
    if case .waiting(_, let release) = rehearsal {
      rehearsal = .waiting(fraction: fraction, release: release)
    } else {
      drivenTime?.seek(to: fraction)
    }
  }

  /// Lets a percent-driven transition go, once; later calls do nothing.
  func release(_ release: Release) {
    guard phase == .driven, timeline != nil else { return }
    interactionEnded(cancelled: release.cancelled)
    guard phase == .finishing || phase == .cancelling else { return }
    askForInterruptibleAnimator()
    letRun(release)
  }

  /// Now, or after the first commit.
  func letRun(_ release: Release) {
    if case .waiting(let fraction, nil) = rehearsal {
      rehearsal = .waiting(fraction: fraction, release: release)
    } else {
      startTail(release)
    }
  }

  /// The rest of the way as a function of time, and a call at its very end.
  private func startTail(_ release: Release) {
    guard let time = drivenTime else { return }
    let length = time.release(
      to: release.cancelled ? .start : .end, speed: release.speed,
      curve: release.curve.cubicBezier)
    let clock = session.media.clock
    tailEnd = clock.schedule(at: clock.now + length, "end of a transition's tail") { [weak self] in
      MainActor.assumeIsolated { self?.endTail() }
    }
  }

  /// At the end the time runs on by itself; at the start everything is as before (F59).
  private func endTail() {
    guard let time = drivenTime else { return }
    tailEnd = nil
    switch phase {
    case .finishing: time.resume(at: .end)
    case .cancelling:
      time.endAnimations(in: session.media)
      for change in modelChanges.reversed() { change.restore() }
      modelChanges = []
      time.resume(at: .start)
    default: break
    }
  }

  /// Catches a transition that runs by itself (F55, F57).
  func pause() {
    switch phase {
    case .animating where timeline != nil, .finishing where tailEnd != nil,
      .cancelling where tailEnd != nil:
      break
    // Who moves the views by an animator of its own pauses that one itself.
    case .animating where movesByItself, .finishing where movesByItself,
      .cancelling where movesByItself:
      break
    case .driven: return
    default:
      return session.record(
        "pauseInteractiveTransition", "the transition has no percent driver; not paused")
    }
    askForInterruptibleAnimator()
    tailEnd?.cancel()
    tailEnd = nil
    drivenTime?.hold()
    percentComplete = drivenTime?.fraction ?? percentComplete
    context?.isInteractive = true
    context?.transitionWasCancelled = false
    enter(.driven)
    coordinator.interactionChanged()
  }

  /// An interaction controller of the app's own, or an animator that can be caught, moves it.
  private var movesByItself: Bool {
    timeline == nil && (plan.interaction != nil || isInterruptible)
  }

  /// What a driver of any kind tells about its progress.
  func interactionProgressed(to fraction: CGFloat) {
    guard phase == .driven else { return }
    percentComplete = Double(fraction)
    session.logTransition(.progressed(percentComplete), of: self)
    if companions != nil { follow(fraction) }
  }

  /// The gesture lets go: the outcome is known before the rest of the way is animated (F58).
  func interactionEnded(cancelled: Bool) {
    guard phase == .driven else { return }
    context?.isInteractive = false
    context?.transitionWasCancelled = cancelled
    enter(cancelled ? .cancelling : .finishing)
    session.logTransition(cancelled ? .cancelled : .finished, of: self)
    coordinator.interactionEnded()
    session.statusBar.mayHaveChanged()
    if companions != nil { letCompanionsGo(cancelled: cancelled) }
  }
}
