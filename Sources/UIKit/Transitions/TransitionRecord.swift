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
    /// Right after the beginning: the views and places its context has.
    case cast(TransitionCast)
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
    /// A driver was told something.
    case driverCalled(DriverCall)
    /// `completeTransition` was called while a driver had it: nobody said finish or cancel (F58).
    case completedWhileDriven(Bool)
    /// The interruptible animator the animator gave when it was driven; nil where it gives none.
    case vended(SessionEvent.Subject?)
  }
}

/// What a driver was told, and what became of it.
package struct DriverCall: Equatable, Sendable {
  package enum Word: Equatable, Sendable {
    case start
    case update(Double)
    case finish
    case cancel
    case pause
  }

  package enum Fate: Equatable, Sendable {
    case taken
    /// There is no transition; it counts for one that starts in this turn (F178).
    case waits
    /// The transition is not driven (any more).
    case ignored
  }

  package var driver: SessionEvent.Subject
  package var word: Word
  package var fate: Fate
  /// `completionSpeed`, as it was set.
  package var speed: Double
}

/// Who and what takes part in a transition, as its context says.
package struct TransitionCast: Equatable, Sendable {
  package var container: SessionEvent.Subject
  /// The views of the context's keys; nil where a presenter stays in place (F19).
  package var fromView: SessionEvent.Subject?
  package var toView: SessionEvent.Subject?
  /// What `finalFrame(for:)` answers, in the container's coordinates.
  package var finalFrom: CGRect
  package var finalTo: CGRect
  package var style: UIModalPresentationStyle
  /// False where there is an animator that is not asked.
  package var isAnimated: Bool
  /// Whose presentation it is.
  package var presentation: SessionEvent.Subject?
}

extension TransitionRecord.Event {
  @MainActor
  static func cast(of driver: TransitionDriver, _ context: TransitionContext) -> Self {
    let plan = driver.plan
    return .cast(
      TransitionCast(
        container: SessionEvent.Subject(context.containerView),
        fromView: plan.fromView.map { SessionEvent.Subject($0) },
        toView: plan.toView.map { SessionEvent.Subject($0) }, finalFrom: plan.frames.finalFrom,
        finalTo: plan.frames.finalTo, style: plan.presentationStyle,
        isAnimated: plan.isAnimated,
        presentation: (driver.host as? Presentation).map { SessionEvent.Subject($0.controller) }))
  }

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
