/// What was done with a transition's coordinator, and with the lack of one.
package enum CoordinatorRecord: Equatable, Sendable {
  package enum Stage: String, Sendable {
    case collecting
    case running
    case over
  }

  /// `transitionCoordinator` was nil.
  case missing(controller: SessionEvent.Subject)
  case registered(number: Int, stage: Stage, animation: Bool, completion: Bool)
  /// A completion was called; whether it asked `isCancelled`.
  case completed(number: Int, isCancelled: Bool, asked: Bool)
  /// A block with a duration of its own was opened by an alongside block (F126).
  case ownDuration(Double)
}
