/// What a transition does to the screens.
package enum TransitionOperation: String, Sendable {
  case push
  case pop
  case present
  case dismiss
  /// From one tab to another.
  case select
  /// Made by something else than a navigation controller or a presentation.
  case custom
}
