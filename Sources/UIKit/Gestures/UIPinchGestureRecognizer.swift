public import QuartzCore
import InterludeMotion

/// Two fingers that move apart or together.
/// ```
///  ●────────●  down: spread s₀
///  ●──────────┊───●  slop: 8 pt more or less than s₀, then began
///  scale = spread / (s₀ ± slop), so that it begins at 1 and nothing jumps
/// ```
/// It goes on while one finger stays down, at the scale it has, and with any finger that comes again.
/// Where Apple's begins is not documented.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers' distance changes before it is a pinch, in points.
  static let slop = 8.0
  /// Fingers nearer than this count as this far apart: nothing is divided by nothing.
  static let least = 1.0

  /// The scale when `reference` was the spread.
  private var settled: CGFloat = 1
  private var reference: CGFloat = 1
  private var spread: CGFloat = 1
  private var tracker = VelocityTracker()
  private var lastTime = 0.0

  /// Relative to where the gesture began; setting it goes on from there and forgets the velocity.
  open var scale: CGFloat {
    get { settled * spread / reference }
    set {
      guard newValue.isFinite else {
        return session.record("UIPinchGestureRecognizer.scale", "\(newValue) is no scale; ignored")
      }
      settled = newValue
      reference = spread
      tracker.reset()
      tracker.add(CGPoint(x: newValue, y: 0), at: lastTime)
    }
  }

  /// Scale a second.
  open var velocity: CGFloat { tracker.velocity(at: lastTime).x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    regrip(followed, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    spread = max(Self.least, FingerRing(followed).spread)
    switch state {
    case .possible:
      if abs(spread - reference) >= Self.slop { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
    note(event)
  }

  /// From here on the scale is what lies beyond the slop.
  override func willLeavePossible() {
    let moved = spread - reference
    reference = max(Self.least, reference + max(-Self.slop, min(Self.slop, moved)))
    settled = 1
    tracker.reset()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let staying = followed.filter { !touches.contains($0) }
    note(event)
    if staying.isEmpty {
      state = state == .possible ? .failed : .ended
    } else {
      regrip(staying, event)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    (settled, reference, spread) = (1, 1, 1)
    tracker.reset()
  }

  /// Other fingers have another spread; the scale goes on from what it was.
  private func regrip(_ fingers: [UITouch], _ event: UIEvent) {
    let before = state == .possible ? 1 : scale
    lastTime = event.timestamp
    guard fingers.count >= 2 else {
      settled = before
      reference = spread
      return
    }
    spread = max(Self.least, FingerRing(fingers).spread)
    reference = spread
    settled = before
    tracker.add(CGPoint(x: before, y: 0), at: event.timestamp)
  }

  private func note(_ event: UIEvent) {
    lastTime = event.timestamp
    if state != .possible { tracker.add(CGPoint(x: scale, y: 0), at: event.timestamp) }
  }
}
