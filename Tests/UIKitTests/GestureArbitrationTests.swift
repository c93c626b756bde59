import QuartzCore
import Testing
import UIKit

/// Answers what it was told to answer, and writes down what it was asked.
@MainActor
private final class Judge: NSObject, UIGestureRecognizerDelegate {
  var asked: [String] = []
  var receivesTouches = true
  var receivesEvents = true
  var waitsFor: (UIGestureRecognizer) -> Bool = { _ in false }
  var isAwaitedBy: (UIGestureRecognizer) -> Bool = { _ in false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    asked.append("event")
    return receivesEvents
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    asked.append("touch")
    return receivesTouches
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waitsFor(otherGestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isAwaitedBy(otherGestureRecognizer) }
}

@MainActor @Suite("Gestures: who may begin", .ownStage)
struct GestureArbitrationTests {
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

  private func drag() {
    scene.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100), steps: 2)
    scene.touch(160, 100, .ended)
  }

  private var told: [String] { scene.events.filter { !$0.hasPrefix("view") } }

  @Test("The delegate is asked about the event, then about the touch; a refused one is never seen")
  func receiving() {
    let judge = Judge()
    add(UIPanGestureRecognizer(), "pan ").delegate = judge
    drag()
    #expect(
      judge.asked == ["event", "touch"] && told == ["pan began", "pan changed", "pan ended"])
    scene.forget()
    judge.receivesTouches = false
    drag()
    judge.receivesTouches = true
    judge.receivesEvents = false
    drag()
    #expect(told == [] && judge.asked.suffix(1) == ["event"])
  }

  @Test("One delegate makes its recognizer wait for another; the other's delegate may ask the same")
  func waitingByDelegate() {
    let judge = Judge()
    let edge = add(UIScreenEdgePanGestureRecognizer(), "edge ")
    edge.edges = .left
    let pan = add(UIPanGestureRecognizer(), "pan ")
    for isAsked in [false, true] {
      (isAsked ? edge : pan).delegate = judge
      judge.waitsFor = { $0 === edge }
      judge.isAwaitedBy = { $0 === pan }
      scene.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 40, y: 100), steps: 1)
      scene.touch(40, 100, .ended)
      #expect(told == ["edge began", "edge ended"])
      scene.forget()
      drag()
      #expect(told.first == "pan began")
      scene.forget()
      (isAsked ? edge : pan).delegate = nil
    }
  }

  @Test(
    "Subclasses may say themselves whom they prevent, who prevents them, and whom they wait for")
  func overrides() {
    final class Shy: UIPanGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Stubborn: UIPanGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    final class Patient: UIPanGestureRecognizer {
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UISwipeGestureRecognizer
      }
    }
    let shy = add(Shy(), "shy ")
    let plain = add(UIPanGestureRecognizer(), "plain ")
    drag()
    #expect(told.prefix(2) == ["shy began", "plain began"])
    view.removeGestureRecognizer(shy)
    let stubborn = add(Stubborn(), "stubborn ")
    scene.forget()
    drag()
    #expect(told.contains("stubborn began"))
    for recognizer in [plain, stubborn] { view.removeGestureRecognizer(recognizer) }
    add(Patient(), "patient ")
    add(UISwipeGestureRecognizer(), "swipe ")
    scene.forget()
    drag()
    #expect(told == ["swipe ended"])
  }

  @Test("Two that wait for each other do not wait for ever: the first begins, and it is told")
  func deadlock() {
    let first = add(UIPanGestureRecognizer(), "first ")
    let second = add(UIPanGestureRecognizer(), "second ")
    first.require(toFail: second)
    second.require(toFail: first)
    drag()
    #expect(told.contains("first began") && told.last == "first ended")
    #expect(scene.issues.count == 1 && !scene.session.touches.hasActiveTouches)
    first.require(toFail: first)
    #expect(scene.issues.count == 2)
  }

  @Test("A view whose recognizer is asked, and the view that was hit, may refuse")
  func views() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    add(UIPanGestureRecognizer(), "pan ")
    scene.show(Refusing(frame: CGRect(x: 0, y: 0, width: 393, height: 150)), in: view)
    drag()
    #expect(told == [])
    scene.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 160, y: 300), steps: 1)
    #expect(told == ["pan began"])
  }

  // MARK: Changes meanwhile

  @Test("A gesture whose view leaves the window is cancelled at once; the view keeps its touch")
  func viewRemoved() {
    let inner = scene.show(Witness("inner", scene, frame: view.bounds), in: view)
    let pan = add(UIPanGestureRecognizer(), "pan ", to: inner)
    pan.cancelsTouchesInView = false
    scene.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 100), steps: 1)
    scene.forget()
    scene.turn { inner.removeFromSuperview() }
    #expect(scene.events == ["pan cancelled"] && pan.state == .possible)
    scene.touch(170, 100, .moved)
    scene.touch(170, 100, .ended)
    #expect(scene.events == ["pan cancelled", "inner.moved(moved)", "inner.ended(ended)"])
  }

  @Test("Turned off, or removed, from inside its own action it is cancelled, and told so once")
  func offInsideAction() {
    for isRemoved in [false, true] {
      scene.forget()
      let pan = add(UIPanGestureRecognizer(), "pan ")
      listener.then = { recognizer in
        guard recognizer.state == .began else { return }
        if isRemoved {
          recognizer.view?.removeGestureRecognizer(recognizer)
        } else {
          recognizer.isEnabled = false
        }
      }
      drag()
      #expect(told == ["pan began", "pan cancelled"])
      listener.then = nil
      view.removeGestureRecognizer(pan)
    }
  }

  @Test("A recognizer added while fingers are down waits for the next finger")
  func addedMeanwhile() {
    let first = add(UIPanGestureRecognizer(), "first ")
    listener.then = { [self] recognizer in
      guard recognizer.state == .began else { return }
      listener.then = nil
      add(UIPanGestureRecognizer(), "late ").delegate = nil
    }
    drag()
    #expect(!told.contains("late began"))
    view.removeGestureRecognizer(first)
    scene.forget()
    drag()
    #expect(told.first == "late began")
  }

  @Test("Targets are told in the order they were added, each pair once; removed ones not at all")
  func targets() {
    let tap = add(UITapGestureRecognizer(), "a ")
    let other = Listener(scene)
    other.then = { [scene] _ in scene.note("other") }
    tap.addTarget(other, action: other.selector)
    tap.addTarget(listener, action: listener.selector)
    scene.tap(10, 10)
    #expect(told == ["a ended", "a ended", "other"])
    tap.removeTarget(listener, action: nil)
    scene.forget()
    scene.tap(10, 10)
    #expect(told == ["a ended", "other"])
    tap.removeTarget(nil, action: nil)
    scene.forget()
    scene.tap(10, 10)
    #expect(told == [])
  }

  @Test("A touch that is ignored goes on to its view; types that are not allowed are never seen")
  func ignoring() {
    final class Picky: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
      }
    }
    let picky = add(Picky(), "picky ")
    picky.delaysTouchesBegan = true
    scene.tap(10, 10)
    #expect(scene.events == ["view.began(began)", "view.ended(ended)"])
    let pan = add(UIPanGestureRecognizer(), "pan ")
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    drag()
    #expect(told == [] && pan.buttonMask == [] && pan.modifierFlags == [])
  }

  @Test("An event says which fingers are on a window, a view and a gesture")
  func events() {
    final class Asking: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let event, let touch = touches.first, let window else { return }
        counts = [
          touches.count, event.allTouches?.count ?? 0, event.touches(for: self)?.count ?? 0,
          event.touches(for: window)?.count ?? 0,
          event.coalescedTouches(for: touch)?.count ?? 9,
          event.predictedTouches(for: touch)?.count ?? 9,
        ]
        #expect(touch.force == 0 && touch.maximumPossibleForce == 0 && touch.type == .direct)
        #expect(touch.preciseLocation(in: self) == touch.location(in: self))
        #expect(event.type == .touches && event.subtype == .none)
      }
    }
    let asking = scene.show(Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), in: view)
    scene.touch(200, 200, .began, finger: 1)
    scene.touch(50, 50, .began, finger: 2)
    #expect(asking.counts == [1, 2, 1, 2, 1, 0])
  }

  @Test("A window that is a subclass sees every event before anyone, and may keep it")
  func sendEvent() {
    final class Gate: UIWindow {
      var isOpen = true
      var seen = 0
      override func sendEvent(_ event: UIEvent) {
        seen += 1
        if isOpen { super.sendEvent(event) }
      }
    }
    let session = scene.session
    let gate = session.media.run { Gate(frame: session.device.bounds) }
    scene.turn { gate.makeKeyAndVisible() }
    let inside = scene.show(Witness("inside", scene, frame: gate.bounds), in: gate)
    scene.tap(10, 10)
    #expect(gate.seen == 2 && inside.window === gate)
    #expect(scene.events == ["inside.began(began)", "inside.ended(ended)"])
    gate.isOpen = false
    scene.forget()
    scene.tap(10, 10)
    #expect(gate.seen == 4 && scene.events == [])
    #expect(!session.touches.hasActiveTouches)
  }
}
