public import QuartzCore

/// A view that answers touches with events, and events with actions.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// Who is told of which events, in the order they were added.
  final var targetActions: [TargetAction] = []
  final var closures: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  private var tracksTouch = false
  private var seesTouchInside = false
  open var isTracking: Bool { tracksTouch }
  open var isTouchInside: Bool { seesTouchInside }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateChanged() { setNeedsLayout() }

  // MARK: Actions: told to subclasses

  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target.map { $0 as AnyObject }, action, controlEvents)
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target.map { $0 as AnyObject }, action, controlEvents)
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    closures.removeAll { $0.action.identifier == action.identifier }
    closures.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    for index in closures.indices where closures[index].action.identifier == identifier {
      closures[index].events.subtract(controlEvents)
    }
    closures.removeAll { $0.events.isEmpty }
  }

  // MARK: Tracking

  /// How far outside a finger may be and still count as inside, in points.
  static let slop = 70.0

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !tracksTouch, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    tracksTouch = true
    seesTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracksTouch, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      tracksTouch = false
      isHighlighted = false
      return
    }
    let wasInside = seesTouchInside
    seesTouchInside = isInside(touch, event)
    isHighlighted = seesTouchInside
    if seesTouchInside != wasInside { send(wasInside ? .touchDragExit : .touchDragEnter, event) }
    send(seesTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracksTouch, let touch = touches.first else { return }
    seesTouchInside = isInside(touch, event)
    tracksTouch = false
    isHighlighted = false
    endTracking(touch, with: event)
    send(
      seesTouchInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, event)
    seesTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracksTouch else { return }
    tracksTouch = false
    seesTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return self.point(inside: point, with: event)
      || bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(point)
  }

  /// A tap on a control is the control's, not that of a recognizer around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else {
      return true
    }
    return !(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
  }
}
