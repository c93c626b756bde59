import QuartzCore

extension UIViewController {
  /// One child in another's place, with balanced appearance callbacks around the animation.
  ///
  /// The leaving one is told first, as in navigation; Apple's order is unmeasured.
  final func exchange(
    _ from: UIViewController, for to: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    precondition(
      from.parent === self && to.parent === self,
      "transition(from:to:): both must be children of \(kind); call addChild(_:) first")
    precondition(
      shouldAutomaticallyForwardAppearanceMethods,
      "transition(from:to:): \(kind) forwards appearance itself; move the views yourself instead")
    guard let place = from.viewIfLoaded?.superview, from !== to, let coming = to.view else {
      session.record(
        "transition(from:to:)", "the view of \(from.kind) is in no superview; nothing is exchanged")
      completion?(false)
      return
    }
    let isSeen = appearance.isVisible
    let isAnimated = duration > 0
    if isSeen {
      from.beginAppearance(false, animated: isAnimated)
      to.beginAppearance(true, animated: isAnimated)
    }
    let end = { (finished: Bool) in
      from.viewIfLoaded?.removeFromSuperview()
      if isSeen {
        from.endAppearance()
        to.endAppearance()
      }
      completion?(finished)
    }
    if options.transitionKind != nil {
      UIView.transition(with: place, duration: duration, options: options) {
        place.addSubview(coming)
        from.viewIfLoaded?.isHidden = true
        animations?()
      } completion: { finished in
        from.viewIfLoaded?.isHidden = false
        end(finished)
      }
      return to.sendIsAppearing()
    }
    if coming.superview !== place { place.addSubview(coming) }
    to.sendIsAppearing()
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: end)
  }
}
