import QuartzCore

extension UIStackView {
  /// Inside an animation block the neighbours close in, and the view goes when they have.
  ///
  /// On iOS, too, a view that leaves is shown until then, squeezed along the axis.
  final func hideArranged(_ view: UIView, _ hidden: Bool) {
    let session = session
    guard session.animationState != nil, session.areAnimationsEnabled, window != nil else {
      view.sizing.isLeaving = false
      view.layer.isHidden = hidden
      return arrangementChanged()
    }
    let top = topmostStack
    // What changed before this moves at once; only the change of this view is animated.
    UIView.performWithoutAnimation { top.layoutIfNeeded() }
    if hidden {
      view.sizing.isLeaving = true
    } else if view.sizing.isLeaving {
      view.sizing.isLeaving = false
    } else {
      UIView.performWithoutAnimation {
        squeeze(view)
        view.layer.isHidden = false
      }
    }
    arrangementChanged()
    UIView.animate(withDuration: 0) {
      top.layoutIfNeeded()
      if hidden { squeeze(view) }
    } completion: { [weak self] _ in
      if view.sizing.isLeaving { self?.finishLeaving(view) }
    }
  }

  final func finishLeaving(_ view: UIView) {
    view.sizing.isLeaving = false
    view.layer.isHidden = true
  }

  /// The outermost stack that this one's size moves.
  private var topmostStack: UIStackView {
    var top = self
    while let parent = top.superview as? UIStackView { top = parent }
    return top
  }
}
