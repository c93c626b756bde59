import QuartzCore

extension UIControl {
  /// One who is told of events: a target's method, or a closure.
  struct Handler {
    enum Call {
      /// `hasTarget` is false where the action goes along the responder chain.
      case method(Selector, target: WeakTarget, hasTarget: Bool)
      case action(UIAction)
    }

    var call: Call
    var events: Event
  }

  /// Weak, as on iOS (F170).
  struct WeakTarget {
    weak var object: AnyObject?
  }

  /// The same target and action again adds to its events.
  final func add(_ target: AnyObject?, _ action: Selector, _ events: Event) {
    let index = handlers.firstIndex {
      guard case .method(let selector, let known, let hasTarget) = $0.call else { return false }
      return selector == action && known.object === target && hasTarget == (target != nil)
    }
    if let index { return handlers[index].events.formUnion(events) }
    handlers.append(
      Handler(
        call: .method(action, target: WeakTarget(object: target), hasTarget: target != nil),
        events: events))
  }

  /// An action of the same identifier takes the old one's place, and keeps its events.
  final func add(_ action: UIAction, _ events: Event) {
    let index = handlers.firstIndex {
      guard case .action(let known) = $0.call else { return false }
      return known.identifier == action.identifier
    }
    guard let index else {
      return handlers.append(Handler(call: .action(action), events: events))
    }
    handlers[index].call = .action(action)
    handlers[index].events.formUnion(events)
  }

  /// nil stands for every target, and for every action.
  final func remove(_ target: AnyObject?, _ action: Selector?, _ events: Event) {
    for index in handlers.indices {
      guard case .method(let selector, let known, _) = handlers[index].call,
        target == nil || known.object === target, action == nil || selector == action
      else { continue }
      handlers[index].events.subtract(events)
    }
    dropSilentHandlers()
  }

  final func remove(_ identifier: UIAction.Identifier, _ events: Event) {
    for index in handlers.indices {
      guard case .action(let known) = handlers[index].call, known.identifier == identifier else {
        continue
      }
      handlers[index].events.subtract(events)
    }
    dropSilentHandlers()
  }

  /// Forgets those without events and those whose target is gone.
  private final func dropSilentHandlers() {
    handlers.removeAll { handler in
      if handler.events.isEmpty { return true }
      guard case .method(_, let target, let hasTarget) = handler.call else { return false }
      return hasTarget && target.object == nil
    }
  }

  final func send(_ events: Event, _ event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.call {
      case .action(let action): sendAction(action)
      case .method(let selector, _, false): sendAction(selector, to: nil, for: event)
      case .method(let selector, let target, true):
        guard let object = target.object else { continue }
        sendAction(selector, to: object, for: event)
      }
    }
  }

  /// The targets that are still there; `NSNull` stands for the responder chain.
  public final var allTargets: Set<AnyHashable> {
    Set(
      handlers.compactMap { handler -> NSObject? in
        guard case .method(_, let target, let hasTarget) = handler.call else { return nil }
        return hasTarget ? target.object as? NSObject : NSNull()
      })
  }

  public final var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }

  /// The names of a target's actions for an event; nil when there are none.
  public final func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard case .method(let selector, let known, let hasTarget) = handler.call,
        known.object === object, hasTarget == (object != nil),
        !handler.events.isDisjoint(with: event)
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` with every action or target and its events, in order, until it says stop.
  public final func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      switch handler.call {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .method(let selector, let target, _):
        iterator(nil, (target.object, selector), handler.events, &stop)
      }
    }
  }
}
