import QuartzCore

/// What the event log tells of transitions.
enum TransitionEvent {
  case requested(String, controller: UIViewController, animated: Bool)
  case began(TransitionOperation, from: UIViewController, to: UIViewController)
  case phase(TransitionPhase)
  case progressed(Double)
  case finished
  case cancelled
  case completed(Bool)
  case completedAgain(Bool)
}

extension InterfaceSession {
  func logTransition(_ event: @autoclosure () -> TransitionEvent) {}
  func logAppearance(_ controller: UIViewController, _ callback: AppearanceCallback) {}
}
