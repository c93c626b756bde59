import QuartzCore
import Testing
@testable import UIKit

/// Screens side by side.
@MainActor @Suite("Controllers: tabs")
struct TabBarControllerTests {
  private let session: InterfaceSession
  private let window: UIWindow
  private let tabs: UITabBarController
  private let log = Log()

  @MainActor
  private final class Log {
    var events: [String] = []
  }

  private final class Tab: UIViewController {
    var log: Log?
    override func viewWillAppear(_ animated: Bool) { note("will") }
    override func viewDidAppear(_ animated: Bool) { note("did") }
    override func viewWillDisappear(_ animated: Bool) { note("willNot") }
    override func viewDidDisappear(_ animated: Bool) { note("didNot") }
    private func note(_ what: String) { log?.events.append("\(what):\(title ?? "")") }
  }

  private final class Judge: NSObject, UITabBarControllerDelegate {
    var allows = true
    var selected: [String] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var driver: UIPercentDrivenInteractiveTransition?
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { allows }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { selected.append(viewController.title ?? "") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      1
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  init() {
    let session = InterfaceSession(device: .phone)
    session.media.activate()
    self.session = session
    let log = log
    (window, tabs) = session.media.run {
      (UIWindow(frame: session.screen.bounds), UITabBarController())
    }
    session.loop.perform { [window, tabs] in
      tabs.viewControllers = ["A", "B", "C"].map { title in
        let tab = Tab()
        tab.title = title
        tab.log = log
        return tab
      }
      window.rootViewController = tabs
      window.makeKeyAndVisible()
    }
  }

  private func turn(_ body: () -> Void) { session.loop.perform(body) }

  @Test("The first tab shows, over a bar of 49 points and the safe area")
  func first() {
    #expect(log.events == ["will:A", "did:A"])
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
    #expect(tabs.selectedViewController?.tabBarController === tabs)
  }

  @Test("A choice by code changes screens at once, with balanced callbacks")
  func byCode() {
    log.events = []
    turn { tabs.selectedIndex = 1 }
    #expect(log.events == ["willNot:A", "will:B", "didNot:A", "did:B"])
    #expect(tabs.viewControllers?[0].viewIfLoaded?.window == nil)
    #expect(tabs.viewControllers?[1].viewIfLoaded?.window === window)
    #expect(tabs.tabBar.selectedItem?.title == "B")
  }

  @Test("A press asks the delegate and tells it; a choice by code does neither")
  func pressed() throws {
    let judge = Judge()
    tabs.delegate = judge
    turn { tabs.selectedIndex = 2 }
    #expect(judge.selected.isEmpty)
    let buttons = tabs.tabBar.buttons
    turn { buttons[1].sendActions(for: .touchUpInside) }
    #expect(judge.selected == ["B"] && tabs.selectedIndex == 1)
    judge.allows = false
    turn { buttons[0].sendActions(for: .touchUpInside) }
    #expect(judge.selected == ["B"] && tabs.selectedIndex == 1)
  }

  @Test("A delegate's animator runs, and a percent driver can take it back")
  func animated() {
    let judge = Judge()
    judge.animator = Fade()
    judge.driver = UIPercentDrivenInteractiveTransition()
    tabs.delegate = judge
    log.events = []
    turn { tabs.selectedIndex = 1 }
    #expect(log.events == ["willNot:A", "will:B"])
    turn { judge.driver?.update(0.5) }
    turn { judge.driver?.cancel() }
    session.loop.advance(by: 0.5)
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem?.title == "A")
    #expect(
      log.events == [
        "willNot:A", "will:B", "willNot:B", "didNot:B", "will:A", "did:A",
      ])
    judge.driver = nil
    turn { tabs.selectedIndex = 1 }
    session.loop.advance(by: 1)
    #expect(tabs.selectedIndex == 1 && log.events.suffix(2) == ["didNot:A", "did:B"])
  }

  @Test("A driven change of tabs that finishes calls in the order of navigation, once")
  func finished() {
    let judge = Judge()
    judge.animator = Fade()
    judge.driver = UIPercentDrivenInteractiveTransition()
    tabs.delegate = judge
    log.events = []
    turn { tabs.selectedIndex = 1 }
    turn { judge.driver?.update(0.6) }
    session.loop.advance(by: 2)
    #expect(tabs.selectedViewController?.title == "B" && log.events.count == 2)
    turn { judge.driver?.finish() }
    session.loop.settle()
    #expect(log.events == ["willNot:A", "will:B", "didNot:A", "did:B"])
    // A choice by code asks and tells nobody.
    #expect(judge.selected.isEmpty && tabs.tabBar.selectedItem?.title == "B")
  }

  @Test("A tab that leaves by removeFromParent takes the selection along")
  func removed() {
    log.events = []
    turn { tabs.viewControllers?.first?.removeFromParent() }
    session.loop.settle()
    #expect(tabs.viewControllers?.count == 2 && tabs.selectedViewController?.title == "B")
    #expect(log.events == ["willNot:A", "didNot:A", "will:B", "did:B"])
  }

  @Test("A tab chosen while another comes is shown after it")
  func chosenMeanwhile() {
    let judge = Judge()
    judge.animator = Fade()
    tabs.delegate = judge
    turn { tabs.selectedIndex = 1 }
    session.loop.advance(by: 0.5)
    turn { tabs.selectedIndex = 2 }
    session.loop.advance(by: 0.5)
    #expect(tabs.displayed?.title == "B" && tabs.running != nil)
    session.loop.advance(by: 1)
    #expect(tabs.displayed?.title == "C" && tabs.running == nil)
  }

  @Test("Tabs that go take the selection to the first; the others stay children")
  func replaced() {
    turn { tabs.selectedIndex = 2 }
    let kept = Array(tabs.viewControllers?.prefix(2) ?? [])
    turn { tabs.viewControllers = kept }
    #expect(tabs.selectedIndex == 0 && tabs.children.count == 2)
    #expect(kept[0].viewIfLoaded?.window === window)
  }

  @Test("A screen pushed to hide the bar takes it along, and brings it back when it is popped")
  func hidesWhenPushed() throws {
    let navigation = UINavigationController(rootViewController: Tab())
    turn { tabs.viewControllers = [navigation] }
    let bar = tabs.tabBar
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
    let pushed = Tab()
    pushed.hidesBottomBarWhenPushed = true
    turn { navigation.pushViewController(pushed, animated: true) }
    let root = navigation.viewControllers[0]
    #expect(bar.superview === root.view && bar.frame.minY == 852 - 83)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
    session.loop.advance(by: 0.5)
    #expect(bar.superview == nil)
    turn { _ = navigation.popViewController(animated: true) }
    #expect(bar.superview === root.view)
    session.loop.advance(by: 0.5)
    #expect(bar.superview === tabs.view && bar.frame.minY == 852 - 83)
  }

  @Test("A press of the tab that shows takes its stack back to the root")
  func pressedAgain() {
    let navigation = UINavigationController(rootViewController: Tab())
    turn { tabs.viewControllers = [navigation] }
    turn { navigation.pushViewController(Tab(), animated: false) }
    turn { tabs.tabBar.buttons[0].sendActions(for: .touchUpInside) }
    session.loop.advance(by: 0.4)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("More tabs than a phone has room for are said")
  func tooMany() {
    turn { tabs.viewControllers = (0..<6).map { _ in UIViewController() } }
    #expect(session.media.issues.contains { $0.subject == "UITabBarController.viewControllers" })
  }
}
