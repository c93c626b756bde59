import QuartzCore

extension UIPopoverPresentationController {
  /// What it points at, in the container.
  private final var anchor: CGRect? {
    guard let containerView else { return nil }
    if let view = barButtonItem?.shownView, view.window != nil {
      return view.convert(view.bounds, to: containerView)
    }
    guard let sourceView, sourceView.window != nil else { return nil }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: containerView)
  }

  final var arrangement: PopoverGeometry? {
    guard let containerView else { return nil }
    let safe = containerView.window?.safeAreaInsets ?? .zero
    let margins = popoverLayoutMargins
    let room = containerView.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margins.top), left: max(safe.left, margins.left),
        bottom: max(safe.bottom, margins.bottom), right: max(safe.right, margins.right)))
    return PopoverGeometry(
      room: room, anchor: anchor, content: presentedViewController.preferredContentSize,
      permitted: permittedArrowDirections)
  }

  /// Shape and arrow as the place demands.
  final func point() {
    guard let arrangement else { return }
    arrowDirection = arrangement.direction
    bubble.show(arrangement)
  }

  final func place() {
    guard let arrangement, presentation?.isBusy == false else { return }
    point()
    if bubble.transform.isIdentity { bubble.frame = arrangement.frame }
  }

  /// A tap beside it.
  final func dismissByHand() {
    guard presentation?.isBusy == false, presentedViewController.presentation == nil else { return }
    let popovers = delegate as? any UIPopoverPresentationControllerDelegate
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true,
      popovers?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.presentationControllerDidDismiss(self)
      popovers?.popoverPresentationControllerDidDismissPopover(self)
    }
  }
}

/// What lies behind a popover: a tap dismisses, and views named for it stay in reach.
final class PopoverBacking: UIView {
  var tapped: (() -> Void)?
  var passthrough: (() -> [UIView])?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped?() }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthrough?() ?? [] where view.window != nil {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
