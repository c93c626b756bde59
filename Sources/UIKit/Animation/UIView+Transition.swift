public import QuartzCore

extension UIView {
  /// Changes what `view` shows, from one picture to the other, by the options' kind of transition.
  ///
  /// The changes in the block themselves apply at once, unless `allowAnimatedContent` lets them move
  /// too. Without a kind of transition among the options it is an ordinary animation block. Flips are
  /// drawn without perspective and curls as dissolves, which is recorded.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let kind = options.transitionKind else {
      return animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: completion)
    }
    run(
      duration, 0, .curve(options.curve.cubicBezier), options,
      { state in
        // The picture before is that of the last commit: the block may change what it likes.
        state.addTransition(kind, to: view)
        guard let animations else { return }
        if options.contains(.allowAnimatedContent) {
          animations()
        } else {
          performWithoutAnimation(animations)
        }
      }, completion)
  }

  /// Exchanges two views in the superview of the first, which is what the transition shows.
  ///
  /// With `showHideTransitionViews` both stay, one of them hidden; else the first leaves the superview
  /// for the second.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    func exchange() {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let container = fromView.superview else {
      InterfaceSession.current.record(
        "UIView.transition(from:to:)", "the first view has no superview; they are exchanged at once"
      )
      performWithoutAnimation(exchange)
      completion?(true)
      return
    }
    // What is exchanged does not move: without a kind it is there at once.
    guard options.transitionKind != nil else {
      performWithoutAnimation(exchange)
      completion?(true)
      return
    }
    transition(
      with: container, duration: duration, options: options, animations: exchange,
      completion: completion)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    await withCheckedContinuation { answer in
      transition(
        with: view, duration: duration, options: options, animations: animations,
        completion: { answer.resume(returning: $0) })
    }
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = []
  ) async -> Bool {
    await withCheckedContinuation { answer in
      transition(
        from: fromView, to: toView, duration: duration, options: options,
        completion: { answer.resume(returning: $0) })
    }
  }
}

/// How a view's picture changes.
enum ViewTransitionKind: UInt {
  case flipFromLeft = 1
  case flipFromRight
  case curlUp
  case curlDown
  case crossDissolve
  case flipFromTop
  case flipFromBottom
}

extension UIView.AnimationOptions {
  /// What the three bits of the transition say; nil for none.
  var transitionKind: ViewTransitionKind? { ViewTransitionKind(rawValue: (rawValue >> 20) & 7) }
}

extension ViewAnimationState {
  /// Puts a transition of this block on a view, timed and counted.
  func addTransition(_ kind: ViewTransitionKind, to view: UIView) {
    let session = InterfaceSession.current
    guard duration > 0, session.areAnimationsEnabled, view.layer.session != nil else { return }
    let animation = CATransition()
    switch kind {
    case .crossDissolve: break
    case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom:
      animation.flipsVertically = kind == .flipFromTop || kind == .flipFromBottom
      session.record("UIView.transition", "flips are drawn without perspective")
    case .curlUp, .curlDown:
      session.record("UIView.transition", "page curls are not there; they dissolve instead")
    }
    if case .curve(let curve) = pace {
      animation.timingFunction = CAMediaTimingFunction(curve)
    }
    time(animation, on: view.layer)
    let blocks = !options.contains(.allowUserInteraction)
    animation.stopHandlers.append { [self, weak view] finished in
      MainActor.assumeIsolated {
        if blocks { view?.blockingAnimations -= 1 }
        animationEnded(finished: finished)
      }
    }
    view.layer.add(animation, forKey: kCATransition)
    animationAdded()
    if blocks { view.blockingAnimations += 1 }
  }
}
