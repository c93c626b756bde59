import QuartzCore

extension UISheetPresentationController {
  /// The controller allows it, and the delegate too (F155).
  final var mayBeDismissedByHand: Bool {
    guard !presentedViewController.isModalInPresentation else { return false }
    return delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  /// A finger may move it: nothing else does, and it is no whole screen.
  final var mayBeDragged: Bool {
    guard let containerView, presentation?.isBusy == false else { return false }
    return arrangement(in: containerView).geometry.place != .whole
      && presentedViewController.presentation == nil
  }

  /// A drag upwards over content takes it to a larger detent, before the content scrolls.
  final var mayExpandByScrolling: Bool {
    guard prefersScrollingExpandsWhenScrolledToEdge, mayBeDragged, let containerView else {
      return false
    }
    let geometry = arrangement(in: containerView).geometry
    return geometry.place == .edge && card.frame.minY > geometry.stops[0] + 0.5
  }

  /// A finger takes it down, and may bring it back.
  final func beginDismissal(driving drag: SheetDrag) {
    delegate?.presentationControllerWillDismiss(self)
    presentation?.dismiss(by: drag) { [weak self] in self?.tellDismissed() }
  }

  /// A tap beside the sheet: the same way, and no way back.
  final func dismissByHand() {
    guard presentation?.isBusy == false, !drag.isMoving,
      presentedViewController.presentation == nil
    else { return }
    guard mayBeDismissedByHand else { return tellAttempt() }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [weak self] in self?.tellDismissed() }
  }

  private func tellDismissed() {
    // The completion runs after a dismissal that was taken back, too (F6).
    guard presentation == nil else { return }
    delegate?.presentationControllerDidDismiss(self)
  }

  final func tellAttempt() { delegate?.presentationControllerDidAttemptToDismiss(self) }

  /// A finger has left it at a stop.
  final func select(_ stop: CGFloat, in container: UIView) {
    let (geometry, names) = arrangement(in: container)
    guard let index = geometry.stops.firstIndex(of: stop) else { return }
    let before = selectedDetentIdentifier ?? names[names.count - 1]
    selectedDetentIdentifier = names[index]
    openBelow()
    guard before != names[index] else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
