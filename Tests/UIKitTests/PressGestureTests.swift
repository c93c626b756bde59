import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Gestures: long press, swipe, taps side by side", .ownStage)
struct PressGestureTests {
  private let scene: ViewScene
  private let listener: Listener
  private let view: UIView

  init() {
    let scene = ViewScene()
    self.scene = scene
    listener = Listener(scene)
    view = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 800)))
  }

  @discardableResult
  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String = ""
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(listener, action: listener.selector)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: Long press

  @Test(
    "A long press begins after half a second, changes with any movement, and ends with the finger")
  func longPress() {
    let press = add(UILongPressGestureRecognizer())
    scene.touch(100, 100, .began)
    scene.advance(to: 0.499)
    #expect(scene.events == [] && press.state == .possible)
    scene.advance(to: 0.5)
    #expect(scene.events == ["began"])
    scene.touch(200, 100, .moved)
    #expect(press.location(in: nil) == CGPoint(x: 200, y: 100))
    scene.touch(200, 100, .ended)
    #expect(scene.events == ["began", "changed", "ended"])
    #expect(press.state == .possible && scene.session.loop.settle())
  }

  @Test(
    "Until then a finger may wander ten points, in any direction",
    arguments: [(CGFloat(10), CGFloat(0), true), (6, 8, true), (10.5, 0, false), (8, 8, false)])
  func movement(dx: CGFloat, dy: CGFloat, begins: Bool) {
    add(UILongPressGestureRecognizer())
    scene.touch(100, 100, .began)
    scene.touch(100 + dx, 100 + dy, .moved)
    scene.advance(to: 1)
    #expect(scene.events.contains("began") == begins)
  }

  @Test("A finger that lifts too soon presses nothing; one that is taken away cancels")
  func lifting() {
    add(UILongPressGestureRecognizer())
    scene.tap(100, 100, for: 0.4)
    scene.advance(by: 1)
    #expect(scene.events == [])
    scene.touch(100, 100, .began)
    scene.advance(by: 0.6)
    scene.turn { scene.session.touches.cancelAll() }
    #expect(scene.events == ["began", "cancelled"])
  }

  @Test("A press of no duration begins with the finger; one of two fingers waits for the second")
  func settings() {
    let press = add(UILongPressGestureRecognizer())
    press.minimumPressDuration = 0
    scene.tap(10, 10)
    #expect(scene.events == ["began", "ended"])
    scene.forget()
    press.minimumPressDuration = 0.3
    press.numberOfTouchesRequired = 2
    scene.touch(10, 10, .began, finger: 1)
    scene.advance(by: 0.5)
    scene.touch(50, 10, .began, finger: 2)
    scene.advance(by: 0.31)
    #expect(scene.events == ["began"] && press.numberOfTouches == 2)
    #expect(press.location(in: nil) == CGPoint(x: 30, y: 10))
    scene.touch(10, 10, .ended, finger: 1)
    scene.touch(50, 10, .ended, finger: 2)
    #expect(scene.events == ["began", "ended"])
  }

  @Test("Taps that are required before the press are waited for, and the press alone is none")
  func tapsFirst() {
    add(UILongPressGestureRecognizer()).numberOfTapsRequired = 1
    scene.touch(10, 10, .began)
    scene.advance(by: 1)
    scene.touch(10, 10, .ended)
    scene.advance(by: 1)
    #expect(scene.events == [])
    scene.tap(10, 10)
    scene.advance(by: 0.1)
    scene.touch(10, 10, .began)
    scene.advance(by: 0.51)
    #expect(scene.events == ["began"])
    scene.touch(10, 10, .ended)
    #expect(scene.events == ["began", "ended"])
  }

  @Test("Where both watch, a short touch is the tap and a long one the press, never both")
  func tapOrPress() {
    add(UITapGestureRecognizer(), "tap ")
    add(UILongPressGestureRecognizer(), "press ")
    scene.tap(10, 10)
    scene.advance(by: 1)
    #expect(scene.events == ["tap ended"])
    scene.forget()
    scene.tap(10, 10, for: 0.6)
    #expect(scene.events == ["press began", "press ended"])
  }

  // MARK: Swipe

  struct Stroke: Sendable {
    var direction: UISwipeGestureRecognizer.Direction
    var dx: CGFloat
    var dy: CGFloat
    var seconds = 0.1
    var isSwipe: Bool
  }

  @Test(
    "A swipe is fifty points in its direction within half a second, not fifty aside",
    arguments: [
      Stroke(direction: .right, dx: 60, dy: 0, isSwipe: true),
      Stroke(direction: .right, dx: 49, dy: 0, isSwipe: false),
      Stroke(direction: .right, dx: -60, dy: 0, isSwipe: false),
      Stroke(direction: .right, dx: 60, dy: 40, isSwipe: true),
      Stroke(direction: .right, dx: 60, dy: 51, isSwipe: false),
      Stroke(direction: .right, dx: 60, dy: 0, seconds: 0.6, isSwipe: false),
      Stroke(direction: .left, dx: -60, dy: 0, isSwipe: true),
      Stroke(direction: .up, dx: 0, dy: -60, isSwipe: true),
      Stroke(direction: .down, dx: 0, dy: 60, isSwipe: true),
      Stroke(direction: .down, dx: 60, dy: 0, isSwipe: false),
      Stroke(direction: [.left, .right], dx: -60, dy: 0, isSwipe: true),
      Stroke(direction: [], dx: 60, dy: 0, isSwipe: false),
    ])
  func swipe(stroke: Stroke) {
    add(UISwipeGestureRecognizer()).direction = stroke.direction
    let (x, y) = (200 + stroke.dx, 300 + stroke.dy)
    scene.touch(200, 300, .began)
    scene.advance(by: stroke.seconds)
    scene.touch(x, y, .moved)
    scene.touch(x, y, .ended)
    #expect(scene.events == (stroke.isSwipe ? ["ended"] : []))
  }

  @Test("A swipe of two fingers needs both, and is where they came down")
  func twoFingers() {
    let swipe = add(UISwipeGestureRecognizer())
    swipe.numberOfTouchesRequired = 2
    var places: [CGPoint] = []
    listener.then = { places.append($0.location(in: nil)) }
    scene.touch(10, 100, .began, finger: 1)
    scene.touch(10, 200, .began, finger: 2)
    scene.touch(90, 100, .moved, finger: 1)
    scene.touch(90, 200, .moved, finger: 2)
    #expect(scene.events == ["ended"] && places == [CGPoint(x: 10, y: 150)])
    scene.touch(90, 100, .ended, finger: 1)
    scene.touch(90, 200, .ended, finger: 2)
    scene.forget()
    scene.touch(10, 100, .began, finger: 1)
    scene.touch(90, 100, .moved, finger: 1)
    scene.touch(90, 100, .ended, finger: 1)
    #expect(scene.events == [])
  }

  // MARK: Taps

  @Test("Without a requirement a single tap is told first, and keeps the double tap from nothing")
  func singleAndDouble() {
    add(UITapGestureRecognizer(), "single ")
    add(UITapGestureRecognizer(), "double ").numberOfTapsRequired = 2
    scene.tap(10, 10)
    #expect(scene.events == ["single ended"])
    scene.advance(by: 0.1)
    scene.tap(10, 10)
    #expect(scene.events == ["single ended", "double ended"])
    scene.advance(by: 1)
    #expect(!scene.session.touches.hasActiveTouches)
  }

  @Test("A tap of two fingers is neither a tap of one nor of three")
  func fingers() {
    for count in 1...3 {
      add(UITapGestureRecognizer(), "\(count) ").numberOfTouchesRequired = count
    }
    for finger in 1...2 { scene.touch(CGFloat(finger) * 50, 100, .began, finger: finger) }
    for finger in 1...2 { scene.touch(CGFloat(finger) * 50, 100, .ended, finger: finger) }
    scene.advance(by: 2)
    #expect(scene.events == ["2 ended"])
  }

  @Test("Hovering is never told: fingers do not hover")
  func hover() {
    add(UIHoverGestureRecognizer())
    scene.drag(from: .zero, to: CGPoint(x: 50, y: 50), steps: 3)
    scene.touch(50, 50, .ended)
    #expect(scene.events == [])
  }
}
