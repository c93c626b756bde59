import QuartzCore

extension UIView {
  /// Computes the safe area again; when it has changed, the view and its subviews hear of it.
  final func safeAreaMayHaveChanged(because cause: SafeAreaCause = .surroundings) {
    let new = computedSafeArea
    guard new != knownSafeArea else { return }
    let old = knownSafeArea
    knownSafeArea = new
    logSafeArea(from: old, because: cause)
    layoutEdgesChanged()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for view in subviewList { view.safeAreaMayHaveChanged(because: cause) }
  }

  /// What of the superview's safe area lies over this view, and what its controller adds.
  private var computedSafeArea: UIEdgeInsets {
    var insets = inheritedSafeArea
    if let controller = viewController {
      let added = controller.additionalSafeAreaInsets
      let bars = controller.navigationSafeArea
      insets.top += added.top + bars.top
      insets.left += added.left + bars.left
      insets.bottom += added.bottom + bars.bottom
      insets.right += added.right + bars.right
    }
    return insets
  }

  private var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.deviceSafeArea }
    guard let parent = superview else { return .zero }
    let outer = parent.safeAreaOfContent
    let size = parent.bounds.size
    let frame = untransformedFrame
    let area = frame.offsetBy(dx: -parent.bounds.minX, dy: -parent.bounds.minY)
    return UIEdgeInsets(
      top: max(0, outer.top - max(0, area.minY)), left: max(0, outer.left - max(0, area.minX)),
      bottom: max(0, outer.bottom - max(0, size.height - area.maxY)),
      right: max(0, outer.right - max(0, size.width - area.maxX)))
  }

  /// Where the view lies when its transform is left out.
  private var untransformedFrame: CGRect {
    let (anchor, size, center) = (layer.anchorPoint, layer.bounds.size, layer.position)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}
