import QuartzCore

/// How a view's own size counts where something else lays it out.
struct ViewSizing {
  /// How strongly the view resists growing: across, down.
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  /// How strongly it resists shrinking.
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// Hidden already, and still shown while a stack view's animation closes its place.
  var isLeaving = false
}

extension UIView {
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? sizing.hugging.horizontal : sizing.hugging.vertical
  }

  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    switch axis {
    case .horizontal: sizing.hugging.horizontal = priority
    case .vertical: sizing.hugging.vertical = priority
    }
    contentSizeChanged()
  }

  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? sizing.resistance.horizontal : sizing.resistance.vertical
  }

  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    switch axis {
    case .horizontal: sizing.resistance.horizontal = priority
    case .vertical: sizing.resistance.vertical = priority
    }
    contentSizeChanged()
  }

  final func compressedSize(near targetSize: CGSize) -> CGSize {
    if let size = fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel) { return size }
    return wantedSize(in: CGSize(width: Double.infinity, height: .infinity))
  }

  /// A demanded side keeps the target's length.
  final func fittedSize(
    near targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    if let size = fittingSize(targetSize, horizontal, vertical) { return size }
    let keepsWidth = horizontal.rawValue >= 1000
    let keepsHeight = vertical.rawValue >= 1000
    let wanted = wantedSize(
      in: CGSize(
        width: keepsWidth ? targetSize.width : .infinity,
        height: keepsHeight ? targetSize.height : .infinity))
    return CGSize(
      width: keepsWidth ? targetSize.width : wanted.width,
      height: keepsHeight ? targetSize.height : wanted.height)
  }

  /// The intrinsic size; where a side has none, what `sizeThatFits` answers.
  ///
  /// What is wider than there is room for is asked again for its height in that width.
  final func wantedSize(in room: CGSize) -> CGSize {
    if let size = fittingSize(
      CGSize(width: room.width.isFinite ? room.width : 0, height: 0), .fittingSizeLevel,
      .fittingSizeLevel)
    {
      return size
    }
    let intrinsic = intrinsicContentSize
    let isWhole = intrinsic.width >= 0 && intrinsic.height >= 0
    if isWhole, intrinsic.width <= room.width { return intrinsic }
    let most = CGFloat.greatestFiniteMagnitude
    let fitted = sizeThatFits(
      CGSize(width: min(room.width, most), height: min(room.height, most)))
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : fitted.width,
      height: isWhole || intrinsic.height < 0 ? fitted.height : intrinsic.height)
  }

  /// What lays the view out by its size is told that the size has changed.
  final func contentSizeChanged() {
    layoutContentChanged()
    parentView?.contentSizeChanged(of: self)
  }

  /// Gives the view a size and leaves its top left corner where it is.
  final func resizeFromTopLeft(to size: CGSize) {
    let (anchor, old) = (layer.anchorPoint, bounds.size)
    guard size != old, isNumber(size.width, size.height, of: "sizeToFit") else { return }
    let middle = center
    bounds = CGRect(origin: bounds.origin, size: size)
    // Rotated and scaled views keep their center, since their frame says nothing.
    guard transform == .identity else { return }
    center = CGPoint(
      x: middle.x + anchor.x * (size.width - old.width),
      y: middle.y + anchor.y * (size.height - old.height))
  }
}
