import QuartzCore
import Testing
@testable import UIKit

/// Toolbars, by themselves and under a stack of screens.
@MainActor @Suite("Bars: toolbars", .ownStage)
struct ToolbarTests {
  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test("A navigation controller's toolbar stands 44 points high over the bottom safe area")
  func place() throws {
    let scene = BarScene("A")
    let toolbar = try #require(scene.navigation.toolbar)
    #expect(scene.navigation.isToolbarHidden && toolbar.isHidden)
    #expect(toolbar.frame.minY == 852)
    scene.turn { scene.navigation.isToolbarHidden = false }
    #expect(toolbar.frame == CGRect(x: 0, y: 852 - 34 - 44, width: 393, height: 44))
    #expect(!toolbar.isHidden)
    #expect(toolbar.background.frame.height == 78)
    #expect(scene.navigation.topViewController?.view.safeAreaInsets.bottom == 78)
  }

  @Test("F71: showing and hiding it takes 0.2 s")
  func hides() throws {
    let scene = BarScene("A")
    let toolbar = try #require(scene.navigation.toolbar)
    scene.turn { scene.navigation.setToolbarHidden(false, animated: true) }
    scene.advance(by: 0.1)
    #expect(try #require(toolbar.layer.presentation()).frame.minY == 813)
    scene.advance(by: 0.1)
    scene.turn { scene.navigation.setToolbarHidden(true, animated: true) }
    scene.advance(by: 0.1)
    #expect(!toolbar.isHidden)
    scene.advance(by: 0.1)
    #expect(toolbar.isHidden && toolbar.frame.minY == 852)
  }

  @Test("It shows the items of the screen on top, and fades with the transition")
  func followsScreens() throws {
    let scene = BarScene("A")
    let (mine, theirs) = (item("Mine"), item("Theirs"))
    scene.turn {
      scene.navigation.isToolbarHidden = false
      scene.navigation.topViewController?.toolbarItems = [mine]
    }
    let toolbar = try #require(scene.navigation.toolbar)
    #expect(toolbar.items == [mine])
    let b = scene.screen("B")
    b.toolbarItems = [.flexibleSpace(), theirs]
    scene.turn { scene.navigation.pushViewController(b, animated: true) }
    scene.advance(by: 0.1)
    // Where the system's spring is after 0.1 s (F80); opacities have the precision of Float.
    #expect(abs(try #require(toolbar.content).shownAlpha - 0.5447784) < 1e-6)
    #expect(abs(try #require(toolbar.leaving).shownAlpha - 0.4552216) < 1e-6)
    scene.advance(by: 0.4)
    #expect(toolbar.items?.last === theirs && toolbar.leaving == nil)
    scene.turn { _ = scene.navigation.popViewController(animated: true) }
    scene.advance(by: 0.5)
    #expect(toolbar.items == [mine])
  }

  @Test("A button performs its item's closure")
  func performs() throws {
    var count = 0
    let scene = ViewScene()
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 393, height: 44))
    scene.show(toolbar)
    scene.turn {
      toolbar.items = [
        UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in count += 1 })
      ]
    }
    let button = try #require(toolbar.content?.buttons.first)
    scene.turn { button.sendActions(for: .touchUpInside) }
    #expect(count == 1)
  }

  @Test("Items set with animation fade over the old ones")
  func animatedItems() {
    let scene = ViewScene()
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 393, height: 44))
    scene.show(toolbar)
    let (one, two) = (item("One"), item("Two"))
    scene.turn { toolbar.items = [one] }
    scene.turn { toolbar.setItems([two], animated: true) }
    #expect(toolbar.items == [two] && toolbar.leaving?.items == [one])
    scene.advance(by: 0.4)
    #expect(toolbar.leaving == nil && toolbar.content?.alpha == 1)
  }
}
