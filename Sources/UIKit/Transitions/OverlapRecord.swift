/// A request that came while another transition of the same screens was asked for or ran (F38, F49).
package struct OverlapRecord: Equatable, Sendable {
  package enum Answer: String, Sendable {
    /// Nothing happens (F177).
    case refused
    /// It waits until the other one is over (F38).
    case queued
    /// One transition leads to the last target (F177).
    case merged
  }

  /// What the other one does and how far it is.
  package struct Other: Equatable, Sendable {
    /// The driver's; nil while it has only been asked for.
    package var transition: SessionEvent.Subject?
    /// `push`, `present`, … as it was asked for.
    package var operation: String
    package var requestedAt: Double
    package var isAnimated: Bool
    /// True inside `completeTransition`, where the next request is welcome.
    package var isCompleting: Bool

    @MainActor init(_ driver: TransitionDriver) {
      transition = SessionEvent.Subject(driver)
      operation = driver.plan.operation.rawValue
      requestedAt = driver.requestedAt
      isAnimated = driver.plan.isAnimated
      isCompleting = driver.phase == .completing
    }

    init(_ operation: String, requestedAt: Double, isAnimated: Bool) {
      self.operation = operation
      self.requestedAt = requestedAt
      self.isAnimated = isAnimated
      isCompleting = false
    }
  }

  /// `push`, `present`, … as it was asked for.
  package var operation: String
  /// Who was asked, and the controller it is about.
  package var controller: SessionEvent.Subject
  package var answer: Answer
  /// Why it was refused.
  package var reason: String?
  /// nil where no transition is in the way, as with a presenter that stands in no window.
  package var other: Other?
}
