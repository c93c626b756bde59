import InterludeGeometry
import QuartzCore

/// Several fingers around their middle: how far they are spread, and how far they have turned.
/// ```
///     ●            spread: the distance of two fingers, or what it would be for as many
///       ╲  arm             fingers at their mean distance (root of the mean square)
///        ✕ middle  turn:   the one angle that takes the arms nearest to their new places
///       ╱
///     ●
/// ```
/// Only rings of the same fingers are compared: that more or fewer fingers are down turns and spreads
/// nothing.
@MainActor
struct FingerRing {
  private let arms: [CGPoint]
  /// In points.
  let spread: CGFloat

  init(_ touches: [UITouch]) {
    let count = Double(max(1, touches.count))
    let x = touches.reduce(0) { $0 + $1.windowLocation.x } / count
    let y = touches.reduce(0) { $0 + $1.windowLocation.y } / count
    arms = touches.map { CGPoint(x: $0.windowLocation.x - x, y: $0.windowLocation.y - y) }
    let squares = arms.reduce(0) { $0 + $1.x * $1.x + $1.y * $1.y }
    spread = 2 * (squares / count).squareRoot()
  }

  /// Radians from another ring of the same fingers, clockwise on the screen; −π…π.
  func turn(from other: FingerRing) -> CGFloat {
    var (along, across) = (0.0, 0.0)
    for (old, new) in zip(other.arms, arms) {
      along += old.x * new.x + old.y * new.y
      across += old.x * new.y - old.y * new.x
    }
    return along == 0 && across == 0 ? 0 : Elementary.atan2(across, along)
  }
}
