import QuartzCore
import Testing
import UIKit

/// A push on a spring, by a property animator that is given; it moves the navigation's own view too.
@MainActor @Suite("A percent driver and the animator that is given to it", .ownStage)
struct VendedAnimatorTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    let percent = UIPercentDrivenInteractiveTransition()
    let outside: UIView
    private var kept: UIViewPropertyAnimator?

    init(outside: UIView) { self.outside = outside }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 2 }
    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      if let kept { return kept }
      let view = context.view(forKey: .to)
      view.map(context.containerView.addSubview)
      view?.alpha = 0
      let outside = outside
      let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) {
        view?.alpha = 1
        outside.center.x += 100
      }
      animator.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      kept = animator
      return animator
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func animationEnded(_ transitionCompleted: Bool) { kept = nil }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
  }

  @Test(
    "F54, F134: it moves evenly, outside of the container too, to either end",
    arguments: [true, false])
  func driven(finishes: Bool) {
    let scene = TransitionScene()
    let outside = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    scene.turn { scene.window.addSubview(outside) }
    let animator = Animator(outside: outside)
    scene.navigation.delegate = animator
    let coming = scene.controller("B")
    scene.turn { scene.navigation.pushViewController(coming, animated: true) }
    for fraction in [0.25, 0.75, 0.5] {
      scene.turn { animator.percent.update(fraction) }
      scene.advance(by: 0.3)
      // Opacities are kept with the precision of Float.
      let shown = coming.view.layer.presentation().map { Double($0.opacity) } ?? -1
      #expect(abs(shown - fraction) < 1e-6)
      let place = outside.layer.presentation().map { Double($0.position.x) } ?? -1
      // The local time of a held layer is a sum: some bits are lost.
      #expect(abs(place - (10 + 100 * fraction)) < 1e-9)
    }
    scene.turn { finishes ? animator.percent.finish() : animator.percent.cancel() }
    scene.session.loop.settle()
    #expect((scene.navigation.topViewController === coming) == finishes)
    #expect(outside.center.x == (finishes ? 110 : 10))
    #expect(outside.layer.presentation()?.position.x == (finishes ? 110 : 10))
    #expect(outside.layer.animationKeys() == nil)
    #expect(scene.session.media.issues.isEmpty)
  }
}
