import QuartzCore
import Testing
import UIKit

/// Writes down what it is told, and never recognizes anything by itself.
private final class Watcher: UIGestureRecognizer {
  weak var scene: ViewScene?

  private func note(_ what: String, _ touches: Set<UITouch>) {
    scene?.note("watcher.\(what)(\(touches.count))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note("cancelled", touches)
  }
  override func reset() { scene?.note("watcher.reset") }
}

@MainActor @Suite("Touches of several fingers: order and exclusion", .ownStage)
struct MultiTouchDeliveryTests {
  private let scene = ViewScene()
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func witness(_ name: String, _ frame: CGRect) -> Witness {
    scene.show(Witness(name, scene, frame: frame))
  }

  private func send(_ phase: UITouch.Phase, _ fingers: [(Int, CGFloat, CGFloat)]) {
    scene.turn {
      scene.session.touches.send(
        fingers.map {
          .init(finger: $0.0, location: CGPoint(x: $0.1, y: $0.2), phase: phase)
        })
    }
  }

  @Test(
    "A recognizer hears of touches before their view, all of one moment at once, and is reset last")
  func recognizersFirst() {
    let view = witness("view", square)
    view.isMultipleTouchEnabled = true
    let watcher = Watcher()
    watcher.scene = scene
    view.addGestureRecognizer(watcher)
    send(.began, [(1, 10, 10), (2, 50, 50)])
    send(.moved, [(1, 12, 10)])
    send(.ended, [(1, 12, 10)])
    send(.cancelled, [(2, 50, 50)])
    #expect(
      scene.events == [
        "watcher.began(2)", "view.began(began,began)", "watcher.moved(1)", "view.moved(moved)",
        "watcher.ended(1)", "watcher.cancelled(1)", "view.ended(ended)",
        "view.cancelled(cancelled)", "watcher.reset",
      ])
  }

  @Test("A recognizer that does not delay the end lets the view hear it at once")
  func undelayedEnd() {
    let view = witness("view", square)
    view.isMultipleTouchEnabled = true
    let watcher = Watcher()
    watcher.delaysTouchesEnded = false
    view.addGestureRecognizer(watcher)
    send(.began, [(1, 10, 10), (2, 50, 50)])
    send(.ended, [(1, 10, 10)])
    #expect(scene.events == ["view.began(began,began)", "view.ended(ended)"])
  }

  @Test("When a gesture of one finger is recognized, the other finger stays with its view")
  func oneOfTwo() {
    let (left, right) = (
      witness("left", square), witness("right", square.offsetBy(dx: 100, dy: 0))
    )
    left.addGestureRecognizer(UIPanGestureRecognizer())
    send(.began, [(1, 10, 10), (2, 150, 10)])
    send(.moved, [(1, 60, 10), (2, 160, 10)])
    send(.ended, [(1, 60, 10), (2, 160, 10)])
    #expect(right.window != nil)
    #expect(
      scene.events == [
        "left.began(began)", "right.began(began)", "left.cancelled(cancelled)",
        "right.moved(moved)", "right.ended(ended)",
      ])
  }

  @Test("While a finger is on an exclusive view no other view takes one, and the other way round")
  func exclusive() {
    let exclusive = witness("exclusive", square)
    exclusive.isExclusiveTouch = true
    _ = witness("other", square.offsetBy(dx: 100, dy: 0))
    send(.began, [(1, 10, 10)])
    send(.began, [(2, 150, 10)])
    send(.ended, [(2, 150, 10), (1, 10, 10)])
    #expect(scene.events == ["exclusive.began(began)", "exclusive.ended(ended)"])
    scene.forget()
    send(.began, [(2, 150, 10)])
    send(.began, [(1, 10, 10)])
    send(.ended, [(2, 150, 10), (1, 10, 10)])
    #expect(scene.events == ["other.began(began)", "other.ended(ended)"])
  }

  @Test("A view may take touches beside it, and pass on those inside it")
  func pointInside() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        event != nil && bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    final class Hole: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let below = witness("below", CGRect(x: 0, y: 0, width: 300, height: 300))
    let hole = scene.show(Hole(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    let wide = scene.show(Wide(frame: CGRect(x: 100, y: 100, width: 20, height: 20)), in: hole)
    let event = Holder()
    wide.addGestureRecognizer(event.tap)
    scene.tap(85, 85)
    #expect(event.count == 1 && scene.events == [])
    scene.tap(70, 70)
    #expect(event.count == 1 && below.window != nil)
    #expect(scene.events == ["below.began(began)", "below.ended(ended)"])
  }

  @MainActor private final class Holder: NSObject {
    let tap = UITapGestureRecognizer()
    var count = 0
    override init() {
      super.init()
      tap.addTarget(self, action: Selector("tapped", Holder.tapped))
    }
    func tapped() { count += 1 }
  }
}
