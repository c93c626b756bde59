import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite("Scroll view: who gets the finger", .ownStage)
struct ScrollViewGestureTests {
  private let scroll = ScrollScene()
  private let start = CGPoint(x: 150, y: 300)

  private func addWitness() -> Witness {
    let witness = Witness(
      "content", scroll.scene, frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    scroll.scene.turn { scroll.view.addSubview(witness) }
    scroll.scene.forget()
    return witness
  }

  @Test("Content hears of a finger after 0.15 s, or when it lifts before")
  func delay() {
    _ = addWitness()
    scroll.scene.touch(150, 300, .began)
    scroll.scene.advance(by: 0.14)
    #expect(scroll.events.isEmpty)
    scroll.scene.advance(by: 0.02)
    #expect(scroll.events == ["content.began(began)"])
    scroll.scene.touch(150, 300, .ended)
    scroll.scene.forget()
    scroll.scene.tap(150, 300, for: 0.05)
    #expect(scroll.events == ["content.began(began)", "content.ended(ended)"])
  }

  @Test("Without the delay it hears at once, and loses the finger to a drag")
  func noDelay() {
    _ = addWitness()
    scroll.view.delaysContentTouches = false
    scroll.drag(from: start, by: CGVector(dx: 0, dy: -60), steps: 2)
    #expect(
      scroll.events == [
        "content.began(began)", "willBeginDragging", "content.cancelled(cancelled)",
      ])
  }

  @Test("A finger that may not be taken away does not drag")
  func cannotCancel() {
    _ = addWitness()
    scroll.view.canCancelContentTouches = false
    scroll.scene.touch(150, 300, .began)
    scroll.scene.advance(by: 0.2)
    scroll.scene.touch(150, 200, .moved)
    #expect(scroll.offset == .zero)
    #expect(!scroll.view.isDragging)
  }

  @Test("A movement along an axis without content waits until it turns")
  func turns() {
    scroll.scene.touch(150, 300, .began)
    scroll.scene.touch(190, 300, .moved)
    #expect(!scroll.view.isDragging)
    scroll.scene.touch(190, 250, .moved)
    #expect(scroll.view.isDragging)
  }

  @Test("A drag along an axis is locked to it when asked")
  func lock() {
    scroll.scene.turn { scroll.view.contentSize = CGSize(width: 2000, height: 2000) }
    scroll.view.isDirectionalLockEnabled = true
    scroll.drag(from: start, by: CGVector(dx: -10, dy: -100))
    scroll.scene.touch(80, 200, .moved)
    #expect(scroll.offset.x == 0)
    #expect(scroll.offset.y > 80)
  }

  @Test("Of nested views each scrolls along its own axis")
  func crossed() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
    scroll.scene.turn {
      inner.contentSize = CGSize(width: 900, height: 200)
      scroll.view.addSubview(inner)
    }
    scroll.place(from: start, by: CGVector(dx: -60, dy: 0))
    #expect(inner.contentOffset.x == 50 && scroll.offset == .zero)
    scroll.place(from: start, by: CGVector(dx: 0, dy: -60))
    #expect(inner.contentOffset.x == 50 && scroll.offset.y == 50)
  }

  @Test("Of nested views along one axis the inner scrolls, and at its end the outer")
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
    scroll.scene.turn {
      inner.contentSize = CGSize(width: 300, height: 250)
      scroll.view.addSubview(inner)
    }
    scroll.place(from: start, by: CGVector(dx: 0, dy: -60))
    #expect(inner.contentOffset.y == 50 && scroll.offset.y == 0)
    scroll.place(from: start, by: CGVector(dx: 0, dy: -60))
    #expect(inner.contentOffset.y == 50 && scroll.offset.y == 50)
  }

  @Test("F66: the swipe from the edge goes before content that scrolls sideways")
  func edgeSwipe() {
    let scene = TransitionScene()
    scene.navigation.delegate = nil
    let top = scene.controller("B")
    let view = UIScrollView(frame: scene.window.bounds)
    scene.turn {
      view.contentSize = CGSize(width: 2000, height: 300)
      view.contentOffset.x = 500
      top.loadViewIfNeeded()
      top.view.addSubview(view)
      scene.navigation.pushViewController(top, animated: false)
    }
    func drag(from x: CGFloat) {
      scene.turn { scene.session.touches.send([touch(x, .began)]) }
      for step in 1...6 {
        scene.advance(by: 1.0 / 60)
        scene.turn { scene.session.touches.send([touch(x + CGFloat(step) * 10, .moved)]) }
      }
      scene.advance(by: 0.2)
      scene.turn { scene.session.touches.send([touch(x + 60, .ended)]) }
      scene.advance(by: 1)
    }
    func touch(_ x: CGFloat, _ phase: UITouch.Phase) -> TouchDispatcher.Sample {
      .init(finger: 0, location: CGPoint(x: x, y: 200), phase: phase)
    }
    drag(from: 5)
    #expect(view.contentOffset.x == 500)
    drag(from: 100)
    #expect(view.contentOffset.x == 450)
  }

  @Test("Two fingers scale what is to be zoomed; what was between them stays there")
  func pinches() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.zoomed = content
    scroll.scene.turn {
      scroll.view.addSubview(content)
      scroll.view.contentSize = content.bounds.size
      scroll.view.maximumZoomScale = 3
    }
    func fingers(_ spread: CGFloat, _ phase: UITouch.Phase) {
      scroll.scene.turn {
        scroll.scene.session.touches.send([
          .init(finger: 0, location: CGPoint(x: 150 - spread / 2, y: 200), phase: phase),
          .init(finger: 1, location: CGPoint(x: 150 + spread / 2, y: 200), phase: phase),
        ])
      }
    }
    fingers(100, .began)
    for step in 1...10 {
      scroll.scene.advance(by: 1.0 / 60)
      fingers(100 + CGFloat(step) * 10, .moved)
    }
    #expect(scroll.view.isZooming)
    let scale = scroll.view.zoomScale
    #expect(scale > 1.8 && scale < 2)
    #expect(content.transform.a == scale)
    #expect(abs(scroll.view.contentSize.width - 300 * scale) < 1e-9)
    #expect(abs((scroll.offset.x + 150) / scale - 150) < 1.0 / 3)
    fingers(200, .ended)
    #expect(!scroll.view.isZooming)
    #expect(scroll.events.contains("willBeginZooming"))
    #expect(scroll.events.last?.hasPrefix("didEndZooming") == true)
  }

  @Test(
    "A scale set animated is there after 0.3 s and keeps the middle; a rectangle fills the view")
  func zooms() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.zoomed = content
    scroll.scene.turn {
      scroll.view.addSubview(content)
      scroll.view.contentSize = content.bounds.size
      scroll.view.maximumZoomScale = 4
      scroll.view.setZoomScale(2, animated: true)
    }
    scroll.scene.advance(by: 0.15)
    #expect(isNear(scroll.view.zoomScale, 1.5))
    scroll.scene.advance(by: 0.15)
    #expect(scroll.view.zoomScale == 2)
    #expect(scroll.offset == CGPoint(x: 150, y: 200))
    #expect(isNear(content.frame, CGRect(x: 0, y: 0, width: 600, height: 800)))
    #expect(scroll.events == ["willBeginZooming", "didEndZooming:2.0"])
    scroll.view.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
    #expect(scroll.view.zoomScale == 3)
    scroll.view.zoomScale = 9
    #expect(scroll.view.zoomScale == 4)
  }

  @Test(
    "Constraints to the content's guide, or to the view from inside it, give the content its size")
  func guides() {
    let scene = ViewScene()
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scene.turn {
      view.contentInsetAdjustmentBehavior = .never
      scene.window.addSubview(view)
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor, constant: 10),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        content.bottomAnchor.constraint(
          equalTo: view.contentLayoutGuide.bottomAnchor, constant: -10),
        content.widthAnchor.constraint(
          equalTo: view.frameLayoutGuide.widthAnchor, constant: -40),
        content.heightAnchor.constraint(equalToConstant: 900),
      ])
    }
    #expect(view.contentSize == CGSize(width: 300, height: 920))
    #expect(content.frame == CGRect(x: 20, y: 10, width: 260, height: 900))
    scene.turn { view.contentOffset.y = 200 }
    #expect(content.frame == CGRect(x: 20, y: 10, width: 260, height: 900))
    #expect(view.frame == CGRect(x: 0, y: 100, width: 300, height: 400))
    #expect(scene.issues.isEmpty)
  }
}
