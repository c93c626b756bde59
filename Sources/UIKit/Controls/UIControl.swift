public import QuartzCore

/// A view that answers touches with events, and events with actions.
/// ```
///            beginTracking            continueTracking, inside or outside
/// idle ──touch down──▶ tracking ──move──▶ tracking ──up──▶ idle   endTracking, touchUpInside/Outside
///                         └──────────── taken away ───────▶ idle   cancelTracking, touchCancel
/// ```
@MainActor @preconcurrency
open class UIControl: UIView {
  /// Who is told of which events, in the order they were added.
  final var handlers: [Handler] = []
  /// The finger that is being followed.
  private weak var trackedTouch: UITouch?
  private var tracksTouch = false
  private var seesTouchInside = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// A press opens the menu; menus are kept and never shown.
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?

  open var isTracking: Bool { tracksTouch }
  open var isTouchInside: Bool { seesTouchInside }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Enabled, selected or highlighted has changed.
  func stateChanged() {
    appearanceChanged()
    setNeedsLayout()
  }

  /// Colours are to be read again: the tint, the state or the traits are others.
  func appearanceChanged() {}

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearanceChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    appearanceChanged()
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { appearanceChanged() }
  }

  // MARK: Actions: told to subclasses

  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// What a press does, without a finger.
  open func performPrimaryAction() { send(.primaryActionTriggered, nil) }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target.map { $0 as AnyObject }, action, controlEvents)
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target.map { $0 as AnyObject }, action, controlEvents)
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(identifier, controlEvents)
  }

  // MARK: Tracking

  /// How far outside a finger may be and still count as inside, in points.
  static let slop = 70.0

  /// What a finger that lifts inside says; controls with a value say it by `valueChanged` instead.
  var liftEvents: [Event] { [.touchUpInside, .primaryActionTriggered] }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !tracksTouch, let touch = touches.first else { return }
    tracksTouch = true
    seesTouchInside = true
    guard beginTracking(touch, with: event) else {
      tracksTouch = false
      seesTouchInside = false
      return
    }
    trackedTouch = touch
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracksTouch, let touch = tracked(in: touches) else { return }
    let wasInside = seesTouchInside
    seesTouchInside = isInside(touch, event)
    isHighlighted = seesTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    if seesTouchInside != wasInside { send(wasInside ? .touchDragExit : .touchDragEnter, event) }
    send(seesTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracksTouch, let touch = tracked(in: touches) else { return }
    let isInside = isInside(touch, event)
    seesTouchInside = isInside
    tracksTouch = false
    isHighlighted = false
    endTracking(touch, with: event)
    for events in isInside ? liftEvents : [.touchUpOutside] { send(events, event) }
    stopTracking()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracksTouch, tracked(in: touches) != nil else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  private func stopTracking() {
    tracksTouch = false
    seesTouchInside = false
    trackedTouch = nil
    isHighlighted = false
  }

  /// The finger that is followed, when it is one of these.
  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    guard let trackedTouch else { return touches.first }
    return touches.contains(trackedTouch) ? trackedTouch : nil
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
