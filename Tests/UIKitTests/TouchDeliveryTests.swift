import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Touches: hit testing and delivery", .ownStage)
struct TouchDeliveryTests {
  private let scene = ViewScene()

  private func witness(_ name: String, _ frame: CGRect, in view: UIView? = nil) -> Witness {
    scene.show(Witness(name, scene, frame: frame), in: view)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    scene.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("The frontmost view that contains the point is hit; right and lower edges are outside")
  func frontmost() {
    let back = witness("back", square)
    let front = witness("front", CGRect(x: 50, y: 50, width: 100, height: 100))
    #expect(hit(49, 49) === back && hit(50, 50) === front && hit(99, 99) === front)
    #expect(hit(0, 0) === back && hit(100, 0) === scene.window)
  }

  @Test("Hidden, clear, disabled and flattened views are not hit, nor what they hold")
  func unhittable() {
    let outer = witness("outer", square)
    let inner = witness("inner", square, in: outer)
    #expect(hit(10, 10) === inner)
    inner.alpha = 0.009
    #expect(hit(10, 10) === outer)
    inner.alpha = 0.01
    #expect(hit(10, 10) === inner)
    inner.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(hit(10, 10) === outer)
    inner.transform = .identity
    outer.isUserInteractionEnabled = false
    #expect(hit(10, 10) === scene.window)
    outer.isUserInteractionEnabled = true
    outer.isHidden = true
    #expect(hit(10, 10) === scene.window)
  }

  @Test("A child outside its superview is not hit, clipped or not")
  func outside() {
    let outer = witness("outer", square)
    _ = witness("inner", CGRect(x: 90, y: 0, width: 100, height: 100), in: outer)
    #expect(hit(150, 50) === scene.window)
  }

  @Test("Points are taken through rotation, scale and scrolled bounds")
  func transforms() {
    let outer = witness("outer", CGRect(x: 100, y: 100, width: 100, height: 100))
    let inner = witness("inner", CGRect(x: 0, y: 0, width: 20, height: 20), in: outer)
    #expect(hit(105, 105) === inner)
    // A quarter turn about the centre takes the upper left corner to the upper right.
    outer.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(hit(105, 105) === outer && hit(195, 105) === inner)
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(hit(51, 51) === inner && hit(89, 89) === inner && hit(91, 91) === outer)
    outer.transform = .identity
    outer.bounds.origin = CGPoint(x: -50, y: 0)
    #expect(hit(105, 105) === outer && hit(155, 105) === inner)
  }

  @Test("A touch stays with the view it began on, and tells where it is in any view")
  func locations() {
    final class Follower: UIView {
      var seen: [CGPoint] = []
      var previous: [CGPoint] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        seen += [touch.location(in: self), touch.location(in: nil)]
        previous.append(touch.previousLocation(in: self))
      }
    }
    let follower = scene.show(Follower(frame: CGRect(x: 10, y: 20, width: 50, height: 50)))
    scene.touch(15, 25, .began)
    scene.touch(200, 300, .moved)
    #expect(follower.seen == [CGPoint(x: 190, y: 280), CGPoint(x: 200, y: 300)])
    #expect(follower.previous == [CGPoint(x: 5, y: 5)])
    scene.touch(200, 300, .ended)
  }

  @Test("Touches a view does not handle go along the responder chain")
  func chain() {
    let outer = witness("outer", square)
    scene.show(UIView(frame: square), in: outer)
    scene.tap(10, 10)
    #expect(scene.events == ["outer.began(began)", "outer.ended(ended)"])
  }

  @Test("A second tap soon and near counts two, a late or far one counts one")
  func tapCount() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counter = scene.show(Counter(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    scene.tap(10, 10)
    scene.advance(by: 0.1)
    scene.tap(20, 10)
    scene.advance(by: 0.1)
    scene.tap(200, 200)
    scene.advance(by: 0.5)
    scene.tap(200, 200)
    #expect(counter.counts == [1, 2, 1, 1])
  }

  @Test("One finger at a time for a view, unless it wants several")
  func severalFingers() {
    let view = witness("view", square)
    scene.touch(10, 10, .began, finger: 1)
    scene.touch(20, 20, .began, finger: 2)
    scene.touch(20, 20, .ended, finger: 2)
    scene.touch(10, 10, .ended, finger: 1)
    #expect(scene.events == ["view.began(began)", "view.ended(ended)"])
    scene.forget()
    view.isMultipleTouchEnabled = true
    scene.turn {
      scene.session.touches.send([
        .init(finger: 1, location: CGPoint(x: 10, y: 10), phase: .began),
        .init(finger: 2, location: CGPoint(x: 20, y: 20), phase: .began),
      ])
    }
    scene.session.touches.cancelAll()
    #expect(scene.events == ["view.began(began,began)", "view.cancelled(cancelled,cancelled)"])
  }

  @Test(
    "While interaction is ignored, and where nothing is hit, fingers are none; no one is blamed")
  func ignored() {
    _ = witness("view", square)
    scene.session.application.beginIgnoringInteractionEvents()
    scene.touch(10, 10, .began)
    scene.session.application.endIgnoringInteractionEvents()
    scene.touch(10, 12, .moved)
    scene.touch(10, 12, .ended)
    scene.touch(-50, 10, .began)
    scene.touch(-50, 10, .ended)
    #expect(scene.events.isEmpty && scene.issues.isEmpty)
    scene.touch(10, 10, .moved)
    #expect(scene.issues == ["touch: finger 0 is not down; dropped"])
  }

  @Test("F124: a view that is being animated takes no touches, unless the animation allows it")
  func animated() {
    let view = witness("view", square)
    scene.turn { UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }) }
    #expect(hit(10, 10) === scene.window)
    scene.advance(to: 1)
    #expect(hit(10, 10) === view)
    scene.turn {
      UIView.animate(
        withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 1 })
    }
    #expect(hit(10, 10) === view)
  }
}
