import QuartzCore
import Testing
@testable import UIKit

/// The bar of tabs by itself.
@MainActor @Suite("Bars: tab bars", .ownStage)
struct TabBarTests {
  private final class Hearer: NSObject, UITabBarDelegate {
    var heard: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.tag) }
  }

  private func bar(_ scene: ViewScene, _ count: Int = 3) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 769, width: 393, height: 83))
    scene.show(bar)
    scene.turn {
      bar.items = (0..<count).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
    }
    return bar
  }

  @Test("The tabs share the bar's width and its upper 49 points")
  func places() {
    let scene = ViewScene()
    let bar = bar(scene)
    #expect(bar.buttons.map(\.frame.minX) == [0, 131, 262])
    #expect(bar.buttons.allSatisfy { $0.frame.height == 49 })
    scene.turn {
      bar.semanticContentAttribute = .forceRightToLeft
      bar.setNeedsLayout()
    }
    #expect(bar.buttons.map(\.frame.minX) == [262, 131, 0])
  }

  @Test("A pressed tab is selected, and the delegate hears of it")
  func press() {
    let scene = ViewScene()
    let bar = bar(scene)
    let hearer = Hearer()
    bar.delegate = hearer
    scene.tap(200, 790)
    #expect(hearer.heard == [1] && bar.selectedItem?.tag == 1)
    #expect(bar.buttons.map(\.isSelected) == [false, true, false])
  }

  @Test("Items that go take the selection with them")
  func selectionGoes() {
    let scene = ViewScene()
    let bar = bar(scene)
    scene.turn { bar.selectedItem = bar.items?[2] }
    scene.turn { bar.items = bar.items.map { Array($0.prefix(2)) } }
    #expect(bar.selectedItem == nil && bar.buttons.count == 2)
  }

  @Test("A badge stands at the icon's corner, as wide as its text but never narrower than high")
  func badge() throws {
    let scene = ViewScene()
    let bar = bar(scene)
    let button = try #require(bar.buttons.first)
    #expect(button.badgeFrame == nil)
    scene.turn { bar.items?[0].badgeValue = "" }
    #expect(button.badgeFrame == CGRect(x: 71.5, y: 2, width: 18, height: 18))
    scene.turn { bar.items?[0].badgeValue = "1234" }
    #expect(try #require(button.badgeFrame).width > 30)
  }
}
