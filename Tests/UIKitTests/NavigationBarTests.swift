import QuartzCore
import Testing
@testable import UIKit

/// A navigation bar at rest: what is where, and what presses do.
@MainActor @Suite("Bars: the navigation bar", .ownStage)
struct NavigationBarTests {
  private func content(_ scene: TransitionScene) throws -> NavigationBarContentView {
    try #require(scene.navigation.navigationBar.content)
  }

  private func screen(_ scene: TransitionScene, _ title: String) -> Screen {
    let screen = scene.controller(title)
    screen.title = title
    return screen
  }

  /// The root's title is Inbox, and a screen with the title Message is on top of it.
  private func pushed(_ title: String = "Message") -> TransitionScene {
    let scene = TransitionScene()
    scene.navigation.topViewController?.title = "Inbox"
    scene.turn { scene.navigation.pushViewController(screen(scene, title), animated: false) }
    return scene
  }

  @Test("The title is in the middle, semibold, and the way back says the title before")
  func parts() throws {
    let scene = pushed()
    let content = try content(scene)
    let title = try #require(content.titleLabel)
    #expect(title.text == "Message" && title.font.pointSize == 17)
    #expect(abs(title.center.x - 393 / 2) <= 0.5 && abs(title.center.y - 22) <= 0.5)
    let back = try #require(content.back)
    #expect(back.label.text == "Inbox")
    #expect(content.places.back.start == 27)
    #expect(back.chevron.frame.minX == 8)
  }

  @Test("The root has no way back, and neither has an item that hides it or has a left button")
  func noWayBack() throws {
    let scene = TransitionScene()
    #expect(try content(scene).back == nil)
    let b = screen(scene, "B")
    b.navigationItem.hidesBackButton = true
    scene.turn { scene.navigation.pushViewController(b, animated: false) }
    #expect(try content(scene).back == nil)
    scene.turn { b.navigationItem.hidesBackButton = false }
    #expect(try content(scene).back != nil)
    let button = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
    scene.turn { b.navigationItem.leftBarButtonItem = button }
    #expect(try content(scene).back == nil && content(scene).left.count == 1)
    scene.turn { b.navigationItem.leftItemsSupplementBackButton = true }
    #expect(try content(scene).back != nil)
  }

  @Test("A long title leaves the chevron alone, and is cut at the buttons")
  func longTitles() throws {
    let scene = pushed(String(repeating: "A title without an end ", count: 4))
    let content = try content(scene)
    #expect(content.places.backLabel == .none)
    #expect(content.places.title.end <= 393 - 16)
    #expect(content.back?.label.isHidden == true)
  }

  @Test("A title that changes is shown at once")
  func changes() throws {
    let scene = pushed()
    scene.turn { scene.navigation.topViewController?.title = "Other" }
    #expect(try content(scene).titleLabel?.text == "Other")
    scene.turn { scene.navigation.viewControllers[0].title = "Home" }
    #expect(try content(scene).back?.label.text == "Home")
  }

  @Test("The bar is 96 points high with a large title, and the safe area says so")
  func largeTitle() throws {
    let scene = pushed()
    let navigation = scene.navigation
    scene.turn { navigation.navigationBar.prefersLargeTitles = true }
    #expect(navigation.navigationBar.frame.height == 96)
    let top = try #require(navigation.topViewController)
    #expect(top.view.safeAreaInsets.top == 155)
    scene.turn { top.navigationItem.largeTitleDisplayMode = .never }
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(top.view.safeAreaInsets.top == 103)
  }

  @Test("An automatic large title follows the item before it; the first one is large")
  func largeTitleInherits() {
    let bar = UINavigationBar(frame: .zero)
    let items = (0..<3).map { UINavigationItem(title: "\($0)") }
    #expect(!bar.isLarge(items))
    bar.prefersLargeTitles = true
    #expect(bar.isLarge(items))
    items[1].largeTitleDisplayMode = .never
    #expect(!bar.isLarge(items) && bar.isLarge([items[0]]))
    items[2].largeTitleDisplayMode = .always
    #expect(bar.isLarge(items))
  }

  @Test("A press of the back button pops")
  func backPops() throws {
    let scene = pushed()
    let back = try #require(content(scene).back)
    scene.turn { back.sendActions(for: .touchUpInside) }
    scene.advance(by: 0.4)
    #expect(scene.navigation.viewControllers.count == 1)
    #expect(try content(scene).titleLabel?.text == "Inbox")
  }

  @Test("A subclass that is the bar's delegate may refuse a press of the back button")
  func shouldPop() throws {
    final class Keeper: UINavigationController, UINavigationBarDelegate {
      var asked = 0
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
      ) -> Bool {
        asked += 1
        return false
      }
    }
    let session = InterfaceSession()
    let window = session.media.run { UIWindow(frame: session.screen.bounds) }
    let keeper = session.media.run { Keeper() }
    session.loop.perform {
      keeper.viewControllers = [UIViewController(), UIViewController()]
      window.rootViewController = keeper
      window.makeKeyAndVisible()
    }
    let back = try #require(keeper.navigationBar.content?.back)
    session.loop.perform { back.sendActions(for: .touchUpInside) }
    #expect(keeper.asked == 1 && keeper.viewControllers.count == 2)
  }

  @Test("A bar button performs its item's closure; a disabled one is not pressed")
  func buttonPerforms() throws {
    let scene = TransitionScene()
    var count = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    scene.turn { scene.navigation.topViewController?.navigationItem.rightBarButtonItem = item }
    let button = try #require(content(scene).right.first)
    scene.turn { button.sendActions(for: .touchUpInside) }
    #expect(count == 1)
    scene.turn { item.isEnabled = false }
    #expect(!button.isEnabled)
  }

  @Test("Read from right to left everything is turned around")
  func rightToLeft() throws {
    let scene = pushed()
    scene.turn {
      scene.navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
      scene.navigation.navigationBar.content?.setNeedsLayout()
    }
    let back = try #require(content(scene).back)
    #expect(back.frame.maxX == 393 && back.chevron.pointsRight)
    let chevron = back.convert(back.chevron.frame, to: back.superview)
    #expect(chevron.maxX == 385)
    let label = back.room.convert(back.label.frame, to: back.superview)
    #expect(abs(label.maxX - (393 - 27)) < 0.34)
  }

  @Test("At the screen's edge a bar is clear, with a colour or a look for the edge it is not")
  func scrollEdge() {
    let scene = TransitionScene()
    let bar = scene.navigation.navigationBar
    #expect(bar.background.shownFill == nil)
    scene.turn { bar.isScrolledUnder = true }
    #expect(bar.background.shownFill != nil)
    scene.turn { bar.isScrolledUnder = false }
    #expect(bar.background.shownFill == nil)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    scene.turn { bar.scrollEdgeAppearance = look }
    #expect(bar.background.shownFill == .red)
    scene.turn {
      bar.scrollEdgeAppearance = nil
      bar.barTintColor = .blue
    }
    #expect(bar.background.shownFill == .blue)
  }

  @Test("A bar by itself pushes and pops, asks its delegate, and tells it")
  func standalone() {
    final class Judge: NSObject, UINavigationBarDelegate {
      var events: [String] = []
      var allows = true
      func navigationBar(
        _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
      ) -> Bool {
        events.append("should \(item.title ?? "")")
        return allows
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        events.append("did \(item.title ?? "")")
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        events.append("popped \(item.title ?? "")")
      }
    }
    let scene = ViewScene()
    let judge = Judge()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
    bar.delegate = judge
    scene.show(bar)
    scene.turn {
      bar.items = [UINavigationItem(title: "A")]
      bar.pushItem(UINavigationItem(title: "B"), animated: true)
    }
    #expect(bar.topItem?.title == "B" && judge.events == ["should B"])
    #expect(bar.transition != nil)
    scene.advance(by: 0.5)
    #expect(judge.events == ["should B", "did B"] && bar.transition == nil)
    scene.turn { bar.popItem(animated: false) }
    #expect(bar.topItem?.title == "A" && judge.events.last == "popped B")
    judge.allows = false
    scene.turn { bar.pushItem(UINavigationItem(title: "C"), animated: false) }
    #expect(bar.topItem?.title == "A")
  }

  @Test("A navigation controller makes bars of the app's own classes")
  func ownClasses() {
    final class Bar: UINavigationBar {
      var made = ""
      override init(frame: CGRect) {
        super.init(frame: frame)
        made = "by frame"
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Tools: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect((navigation.navigationBar as? Bar)?.made == "by frame")
    #expect(navigation.toolbar is Tools)
  }

  @Test("What is the navigation controller's is not the app's to change, and that is said")
  func recorded() {
    let scene = TransitionScene()
    scene.turn {
      scene.navigation.navigationBar.pushItem(UINavigationItem(title: "C"), animated: false)
    }
    let subjects = scene.media.issues.map(\.subject)
    #expect(subjects == ["UINavigationBar.pushItem"])
  }
}
