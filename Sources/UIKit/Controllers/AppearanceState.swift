/// Whether a controller's view shows.
///
/// Every will-callback is followed by its did- or its counter-callback.
/// ```
///                 begin(true): viewWillAppear
///   disappeared ───────────────────────────────▶ appearing ─▶ viewIsAppearing, once, in the window
///       ▲                                        │      ▲ │
///       │ end: viewDidDisappear     begin(false):│      │ │ end: viewDidAppear
///       │                      viewWillDisappear ▼      │ ▼
///   disappearing ◀──────────────────────────────────  appeared
///       │                 begin(false)                  ▲
///       └───────────── begin(true): viewWillAppear ─────┘ (through appearing)
/// ```
/// A begin towards where the state already goes, and an end without a begin, change nothing (F156).
package enum AppearanceState: Equatable, Sendable {
  case disappeared
  case appearing(animated: Bool, told: Bool)
  case appeared
  case disappearing(animated: Bool)

  /// True when the view shows or is about to.
  package var isVisible: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }

  /// True between a begin and its end.
  package var isChanging: Bool {
    switch self {
    case .appearing, .disappearing: true
    case .appeared, .disappeared: false
    }
  }

  /// The state after a begin; nil when it changes nothing.
  package func beginning(_ appears: Bool, animated: Bool) -> AppearanceState? {
    guard isVisible != appears else { return nil }
    return appears ? .appearing(animated: animated, told: false) : .disappearing(animated: animated)
  }

  /// The state after an end; nil when nothing was begun.
  package func ending() -> AppearanceState? {
    switch self {
    case .appearing: .appeared
    case .disappearing: .disappeared
    case .appeared, .disappeared: nil
    }
  }
}

/// A whole appearance change, as a window asks for it.
package enum AppearanceTransition: Equatable, Sendable {
  case appear(animated: Bool)
  case disappear(animated: Bool)
}

/// The callbacks of a controller's life, as the event log names them.
package enum AppearanceCallback: String, Equatable, Sendable {
  case viewDidLoad
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
}
