import InterludeMotion
import QuartzCore

/// How far the content of a scroll view is scaled, and by what.
struct ScrollZoom {
  var scale: CGFloat = 1
  var least: CGFloat = 1
  var most: CGFloat = 1
  /// Two fingers scale it.
  var isPinched = false
  /// The scale when they came, and the point of the content that was between them, unscaled.
  var startScale: CGFloat = 1
  var anchor = CGPoint.zero
  /// Told that it begins, and not yet that it ends.
  var isAnnounced = false
}

extension UIScrollView {
  private final var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  final func zoomRangeChanged() {
    pinchGestureRecognizer?.isEnabled = zooming.most > zooming.least
  }

  private final func inRange(_ scale: CGFloat) -> CGFloat {
    max(min(scale, zooming.most), zooming.least)
  }

  /// Scales the content and leaves the offset: the view keeps its upper left corner.
  final func applyScale(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0, let view = zoomedView, scale != zooming.scale else { return }
    let corner = view.frame.origin
    let ratio = scale / zooming.scale
    zooming.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let shifted = view.frame.origin
    if shifted != corner {
      view.center = CGPoint(
        x: view.center.x + corner.x - shifted.x, y: view.center.y + corner.y - shifted.y)
    }
    let size = scrollSettings.contentSize
    scrollSettings.contentSize = CGSize(width: size.width * ratio, height: size.height * ratio)
    insetsMayHaveChanged()
    setNeedsLayout()
    scrollDelegate?.scrollViewDidZoom(self)
  }

  // MARK: By calls

  final func zoomAboutMiddle(to scale: CGFloat, _ animated: Bool) {
    guard isNumber(scale, of: "zoomScale") else { return }
    let new = inRange(scale)
    let shown = bounds
    let middle = CGPoint(x: shown.midX / zooming.scale, y: shown.midY / zooming.scale)
    let offset = CGPoint(
      x: middle.x * new - shown.width / 2, y: middle.y * new - shown.height / 2)
    zoom(to: new, offset: offset, animated)
  }

  /// As large as it fits, in the middle of the view; the rectangle in the zoomed view's coordinates.
  final func zoomToRectangle(_ rect: CGRect, _ animated: Bool) {
    guard isNumber(rect.minX, rect.minY, rect.width, rect.height, of: "zoom(to:)"),
      rect.width > 0, rect.height > 0
    else { return }
    let room = bounds.inset(by: currentInset).size
    let new = inRange(min(room.width / rect.width, room.height / rect.height))
    let offset = CGPoint(
      x: rect.midX * new - bounds.width / 2, y: rect.midY * new - bounds.height / 2)
    zoom(to: new, offset: offset, animated)
  }

  private final func zoom(to scale: CGFloat, offset: CGPoint, _ animated: Bool) {
    guard zoomedView != nil else { return zooming.scale = scale }
    stopMotion()
    let ratio = scale / zooming.scale
    let end = clamped(
      offset,
      for: CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio))
    guard animated, window != nil else {
      applyScale(scale)
      return jump(to: end)
    }
    guard scale != zooming.scale || end != contentOffset else { return }
    announceZoom()
    startZoom(to: scale, offset: end, .zoom)
  }

  private final func startZoom(
    to scale: CGFloat, offset: CGPoint, _ purpose: ScrollMotion.Purpose
  ) {
    let length = ScrollMotion.animationLength
    start(
      ScrollMotion(
        self, purpose, .eased(from: contentOffset.x, to: offset.x, duration: length),
        .eased(from: contentOffset.y, to: offset.y, duration: length),
        scale: .eased(from: Double(zooming.scale), to: Double(scale), duration: length)))
  }

  /// The nearest offset at which content of a size covers the view.
  private final func clamped(_ offset: CGPoint, for size: CGSize) -> CGPoint {
    let inset = currentInset
    func fit(
      _ place: CGFloat, _ low: CGFloat, _ content: CGFloat, _ room: CGFloat, _ high: CGFloat
    ) -> CGFloat { min(max(place, -low), max(-low, content - room + high)) }
    return CGPoint(
      x: fit(offset.x, inset.left, size.width, bounds.width, inset.right),
      y: fit(offset.y, inset.top, size.height, bounds.height, inset.bottom))
  }

  private final func announceZoom() {
    guard !zooming.isAnnounced else { return }
    zooming.isAnnounced = true
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
  }

  final func endZooming() {
    guard zooming.isAnnounced else { return }
    zooming.isAnnounced = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zooming.scale)
  }

  // MARK: By fingers

  final func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began: beginPinch(recognizer)
    case .changed: pinch(recognizer)
    case .ended, .cancelled, .failed: endPinch()
    default: break
    }
  }

  private final func beginPinch(_ recognizer: UIPinchGestureRecognizer) {
    guard zoomedView != nil else { return }
    if phase.motion != nil { stopMotion() }
    zooming.isPinched = true
    zooming.startScale = zooming.scale
    let place = recognizer.location(in: self)
    zooming.anchor = CGPoint(x: place.x / zooming.scale, y: place.y / zooming.scale)
    announceZoom()
    showIndicators()
    pinch(recognizer)
  }

  /// What was between the fingers stays between them.
  private final func pinch(_ recognizer: UIPinchGestureRecognizer) {
    guard zooming.isPinched else { return }
    if recognizer.numberOfTouches >= 2 {
      applyScale(banded(zooming.startScale * recognizer.scale))
      let place = recognizer.location(in: self)
      let onScreen = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
      let offset = aligned(
        CGPoint(
          x: zooming.anchor.x * zooming.scale - onScreen.x,
          y: zooming.anchor.y * zooming.scale - onScreen.y))
      if offset != contentOffset { jump(to: offset) }
    }
  }

  /// Out of range it gives way less and less, by half of the scale at most.
  private final func banded(_ scale: CGFloat) -> CGFloat {
    let inside = inRange(scale)
    guard bouncesZoom, scale != inside else { return inside }
    let over = scale / inside - 1
    return inside * (1 + RubberBand(dimension: 0.5).displacement(for: over))
  }

  private final func endPinch() {
    guard zooming.isPinched else { return }
    zooming.isPinched = false
    let scale = inRange(zooming.scale)
    let ratio = scale / zooming.scale
    let middle = CGPoint(x: bounds.midX * ratio, y: bounds.midY * ratio)
    let wanted = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
    let end = clamped(
      scale == zooming.scale ? contentOffset : wanted,
      for: CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio))
    if isDragging, scale == zooming.scale {
      // A finger that stays drags on.
      regrip()
      return endZooming()
    }
    guard scale != zooming.scale || end != contentOffset, window != nil else {
      endZooming()
      return isDragging ? regrip() : fadeIndicators()
    }
    startZoom(to: scale, offset: end, .zoomBounce)
  }
}
