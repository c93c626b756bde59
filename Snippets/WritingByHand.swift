// A transition by hand, and the same things as a value.
import Interlude
import UIKit

final class LiftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    view.frame = context.finalFrame(for: to)  // 1
    context.containerView.addSubview(view)  // 2
    view.layoutIfNeeded()  // 3
    view.alpha = 0
    view.transform = CGAffineTransform(translationX: 0, y: 60)
    UIView.animate(withDuration: 0.4) {
      view.alpha = 1
      view.transform = .identity
    } completion: { _ in
      view.alpha = 1  // 4
      view.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)  // 5
    }
  }
}

// snippet.hide
final class LiftDelegate: NSObject, UINavigationControllerDelegate {}

@MainActor func dropsItsDelegate(_ navigationController: UINavigationController) {
  // snippet.show
  navigationController.delegate = LiftDelegate()
  // snippet.hide
}

extension ScreenTransition {
  static func through(_ hole: UIView) -> ScreenTransition {
    ScreenTransition { _ in
      // snippet.show
      let shade = UIView()
      shade.backgroundColor = .black
      return [
        .prop(shade, .between, closed: .alpha(0), open: .alpha(0.3)),
        .prop(hole, .maskOfFront, closed: .scaled(0.01), open: .scaled(1)),
      ]
      // snippet.hide
    }
  }
}
