import QuartzCore
import Testing
@testable import UIKit

/// What goes in step with an animator, and what it leaves behind.
@MainActor @Suite("Transitions: in step", .ownStage)
struct StepFactTests {
  /// Fades the coming view by Core Animation alone, linearly, in a second.
  private final class Plain: NSObject, UIViewControllerAnimatedTransitioning,
    UINavigationControllerDelegate, CAAnimationDelegate
  {
    let hasThrowAway: Bool
    private var context: (any UIViewControllerContextTransitioning)?
    init(hasThrowAway: Bool) { self.hasThrowAway = hasThrowAway }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      1
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      self.context = context
      context.containerView.addSubview(to)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 1
      fade.delegate = self
      to.layer.add(fade, forKey: nil)
      guard hasThrowAway else { return }
      let idle = UIView()
      context.containerView.addSubview(idle)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { idle.alpha = 0 }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      context?.completeTransition(true)
      context = nil
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test(
    "F45: beside Core Animation alone bars go their own pace; a throw-away block takes them in step",
    arguments: [false, true])
  func throwAway(exists: Bool) throws {
    let scene = BarScene("Inbox")
    let plain = Plain(hasThrowAway: exists)
    scene.navigation.delegate = plain
    let next = scene.screen("Message")
    scene.turn { scene.navigation.pushViewController(next, animated: true) }
    // The title before has the first half of the bar's fade.
    let title = try #require(scene.bar.transition?.leaving).title
    scene.advance(by: 0.25)
    // Opacities have the precision of Float.
    #expect(abs(next.view.shownAlpha - 0.25) < 1e-6)
    // Of one duration in any case, else ease-in-ease-out: .1291619 at a quarter (F74).
    #expect(abs(title.shownAlpha - (1 - 2 * (exists ? 0.25 : 0.1291619))) < 1e-6)
    scene.advance(by: 0.749)
    #expect(scene.bar.transition != nil)
    scene.advance(by: 0.001)
    #expect(scene.bar.transition == nil)
  }

  @Test("F52: no layer of a tab bar keeps an animation of a transition, finished or cancelled")
  func tabBar() throws {
    let scene = ViewScene()
    let tabs = UITabBarController()
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let navigation = UINavigationController(rootViewController: root)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    scene.turn {
      tabs.viewControllers = [navigation, other]
      scene.window.rootViewController = tabs
    }
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    scene.turn { navigation.pushViewController(pushed, animated: true) }
    scene.session.loop.settle()
    expectStill(tabs.tabBar.layer)
    // A swipe that is given up in the middle.
    scene.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), steps: 10)
    scene.advance(by: 0.5)
    scene.touch(90, 400, .moved)
    scene.touch(90, 400, .ended)
    scene.session.loop.settle()
    #expect(navigation.topViewController === pushed)
    expectStill(tabs.tabBar.layer)
    scene.turn { _ = navigation.popViewController(animated: true) }
    scene.session.loop.settle()
    scene.turn { tabs.selectedIndex = 1 }
    scene.session.loop.settle()
    #expect(tabs.tabBar.window === scene.window)
    expectStill(tabs.tabBar.layer)
  }

  private func expectStill(_ layer: CALayer) {
    #expect(layer.animationKeys() == nil && layer.speed == 1)
    for sublayer in layer.sublayers ?? [] { expectStill(sublayer) }
  }

  @Test(
    "F56: interruptibleAnimator(using:) answers one object all the time; another one is recorded",
    arguments: [true, false])
  func interruptible(isFaithful: Bool) throws {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
      UINavigationControllerDelegate
    {
      let isFaithful: Bool
      private var kept: UIViewPropertyAnimator?
      init(isFaithful: Bool) { self.isFaithful = isFaithful }

      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
      {
        1
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
      }
      func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
      {
        if isFaithful, let kept { return kept }
        let view = context.view(forKey: .to)
        view.map(context.containerView.addSubview)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view?.alpha = 0.5 }
        animator.addCompletion { _ in context.completeTransition(true) }
        kept = animator
        return animator
      }
      func animationEnded(_ transitionCompleted: Bool) { kept = nil }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let scene = TransitionScene()
    let animator = Animator(isFaithful: isFaithful)
    scene.navigation.delegate = animator
    let b = scene.controller("B")
    scene.turn { scene.navigation.pushViewController(b, animated: true) }
    let coordinator = try #require(scene.navigation.transitionCoordinator)
    for _ in 0..<3 { #expect(coordinator.isInterruptible) }
    scene.advance(by: 1)
    #expect(scene.navigation.transitionCoordinator == nil)
    let issues = scene.media.issues.map(\.description)
    #expect(issues.filter { $0.contains("answered another object") }.count == (isFaithful ? 0 : 1))
  }
}
