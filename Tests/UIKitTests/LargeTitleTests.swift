import QuartzCore
import Testing
@testable import UIKit

/// Large titles that give their room to content, and prompts over the row.
@MainActor @Suite("Large titles and prompts", .ownStage)
struct LargeTitleTests {
  @MainActor
  private struct Stand {
    let scene: BarScene
    let scroll: UIScrollView

    init() {
      scene = BarScene { $0.navigationBar.prefersLargeTitles = true }
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 393, height: 3000)
      let screen = UIViewController()
      screen.title = "Large"
      screen.view = scroll
      self.scroll = scroll
      let navigation = scene.navigation
      scene.turn { navigation.viewControllers = [screen] }
      scene.session.loop.settle()
    }

    var bar: UINavigationBar { scene.bar }

    /// As if a finger had left the content there.
    func scroll(to y: CGFloat) {
      scene.turn { scroll.contentOffset.y = y }
      scene.session.loop.settle()
    }

    /// A drag upwards, so slow that nothing is thrown.
    func drag(by way: CGFloat) {
      scene.touch(200, 600, .began)
      for step in 1...20 {
        scene.advance(by: 1.0 / 60)
        scene.touch(200, 600 + way * CGFloat(step) / 20, .moved)
      }
      scene.advance(by: 0.3)
      scene.touch(200, 600 + way, .ended)
      scene.session.loop.settle()
    }
  }

  @Test("At rest the bar is 96 pt high, and content begins below it")
  func expanded() {
    let stand = Stand()
    #expect(stand.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 96))
    #expect(stand.scroll.contentOffset.y == -155)
    #expect(stand.scroll.adjustedContentInset.top == 155)
  }

  @Test(
    "The bar gives way point for point, and is 44 pt high when the title is gone",
    arguments: [(-155, 96), (-150, 91), (-120, 61), (-103, 44), (0, 44), (-300, 96)]
      as [(CGFloat, CGFloat)])
  func collapses(_ offset: CGFloat, _ height: CGFloat) {
    let stand = Stand()
    stand.scene.turn { stand.scroll.bounds.origin.y = offset }
    #expect(stand.bar.frame.height == height)
    #expect(stand.scroll.adjustedContentInset.top == 59 + height)
    #expect(stand.scroll.safeAreaInsets.top == 59 + height)
  }

  @Test("Content stays where it is put while the inset shrinks under it")
  func staysPut() {
    let stand = Stand()
    for y in stride(from: CGFloat(-155), through: -90, by: 5) {
      stand.scene.turn { stand.scroll.contentOffset.y = y }
      #expect(stand.scroll.contentOffset.y == y)
    }
    for y in stride(from: CGFloat(-90), through: -155, by: -5) {
      stand.scene.turn { stand.scroll.contentOffset.y = y }
      #expect(stand.scroll.contentOffset.y == y)
    }
    #expect(stand.bar.frame.height == 96)
  }

  @Test("The title in the row stands in once the large one is nearly gone")
  func swaps() {
    let stand = Stand()
    #expect(stand.bar.content?.title.alpha == 0)
    stand.scroll(to: -155 + 30)
    #expect(stand.bar.content?.title.alpha == 0)
    stand.scroll(to: -155 + 45)
    #expect(stand.bar.content?.title.alpha == 1)
    stand.scroll(to: -155)
    #expect(stand.bar.content?.title.alpha == 0)
  }

  @Test("A drag that ends on the way goes on to the nearer end")
  func rests() {
    let stand = Stand()
    stand.drag(by: -25)
    #expect(stand.scroll.contentOffset.y == -155)
    #expect(stand.bar.frame.height == 96)
    stand.drag(by: -50)
    #expect(stand.scroll.contentOffset.y == -103)
    #expect(stand.bar.frame.height == 44)
  }

  @Test("From under the bar content comes down again, and the title with it")
  func comesBack() {
    let stand = Stand()
    stand.drag(by: -300)
    #expect(stand.bar.frame.height == 44)
    #expect(stand.bar.isScrolledUnder)
    stand.drag(by: 300)
    stand.drag(by: 200)
    #expect(stand.scroll.contentOffset.y == -155)
    #expect(stand.bar.frame.height == 96)
    #expect(!stand.bar.isScrolledUnder)
    #expect(stand.scene.session.media.issues.isEmpty)
  }

  @Test("A screen that was left with a small title has it still when one comes back")
  func remembers() {
    let stand = Stand()
    stand.scroll(to: 100)
    let next = stand.scene.screen("Next")
    stand.scene.turn { stand.scene.navigation.pushViewController(next, animated: true) }
    stand.scene.session.loop.settle()
    #expect(stand.bar.frame.height == 96)
    stand.scene.turn { _ = stand.scene.navigation.popViewController(animated: true) }
    stand.scene.session.loop.settle()
    #expect(stand.bar.frame.height == 44)
    #expect(stand.scroll.contentOffset.y == 100)
    #expect(stand.bar.content?.title.alpha == 1)
  }

  @Test("A prompt stands over the row, which goes down 30 pt, and the bar grows by them")
  func prompt() throws {
    let scene = BarScene("A")
    let item = try #require(scene.navigation.topViewController?.navigationItem)
    let row = try #require(scene.bar.content?.title.center.y)
    scene.turn { item.prompt = "Choose one" }
    #expect(scene.bar.frame.height == 74)
    #expect(scene.navigation.topViewController?.view.safeAreaInsets.top == 133)
    let content = try #require(scene.bar.content)
    #expect(content.prompt?.text == "Choose one")
    #expect(content.prompt.map { $0.frame.maxY <= 30 } == true)
    #expect(abs(content.title.center.y - row - 30) < 0.5)
    scene.turn { item.prompt = nil }
    #expect(scene.bar.frame.height == 44)
    #expect(scene.bar.content?.prompt == nil)
    #expect(scene.session.media.issues.isEmpty)
  }
}
