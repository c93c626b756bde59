import QuartzCore

/// What goes along with an interaction controller of the app's own: bars, and views that are named.
///
/// Such a controller moves the views of the container itself, so the container's time runs on; what
/// it tells its context moves the time of the others (F64).
/// ```
///             updateInteractiveTransition(p)      finish…/cancelInteractiveTransition
/// startCompanions ──▶ held at t0 + p·D ──▶ … ──▶ tail to t0 + D or to t0 ──▶ leaveTimeline
/// ```
extension TransitionDriver {
  /// The time that is moved by hand: of the whole transition, or of what goes along.
  var drivenTime: TransitionTimeline? { timeline ?? companions }

  /// Blocks that go along begin now, held at the fraction that was told so far.
  func startCompanions() {
    guard phase == .driven else { return coordinator.runAlongside(animated: true) }
    let companions = TransitionTimeline(duration: duration, clock: session.media.clock)
    self.companions = companions
    companions.hold()
    rehearsal = .waiting(fraction: percentComplete, release: nil)
    coordinator.runAlongside(animated: true)
    session.media.afterCommit { [weak self] in
      MainActor.assumeIsolated { self?.endRehearsal() }
    }
  }

  /// The time of a view that a block names is the transition's.
  func take(along view: UIView) {
    // A percent driver moves everything in the container already.
    let isMoved = timeline != nil && view.isDescendant(of: coordinator.containerView)
    if !isMoved { drivenTime?.add(view.layer) }
  }

  /// Moves what goes along to where the controller says the transition is.
  func follow(_ fraction: CGFloat) {
    guard fraction.isFinite else {
      return session.record("updateInteractiveTransition", "not a number; ignored")
    }
    move(to: Double(min(1, max(0, fraction))))
  }

  /// The rest of the way passes by itself, at the pace that the controller tells.
  func letCompanionsGo(cancelled: Bool) {
    let speed = Double(plan.interaction?.completionSpeed ?? 1)
    let isSpeed = speed > 0 && speed.isFinite
    if !isSpeed {
      session.record("completionSpeed", "\(speed) is not above 0; taken as 1")
    }
    letRun(
      Release(
        cancelled: cancelled, speed: isSpeed ? speed : 1,
        curve: plan.interaction?.completionCurve ?? .easeInOut))
  }

  /// A cancelled transition is over before its tail: what went along is as it was (F9).
  func takeBackCompanions() {
    guard let companions else { return }
    companions.endAnimations(in: session.media)
    for change in modelChanges.reversed() { change.restore() }
    modelChanges = []
  }
}
