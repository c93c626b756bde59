import QuartzCore

/// What the event log tells of transitions.
package struct TransitionRecord: Equatable, Sendable {
  /// The transition; nil for a request that has none yet.
  package var transition: SessionEvent.Subject?
  package var event: Event

  package enum Event: Equatable, Sendable {
    /// Push, pop, present, dismiss and the like, as the app asked.
    case requested(String, controller: SessionEvent.Subject, animated: Bool)
    /// Refused, with the reason (F49).
    case refused(String, reason: String)
    case began(
      TransitionOperation, from: SessionEvent.Subject, to: SessionEvent.Subject,
      animator: SessionEvent.Subject?, interaction: SessionEvent.Subject?, duration: Double)
    case phase(TransitionPhase)
    /// `animateTransition` is called, and has returned.
    case animatorCalled
    case animatorReturned
    /// A driver told a fraction.
    case progressed(Double)
    case finished
    case cancelled
    /// `completeTransition` was called.
    case completed(Bool)
    /// `completeTransition` was called on a transition that is being completed or is over (F31).
    case completedAgain(Bool)
    case animationEnded(Bool)
  }
}

extension TransitionRecord.Event {
  @MainActor
  static func began(of driver: TransitionDriver) -> Self {
    .began(
      driver.plan.operation, from: SessionEvent.Subject(driver.plan.from),
      to: SessionEvent.Subject(driver.plan.to),
      animator: driver.plan.animator.map { SessionEvent.Subject($0) },
      interaction: driver.plan.interaction.map { SessionEvent.Subject($0) },
      duration: driver.duration)
  }
}

extension InterfaceSession {
  /// Notes a step of a transition; costs nothing while the log is off.
  func logTransition(
    _ event: @autoclosure () -> TransitionRecord.Event, of driver: TransitionDriver? = nil,
    by originator: SessionEvent.Originator? = nil
  ) {
    log.record(
      .transition(
        TransitionRecord(
          transition: driver.map { SessionEvent.Subject($0) }, event: event())), by: originator)
  }

  /// Notes a callback of a controller's life.
  func logAppearance(_ controller: UIViewController, _ callback: AppearanceCallback) {
    log.record(.appearance(SessionEvent.Subject(controller), callback), by: .engine)
  }
}
