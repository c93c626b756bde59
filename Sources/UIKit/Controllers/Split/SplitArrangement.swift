import QuartzCore

/// Whether a split controller's columns stand side by side or are one stack.
/// ```
///   side by side ──width becomes compact──▶ collapsed: what lay in the secondary column is on the
///        ▲                                   primary's stack, or the compact column shows
///        └────────width becomes regular─────────┘
/// ```
struct SplitArrangement: Equatable {
  enum State: Equatable {
    case none
    case sideBySide
    case collapsed
  }

  var state = State.none
  /// How many screens of the stack are the secondary column's.
  var borrowed = 0

  var isCollapsed: Bool { state == .collapsed }
}
