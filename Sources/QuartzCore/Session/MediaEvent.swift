/// What happens in a session's layers, as the event log sees it.
package enum MediaEvent: Sendable, Equatable {
  /// Tells layers apart and names their kind.
  package struct Subject: Sendable, Equatable {
    package var layer: UInt64
    package var type: String
  }

  case animationAdded(Subject, key: String?, keyPath: String?)
  case animationStarted(Subject, key: String?, keyPath: String?)
  case animationStopped(Subject, key: String?, keyPath: String?, finished: Bool)
  case committed(layers: Int)
}
