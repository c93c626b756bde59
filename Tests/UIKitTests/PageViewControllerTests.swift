import QuartzCore
import Testing
@testable import UIKit

/// Pages: turned by code and by finger.
@MainActor @Suite("Controllers: pages", .ownStage)
struct PageViewControllerTests {
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var pages: [Screen] = []
    weak var scene: TransitionScene?
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
    ) -> UIViewController? { neighbour(of: controller, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
    ) -> UIViewController? { neighbour(of: controller, 1) }
    private func neighbour(of controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { scene?.note("will:\((pendingViewControllers.first as? Screen)?.name ?? "")") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { scene?.note("did:\(completed)") }
  }

  private func book() -> (TransitionScene, UIPageViewController, Book) {
    let scene = TransitionScene()
    let book = Book()
    book.scene = scene
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    scene.turn {
      book.pages = ["1", "2", "3"].map(scene.controller)
      pages.dataSource = book
      pages.delegate = book
      pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      scene.window.rootViewController = pages
    }
    scene.session.loop.settle()
    scene.forget()
    return (scene, pages, book)
  }

  private func drag(_ scene: TransitionScene, by distance: CGFloat) {
    func touch(_ x: CGFloat, _ phase: UITouch.Phase) {
      scene.turn {
        scene.session.touches.send(
          [.init(finger: 0, location: CGPoint(x: x, y: 400), phase: phase)])
      }
    }
    touch(200, .began)
    for step in 1...20 {
      scene.advance(by: 0.1)
      touch(200 + distance * CGFloat(step) / 20, .moved)
    }
    scene.advance(by: 1)
    touch(200 + distance, .ended)
  }

  @Test("A page that code turns to slides in from its side, with balanced callbacks")
  func byCode() {
    let (scene, pages, book) = book()
    scene.turn {
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
        scene.note("completion:\($0)")
      }
    }
    #expect(scene.events == ["willDisappear:1", "willAppear:2"])
    scene.advance(by: 0.1)
    let shown = book.pages[1].view.layer.presentation()?.frame.minX ?? 0
    #expect(shown > 0 && shown < 393)
    scene.session.loop.settle()
    #expect(
      scene.events == [
        "willDisappear:1", "willAppear:2", "didDisappear:1", "didAppear:2", "completion:true",
      ])
    #expect(pages.viewControllers == [book.pages[1]] && pages.children == [book.pages[1]])
    #expect(book.pages[0].view.window == nil)
  }

  @Test("A finger turns past the half, and back before it; the delegate hears of both")
  func byFinger() {
    for (distance, turns) in [(CGFloat(-280), true), (-120, false)] {
      let (scene, pages, book) = book()
      drag(scene, by: distance)
      scene.session.loop.settle()
      #expect(pages.viewControllers == [book.pages[turns ? 1 : 0]])
      #expect(scene.events.first == "will:2" && scene.events.last == "did:\(turns)")
      #expect(book.pages[0].appearance == (turns ? .disappeared : .appeared))
      #expect(book.pages[1].appearance == (turns ? .appeared : .disappeared))
    }
  }

  @Test("Before the first page there is nothing to turn to")
  func edge() {
    let (scene, pages, book) = book()
    drag(scene, by: 250)
    scene.session.loop.settle()
    #expect(scene.events.isEmpty && pages.viewControllers == [book.pages[0]])
  }
}
