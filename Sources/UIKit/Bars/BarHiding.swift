import QuartzCore

/// Why the bars of a navigation controller come and go by themselves, and what watches for it.
/// ```
///                 swipe up, tap, keyboard, compact height
///       shown  ───────────────────────────────────────────▶  hidden
///              ◀───────────────────────────────────────────
///                 swipe down, tap, regular height again
/// ```
/// How far a finger must go is not documented: here 16 pt one way.
@MainActor
final class BarHiding: NSObject {
  static let swipeDistance: CGFloat = 16

  enum Reason: Hashable {
    case swipe, tap, keyboard, compactHeight

    var property: String {
      switch self {
      case .swipe: "hidesBarsOnSwipe"
      case .tap: "hidesBarsOnTap"
      case .keyboard: "hidesBarsWhenKeyboardAppears"
      case .compactHeight: "hidesBarsWhenVerticallyCompact"
      }
    }
  }

  private weak var owner: UINavigationController?
  private(set) var reasons: Set<Reason> = []
  let swipe = UIPanGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  /// The translation from which the finger's way is counted.
  private var turn: CGFloat = 0
  /// The toolbar went with the bar, and comes back with it.
  private var tookToolbar = false
  private var keyboardToken: (any NSObjectProtocol)?

  init(owner: UINavigationController) {
    self.owner = owner
    super.init()
    swipe.name = "UINavigationController.barHideOnSwipe"
    swipe.addTarget(self, action: Selector("swiped:", Self.swiped))
    tap.name = "UINavigationController.barHideOnTap"
    tap.addTarget(self, action: Selector("tapped:", Self.tapped))
    for recognizer in [swipe, tap] {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      recognizer.isEnabled = false
    }
  }

  func set(_ reason: Reason, _ isOn: Bool) {
    if isOn { reasons.insert(reason) } else { reasons.remove(reason) }
    swipe.isEnabled = reasons.contains(.swipe)
    tap.isEnabled = reasons.contains(.tap) || reasons.contains(.compactHeight)
    switch reason {
    case .keyboard: watchKeyboard()
    case .compactHeight: if isOn { compactnessMayHaveChanged() }
    case .swipe, .tap: break
    }
  }

  func watch(_ view: UIView) {
    view.addGestureRecognizer(swipe)
    view.addGestureRecognizer(tap)
  }

  /// The device was turned, or the window was made another size.
  func compactnessMayHaveChanged() {
    guard reasons.contains(.compactHeight), let owner, owner.isViewLoaded else { return }
    hide(owner.traitCollection.verticalSizeClass == .compact, animated: false)
  }

  private func watchKeyboard() {
    if let keyboardToken { NotificationCenter.default.removeObserver(keyboardToken) }
    keyboardToken = nil
    guard reasons.contains(.keyboard), let session = owner?.session else { return }
    keyboardToken = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self, weak session] _ in
      MainActor.assumeIsolated {
        // Another stage's keyboard is none of this one's business.
        guard InterfaceSession.current === session else { return }
        self?.hide(true, animated: true)
      }
    }
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard let owner else { return }
    hide(!owner.isBarHidden, animated: true)
  }

  private func swiped(_ recognizer: UIPanGestureRecognizer) {
    guard let owner, let view = owner.viewIfLoaded else { return }
    let way = recognizer.translation(in: view).y
    switch recognizer.state {
    case .began: turn = 0
    case .changed: break
    default: return
    }
    if way <= turn - Self.swipeDistance {
      hide(true, animated: true)
    } else if way >= turn + Self.swipeDistance {
      hide(false, animated: true)
    }
    turn = owner.isBarHidden ? min(turn, way) : max(turn, way)
  }

  private func hide(_ hidden: Bool, animated: Bool) {
    guard let owner, owner.isIdle, hidden != owner.isBarHidden else { return }
    if hidden { tookToolbar = !owner.isBottomBarHidden }
    owner.setNavigationBarHidden(hidden, animated: animated)
    if tookToolbar { owner.setToolbarHidden(hidden, animated: animated) }
    if !hidden { tookToolbar = false }
  }
}

extension BarHiding: UIGestureRecognizerDelegate {
  /// Mostly up or down: sideways is others' business.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === swipe else { return true }
    let way = swipe.translation(in: swipe.view)
    return abs(way.y) > abs(way.x)
  }

  /// Content scrolls along.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// What is pressed for its own sake does not hide the bars, nor do the bars themselves.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let owner else { return false }
    var view = touch.view
    while let current = view {
      if current === owner.bar || current === owner.bottomBar { return false }
      if gestureRecognizer === tap, current is UIControl { return false }
      view = current.superview
    }
    return true
  }
}
