/// What a property animator went through, as the event log tells it.
package enum AnimatorEvent: Equatable, Sendable {
  case started
  case paused
  case scrubbed(Double)
  case continued
  /// `stopAnimation`; `finishing` says that `finishAnimation(at:)` is expected.
  case stopped(finishing: Bool)
  /// It has ended; its completions run.
  case completed(UIViewAnimatingPosition)
  /// It stands at its end because of `pausesOnCompletion`, with completions that do not run.
  case heldAtEnd(completions: Int)
  /// A call that its state does not allow (F132).
  case misused(call: String, state: String, insideCompletion: Bool)
  /// An animator of a transition gave it as its `interruptibleAnimator(using:)` (F56).
  case vended(transition: SessionEvent.Subject, isInterruptible: Bool)
  /// Gone while it was paused or stopped; iOS raises (F133).
  case released(state: String)
}

extension UIViewPropertyAnimator {
  final func log(_ event: @autoclosure () -> AnimatorEvent) {
    let session = session ?? .current
    session.log.record(.animator(.init(self), event()))
  }

  /// Notes a call that the state does not allow, as an issue and as an event.
  final func misused(_ call: String, _ message: String) {
    let session = session ?? .current
    session.record("UIViewPropertyAnimator.\(call)", message)
    session.log.record(
      .animator(
        .init(self),
        .misused(call: call, state: "\(course)", insideCompletion: isCompleting)))
  }
}
