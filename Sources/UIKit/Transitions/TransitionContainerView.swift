import QuartzCore

/// The view a transition happens in: while it runs, it swallows touches (F30).
///
/// A transition that never completes leaves the screen blocked, as on iOS.
final class TransitionContainerView: UIView {
  /// Lets touches through to the views while the transition can be caught by them.
  var passesTouches = false
  /// What lies behind the container is in reach, beside what it holds.
  var isOpenBelow = false
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
    if passesTouches {
      let hit = super.hitTest(point, with: event)
      return isOpenBelow && hit === self ? nil : hit
    }
    guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else {
      return nil
    }
    return self
  }
}
