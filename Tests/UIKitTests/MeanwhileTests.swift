import QuartzCore
import Testing

@testable import UIKit

/// Changes asked for in callbacks, and while other things are on their way.
@MainActor @Suite("Containers that are changed meanwhile", .ownStage)
struct MeanwhileTests {
  /// Tabs in the window: a stack, and two plain screens.
  @MainActor
  private struct Tabs {
    let scene = TransitionScene()
    let tabs = UITabBarController()
    let stack: UINavigationController
    let (root, second, third): (Screen, Screen, Screen)

    init() {
      root = scene.controller("root")
      second = scene.controller("second")
      third = scene.controller("third")
      stack = UINavigationController(rootViewController: root)
      tabs.viewControllers = [stack, second, third]
      let (scene, tabs) = (scene, tabs)
      scene.turn { scene.window.rootViewController = tabs }
      scene.session.loop.settle()
      scene.forget()
    }

    func settle() { scene.session.loop.settle() }
  }

  private final class Pusher: NSObject, UINavigationControllerDelegate {
    var next: UIViewController?
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      guard let next else { return }
      self.next = nil
      navigationController.pushViewController(next, animated: false)
    }
  }

  @Test("A screen pushed while its stack is just coming takes the first one's place, balanced")
  func pushInWillShow() {
    let scene = TransitionScene()
    let pusher = Pusher()
    pusher.next = scene.controller("B")
    let stack = UINavigationController(rootViewController: scene.controller("A1"))
    stack.delegate = pusher
    scene.turn { scene.window.rootViewController = stack }
    scene.session.loop.settle()
    #expect(
      scene.events.filter { $0.hasSuffix("A1") } == [
        "willAppear:A1", "willDisappear:A1", "didDisappear:A1",
      ])
    #expect(scene.events.filter { $0.hasSuffix("B") } == ["willAppear:B", "didAppear:B"])
    #expect(stack.topViewController?.view.window === scene.window)
    #expect(stack.viewControllers.first?.view.window == nil)
  }

  @Test(
    "A tab chosen while the tabs are being covered: the old one is told its end, the new one waits")
  func tabWhileCovered() {
    let tabs = Tabs()
    let modal = tabs.scene.controller("modal")
    modal.modalPresentationStyle = .fullScreen
    tabs.scene.turn { tabs.tabs.present(modal, animated: true) }
    tabs.scene.advance(by: 0.1)
    tabs.scene.turn { tabs.tabs.selectedIndex = 1 }
    tabs.settle()
    #expect(
      tabs.scene.events.filter { $0.hasSuffix("root") } == [
        "willDisappear:root", "didDisappear:root",
      ])
    #expect(!tabs.scene.events.contains("willAppear:second"))
    tabs.scene.turn { modal.dismiss(animated: false) }
    tabs.settle()
    #expect(tabs.second.appearance == .appeared && tabs.second.view.window != nil)
    #expect(tabs.root.appearance == .disappeared)
  }

  @Test("What is presented over a tab's context goes and comes with the tab")
  func contextInTab() {
    let tabs = Tabs()
    let modal = tabs.scene.controller("modal")
    tabs.second.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    tabs.scene.turn { tabs.tabs.selectedIndex = 1 }
    tabs.scene.turn { tabs.second.present(modal, animated: false) }
    tabs.settle()
    tabs.scene.forget()
    tabs.scene.turn { tabs.tabs.selectedIndex = 2 }
    tabs.settle()
    #expect(
      tabs.scene.events.filter { $0.hasSuffix("modal") } == [
        "willDisappear:modal", "didDisappear:modal",
      ])
    tabs.scene.forget()
    tabs.scene.turn { tabs.tabs.selectedIndex = 1 }
    tabs.settle()
    #expect(modal.appearance == .appeared && modal.view.window != nil)
    #expect(tabs.second.appearance == .appeared)
  }

  @Test("What stands in the place of a stack's screen is pushed over, and comes back")
  func contextInStack() {
    let scene = TransitionScene()
    let modal = scene.controller("modal")
    modal.modalPresentationStyle = .currentContext
    let first = scene.navigation.topViewController
    first?.definesPresentationContext = true
    scene.turn { first?.present(modal, animated: false) }
    scene.session.loop.settle()
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: true) }
    scene.session.loop.settle()
    #expect(modal.appearance == .disappeared && modal.view.window == nil)
    #expect(scene.navigation.transitionView.subviews.count == 1)
    scene.turn { scene.navigation.popViewController(animated: true) }
    scene.session.loop.settle()
    #expect(modal.appearance == .appeared && modal.view.window != nil)
    scene.turn { modal.dismiss(animated: false) }
    scene.session.loop.settle()
    #expect(first?.appearance == .appeared && first?.view.frame == scene.window.bounds)
    #expect(scene.navigation.transitionView.subviews.count == 1)
  }

  @Test("Tabs replaced in a did-callback of a change: the first new one shows")
  func tabsReplaced() {
    let tabs = Tabs()
    let fresh = tabs.scene.controller("fresh")
    tabs.second.onWillAppear = { [tabs = tabs.tabs] in tabs.viewControllers = [fresh] }
    tabs.scene.turn { tabs.tabs.selectedIndex = 1 }
    tabs.settle()
    #expect(tabs.tabs.selectedViewController === fresh)
    #expect(fresh.appearance == .appeared && fresh.view.window != nil)
    #expect(tabs.second.appearance == .disappeared && tabs.second.view.window == nil)
    #expect(tabs.root.appearance == .disappeared)
  }

  @Test("A tab left while something comes in its context takes that along, and brings it back")
  func contextLeftMeanwhile() {
    let tabs = Tabs()
    let modal = tabs.scene.controller("modal")
    tabs.second.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    tabs.scene.turn { tabs.tabs.selectedIndex = 1 }
    tabs.scene.turn { tabs.second.present(modal, animated: true) }
    tabs.scene.forget()
    tabs.scene.turn { tabs.tabs.selectedIndex = 2 }
    tabs.settle()
    #expect(
      tabs.scene.events.filter { $0.hasSuffix("modal") }.suffix(3) == [
        "didAppear:modal", "willDisappear:modal", "didDisappear:modal",
      ])
    tabs.scene.turn { tabs.tabs.selectedIndex = 1 }
    tabs.settle()
    #expect(modal.appearance == .appeared && modal.view.window != nil)
  }

  @Test("A push over a screen in whose context something is coming takes that along")
  func contextCoveredMeanwhile() {
    let scene = TransitionScene()
    let (modal, next) = (scene.controller("modal"), scene.controller("next"))
    let context = scene.navigation.topViewController
    context?.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    scene.turn { context?.present(modal, animated: true) }
    scene.turn { scene.navigation.pushViewController(next, animated: true) }
    scene.session.loop.settle()
    #expect(modal.appearance == .disappeared && modal.view.window == nil)
    scene.turn { _ = scene.navigation.popViewController(animated: true) }
    scene.session.loop.settle()
    #expect(modal.appearance == .appeared && modal.view.window != nil)
  }

  @Test("So does a tab with a stack whose screen is the context")
  func contextOfTabLeftMeanwhile() {
    let scene = TransitionScene()
    let (context, modal) = (scene.controller("context"), scene.controller("modal"))
    let stack = UINavigationController(rootViewController: context)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, scene.controller("other")]
    let delegate = LongSelection()
    tabs.delegate = delegate
    context.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    scene.turn { scene.window.rootViewController = tabs }
    scene.turn { context.present(modal, animated: true) }
    scene.turn { tabs.selectedIndex = 1 }
    scene.session.loop.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(modal.appearance == .disappeared && modal.view.window == nil)
    scene.turn { tabs.selectedIndex = 0 }
    scene.session.loop.settle()
    #expect(modal.appearance == .appeared && modal.view.window != nil)
  }

  @Test("Without a context of its own a screen presents over the current one over the window")
  func noContext() {
    let scene = TransitionScene()
    let (lower, upper) = (scene.controller("lower"), scene.controller("upper"))
    lower.modalPresentationStyle = .formSheet
    upper.modalPresentationStyle = .overCurrentContext
    scene.turn { scene.navigation.present(lower, animated: false) }
    scene.turn { lower.present(upper, animated: false) }
    scene.session.loop.settle()
    #expect(upper.view.superview?.superview === scene.window)
    #expect(upper.view.bounds.size == scene.window.bounds.size)
  }

  @Test("A sheet behind a sheet on a turned phone comes back in its whole size")
  func sheetsTurned() {
    let scene = TransitionScene()
    let (lower, upper) = (scene.controller("lower"), scene.controller("upper"))
    scene.turn { scene.navigation.present(lower, animated: false) }
    scene.turn { lower.present(upper, animated: false) }
    scene.session.loop.settle()
    scene.turn { scene.session.turn(to: .landscapeLeft, animated: false) }
    scene.session.loop.settle()
    scene.turn { upper.dismiss(animated: false) }
    scene.session.loop.settle()
    let card = lower.presentationController?.presentedView
    #expect(card?.frame == scene.window.bounds && card?.transform.isIdentity == true)
  }

  private final class Driven: NSObject, UIViewControllerTransitioningDelegate {
    let scene: TransitionScene
    var questions = 0
    init(_ scene: TransitionScene) { self.scene = scene }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { Fader(scene) }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      questions += 1
      return UIPercentDrivenInteractiveTransition()
    }
  }

  @Test("A chain that is dismissed as a whole is moved by no driver: those between have gone")
  func chainWithoutDriver() {
    let scene = TransitionScene()
    let (lower, upper) = (scene.controller("lower"), scene.controller("upper"))
    let driven = Driven(scene)
    upper.modalPresentationStyle = .fullScreen
    upper.transitioningDelegate = driven
    scene.turn { scene.navigation.present(lower, animated: false) }
    scene.turn { lower.present(upper, animated: false) }
    scene.turn { scene.navigation.dismiss(animated: true) }
    scene.session.loop.settle()
    #expect(driven.questions == 0)
    #expect(scene.window.subviews.count == 1)
  }

  @Test(
    "A screen that is popped takes along what it presented in its context, and what is over that")
  func poppedContext() {
    let scene = TransitionScene()
    let (context, modal, top) = (
      scene.controller("context"), scene.controller("modal"), scene.controller("top")
    )
    context.definesPresentationContext = true
    modal.modalPresentationStyle = .overCurrentContext
    top.modalPresentationStyle = .fullScreen
    scene.turn { scene.navigation.pushViewController(context, animated: false) }
    scene.turn { context.present(modal, animated: false) }
    scene.turn { modal.present(top, animated: false) }
    scene.session.loop.settle()
    scene.turn { scene.navigation.popViewController(animated: false) }
    scene.session.loop.settle()
    #expect(scene.window.subviews.count == 1)
    for screen in [context, modal, top] {
      #expect(screen.appearance == .disappeared && screen.view.window == nil)
    }
    #expect(scene.navigation.topViewController?.appearance == .appeared)
  }

  @Test("What is presented in the place of a screen that is being pushed stands there in the end")
  func contextMeanwhile() {
    let scene = TransitionScene()
    let (pushed, modal) = (scene.controller("pushed"), scene.controller("modal"))
    pushed.definesPresentationContext = true
    modal.modalPresentationStyle = .currentContext
    scene.turn { scene.navigation.pushViewController(pushed, animated: true) }
    scene.advance(by: 0.1)
    scene.turn { pushed.present(modal, animated: true) }
    scene.session.loop.settle()
    #expect(modal.appearance == .appeared && modal.view.window != nil)
    #expect(pushed.appearance == .disappeared && pushed.view.window == nil)
    #expect(scene.navigation.transitionView.subviews.count == 1)
  }
}

/// Changes tabs more slowly than anything is presented.
private final class LongSelection: NSObject, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    2
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 2) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
