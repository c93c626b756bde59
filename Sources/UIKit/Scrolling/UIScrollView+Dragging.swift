import InterludeMotion
import QuartzCore

extension UIScrollView {
  final var canScrollHorizontally: Bool {
    let range = offsetRange.x
    return range.upperBound > range.lowerBound || alwaysBounceHorizontal && bouncesHorizontally
  }

  final var canScrollVertically: Bool {
    let range = offsetRange.y
    return range.upperBound > range.lowerBound || alwaysBounceVertical && bouncesVertically
  }

  // MARK: Whether a drag begins

  /// A movement goes along its longer side; content that cannot go that way waits for another.
  final func fits(_ movement: CGPoint) -> Bool {
    guard isVertical(movement) ? canScrollVertically : canScrollHorizontally else { return false }
    return !enclosingTakesOver(movement) && !sheetTakesOver(movement) && !zoomTakesOver(movement)
  }

  private final func isVertical(_ movement: CGPoint) -> Bool { abs(movement.y) >= abs(movement.x) }

  /// Content at its edge leaves a drag past it to the view around it that can still go.
  private final func enclosingTakesOver(_ movement: CGPoint) -> Bool {
    let isVertical = isVertical(movement)
    guard !canGo(movement, isVertical) else { return false }
    var next = superview
    while let view = next {
      if let outer = view as? UIScrollView, outer.isScrollEnabled,
        outer.canGo(movement, isVertical)
      {
        return true
      }
      next = view.superview
    }
    return false
  }

  private final func canGo(_ movement: CGPoint, _ isVertical: Bool) -> Bool {
    let (range, offset) = (offsetRange, contentOffset)
    let (span, place, step) =
      isVertical ? (range.y, offset.y, movement.y) : (range.x, offset.x, movement.x)
    return step > 0 ? place > span.lowerBound + 0.5 : place < span.upperBound - 0.5
  }

  /// Not when the finger belongs to content from which it may not be taken.
  final func mayDrag() -> Bool {
    let heard = panGestureRecognizer.witnessed.filter { $0.hearing == .told }
    return heard.allSatisfy { touch in
      guard let view = touch.view, view !== self else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  // MARK: The finger

  /// A finger came down. True when it stopped content that moved.
  final func fingerDown(_ count: Int) -> Bool {
    touchCount += count
    guard let motion = phase.motion, motion.purpose != .zoomBounce else { return false }
    let wasFast = motion.purpose == .deceleration
    stopMotion()
    return wasFast
  }

  /// A finger that did not drag has gone.
  final func fingerUp(_ count: Int) {
    touchCount = max(0, touchCount - count)
    guard touchCount == 0, case .resting = phase, !zooming.isPinched else { return }
    if clamped(contentOffset) != contentOffset { settle(velocity: .zero) }
  }

  final func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began: beginDrag(recognizer)
    case .changed: drag(by: recognizer.translation(in: superview ?? self))
    case .ended: endDrag(velocity: recognizer.velocity(in: superview ?? self))
    case .cancelled, .failed: endDrag(velocity: .zero)
    default: break
    }
  }

  private final func beginDrag(_ recognizer: UIPanGestureRecognizer) {
    beginDrag(velocity: recognizer.velocity(in: superview ?? self))
    drag(by: recognizer.translation(in: superview ?? self))
  }

  final func beginDrag(velocity: CGPoint) {
    stopMotion()
    scrollDelegate?.scrollViewWillBeginDragging(self)
    var drag = ScrollDrag(
      origin: unbanded(contentOffset), isHorizontal: canScrollHorizontally,
      isVertical: canScrollVertically)
    if isDirectionalLockEnabled {
      // A drag within some 27° of an axis is along it; Apple's angle is not documented.
      if abs(velocity.x) > 2 * abs(velocity.y) { drag.isVertical = false }
      if abs(velocity.y) > 2 * abs(velocity.x) { drag.isHorizontal = false }
    }
    phase = .dragging(drag)
    showIndicators()
  }

  /// The content follows the finger point by point, and less and less past its edges.
  final func drag(by translation: CGPoint) {
    guard case .dragging(let drag) = phase, !zooming.isPinched else { return }
    var offset = contentOffset
    let free = banded(
      CGPoint(x: drag.origin.x - translation.x, y: drag.origin.y - translation.y))
    if drag.isHorizontal { offset.x = free.x }
    if drag.isVertical { offset.y = free.y }
    offset = aligned(offset)
    if offset != contentOffset { jump(to: offset) }
  }

  /// After a pinch the finger that stays drags from where it is.
  final func regrip() {
    guard case .dragging(var drag) = phase else { return }
    let translation = panGestureRecognizer.translation(in: superview ?? self)
    let free = unbanded(contentOffset)
    drag.origin = CGPoint(x: free.x + translation.x, y: free.y + translation.y)
    phase = .dragging(drag)
  }

  final func endDrag(velocity: CGPoint) {
    guard case .dragging(let drag) = phase else { return }
    // The content goes against the fingers' way on the screen.
    let speed = CGPoint(
      x: drag.isHorizontal ? -velocity.x : 0, y: drag.isVertical ? -velocity.y : 0)
    settle(velocity: zooming.isPinched ? .zero : speed)
  }

  // MARK: Past the edges

  private final func banded(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: banded(offset.x, range.x, bounds.width, bouncesHorizontally),
      y: banded(offset.y, range.y, bounds.height, bouncesVertically))
  }

  private final func banded(
    _ value: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ bounces: Bool
  ) -> CGFloat {
    let inside = min(max(value, range.lowerBound), range.upperBound)
    guard bounces, value != inside else { return inside }
    return inside + RubberBand(dimension: length).displacement(for: value - inside)
  }

  /// Where the finger would have to be for an offset past an edge.
  private final func unbanded(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    func free(_ value: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
      let inside = min(max(value, range.lowerBound), range.upperBound)
      let part = abs(value - inside) / length
      guard part > 0, part < 1 else { return value }
      let way = (1 / (1 - part) - 1) * length / RubberBand(dimension: length).coefficient
      return inside + (value < inside ? -way : way)
    }
    return CGPoint(
      x: free(offset.x, range.x, bounds.width), y: free(offset.y, range.y, bounds.height))
  }
}
