import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Gestures", .ownStage)
struct GestureRecognizerTests {
  private let scene: ViewScene
  private let listener: Listener
  private let view: Witness

  init() {
    let scene = ViewScene()
    self.scene = scene
    listener = Listener(scene)
    view = scene.show(
      Witness("view", scene, frame: CGRect(x: 0, y: 0, width: 393, height: 800)))
  }

  @discardableResult
  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String = "", to other: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(listener, action: listener.selector)
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: Taps

  @Test("A tap is recognized when the finger lifts; the view's touch is cancelled, not ended")
  func tap() {
    add(UITapGestureRecognizer())
    scene.tap(50, 50)
    #expect(scene.events == ["view.began(began)", "ended", "view.cancelled(cancelled)"])
  }

  @Test("A recognizer that does not cancel touches leaves the view its end, after the recognizer")
  func keepsTouches() {
    add(UITapGestureRecognizer()).cancelsTouchesInView = false
    scene.tap(50, 50)
    #expect(scene.events == ["view.began(began)", "ended", "view.ended(ended)"])
  }

  @Test(
    "A finger that stays too long or wanders too far is no tap",
    arguments: [(0.8, CGFloat(0)), (0.1, 46), (0.1, 45), (0.75, 0)])
  func tapLimits(seconds: Double, distance: CGFloat) {
    add(UITapGestureRecognizer())
    scene.touch(50, 50, .began)
    scene.touch(50 + distance, 50, .moved)
    scene.advance(by: seconds)
    scene.touch(50 + distance, 50, .ended)
    #expect(scene.events.contains("ended") == (seconds < 0.75 && distance <= 45))
  }

  @Test("Two taps make a double tap when the second is soon")
  func doubleTap() {
    add(UITapGestureRecognizer()).numberOfTapsRequired = 2
    scene.tap(50, 50)
    scene.advance(by: 0.2)
    scene.tap(55, 50)
    #expect(scene.events.filter { $0 == "ended" }.count == 1)
    scene.advance(by: 1)
    scene.forget()
    scene.tap(50, 50)
    scene.advance(by: 0.4)
    scene.tap(50, 50)
    scene.advance(by: 1)
    #expect(!scene.events.contains("ended"))
  }

  @Test("A single tap that requires a double tap to fail waits for it, and not longer")
  func waiting() {
    let double = add(UITapGestureRecognizer(), "double ")
    double.numberOfTapsRequired = 2
    add(UITapGestureRecognizer(), "single ").require(toFail: double)
    scene.tap(50, 50)
    scene.advance(by: 0.34)
    #expect(!scene.events.contains("single ended"))
    scene.advance(by: 0.02)
    #expect(scene.events == ["view.began(began)", "single ended", "view.cancelled(cancelled)"])
    scene.forget()
    scene.tap(50, 50)
    scene.advance(by: 0.1)
    scene.tap(50, 50)
    scene.advance(by: 1)
    #expect(scene.events.filter { $0.hasSuffix(" ended") } == ["double ended"])
    #expect(!scene.session.touches.hasActiveTouches)
  }

  // MARK: Pans

  @Test("A pan begins after ten points; its translation counts from the end of the slop")
  func pan() {
    let pan = add(UIPanGestureRecognizer())
    var translations: [CGFloat] = []
    listener.then = { [unowned pan] _ in translations.append(pan.translation(in: nil).x) }
    scene.touch(100, 100, .began)
    scene.touch(109, 100, .moved)
    #expect(scene.events == ["view.began(began)", "view.moved(moved)"])
    scene.touch(112, 100, .moved)
    scene.touch(150, 100, .moved)
    scene.touch(150, 100, .ended)
    #expect(
      scene.events.dropFirst(2) == ["began", "view.cancelled(cancelled)", "changed", "ended"])
    #expect(translations == [2, 40, 40])
  }

  @Test("The slop is taken along the movement, whatever its direction")
  func diagonal() {
    let pan = add(UIPanGestureRecognizer())
    scene.touch(100, 100, .began)
    scene.touch(130, 140, .moved)
    #expect(pan.translation(in: nil) == CGPoint(x: 24, y: 32))
  }

  @Test("Whoever decides whether a pan begins sees its whole movement, and the state possible")
  func shouldBegin() {
    final class Judge: NSObject, UIGestureRecognizerDelegate {
      var seen: [CGPoint] = []
      var states: [UIGestureRecognizer.State] = []
      var answer = false
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let pan = gestureRecognizer as? UIPanGestureRecognizer
        seen.append(pan?.translation(in: nil) ?? .zero)
        states.append(gestureRecognizer.state)
        return answer
      }
    }
    let judge = Judge()
    let pan = add(UIPanGestureRecognizer())
    pan.delegate = judge
    scene.touch(100, 100, .began)
    scene.touch(115, 100, .moved)
    scene.touch(150, 100, .moved)
    scene.touch(150, 100, .ended)
    #expect(judge.seen == [CGPoint(x: 15, y: 0)] && judge.states == [.possible])
    #expect(!scene.events.contains("began"))
    #expect(scene.events.last == "view.ended(ended)")
    judge.answer = true
    scene.touch(100, 100, .began)
    scene.touch(115, 100, .moved)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
  }

  @Test("Setting the translation moves its origin and leaves the velocity alone")
  func setTranslation() {
    let pan = add(UIPanGestureRecognizer())
    listener.then = { [unowned pan] _ in pan.setTranslation(.zero, in: nil) }
    scene.drag(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 120, y: 100), steps: 12)
    #expect(pan.translation(in: nil) == .zero)
    // 10 points in each sixtieth of a second; the straight line fits exactly but for rounding.
    #expect(abs(pan.velocity(in: nil).x - 600) < 1e-6)
    scene.touch(125, 100, .moved)
    #expect(pan.velocity(in: nil).y == 0)
  }

  @Test("Translation and velocity are seen in the coordinates of the view that asks")
  func vectors() {
    let pan = add(UIPanGestureRecognizer())
    let half = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    scene.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 240), steps: 6)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -50))
    #expect(pan.translation(in: half) == CGPoint(x: 0, y: -100))
    #expect(pan.velocity(in: half).y == 2 * pan.velocity(in: nil).y)
    #expect(pan.location(in: view) == CGPoint(x: 100, y: 240))
  }

  @Test("A finger that rests before it lifts has no velocity")
  func rest() {
    let pan = add(UIPanGestureRecognizer())
    scene.drag(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 120, y: 100), steps: 12)
    scene.advance(by: 0.2)
    scene.touch(120, 100, .ended)
    #expect(pan.velocity(in: nil) == .zero)
    #expect(scene.events.last == "ended")
  }

  @Test(
    "F66: an edge pan begins within twenty points of its edge, inwards",
    arguments: [
      (CGFloat(0), CGFloat(30), CGFloat(0), true), (20, 30, 0, true), (21, 30, 0, false),
      (10, 0, 30, false), (10, 20, 21, false),
    ])
  func edgePan(start: CGFloat, dx: CGFloat, dy: CGFloat, begins: Bool) {
    let pan = add(UIScreenEdgePanGestureRecognizer())
    pan.edges = .left
    scene.touch(start, 300, .began)
    scene.touch(start + dx, 300 + dy, .moved)
    scene.touch(start + dx, 300 + dy, .ended)
    #expect(scene.events.contains("began") == begins)
  }

  // MARK: Several at once

  @Test("The deepest view's recognizer wins; the others fail and are never heard of")
  func deepest() {
    let inner = scene.show(UIView(frame: view.bounds), in: view)
    add(UIPanGestureRecognizer(), "outer ")
    add(UIPanGestureRecognizer(), "inner ", to: inner)
    scene.drag(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 30, y: 100), steps: 2)
    scene.touch(30, 100, .ended)
    #expect(
      scene.events == [
        "view.began(began)", "inner began", "view.cancelled(cancelled)", "inner changed",
        "inner ended",
      ])
  }

  @Test("Both are recognized when a delegate says so")
  func together() {
    final class Friend: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let friend = Friend()
    add(UIPanGestureRecognizer(), "first ")
    add(UIPanGestureRecognizer(), "second ").delegate = friend
    scene.drag(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 30, y: 100), steps: 1)
    #expect(
      scene.events == [
        "view.began(began)", "first began", "second began", "view.cancelled(cancelled)",
      ])
  }

  @Test("A pan that requires an edge pan to fail begins where there is no edge, and not at it")
  func edgeFirst() {
    let edge = add(UIScreenEdgePanGestureRecognizer(), "edge ")
    edge.edges = .left
    add(UIPanGestureRecognizer(), "pan ").require(toFail: edge)
    scene.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 40, y: 100), steps: 1)
    scene.touch(40, 100, .ended)
    #expect(scene.events.filter { !$0.hasPrefix("view") } == ["edge began", "edge ended"])
    scene.forget()
    scene.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 90, y: 100), steps: 1)
    #expect(scene.events.filter { !$0.hasPrefix("view") } == ["pan began"])
  }

  @Test("Turning a recognizer off cancels its gesture; its finger is lost to it")
  func disabling() {
    let pan = add(UIPanGestureRecognizer())
    scene.drag(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 30, y: 100), steps: 1)
    scene.forget()
    scene.turn { pan.isEnabled = false }
    #expect(scene.events == ["cancelled"] && pan.state == .possible)
    pan.isEnabled = true
    scene.touch(90, 100, .moved)
    scene.touch(90, 100, .ended)
    #expect(scene.events == ["cancelled"])
  }

  @Test("A finger taken away cancels a running gesture and fails one that has not begun")
  func takenAway() {
    add(UIPanGestureRecognizer(), "pan ")
    add(UITapGestureRecognizer(), "tap ")
    scene.touch(10, 10, .began)
    scene.turn { scene.session.touches.cancelAll() }
    #expect(scene.events == ["view.began(began)", "view.cancelled(cancelled)"])
    scene.drag(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 30, y: 100), steps: 1)
    scene.turn { scene.session.touches.cancelAll() }
    #expect(scene.events.last == "pan cancelled")
  }

  @Test("Until it has failed, a recognizer may keep the beginning of a touch from its view")
  func delaysBegan() {
    add(UIPanGestureRecognizer()).delaysTouchesBegan = true
    scene.touch(10, 10, .began)
    scene.touch(12, 10, .moved)
    #expect(scene.events.isEmpty)
    scene.touch(12, 10, .ended)
    #expect(scene.events == ["view.began(began)", "view.moved(moved)", "view.ended(ended)"])
    scene.forget()
    scene.drag(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 30, y: 100), steps: 1)
    #expect(scene.events == ["began"])
  }

  @Test("F170: a recognizer does not keep its targets alive")
  func weakTargets() {
    let recognizer = UITapGestureRecognizer()
    weak var target: Listener?
    do {
      let listener = Listener(scene)
      target = listener
      recognizer.addTarget(listener, action: listener.selector)
    }
    #expect(target == nil)
  }

  @Test("A selector that is only a name is told, once, and reaches nothing")
  func unbound() {
    let tap = UITapGestureRecognizer(target: listener, action: Selector("nothing:"))
    view.addGestureRecognizer(tap)
    scene.tap(10, 10)
    scene.tap(200, 10)
    #expect(scene.issues.filter { $0.contains("nothing:") }.count == 1)
  }

  @Test("A subclass goes through its states by setting them, and is reset when the fingers are up")
  func subclass() {
    final class Press: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resets += 1 }
    }
    let press = add(Press())
    scene.drag(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 5, y: 100), steps: 2)
    scene.touch(5, 100, .ended)
    #expect(scene.events == ["began", "changed", "changed", "ended"])
    #expect(press.resets == 1 && press.state == .possible)
    press.state = .changed
    #expect(scene.issues.contains { $0.contains("Press cannot go from possible to changed") })
  }
}
