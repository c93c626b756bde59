import QuartzCore
import Testing
import UIKit

/// A push whose animator uses a property animator, moved by a percent driver.
@MainActor @Suite("Property animators inside transitions", .ownStage)
struct PropertyAnimatorTransitionTests {
  /// Fades the coming view in over a second, linearly, by a property animator.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate
  {
    let percent = UIPercentDrivenInteractiveTransition()
    weak var scene: TransitionScene?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
      animator.addCompletion { [weak scene] position in
        scene?.note("\(position)")
        context.completeTransition(!context.transitionWasCancelled)
      }
      animator.startAnimation()
    }

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

  private let scene = TransitionScene()
  private let animator = Animator()
  private let coming: Screen

  init() {
    coming = scene.controller("B")
    animator.scene = scene
    scene.navigation.delegate = animator
    let (scene, coming) = (scene, coming)
    scene.turn { scene.navigation.pushViewController(coming, animated: true) }
    scene.forget()
  }

  private func scrub(to fraction: CGFloat) {
    scene.turn { animator.percent.update(fraction) }
    scene.advance(by: 0.3)
    // Opacities are kept with the precision of Float.
    let shown = coming.view.layer.presentation().map { Double($0.opacity) } ?? -1
    #expect(abs(shown - Double(fraction)) < 1e-6)
  }

  @Test("F167: it is scrubbed by the percent driver, there and back, and finishes")
  func finished() {
    for fraction in [0.25, 0.75, 0.5] { scrub(to: fraction) }
    scene.turn { animator.percent.finish() }
    scene.advance(by: 2)
    #expect(scene.events == ["end", "didDisappear:A", "didAppear:B"])
    #expect(scene.navigation.topViewController === coming && coming.view.alpha == 1)
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test("F9, F59, F174: cancelled, it runs back, ends at the start, and the model is as before")
  func cancelled() {
    scrub(to: 0.5)
    scene.turn { animator.percent.cancel() }
    scene.advance(by: 2)
    #expect(scene.events.first == "start")
    #expect(scene.navigation.topViewController !== coming && coming.view.window == nil)
    #expect(coming.view.alpha == 0 && coming.view.layer.animationKeys() == nil)
  }
}
