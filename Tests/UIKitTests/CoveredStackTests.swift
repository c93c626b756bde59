import QuartzCore
import Testing

@testable import UIKit

/// Changes of stacks while something else covers them, or is about to.
@MainActor @Suite("Stacks that are being covered", .ownStage)
struct CoveredStackTests {
  private func present(_ modal: UIViewController, in scene: TransitionScene) {
    modal.modalPresentationStyle = .fullScreen
    scene.turn { scene.navigation.present(modal, animated: true) }
  }

  @Test("A screen pushed while its stack is being covered is told nothing of an appearance")
  func pushWhileBeingCovered() {
    let scene = TransitionScene()
    present(scene.controller("modal"), in: scene)
    scene.advance(by: 0.1)
    scene.forget()
    scene.turn { scene.navigation.pushViewController(scene.controller("B"), animated: false) }
    scene.session.loop.settle()
    #expect(scene.events == ["didDisappear:A", "didAppear:modal"])
    #expect(scene.navigation.topViewController?.viewIfLoaded?.window == nil)
    scene.forget()
    scene.turn { scene.navigation.dismiss(animated: false) }
    scene.session.loop.settle()
    #expect(
      scene.events == ["willDisappear:modal", "willAppear:B", "didAppear:B", "didDisappear:modal"])
  }

  @Test("A stack's tab is its root's, also after the root was replaced")
  func tabOfNewRoot() {
    let scene = TransitionScene()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: scene.controller("A"))]
    let other = scene.controller("B")
    scene.turn { scene.window.rootViewController = tabs }
    scene.turn {
      (tabs.viewControllers?.first as? UINavigationController)?
        .setViewControllers([other], animated: false)
    }
    #expect(tabs.tabBar.items?.first === other.tabBarItem)
    #expect(tabs.tabBar.selectedItem === other.tabBarItem)
  }

  @Test("A new root takes what was presented over the old one out of the window")
  func newRoot() {
    let scene = TransitionScene()
    let modal = scene.controller("modal")
    present(modal, in: scene)
    scene.session.loop.settle()
    scene.forget()
    scene.turn { scene.window.rootViewController = scene.controller("new") }
    scene.session.loop.settle()
    #expect(
      scene.events == [
        "willDisappear:modal", "didDisappear:modal", "willAppear:new", "didAppear:new",
      ])
    #expect(modal.presentingViewController == nil && modal.view.window == nil)
    #expect(scene.window.subviews.count == 1)
  }

  @Test("A new root while a screen is being presented: the presentation ends, its completion runs")
  func newRootMeanwhile() {
    let scene = TransitionScene()
    let modal = scene.controller("modal")
    modal.modalPresentationStyle = .fullScreen
    var completions = 0
    scene.turn { scene.navigation.present(modal, animated: true) { completions += 1 } }
    scene.advance(by: 0.1)
    scene.turn { scene.window.rootViewController = scene.controller("new") }
    scene.session.loop.settle()
    #expect(completions == 1)
    #expect(scene.window.subviews.count == 1 && scene.session.transitions.isEmpty)
    #expect(modal.appearance == .disappeared)
  }

  @Test("A push that hides the tab bar ends after another tab was chosen: the bar stays")
  func barOfAnotherTab() {
    let scene = TransitionScene()
    let stack = UINavigationController(rootViewController: scene.controller("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, scene.controller("other")]
    scene.turn { scene.window.rootViewController = tabs }
    scene.session.loop.settle()
    let full = scene.controller("full")
    full.hidesBottomBarWhenPushed = true
    scene.turn { stack.pushViewController(full, animated: true) }
    scene.advance(by: 0.2)
    scene.turn { tabs.selectedIndex = 1 }
    scene.session.loop.settle()
    #expect(tabs.tabBar.superview === tabs.view)
    scene.turn { tabs.selectedIndex = 0 }
    scene.session.loop.settle()
    #expect(tabs.tabBar.window == nil)
  }

  @Test("A chain in which a presentation is on its way is not dismissed from below (F177)")
  func chainInMotion() {
    let scene = TransitionScene()
    let lower = scene.controller("lower")
    let upper = scene.controller("upper")
    for modal in [lower, upper] { modal.modalPresentationStyle = .fullScreen }
    scene.turn { scene.navigation.present(lower, animated: false) }
    scene.turn { lower.present(upper, animated: true) }
    scene.advance(by: 0.1)
    scene.turn { scene.navigation.dismiss(animated: false) }
    scene.session.loop.settle()
    #expect(lower.presentedViewController === upper && upper.view.window != nil)
    #expect(scene.session.media.issues.count == 1)
    scene.turn { scene.navigation.dismiss(animated: false) }
    scene.session.loop.settle()
    #expect(scene.window.subviews.count == 1 && scene.navigation.presentedViewController == nil)
  }
}
