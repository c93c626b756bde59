import QuartzCore

extension UIScrollView {
  /// The offsets at which content covers the view, as far as it is large enough.
  final var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let (inset, content, size) = (currentInset, contentSize, bounds.size)
    let (left, top) = (-inset.left, -inset.top - roomOfLargeTitle)
    return (
      left...max(left, content.width - size.width + inset.right),
      top...max(top, content.height - size.height + inset.bottom)
    )
  }

  final func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// To whole pixels, as everything that moves by itself or with a finger.
  final func aligned(_ offset: CGPoint) -> CGPoint {
    let scale = pixels
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  final var pixels: CGFloat { max(1, traitCollection.displayScale) }

  /// What the property does: a motion on its way goes on from where it is by then.
  final func jump(to offset: CGPoint) {
    guard isNumber(offset.x, offset.y, of: "contentOffset") else { return }
    bounds.origin = offset
  }

  final func move(to offset: CGPoint, animated: Bool) {
    guard isNumber(offset.x, offset.y, of: "contentOffset") else { return }
    stopMotion()
    guard animated, window != nil else { return jump(to: offset) }
    guard offset != contentOffset else { return }
    animate(to: offset, for: .animation)
  }

  final func animate(to offset: CGPoint, for purpose: ScrollMotion.Purpose) {
    let length = ScrollMotion.animationLength
    start(
      ScrollMotion(
        self, purpose, .eased(from: contentOffset.x, to: offset.x, duration: length),
        .eased(from: contentOffset.y, to: offset.y, duration: length)))
  }

  final func reveal(_ rect: CGRect, animated: Bool) {
    guard isNumber(rect.minX, rect.minY, rect.width, rect.height, of: "scrollRectToVisible")
    else { return }
    let shown = bounds.inset(by: currentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      if low < first || high - low > last - first { return low - first }
      return high > last ? high - last : 0
    }
    let target = CGPoint(
      x: contentOffset.x + shift(rect.minX, rect.maxX, shown.minX, shown.maxX),
      y: contentOffset.y + shift(rect.minY, rect.maxY, shown.minY, shown.maxY))
    if shown.contains(rect) { return }
    move(to: clamped(target), animated: animated)
  }

  final func resizeContent(to size: CGSize) {
    guard isNumber(size.width, size.height, of: "contentSize"), size != scrollSettings.contentSize
    else { return }
    scrollSettings.contentSize = size
    insetsMayHaveChanged()
    contentRangeChanged()
    setNeedsLayout()
  }

  /// Content that has become too short for the offset moves back; what is thrown has another way.
  final func contentRangeChanged() {
    switch phase {
    case .dragging: break
    case .moving(let motion): if motion.purpose == .deceleration { replan(motion) }
    case .resting:
      let offset = clamped(contentOffset)
      if offset != contentOffset, window != nil { jump(to: offset) }
    }
  }

  final func offsetChanged() {
    setNeedsLayout()
    refreshControl?.contentMoved()
    didScroll()
    scrollDelegate?.scrollViewDidScroll(self)
    barsFollow()
  }

  final func recordKeyboard() {
    session.record(
      "UIScrollView.keyboardDismissMode", "a stage shows no keyboard; the mode is kept")
  }

  /// What a tap on the status bar does.
  final func scrollToTop() {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: offsetRange.y.lowerBound)
    guard contentOffset.y > top.y else { return }
    stopMotion()
    animate(to: top, for: .toTop)
  }
}
