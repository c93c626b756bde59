/// What a transition does to the screens.
package enum TransitionOperation: String, Sendable {
  case push
  case pop
  case present
  case dismiss
  /// Made by something else than a navigation controller or a presentation.
  case custom
}
