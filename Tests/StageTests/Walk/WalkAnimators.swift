import UIKit

/// An animator of the app's own; it completes as the books say, whatever it is moved by.
@MainActor
final class WalkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let kind: Animators
  weak var walker: Walker?
  private var animator: UIViewPropertyAnimator?

  init(_ kind: Animators, _ walker: Walker) {
    self.kind = kind
    self.walker = walker
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { kind == .instant ? 0 : 0.4 }

  /// The coming view is put in, as each of the animators must do.
  private func prepare(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    walker?.follow(context)
    if let to = context.view(forKey: .to) {
      if let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller)
      }
      if to.superview !== context.containerView { context.containerView.addSubview(to) }
      return to
    }
    return context.view(forKey: .from)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if kind == .property {
      interruptibleAnimator(using: context).startAnimation()
      return
    }
    let isComing = context.view(forKey: .to) != nil
    guard let moving = prepare(context), kind != .instant else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let end = { @MainActor (_: Bool) in
      moving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    switch kind {
    case .layers:
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = isComing ? 0.2 : 1
      fade.duration = 0.4
      CATransaction.begin()
      CATransaction.setCompletionBlock { MainActor.assumeIsolated { end(true) } }
      moving.layer.add(fade, forKey: "walk")
      CATransaction.commit()
    case .late:
      UIView.animate(withDuration: 0.2) { moving.alpha = 0.5 }
      moving.perform(after: 0.4) { end(true) }
    default:
      if isComing { moving.alpha = 0 }
      UIView.animate(
        withDuration: 0.4, animations: { moving.alpha = isComing ? 1 : 0 }, completion: end)
    }
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let isComing = context.view(forKey: .to) != nil
    let moving = prepare(context)
    if isComing { moving?.alpha = 0 }
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
      moving?.alpha = isComing ? 1 : 0.3
    }
    made.addCompletion { _ in
      moving?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    walker?.moment(.ended)
  }
}

extension UIView {
  /// On the stage's clock.
  fileprivate func perform(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(body) }
  }
}

/// A driver of the app's own that moves the views itself: here by the alpha.
@MainActor
final class HandDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var early: Bool?

  private var moving: UIView? {
    context.flatMap { $0.view(forKey: .to) ?? $0.view(forKey: .from) }
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let to = context.view(forKey: .to) {
      if let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller)
      }
      context.containerView.addSubview(to)
      to.alpha = 0.1
    }
    if let early { letGo(finishes: early) }
  }

  func update(_ fraction: CGFloat) {
    moving?.alpha = max(0.1, fraction)
    context?.updateInteractiveTransition(fraction)
  }

  func letGo(finishes: Bool) {
    guard let context else {
      early = finishes
      return
    }
    let view = moving
    self.context = nil
    finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    UIView.animate(withDuration: 0.2, animations: { view?.alpha = finishes ? 1 : 0.1 }) { _ in
      view?.alpha = 1
      context.completeTransition(finishes)
    }
  }
}
