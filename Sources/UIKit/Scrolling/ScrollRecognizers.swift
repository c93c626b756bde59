import QuartzCore

/// The pan of a scroll view: begins for movements its content can follow, and makes it stop.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollView: UIScrollView? { attachedView as? UIScrollView }

  /// Along an axis on which nothing can move it goes on waiting: the finger may turn.
  override func shouldBegin(_ movement: CGPoint) -> Bool { scrollView?.fits(movement) ?? false }

  /// The swipe from an edge of the screen comes first.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard otherGestureRecognizer is UIScreenEdgePanGestureRecognizer,
      let view, let other = otherGestureRecognizer.view
    else { return false }
    return view.isDescendant(of: other)
  }

  /// Content is scaled and moved at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPartner(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPartner(preventingGestureRecognizer)
  }

  private func isPartner(_ other: UIGestureRecognizer) -> Bool {
    other.view === view && other is UIPinchGestureRecognizer
  }
}

/// Watches fingers on a scroll view before its content hears of them.
/// ```
/// down ──content was moving──▶ began: the touch only stops it, content hears nothing ──▶ ended
///   └──0.15 s, or up before──▶ failed: content hears of the touch, and of all it did since
/// ```
final class ContentTouchGate: UIGestureRecognizer {
  /// How long content waits for a finger that may be about to scroll, in seconds.
  static let patience = 0.15

  private var scrollView: UIScrollView? { attachedView as? UIScrollView }
  private var count = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return state = .failed }
    count += touches.count
    let stops = scrollView.fingerDown(touches.count)
    guard state == .possible else { return }
    if stops {
      state = .began
    } else {
      delaysTouchesBegan = scrollView.delaysContentTouches
      after(Self.patience, "content waits for a finger") { [weak self] in
        self?.delaysTouchesBegan = false
        self?.session.touches.gestureChanged()
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { leave(touches.count) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    leave(touches.count)
  }

  private func leave(_ number: Int) {
    count -= number
    scrollView?.fingerUp(number)
    if count <= 0 { state = state == .possible ? .failed : .ended }
  }

  override func reset() {
    if count > 0 { scrollView?.fingerUp(count) }
    count = 0
  }

  /// It stands in the way of taps and presses, and of no movement.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIPanGestureRecognizer
      || preventedGestureRecognizer is UIPinchGestureRecognizer
      || preventedGestureRecognizer is ContentTouchGate)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
