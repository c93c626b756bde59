import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite("Scroll view", .ownStage)
struct ScrollViewTests {
  private let scroll = ScrollScene()

  @Test("The offset is the bounds' origin, and each change of it is told at once")
  func offset() {
    scroll.notesScrolling = true
    scroll.view.contentOffset = CGPoint(x: 0, y: 30)
    #expect(scroll.view.bounds.origin == CGPoint(x: 0, y: 30))
    scroll.view.bounds.origin.y = 50
    #expect(scroll.offset.y == 50)
    scroll.view.contentOffset.y = 50
    #expect(scroll.events == ["scroll", "scroll"])
    scroll.view.contentOffset.y = .nan
    #expect(scroll.offset.y == 50)
    #expect(scroll.scene.issues.count == 1)
  }

  @Test("An animated offset takes 0.3 s, evenly begun and ended, and says when it is there")
  func animatedOffset() {
    scroll.scene.turn { scroll.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(scroll.offset.y == 0)
    scroll.scene.advance(by: 0.15)
    #expect(scroll.offset.y == 150)
    scroll.scene.advance(by: 0.15)
    #expect(scroll.offset.y == 300)
    #expect(scroll.events == ["didEndScrollingAnimation"])
    // There already: nothing happens, and nothing is told.
    scroll.scene.turn { scroll.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    scroll.scene.advance(by: 1)
    #expect(scroll.events.count == 1)
  }

  @Test("An offset set without animation ends what moves")
  func setOffsetStops() {
    scroll.scene.turn { scroll.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    scroll.scene.advance(by: 0.1)
    scroll.scene.turn {
      scroll.view.setContentOffset(scroll.view.contentOffset, animated: false)
    }
    let held = scroll.offset.y
    scroll.scene.advance(by: 1)
    #expect(scroll.offset.y == held && held > 0 && held < 300)
  }

  @Test(
    "A rectangle is brought into view by the least way",
    arguments: [
      (CGRect(x: 0, y: 500, width: 10, height: 50), 150),
      (CGRect(x: 0, y: 120, width: 10, height: 50), 100),
      (CGRect(x: 0, y: 20, width: 10, height: 50), 20),
      (CGRect(x: 0, y: 1990, width: 10, height: 50), 1600),
      (CGRect(x: 0, y: 300, width: 10, height: 900), 300),
    ])
  func reveals(rect: CGRect, expected: CGFloat) {
    scroll.view.contentOffset.y = 100
    scroll.view.scrollRectToVisible(rect, animated: false)
    #expect(scroll.offset.y == expected)
  }

  @Test(
    "Pages: a slow drag rests at the nearest, a fast one at the next", arguments: [true, false])
  func pages(isFast: Bool) {
    scroll.view.isPagingEnabled = true
    scroll.view.contentSize = CGSize(width: 1500, height: 400)
    let start = CGPoint(x: 250, y: 200)
    if isFast {
      scroll.flick(from: start, by: CGVector(dx: -80, dy: 0))
    } else {
      scroll.place(from: start, by: CGVector(dx: -80, dy: 0))
    }
    scroll.scene.advance(by: 2)
    #expect(scroll.offset == CGPoint(x: isFast ? 300 : 0, y: 0))
  }

  @Test("Content that has become shorter moves back into view")
  func shorter() {
    scroll.view.contentOffset.y = 1500
    scroll.scene.turn { scroll.view.contentSize.height = 600 }
    #expect(scroll.offset.y == 200)
  }

  @Test("Content at its top stays there when the inset changes, and the change is told")
  func insets() {
    scroll.scene.turn { scroll.view.contentInset.top = 60 }
    #expect(scroll.offset.y == -60)
    #expect(scroll.events == ["didChangeInset"])
    scroll.view.contentOffset.y = 200
    scroll.scene.turn { scroll.view.contentInset.top = 20 }
    #expect(scroll.offset.y == 200)
  }

  @Test(
    "The safe area is added by the adjustment behaviour",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, 0), (.always, 59), (.automatic, 59),
      (.scrollableAxes, 59),
    ])
  func adjustment(behaviour: UIScrollView.ContentInsetAdjustmentBehavior, top: CGFloat) {
    scroll.scene.turn { scroll.view.contentInsetAdjustmentBehavior = behaviour }
    #expect(scroll.view.adjustedContentInset.top == top)
    #expect(scroll.offset.y == -top)
    // Content that fits has no axis along which it scrolls.
    scroll.scene.turn { scroll.view.contentSize = CGSize(width: 10, height: 10) }
    #expect(scroll.view.adjustedContentInset.top == (behaviour == .always ? 59 : 0))
  }

  @Test("Under a navigation bar the content begins below it, and the bar shows when it goes under")
  func navigationBar() throws {
    let bars = BarScene("List")
    let controller = try #require(bars.navigation.topViewController)
    let view = UIScrollView(frame: controller.view.bounds)
    bars.turn {
      view.contentSize = CGSize(width: 393, height: 3000)
      controller.view.addSubview(view)
    }
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -103)
    #expect(!bars.bar.isScrolledUnder)
    bars.turn { view.contentOffset.y = 0 }
    #expect(bars.bar.isScrolledUnder)
    bars.turn { view.contentOffset.y = -103 }
    #expect(!bars.bar.isScrolledUnder)
  }

  @Test("Indicators show while content moves, in proportion, and fade when it rests")
  func indicators() throws {
    #expect(scroll.view.subviews.isEmpty)
    scroll.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -110))
    let bar = try #require(scroll.view.indicators.vertical)
    // 394 pt of track for a fifth of the content; a sixteenth of the way is gone.
    #expect(isNear(bar.frame, CGRect(x: 294, y: 122.7, width: 3, height: 78.8)))
    #expect(bar.alpha == 1)
    scroll.scene.advance(by: 0.2)
    scroll.lift(at: CGPoint(x: 150, y: 190))
    scroll.scene.advance(by: 0.3)
    #expect(bar.shownAlpha == 1)
    scroll.scene.advance(by: 0.5)
    #expect(bar.shownAlpha == 0)
  }

  @Test("A window that closes leaves nothing moving")
  func leaves() {
    scroll.flick(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -110))
    scroll.scene.turn { scroll.view.removeFromSuperview() }
    #expect(scroll.scene.session.motions.isEmpty)
    #expect(scroll.scene.session.loop.settle())
  }
}

@MainActor @Suite("Scroll view: the way to the top", .ownStage)
struct ScrollToTopTests {
  @Test("A tap on the status bar scrolls to the top, if one view alone may be scrolled by it")
  func statusBar() {
    let scroll = ScrollScene(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    scroll.view.contentOffset.y = 500
    scroll.scene.tap(100, 20)
    scroll.scene.advance(by: 1)
    #expect(scroll.offset.y == 0)
    let other = UIScrollView(frame: CGRect(x: 0, y: 520, width: 300, height: 100))
    scroll.scene.turn {
      other.contentSize = CGSize(width: 300, height: 1000)
      scroll.scene.window.addSubview(other)
      scroll.view.contentOffset.y = 500
    }
    scroll.scene.tap(100, 20)
    scroll.scene.advance(by: 1)
    #expect(scroll.offset.y == 500)
  }
}
