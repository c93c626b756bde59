import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Gestures of several fingers", .ownStage)
struct MultiTouchTests {
  private let scene: ViewScene
  private let listener: Listener
  private let view: UIView

  init() {
    let scene = ViewScene()
    self.scene = scene
    listener = Listener(scene)
    view = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 800)))
  }

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    recognizer.addTarget(listener, action: listener.selector)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func put(_ phase: UITouch.Phase, _ places: (Int, CGFloat, CGFloat)...) {
    scene.turn {
      scene.session.touches.send(
        places.map {
          .init(finger: $0.0, location: CGPoint(x: $0.1, y: $0.2), phase: phase)
        })
    }
  }

  // MARK: Pinch

  @Test("A pinch begins when the fingers' distance has changed by eight points, at scale 1")
  func pinch() {
    let pinch = add(UIPinchGestureRecognizer())
    put(.began, (1, 100, 300), (2, 192, 300))
    put(.moved, (2, 199, 300))
    #expect(pinch.state == .possible)
    put(.moved, (2, 200, 300))
    #expect(pinch.state == .began && pinch.scale == 1)
    put(.moved, (2, 250, 300))
    #expect(pinch.scale == 1.5 && pinch.location(in: nil) == CGPoint(x: 175, y: 300))
    put(.ended, (1, 100, 300), (2, 250, 300))
    #expect(scene.events == ["began", "changed", "ended"] && pinch.scale == 1)
  }

  @Test("Together it goes below 1, and it turns freely meanwhile")
  func together() {
    let pinch = add(UIPinchGestureRecognizer())
    put(.began, (1, 100, 300), (2, 308, 300))
    put(.moved, (2, 200, 300))
    #expect(pinch.state == .began && pinch.scale == 0.5)
    put(.moved, (2, 100, 400))
    #expect(pinch.scale == 0.5)
  }

  @Test("The scale counts on from what the app sets; what is no number is refused")
  func setScale() {
    let pinch = add(UIPinchGestureRecognizer())
    put(.began, (1, 100, 300), (2, 192, 300))
    put(.moved, (2, 200, 300))
    put(.moved, (2, 300, 300))
    pinch.scale = 1
    put(.moved, (2, 400, 300))
    #expect(pinch.scale == 1.5)
    pinch.scale = .nan
    #expect(pinch.scale == 1.5 && scene.issues.count == 1)
  }

  @Test("A finger that lifts and one that comes make no jump; the last one ends it")
  func changingFingers() {
    let pinch = add(UIPinchGestureRecognizer())
    put(.began, (1, 100, 300), (2, 192, 300))
    put(.moved, (2, 300, 300))
    #expect(pinch.scale == 2)
    put(.ended, (2, 300, 300))
    #expect(pinch.scale == 2 && pinch.numberOfTouches == 1 && pinch.state == .began)
    put(.moved, (1, 120, 320))
    #expect(pinch.scale == 2)
    put(.began, (3, 170, 320))
    #expect(pinch.scale == 2 && pinch.numberOfTouches == 2)
    put(.moved, (3, 220, 320))
    #expect(pinch.scale == 4)
    put(.ended, (1, 120, 320), (3, 220, 320))
    #expect(scene.events.filter { $0 == "ended" }.count == 1 && scene.events.last == "ended")
  }

  @Test("Fingers in one place have a scale all the same")
  func onePlace() {
    let pinch = add(UIPinchGestureRecognizer())
    put(.began, (1, 100, 300), (2, 200, 300))
    put(.moved, (2, 100, 300))
    #expect(pinch.scale > 0 && pinch.scale < 1)
    put(.moved, (2, 101, 300))
    #expect(pinch.scale.isFinite)
  }

  @Test("The velocity of a pinch is in scales a second")
  func pinchVelocity() {
    let pinch = add(UIPinchGestureRecognizer())
    put(.began, (1, 0, 300), (2, 92, 300))
    put(.moved, (2, 100, 300))
    for step in 1...12 {
      scene.advance(by: 1.0 / 60)
      put(.moved, (2, 100 + 5 * CGFloat(step), 300))
    }
    // A twentieth of the first distance in each sixtieth of a second: a straight line but for rounding.
    #expect(abs(pinch.velocity - 3) < 1e-9)
  }

  // MARK: Rotation

  @Test("A rotation begins after five degrees, at 0, and turns clockwise")
  func rotation() {
    let rotation = add(UIRotationGestureRecognizer())
    put(.began, (1, 200, 300), (2, 300, 300))
    put(.moved, (2, 300, 308))
    #expect(rotation.state == .possible)
    put(.moved, (2, 300, 310))
    #expect(rotation.state == .began)
    #expect(rotation.rotation > 0 && rotation.rotation < 0.02)
    put(.moved, (2, 200, 400))
    // A quarter less the slop of 5°.
    #expect(abs(rotation.rotation - (.pi / 2 - .pi / 36)) < 1e-12)
    put(.ended, (1, 200, 300), (2, 200, 400))
    #expect(scene.events == ["began", "changed", "ended"])
  }

  @Test("Turning on past half a turn and a whole one counts on")
  func wholeTurns() {
    let rotation = add(UIRotationGestureRecognizer())
    put(.began, (1, 200, 300), (2, 300, 300))
    let corners: [(CGFloat, CGFloat)] = [(200, 400), (100, 300), (200, 200), (300, 300)]
    for index in 0..<8 { put(.moved, (2, corners[index % 4].0, corners[index % 4].1)) }
    #expect(abs(rotation.rotation - (4 * .pi - .pi / 36)) < 1e-12)
  }

  @Test("More and fewer fingers make no jump; what the app sets is counted from")
  func rotationFingers() {
    let rotation = add(UIRotationGestureRecognizer())
    put(.began, (1, 200, 300), (2, 300, 300))
    put(.moved, (2, 200, 400))
    let quarter = rotation.rotation
    put(.began, (3, 20, 700))
    #expect(rotation.rotation == quarter)
    put(.ended, (1, 200, 300))
    #expect(rotation.rotation == quarter)
    rotation.rotation = 0
    put(.ended, (3, 20, 700))
    put(.moved, (2, 10, 10))
    #expect(rotation.rotation == 0)
  }

  // MARK: Pan

  @Test("A pan of two fingers counts from when both are down, and its middle moves")
  func panOfTwo() {
    let pan = add(UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    put(.began, (1, 100, 300))
    put(.moved, (1, 160, 300))
    put(.began, (2, 200, 300))
    put(.moved, (1, 168, 300), (2, 208, 300))
    #expect(pan.state == .possible)
    put(.moved, (1, 180, 300), (2, 220, 300))
    #expect(pan.state == .began && pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    put(.ended, (2, 220, 300))
    #expect(scene.events == ["began", "ended"])
  }

  @Test("Fingers that come and go do not move the translation; too many are left out")
  func changingPan() {
    let pan = add(UIPanGestureRecognizer())
    pan.maximumNumberOfTouches = 2
    put(.began, (1, 100, 300))
    put(.moved, (1, 150, 300))
    #expect(pan.translation(in: nil).x == 40)
    put(.began, (2, 300, 700))
    #expect(pan.translation(in: nil).x == 40 && pan.numberOfTouches == 2)
    put(.began, (3, 10, 10))
    #expect(pan.translation(in: nil).x == 40 && pan.numberOfTouches == 2)
    put(.moved, (3, 300, 10))
    #expect(pan.translation(in: nil).x == 40)
    put(.moved, (1, 160, 300), (2, 310, 700))
    #expect(pan.translation(in: nil).x == 50)
    put(.ended, (1, 160, 300))
    #expect(pan.translation(in: nil).x == 50 && pan.state != .possible)
    put(.moved, (2, 330, 700))
    #expect(pan.translation(in: nil).x == 70)
    #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 330, y: 700))
    put(.ended, (2, 330, 700), (3, 300, 10))
    #expect(scene.events.filter { $0 == "ended" }.count == 1)
  }

  @Test("More fingers than allowed at the beginning are no drag")
  func tooMany() {
    let pan = add(UIPanGestureRecognizer())
    pan.maximumNumberOfTouches = 1
    put(.began, (1, 100, 300), (2, 200, 300))
    put(.moved, (1, 150, 300), (2, 250, 300))
    put(.ended, (1, 150, 300), (2, 250, 300))
    #expect(scene.events == [])
  }

  @Test("Asking for a touch that is not there is told, and answers zero")
  func noSuchTouch() {
    let pan = add(UIPanGestureRecognizer())
    #expect(pan.location(ofTouch: 3, in: nil) == .zero)
    #expect(scene.issues == ["location(ofTouch:in:): there is no touch 3 of 0"])
  }

  @Test("Pinch and rotation run together where a delegate says so, and else the first alone")
  func sideBySide() {
    final class Friend: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let pinch = add(UIPinchGestureRecognizer())
    let rotation = add(UIRotationGestureRecognizer())
    put(.began, (1, 200, 300), (2, 300, 300))
    put(.moved, (2, 280, 380))
    #expect(pinch.state == .began && rotation.state == .failed)
    put(.ended, (1, 200, 300), (2, 280, 380))
    let friend = Friend()
    pinch.delegate = friend
    put(.began, (1, 200, 300), (2, 300, 300))
    put(.moved, (2, 320, 400))
    #expect(pinch.state == .began && rotation.state == .began)
  }
}
