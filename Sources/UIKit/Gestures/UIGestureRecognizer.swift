public import QuartzCore

/// Watches touches for a gesture and tells its targets.
/// ```
///             touches fit             more of them          fingers up
/// possible ──────────────▶ began ──▶ changed ⟲ ──────────▶ ended ──────┐
///    │ │                     └────────────┴──── taken away ▶ cancelled ─┤ fingers up:
///    │ └─ a single gesture fits ────────────────────────────▶ ended ────┤ reset()
///    └─── does not fit, or another gesture claims the touch ▶ failed ───┴──▶ possible
/// ```
/// Fingers that lift end a gesture; a gesture that is over takes no new finger until all are up. A gesture
/// that is disabled, or whose view leaves its window, is cancelled at once, and its fingers are lost to it.
/// Leaving `possible` for `began` or `ended` is a proposal, which ``GestureArbiter`` grants, refuses or
/// lets wait for another recognizer to fail; until then the state is `possible`.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject, AssociationOwner {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// A discrete gesture that fits.
    public static let recognized = State.ended
  }

  struct Action {
    /// Weak, as on iOS (F170).
    weak var target: AnyObject?
    let selector: Selector
  }

  final var actions: [Action] = []
  final weak var attachedView: UIView?
  /// What it has been told to wait for.
  final var requirements: [WeakRecognizer] = []
  /// Fingers it follows now.
  final var followed: [UITouch] = []
  /// All fingers of this gesture, those that are up too.
  final var witnessed: [UITouch] = []
  final var storedState = State.possible
  /// `began` or `ended`, while it waits for permission.
  final var proposal: State?
  /// States its targets have not been told yet.
  final var news: [State] = []
  /// The middle of the fingers as it last was, in the window.
  final var lastCentroid = CGPoint.zero
  private final var deadline: VirtualClock.ScheduledWork?
  /// Counts gestures: what was begun for one is not gone on with for the next.
  final var round = 0

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Turning it off takes its fingers away: a running gesture is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { giveUp() } }
  }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
  open var name: String?
  /// Keys that are held; fingers hold none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Buttons that are pressed: a finger counts as the first.
  open var buttonMask: UIEvent.ButtonMask { followed.isEmpty ? [] : .primary }
  open var view: UIView? { attachedView }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  deinit { AssociatedObjects.forget(self) }

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !actions.contains(where: { $0.target === object && $0.selector == action }) else {
      return
    }
    actions.append(Action(target: object, selector: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
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
  /// The finger is no part of the gesture; its view hears of it again.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    followed.removeAll { $0 === touch }
    witnessed.removeAll { $0 === touch }
  }
  /// Whether it looks at the touches of an event at all; asked before each that comes down.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// It may only begin when the other has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else {
      return session.record("require(toFail:)", "a recognizer cannot wait for itself; ignored")
    }
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === otherGestureRecognizer }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Between the taps of a multiple tap: all fingers are up and the gesture is not over.
  var awaitsMoreTouches: Bool { false }

  /// Those of one view with more of it are told of touches first: a double tap before a single one.
  var precedence: Int { 0 }

  /// Called when a proposal was granted, before targets are told.
  func willLeavePossible() {}

  // MARK: Places

  open var numberOfTouches: Int { followed.count }

  /// The middle of the fingers, in a view's coordinates; nil is the window's.
  open func location(in view: UIView?) -> CGPoint {
    UITouch.convert(centroid ?? lastCentroid, attachedView?.window, view)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard followed.indices.contains(touchIndex) else {
      session.record(
        "location(ofTouch:in:)", "there is no touch \(touchIndex) of \(followed.count)")
      return .zero
    }
    return followed[touchIndex].location(in: view)
  }

  // MARK: Time

  /// Fails the gesture `seconds` from now, unless another deadline or none is set by then.
  final func failAfter(_ seconds: Double) {
    after(seconds, "a gesture's patience") { [weak self] in self?.state = .failed }
  }

  /// Runs `work` in `seconds`, unless something else is set, or the gesture is decided, by then.
  final func after(
    _ seconds: Double, _ label: String, _ work: @escaping @MainActor () -> Void
  ) {
    deadline?.cancel()
    guard seconds.isFinite else { return deadline = nil }
    let clock = session.clock
    deadline = clock.schedule(at: clock.now + max(0, seconds), label) {
      MainActor.assumeIsolated { work() }
    }
  }

  final func clearDeadline() {
    deadline?.cancel()
    deadline = nil
  }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
