/// Where a transition stands. Its driver owns the phase; nothing else moves it.
/// ```
///             start                 animateTransition
/// requested ─────────▶ preparing ────────────────────▶ animating ◀─┐
///     │                    │                            │   │      │ (wantsInteractiveStart false)
///     │                    │ interactive start    pause │   │      │
///     │                    ▼                            ▼   │
///     │                 driven ◀───────── pause ──────(held)│
///     │           finish │  │ cancel                        │
///     │                  ▼  ▼                               │
///     │           finishing cancelling                      │
///     │                  │  │      completeTransition       │
///     │                  └──┴───────────▶ completing ◀──────┘
///     │                                       │  one cleanup
///     │  there is nothing to do               ▼
///     └─────────────────────────────────▶ ended(completed)
/// ```
package enum TransitionPhase: Equatable, Sendable {
  /// Asked for; the turn it was asked in is not over (F177).
  case requested
  /// The animator is chosen, the container stands, the will-callbacks run.
  case preparing
  /// Time passes by itself.
  case animating
  /// A gesture or another driver moves the time.
  case driven
  /// Let go to end: the rest of the way passes by itself (F54).
  case finishing
  /// Let go to go back.
  case cancelling
  /// Inside `completeTransition`.
  case completing
  case ended(completed: Bool)

  /// True from the start until the animator has said that it is over.
  package var isRunning: Bool {
    switch self {
    case .requested, .completing, .ended: false
    case .preparing, .animating, .driven, .finishing, .cancelling: true
    }
  }

  package var isOver: Bool {
    if case .ended = self { return true }
    return false
  }
}
