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
  case animationStarted(Subject, key: String?, keyPath: String?)
  case animationStopped(
    Subject, key: String?, keyPath: String?, finished: Bool, AnimationDetails)
  /// A layer that is no view's was taken out of its superlayer, at a time.
  case layerRemoved(Subject, hostTime: Double)
  case committed(layers: Int)
}
