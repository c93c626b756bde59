/// What happens in a session's layers, as the event log sees it.
package enum MediaEvent: Sendable, Equatable {
  /// Tells layers apart and names their kind.
  package struct Subject: Sendable, Equatable {
    package var layer: UInt64
    package var type: String
  }

  case animationAdded(Subject, key: String?, keyPath: String?, AnimationDetails)
  /// Its begin time is known from here on (F167).
  case animationCommitted(Subject, key: String?, keyPath: String?, AnimationDetails)
  case animationStarted(Subject, key: String?, keyPath: String?, AnimationDetails)
  case animationStopped(
    Subject, key: String?, keyPath: String?, finished: Bool, AnimationDetails)
  case committed(layers: Int)
}
