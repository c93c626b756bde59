import QuartzCore

/// Fingers down and up again in one place, once or several times.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may wander, in points.
  static let slop = 10.0
  /// How long a finger may stay down, and how long the next tap may take to come, in seconds.
  static let patience = 0.75
  static let pause = 0.35

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var down = 0
  private var most = 0
  private var startedAt = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if down == 0 {
      if taps > 0, event.timestamp - startedAt > Self.pause { return state = .failed }
      startedAt = event.timestamp
      most = 0
    }
    down += touches.count
    most = max(most, down)
    if down > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      let dx = touch.windowLocation.x - touch.origin.x
      let dy = touch.windowLocation.y - touch.origin.y
      if dx * dx + dy * dy > Self.slop * Self.slop { return state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    down -= touches.count
    guard down == 0 else { return }
    guard most == numberOfTouchesRequired, event.timestamp - startedAt <= Self.patience else {
      return state = .failed
    }
    taps += 1
    startedAt = event.timestamp
    if taps >= numberOfTapsRequired { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    // Between the taps of a double tap the count is kept; a failure or a success forgets it.
    if state == .possible, taps >= numberOfTapsRequired || down != 0 || most == 0 { taps = 0 }
    down = 0
  }
}
