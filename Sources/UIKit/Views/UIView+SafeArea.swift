import QuartzCore

extension UIView {
  /// How far bars and the device's edges reach into the view; zero outside a window.
  public final var safeAreaInsets: UIEdgeInsets { knownSafeArea }

  /// Computes the safe area again, tells the view when it has changed, and goes on to its subviews.
  final func safeAreaMayHaveChanged() {
    let new = computedSafeArea
    let changed = new != knownSafeArea
    knownSafeArea = new
    if changed {
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
      setNeedsLayout()
    }
    for view in subviewList { view.safeAreaMayHaveChanged() }
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
    guard let parent = superview else { return .zero }
    let outer = parent.safeAreaInsets
    let size = parent.bounds.size
    let area = frame.offsetBy(dx: -parent.bounds.minX, dy: -parent.bounds.minY)
    return UIEdgeInsets(
      top: max(0, outer.top - max(0, area.minY)), left: max(0, outer.left - max(0, area.minX)),
      bottom: max(0, outer.bottom - max(0, size.height - area.maxY)),
      right: max(0, outer.right - max(0, size.width - area.maxX)))
  }
}
