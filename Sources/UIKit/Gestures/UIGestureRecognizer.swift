public import QuartzCore

/// Watches touches for a gesture and tells its targets.
/// ```
///             touches fit             more of them          fingers up
/// possible ──────────────▶ began ──▶ changed ⟲ ──────────▶ ended ──────┐
///    │ │                     └────────────┴──── taken away ▶ cancelled ─┤ fingers up:
///    │ └─ a single gesture fits ────────────────────────────▶ ended ────┤ reset()
///    └─── does not fit, or another gesture claims the touch ▶ failed ───┴──▶ possible
/// ```
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// A discrete gesture that fits.
    public static let recognized = State.ended
  }

  private struct Action {
    /// Weak, as on iOS (F170).
    weak var target: AnyObject?
    let selector: Selector
  }

  private var actions: [Action] = []
  weak var attachedView: UIView?
  /// What it has been told to wait for.
  private var requirements: [WeakRecognizer] = []
  /// Fingers it follows now.
  private(set) final var followed: [UITouch] = []
  /// Left `possible` in this event; whether it may is decided when all recognizers have seen it.
  private(set) final var isUnconfirmed = false
  private var storedState = State.possible
  /// Actions that wait for the end of the arbitration.
  private var hasNews = false

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { giveUp() } }
  }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var name: String?
  open var view: UIView? { attachedView }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  public func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !actions.contains(where: { $0.target === object && $0.selector == action }) else { return }
    actions.append(Action(target: object, selector: action))
  }

  public func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { entry in
      (target == nil || entry.target === target as AnyObject)
        && (action == nil || entry.selector == action)
    }
  }

  /// Where the gesture is; subclasses set it, in the order the diagram shows.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over and all fingers are up: forget everything.
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) { followed.removeAll { $0 === touch } }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// It may only begin when the other has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Places

  open var numberOfTouches: Int { followed.count }

  /// The middle of the fingers, in a view's coordinates; nil is the window's.
  open func location(in view: UIView?) -> CGPoint {
    UITouch.convert(centroid ?? lastCentroid, attachedView?.window, view)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard followed.indices.contains(touchIndex) else {
      InterfaceSession.current.record(
        "location(ofTouch:in:)", "there is no touch \(touchIndex) of \(followed.count)")
      return .zero
    }
    return followed[touchIndex].location(in: view)
  }

  private final var lastCentroid = CGPoint.zero

  /// The middle of the fingers that are down, in the window.
  final var centroid: CGPoint? {
    guard !followed.isEmpty else { return nil }
    let sum = followed.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
    }
    return CGPoint(x: sum.x / Double(followed.count), y: sum.y / Double(followed.count))
  }

  // MARK: The state machine

  private func change(to new: State) {
    let old = storedState
    switch (old, new) {
    case (.possible, .began), (.possible, .ended):
      storedState = new
      isUnconfirmed = true
      hasNews = true
    case (.possible, .failed): storedState = new
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      storedState = new
      hasNews = true
    case (.began, .failed), (.changed, .failed):
      storedState = .cancelled
      hasNews = true
    case (_, new) where old == new: break
    case (_, .possible): storedState = new
    default:
      InterfaceSession.current.record(
        "UIGestureRecognizer.state", "\(type(of: self)) cannot go from \(old) to \(new)")
    }
  }

  final func accepts(_ touch: UITouch) -> Bool {
    isEnabled && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  /// Hands changed touches to the subclass, and follows the fingers.
  final func receive(_ touches: [UITouch], _ event: UIEvent) {
    guard isEnabled else { return }
    for touch in touches where touch.phase == .began { followed.append(touch) }
    let mine = touches.filter { touch in followed.contains { $0 === touch } }
    if let centroid { lastCentroid = centroid }
    func handOn(_ phase: UITouch.Phase, _ call: (Set<UITouch>, UIEvent) -> Void) {
      let set = Set(mine.filter { $0.phase == phase })
      if !set.isEmpty, storedState != .failed, storedState != .cancelled { call(set, event) }
    }
    handOn(.began) { touchesBegan($0, with: $1) }
    handOn(.moved) { touchesMoved($0, with: $1) }
    handOn(.ended) { touchesEnded($0, with: $1) }
    handOn(.cancelled) { touchesCancelled($0, with: $1) }
  }

  /// Forgets fingers that are up; with the last of them the gesture is ready for the next.
  final func finishIfOver(_ event: UIEvent) {
    followed.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    guard followed.isEmpty, !isUnconfirmed else { return }
    if storedState == .possible { storedState = .failed }
    startOver()
  }

  private func startOver() {
    followed = []
    isUnconfirmed = false
    hasNews = false
    storedState = .possible
    reset()
  }

  /// Taken away from its fingers, by its owner.
  private func giveUp() {
    if storedState == .began || storedState == .changed {
      change(to: .cancelled)
      tell()
    }
    if !followed.isEmpty { startOver() }
  }

  final var claimsTouches: Bool {
    guard cancelsTouchesInView, !isUnconfirmed else { return false }
    return storedState == .began || storedState == .changed || storedState == .ended
  }

  private func tell() {
    hasNews = false
    let session = InterfaceSession.current
    session.log.record(.gesture(.init(self), storedState), by: .gesture)
    session.log.attribute(to: .gesture) {
      for action in actions {
        guard let target = action.target else { continue }
        if !action.selector.invoke(on: target, self) {
          session.record(
            "UIGestureRecognizer",
            "\(type(of: target)) does not answer \(action.selector); write it as #selector")
        }
      }
    }
  }
}

extension UIGestureRecognizer {
  /// Decides which of those that want to begin may, then tells targets, in the order they were asked.
  static func arbitrate(_ recognizers: [UIGestureRecognizer], in session: InterfaceSession) {
    for recognizer in recognizers where recognizer.isUnconfirmed {
      switch recognizer.permission(among: recognizers) {
      case .granted:
        recognizer.isUnconfirmed = false
        for other in recognizers where other !== recognizer && other.mayBePrevented(by: recognizer) {
          other.fail()
        }
      case .refused: recognizer.fail()
      case .waiting: continue
      }
    }
    for recognizer in recognizers where recognizer.hasNews && !recognizer.isUnconfirmed {
      recognizer.tell()
    }
  }

  private enum Permission {
    case granted
    case refused
    /// For another gesture to fail.
    case waiting
  }

  private func permission(among others: [UIGestureRecognizer]) -> Permission {
    for other in others where other !== self && waits(for: other) {
      switch other.storedState {
      case .failed, .cancelled: continue
      case .possible where other.followed.isEmpty: continue
      case .possible: return .waiting
      case .began, .changed, .ended: return .refused
      }
    }
    for other in others where other !== self && !other.isUnconfirmed {
      let isActive =
        other.storedState == .began || other.storedState == .changed || other.storedState == .ended
      if isActive, mayBePrevented(by: other) { return .refused }
    }
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return .refused }
    var views = [attachedView].compactMap { $0 }
    if let hit = followed.first?.view, hit !== attachedView { views.append(hit) }
    return views.allSatisfy { $0.gestureRecognizerShouldBegin(self) } ? .granted : .refused
  }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// One gesture at a time, unless either's delegate says otherwise.
  private func mayBePrevented(by other: UIGestureRecognizer) -> Bool {
    guard other.canPrevent(self), canBePrevented(by: other) else { return false }
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !together
  }

  private func fail() {
    switch storedState {
    case .possible: storedState = .failed
    case .began where isUnconfirmed, .ended where isUnconfirmed:
      storedState = .failed
      isUnconfirmed = false
      hasNews = false
    case .began, .changed: change(to: .cancelled)
    case .ended, .cancelled, .failed: break
    }
  }
}

private struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
