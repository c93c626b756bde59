public import QuartzCore
import InterludeMotion

/// Two fingers that turn about their middle.
///
/// It begins when they have turned by 5°, and counts from there, so that nothing jumps; it goes on past
/// half a turn, while one finger stays down, and with any finger that comes again. Where Apple's begins
/// is not documented.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turn before it is a rotation, in radians.
  static let slop = CGFloat.pi / 36

  private var turned: CGFloat = 0
  private var ring: FingerRing?
  private var tracker = VelocityTracker()
  private var lastTime = 0.0

  /// Radians since the gesture began, clockwise; setting it goes on from there and forgets the velocity.
  open var rotation: CGFloat {
    get { turned }
    set {
      guard newValue.isFinite else {
        return session.record(
          "UIRotationGestureRecognizer.rotation", "\(newValue) is no angle; ignored")
      }
      turned = newValue
      tracker.reset()
      tracker.add(CGPoint(x: newValue, y: 0), at: lastTime)
    }
  }

  /// Radians a second.
  open var velocity: CGFloat { tracker.velocity(at: lastTime).x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    regrip(followed, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2, let before = ring else { return }
    let now = FingerRing(followed)
    turned += now.turn(from: before)
    ring = now
    switch state {
    case .possible:
      if abs(turned) >= Self.slop { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
    note(event)
  }

  /// From here on the angle is what lies beyond the slop.
  override func willLeavePossible() {
    turned -= max(-Self.slop, min(Self.slop, turned))
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
    turned = 0
    ring = nil
    tracker.reset()
  }

  /// Other fingers have another ring; the angle goes on from what it was.
  private func regrip(_ fingers: [UITouch], _ event: UIEvent) {
    lastTime = event.timestamp
    ring = fingers.count >= 2 ? FingerRing(fingers) : nil
    note(event)
  }

  private func note(_ event: UIEvent) {
    lastTime = event.timestamp
    if state != .possible { tracker.add(CGPoint(x: turned, y: 0), at: event.timestamp) }
  }
}
