import QuartzCore

extension UIStackView {
  /// What it has to lay out now.
  final var arrangement: StackArrangement { arrangement(of: shown(besides: nil)) }

  private func shown(besides extra: UIView?) -> [UIView] {
    arrangedSubviews.filter { !$0.isHidden || $0 === extra }
  }

  private func arrangement(of views: [UIView]) -> StackArrangement {
    StackArrangement(
      views: views, spacings: views.dropLast().map(spacing(after:)),
      margins: isLayoutMarginsRelativeArrangement ? layoutMargins : .zero,
      isRow: axis == .horizontal,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      distribution: distribution, alignment: alignment,
      spacesBaselines: isBaselineRelativeArrangement, givenSizes: givenSizes)
  }

  private func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
    return custom == Self.spacingUseSystem ? 8 : custom
  }

  /// Gives every view its frame, on whole pixels.
  final func placeArrangedSubviews() {
    let arrangement = arrangement
    for (view, frame) in zip(arrangement.views, arrangement.frames(in: bounds)) {
      view.occupy(frame, scale: traitCollection.displayScale)
    }
  }

  /// Flattens a view at the end of the one before it, where its place closes or opens.
  final func squeeze(_ view: UIView) {
    let all = shown(besides: view)
    guard let index = all.firstIndex(where: { $0 === view }) else { return }
    var frame = arrangement(of: all).frames(in: bounds)[index]
    let neighbours = arrangement(of: all.filter { $0 !== view }).frames(in: bounds)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if axis == .vertical {
      if index > 0 { frame.origin.y = neighbours[index - 1].maxY }
      frame.size.height = 0
    } else {
      if isMirrored { frame.origin.x = frame.maxX }
      if index > 0 {
        frame.origin.x = isMirrored ? neighbours[index - 1].minX : neighbours[index - 1].maxX
      }
      frame.size.width = 0
    }
    view.occupy(frame, scale: traitCollection.displayScale)
  }
}

extension UIView {
  /// Takes a place on whole pixels; a transform does not disturb it.
  final func occupy(_ frame: CGRect, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    // Halves of a pixel all go one way, however they were computed: a length of whole pixels
    // stays what it is, and a title in the middle keeps its last letter.
    func onPixel(_ edge: CGFloat) -> CGFloat { (edge * scale + 1.0 / 4096).rounded() / scale }
    let (left, right) = (onPixel(frame.minX), onPixel(frame.maxX))
    let (top, bottom) = (onPixel(frame.minY), onPixel(frame.maxY))
    let place = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    guard transform != .identity else {
      if self.frame != place { self.frame = place }
      return
    }
    bounds = CGRect(origin: bounds.origin, size: place.size)
    center = CGPoint(
      x: place.minX + layer.anchorPoint.x * place.width,
      y: place.minY + layer.anchorPoint.y * place.height)
  }
}
