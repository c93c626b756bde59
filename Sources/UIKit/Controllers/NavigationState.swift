/// Whether a navigation controller is between screens.
/// ```
///          a request, in a window            the turn ends               the transition is over
///   idle ─────────────────────────▶ pending ──────────────▶ running ───────────────────────▶ idle
///    │  ▲                            │  ▲ requests of the     │ requests wait in a queue (F38)   │
///    │  └── nothing to show ─────────┘  └ same turn merge     └────────────────────────┐       │
///    │ outside a window: the stack changes, nothing is animated     (F177)  first of the queue ◀┘
///    └──▶ idle
/// ```
enum NavigationState {
  case idle
  case pending(NavigationChange)
  case running(TransitionDriver, NavigationChange)
}

/// A change of the stack, from the first request of a turn to the end of its transition.
final class NavigationChange {
  let coordinator: TransitionCoordinator
  let requestedAt: Double
  /// The stack as it was; a cancelled transition puts it back (F7).
  let original: [UIViewController]
  /// The last request decides.
  var isAnimated: Bool {
    didSet { wasEverAnimated = wasEverAnimated || isAnimated }
  }
  /// One of the requests of this turn was animated.
  private(set) var wasEverAnimated: Bool
  /// As the first request named itself.
  let firstRequest: String
  /// Everyone who came or went, to be told at the end (F51).
  var moved: [UIViewController] = []

  init(
    coordinator: TransitionCoordinator, requestedAt: Double, original: [UIViewController],
    isAnimated: Bool, firstRequest: String = ""
  ) {
    self.coordinator = coordinator
    self.requestedAt = requestedAt
    self.original = original
    self.isAnimated = isAnimated
    wasEverAnimated = isAnimated
    self.firstRequest = firstRequest
  }

  /// What a later request of the turn meets.
  var other: OverlapRecord.Other {
    .init(firstRequest, requestedAt: requestedAt, isAnimated: wasEverAnimated)
  }

  func note(_ controller: UIViewController) {
    if !moved.contains(where: { $0 === controller }) { moved.append(controller) }
  }
}

/// What is asked of a stack.
struct NavigationRequest {
  enum Kind {
    case push(UIViewController)
    case pop
    case popTo(UIViewController)
    case popToRoot
    case set([UIViewController])
  }

  let kind: Kind
  let isAnimated: Bool

  /// The stack after it.
  @MainActor
  func applied(to stack: [UIViewController]) -> [UIViewController] {
    switch kind {
    case .push(let controller): return stack + [controller]
    case .pop: return stack.count > 1 ? Array(stack.dropLast()) : stack
    case .popTo(let controller):
      guard let index = stack.firstIndex(where: { $0 === controller }) else { return stack }
      return Array(stack[...index])
    case .popToRoot: return Array(stack.prefix(1))
    case .set(let controllers): return controllers
    }
  }
}
