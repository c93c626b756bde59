public import QuartzCore

extension UIView {
  /// Transitions of content are not there yet: the changes apply at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    InterfaceSession.current.record(
      "UIView.transition(with:)", "is not there yet; the changes apply at once")
    if let animations { performWithoutAnimation(animations) }
    completion?(true)
  }

  /// Transitions of content are not there yet: the views are exchanged at once.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    InterfaceSession.current.record(
      "UIView.transition(from:to:)", "is not there yet; the views are exchanged at once")
    performWithoutAnimation {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    completion?(true)
  }
}
