import QuartzCore

extension UIViewController {
  /// 16 pt at the sides of a screen, 20 from a width of 414 on; none above and below.
  final var systemMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.window?.bounds.width ?? session.device.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins of the controller's own view, from those that view has.
  ///
  /// A view whose margins nobody set has those of the system in place of the 8 points of other views.
  final func margins(from own: UIEdgeInsets) -> UIEdgeInsets {
    guard viewRespectsSystemMinimumLayoutMargins else { return own }
    let least = systemMinimumLayoutMargins
    let isUntouched = own == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) =
      isMirrored ? (least.trailing, least.leading) : (least.leading, least.trailing)
    return UIEdgeInsets(
      top: max(least.top, isUntouched ? 0 : own.top), left: max(left, own.left),
      bottom: max(least.bottom, isUntouched ? 0 : own.bottom), right: max(right, own.right))
  }
}
