import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Page controls", .ownStage)
struct PageControlTests {
  private let scene = ViewScene()
  private let pages: UIPageControl

  init() {
    pages = scene.show(UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26)))
    scene.turn { pages.numberOfPages = 5 }
    pages.addAction(
      UIAction { [scene, pages] _ in scene.note("\(pages.currentPage)") }, for: .valueChanged)
  }

  private var dots: [UIView] { Array(pages.subviews.dropFirst()) }

  @Test("The current page stays in range as it and the number of pages change")
  func range() {
    pages.currentPage = 9
    #expect(pages.currentPage == 4)
    pages.currentPage = -3
    #expect(pages.currentPage == 0)
    pages.currentPage = 4
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1 && dots.count == 2)
    pages.numberOfPages = -1
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0 && dots.isEmpty)
    #expect(scene.events.isEmpty)
  }

  @Test("A tap right of the middle goes on, left of it back, mirrored from right to left")
  func taps() {
    scene.tap(290, 113)
    scene.tap(290, 113)
    scene.tap(110, 113)
    #expect(scene.events == ["1", "2", "1"])
    pages.semanticContentAttribute = .forceRightToLeft
    scene.tap(110, 113)
    #expect(scene.events.last == "2")
    // At the end nothing changes and nothing is told.
    pages.currentPage = 4
    scene.forget()
    scene.tap(110, 113)
    #expect(scene.events.isEmpty)
  }

  @Test("A finger that moves along the dots turns a page for each")
  func scrubbing() {
    scene.touch(200, 113, .began)
    scene.touch(217, 113, .moved)
    #expect(pages.interactionState == .continuous && !pages.subviews[0].isHidden)
    scene.touch(251, 113, .moved)
    scene.touch(234, 113, .moved)
    scene.touch(234, 113, .ended)
    #expect(scene.events == ["1", "3", "2"])
    #expect(pages.interactionState == .none && pages.subviews[0].isHidden)
  }

  @Test("Dots lie 17 points apart about the middle; the first is on the right from right to left")
  func dotsPlaces() {
    #expect(dots.map(\.center.x) == [66, 83, 100, 117, 134])
    scene.turn { pages.direction = .rightToLeft }
    #expect(dots.map(\.center.x) == [134, 117, 100, 83, 66])
    scene.turn { pages.direction = .topToBottom }
    #expect(dots.map(\.center.x) == [100, 100, 100, 100, 100])
    #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 26, height: 70))
  }

  @Test("A single page is hidden on demand; a missing page's image is told")
  func single() {
    scene.turn {
      pages.numberOfPages = 1
      pages.hidesForSinglePage = true
    }
    #expect(dots.map(\.isHidden) == [true])
    pages.setIndicatorImage(nil, forPage: 3)
    #expect(scene.issues.contains("UIPageControl: there is no page 3; there are 1"))
  }
}
