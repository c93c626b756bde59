public import QuartzCore

/// Fingers that stay where they came down.
/// ```
///  down ●──────── 0.5 s ───────▶ began ── any movement ──▶ changed ── up ──▶ ended
///         within 10 pt
/// ```
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds; 0 begins when the fingers come down.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers may wander before it begins, in points.
  open var allowableMovement: CGFloat = 10
  /// Taps before the press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var down = 0
  private var most = 0
  /// Where the fingers of this press came down, in the window.
  private var place: CGPoint?

  override var awaitsMoreTouches: Bool { taps > 0 && taps <= numberOfTapsRequired && down == 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      // More fingers have no part in a press that runs.
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if down == 0 { most = 0 }
    down += touches.count
    most = max(most, down)
    if down > numberOfTouchesRequired { return state = .failed }
    place = centroid
    if taps < numberOfTapsRequired {
      failAfter(UITapGestureRecognizer.patience)
    } else if down == numberOfTouchesRequired {
      press()
    }
  }

  private func press() {
    guard minimumPressDuration > 0 else { return state = .began }
    after(minimumPressDuration, "a long press") { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible: if !hasStayed { state = .failed }
    case .began, .changed: state = .changed
    default: break
    }
  }

  private var hasStayed: Bool {
    guard let place, let centroid, down == numberOfTouchesRequired else { return true }
    let (dx, dy) = (centroid.x - place.x, centroid.y - place.y)
    return dx * dx + dy * dy <= allowableMovement * allowableMovement
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    down -= touches.count
    switch state {
    case .began, .changed: state = .ended
    case .possible where down == 0:
      taps += 1
      guard most == numberOfTouchesRequired, taps <= numberOfTapsRequired else {
        return state = .failed
      }
      failAfter(UITapGestureRecognizer.pause)
    case .possible where taps >= numberOfTapsRequired: state = .failed
    default: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    (taps, down, most, place) = (0, 0, 0, nil)
  }
}
