import QuartzCore

/// Fingers down and up again in one place, once or several times.
/// ```
///  down   up          down   up
///   ├──────┤    …      ├──────┤ ended
///   ≤ .75 s   ≤ .35 s
/// ```
/// Apple does not document these limits.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may wander and how far apart taps may be, in points.
  static let reach = 45.0
  /// How long fingers may stay down, in seconds.
  static let patience = 0.75
  /// How long the next tap may take to come, in seconds.
  static let pause = 0.35

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// Kept; a finger counts as the first button.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  /// Fingers that are down, and the most there were in this tap.
  private var down = 0
  private var most = 0
  private var place: CGPoint?

  override var precedence: Int { numberOfTapsRequired - 1 }
  override var awaitsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired && down == 0 }

  /// A tap does not keep one of more taps from being counted on.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTouchesRequired != numberOfTouchesRequired
      || other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if down == 0 {
      most = 0
      failAfter(Self.patience)
    }
    down += touches.count
    most = max(most, down)
    if down > numberOfTouchesRequired { return state = .failed }
    if let place, let point = centroid, !Self.isNear(place, point) { return state = .failed }
    if place == nil { place = centroid }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !touches.allSatisfy({ Self.isNear($0.windowLocation, $0.origin) }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    down -= touches.count
    guard down == 0 else { return }
    guard most == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      failAfter(Self.pause)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    taps = 0
    down = 0
    most = 0
    place = nil
  }

  private static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) <= reach && abs(a.y - b.y) <= reach
  }
}
