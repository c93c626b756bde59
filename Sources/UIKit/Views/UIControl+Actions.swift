import QuartzCore

extension UIControl {
  struct TargetAction {
    /// Weak, as on iOS (F170).
    weak var target: AnyObject?
    /// Without a target the action goes along the responder chain.
    let hasTarget: Bool
    let selector: Selector
    var events: Event
  }

  /// The same target and action again adds to its events.
  final func add(_ target: AnyObject?, _ action: Selector, _ events: Event) {
    if let index = targetActions.firstIndex(where: {
      $0.target === target && $0.hasTarget == (target != nil) && $0.selector == action
    }) {
      targetActions[index].events.formUnion(events)
      return
    }
    targetActions.append(
      TargetAction(target: target, hasTarget: target != nil, selector: action, events: events))
  }

  /// nil stands for every target, and for every action.
  final func remove(_ target: AnyObject?, _ action: Selector?, _ events: Event) {
    for index in targetActions.indices {
      let entry = targetActions[index]
      guard target == nil || entry.target === target, action == nil || entry.selector == action
      else { continue }
      targetActions[index].events.subtract(events)
    }
    targetActions.removeAll { $0.events.isEmpty || $0.hasTarget && $0.target == nil }
  }

  final func send(_ events: Event, _ event: UIEvent?) {
    for entry in targetActions where !entry.events.isDisjoint(with: events) {
      if entry.hasTarget {
        guard let target = entry.target else { continue }
        sendAction(entry.selector, to: target, for: event)
      } else {
        sendAction(entry.selector, to: nil, for: event)
      }
    }
    for entry in closures where !entry.events.isDisjoint(with: events) {
      entry.action.perform(from: self)
    }
  }

  public final var allTargets: Set<AnyHashable> {
    Set(targetActions.compactMap { $0.target as? NSObject })
  }

  public final var allControlEvents: Event {
    targetActions.map(\.events).reduce(closures.reduce([]) { $0.union($1.events) }) { $0.union($1) }
  }

  /// The names of a target's actions for an event; nil when there are none.
  public final func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targetActions.filter {
      $0.target === object && !$0.events.isDisjoint(with: event)
    }.map(\.selector.name)
    return names.isEmpty ? nil : names
  }
}

extension UIControl {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}
