import QuartzCore

/// The view a transition happens in: while it runs, it swallows touches (F30).
///
/// A transition that never completes leaves the screen blocked, as on iOS.
final class TransitionContainerView: UIView {
  /// Lets touches through to the views while the transition can be caught by them.
  var passesTouches = false
  /// Told of the container's layout, where it is a presentation's.
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  /// The presented view where its controller wants it, unless it is being moved.
  func placePresentedView() {
    guard let presentationController, presentationController.presentation?.isBusy == false,
      let view = presentationController.presentedView, view.superview === self,
      view.transform.isIdentity
    else { return }
    view.frame = presentationController.frameOfPresentedViewInContainerView
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if passesTouches { return super.hitTest(point, with: event) }
    guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else {
      return nil
    }
    return self
  }
}
