public import QuartzCore

/// A quick movement in one direction: over once it is recognized.
/// ```
///  down ●━━━━━━━━ 50 pt ━━━━━━━▶ ended     within 0.5 s, and never 50 pt aside
/// ```
/// The limits are those that UIKit's own class names; Apple does not document them.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// How far fingers must move in the direction, in points.
  static let reach = 50.0
  /// How far they may stray aside, in points.
  static let stray = 50.0
  /// How long they may take, in seconds.
  static let patience = 0.5

  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// One or several; which of them it was is not told.
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  /// Where the fingers came down, in the window, once all are there.
  private var start: CGPoint?

  /// Where the swipe began.
  open override func location(in view: UIView?) -> CGPoint {
    guard let start else { return super.location(in: view) }
    return UITouch.convert(start, self.view?.window, view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired { return state = .failed }
    if start == nil { failAfter(Self.patience) }
    start = centroid
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start, let centroid,
      numberOfTouches == numberOfTouchesRequired
    else { return }
    let (dx, dy) = (centroid.x - start.x, centroid.y - start.y)
    if isSwipe(along: dx, aside: dy, .right, .left) || isSwipe(along: dy, aside: dx, .down, .up) {
      state = .ended
    } else if !mayBecomeSwipe(dx, dy) {
      state = .failed
    }
  }

  private func isSwipe(
    along: CGFloat, aside: CGFloat, _ forwards: Direction, _ backwards: Direction
  ) -> Bool {
    guard abs(aside) <= Self.stray, abs(along) > abs(aside) else { return false }
    return direction.contains(forwards) && along >= Self.reach
      || direction.contains(backwards) && along <= -Self.reach
  }

  /// Not once the fingers have strayed from every direction that is wanted.
  private func mayBecomeSwipe(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    let isVertical = !direction.isDisjoint(with: [.up, .down])
    return isHorizontal && abs(dy) <= Self.stray || isVertical && abs(dx) <= Self.stray
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func reset() { start = nil }
}
