import QuartzCore
import UIKit

typealias Context = any UIViewControllerContextTransitioning

/// An animator that does what its closure says.
final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: Double
  let animate: (Context) -> Void
  var ended: ((Bool) -> Void)?

  init(duration: Double = 0.4, _ animate: @escaping (Context) -> Void) {
    self.duration = duration
    self.animate = animate
  }

  func transitionDuration(using transitionContext: Context?) -> TimeInterval { duration }
  func animateTransition(using transitionContext: Context) { animate(transitionContext) }
  func animationEnded(_ transitionCompleted: Bool) { ended?(transitionCompleted) }
}

/// An animator that gives the property animator it uses, the same one for a whole transition (F56).
final class VendingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: Double
  private let make: (Context) -> UIViewPropertyAnimator
  private(set) var current: UIViewPropertyAnimator?
  /// False makes a new one for every call, which is a mistake.
  var keeps = true

  init(duration: Double = 0.4, _ make: @escaping (Context) -> UIViewPropertyAnimator) {
    self.duration = duration
    self.make = make
  }

  func transitionDuration(using transitionContext: Context?) -> TimeInterval { duration }

  func interruptibleAnimator(using transitionContext: Context) -> any UIViewImplicitlyAnimating {
    if let current, keeps { return current }
    let animator = make(transitionContext)
    current = animator
    return animator
  }

  func animateTransition(using transitionContext: Context) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) { current = nil }
}

/// Which way a slide goes.
enum Way {
  /// A push or a presentation: the coming view moves in.
  case arriving
  /// A pop or a dismissal: the leaving view moves out.
  case leaving
}

// MARK: Correct slides

@MainActor
extension ClosureAnimator {
  /// A slide by a block, as it should be written.
  static func slide(_ way: Way, duration: Double = 0.4) -> ClosureAnimator {
    ClosureAnimator(duration: duration) { context in
      guard let moving = Slide.place(way, context) else { return }
      UIView.animate(withDuration: duration) {
        moving.transform = Slide.end(way, context)
      } completion: { _ in
        moving.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// The same by a layer's animation.
  static func layerSlide(_ way: Way, duration: Double = 0.4) -> ClosureAnimator {
    ClosureAnimator(duration: duration) { context in
      guard let moving = Slide.place(way, context) else { return }
      let start = moving.transform
      let end = Slide.end(way, context)
      let slide = CABasicAnimation(keyPath: "transform.translation.x")
      slide.fromValue = start.tx
      slide.toValue = end.tx
      slide.duration = duration
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        moving.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
      moving.transform = end
      moving.layer.add(slide, forKey: "slide")
      CATransaction.commit()
    }
  }
}

@MainActor
extension VendingAnimator {
  /// The same by a property animator that can be caught.
  static func slide(_ way: Way, duration: Double = 0.4) -> VendingAnimator {
    VendingAnimator(duration: duration) { context in
      let moving = Slide.place(way, context)
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {
        moving?.transform = Slide.end(way, context)
      }
      animator.addCompletion { _ in
        moving?.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
      return animator
    }
  }
}

/// What the three have in common.
@MainActor
enum Slide {
  /// Puts the views where they belong at the start; the one that moves.
  static func place(_ way: Way, _ context: Context) -> UIView? {
    let container = context.containerView
    let width = container.bounds.width
    let to = context.view(forKey: .to)
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
    }
    switch way {
    case .arriving:
      guard let to else { return nil }
      container.addSubview(to)
      to.transform = CGAffineTransform(translationX: width, y: 0)
      return to
    case .leaving:
      guard let from = context.view(forKey: .from) else { return nil }
      if let to { container.insertSubview(to, at: 0) }
      return from
    }
  }

  /// Where the moving view ends.
  static func end(_ way: Way, _ context: Context) -> CGAffineTransform {
    switch way {
    case .arriving: .identity
    case .leaving: CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
    }
  }
}
