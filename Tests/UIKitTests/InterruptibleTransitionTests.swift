import QuartzCore
import Testing
@testable import UIKit

/// Transitions whose property animator is caught in its flight, moved by hand, and let go again.
@MainActor @Suite("Transitions: interrupted ones", .ownStage)
struct InterruptibleTransitionTests {
  /// The way of Apple's samples: one object is animator and interaction controller.
  private final class Mover: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning, UINavigationControllerDelegate
  {
    weak var scene: TransitionScene?
    private var animator: UIViewPropertyAnimator?
    private(set) var context: (any UIViewControllerContextTransitioning)?
    var given = 0

    var wantsInteractiveStart: Bool { false }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      given += 1
      if let animator { return animator }
      let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator = made
      guard let view = context.view(forKey: .to) else { return made }
      context.containerView.addSubview(view)
      view.alpha = 0
      made.addAnimations { view.alpha = 1 }
      made.addCompletion { [weak self] position in
        self?.scene?.note("\(position)")
        context.completeTransition(position == .end)
      }
      return made
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      animateTransition(using: context)
    }

    func catchIt() {
      animator?.pauseAnimation()
      context?.pauseInteractiveTransition()
    }
    func move(to fraction: CGFloat) {
      animator?.fractionComplete = fraction
      context?.updateInteractiveTransition(fraction)
    }
    func letGo(finishes: Bool) {
      finishes ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
      animator?.isReversed = !finishes
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }
  }

  @Test("F55, F57: caught, moved and handed back, it ends either way", arguments: [true, false])
  func caught(finishes: Bool) {
    let scene = TransitionScene()
    let mover = Mover()
    mover.scene = scene
    scene.navigation.delegate = mover
    let coming = scene.controller("B")
    var changes: [Bool] = []
    scene.turn {
      scene.navigation.pushViewController(coming, animated: true)
      scene.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.append($0.isInteractive)
      }
    }
    scene.advance(to: 0.4)
    #expect(mover.context?.isInteractive == false)
    scene.turn { mover.catchIt() }
    #expect(mover.context?.isInteractive == true)
    scene.advance(to: 1.4)
    // Opacities are kept with the precision of Float.
    let held = Double(coming.view.layer.presentation()?.opacity ?? 0)
    #expect(abs(held - 0.4) < 1e-6)
    scene.turn { mover.move(to: 0.7) }
    scene.advance(to: 2)
    let moved = Double(coming.view.layer.presentation()?.opacity ?? 0)
    #expect(abs(moved - 0.7) < 1e-6)
    #expect(scene.navigation.transitionCoordinator?.percentComplete == 0.7)
    scene.turn { mover.letGo(finishes: finishes) }
    scene.session.loop.settle()
    #expect(scene.events.contains(finishes ? "end" : "start"))
    #expect((scene.navigation.topViewController === coming) == finishes)
    #expect((coming.view.window != nil) == finishes)
    #expect(changes == [true, false])
    #expect(scene.session.media.issues.isEmpty)
  }
}
