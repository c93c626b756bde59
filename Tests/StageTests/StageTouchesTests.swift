import InterludeStage
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite(.stage) struct StageTouchesTests {
  /// A screen with one recognizer, and what was seen of it.
  private final class Screen<Recognizer: UIGestureRecognizer>: UIViewController {
    private(set) var recognizer: Recognizer?
    var states: [UIGestureRecognizer.State] = []
    var see: (Recognizer) -> Void = { _ in }
    convenience init(_ recognizer: Recognizer) {
      self.init(nibName: nil, bundle: nil)
      self.recognizer = recognizer
    }
    override func viewDidLoad() {
      guard let recognizer else { return }
      view.isMultipleTouchEnabled = true
      recognizer.addTarget(self, action: Selector("seen:", Screen.seen))
      view.addGestureRecognizer(recognizer)
    }
    func seen(_ recognizer: UIGestureRecognizer) {
      states.append(recognizer.state)
      if let recognizer = self.recognizer { see(recognizer) }
    }
  }

  private let center = CGPoint(x: 200, y: 400)

  @Test(
    "Two fingers pinch: the scale is the way of their distance after the slop", arguments: [0, 1])
  func pinch(angle: CGFloat) {
    let screen = Screen(UIPinchGestureRecognizer())
    let stage = Stage(root: screen)
    var scale: CGFloat = 0
    screen.see = { scale = $0.scale }
    stage.pinch(center: center, from: 92, to: 300, angle: angle, over: 0.5)
    // From 92 + 8 to 300; sine and cosine round.
    #expect(abs(scale - 3) < 1e-12)
    #expect(screen.states.first == .began && screen.states.last == .ended)
    #expect(stage.time == 0.7 && stage.settle() && stage.issues == [])
  }

  @Test("Two fingers turn: the angle is theirs less the slop", arguments: [1.5, -1.5, 7])
  func rotate(angle: CGFloat) {
    let screen = Screen(UIRotationGestureRecognizer())
    let stage = Stage(root: screen)
    var rotation: CGFloat = 0
    screen.see = { rotation = $0.rotation }
    stage.rotate(center: center, by: angle, over: 0.5)
    let expected = abs(angle) - .pi / 36
    // The polygon's corners and the moves between them round.
    #expect(abs(abs(rotation) - expected) < 1e-9 && (rotation > 0) == (angle > 0))
    #expect(screen.states.last == .ended && stage.issues == [])
  }

  @Test("A flick lifts with its velocity at the end of its path, whatever the way there")
  func flick() {
    let screen = Screen(UIPanGestureRecognizer())
    let stage = Stage(root: screen)
    var (velocity, place) = (CGPoint.zero, CGPoint.zero)
    screen.see = {
      velocity = $0.velocity(in: nil)
      place = $0.location(in: nil)
    }
    stage.drag(
      along: [CGPoint(x: 300, y: 100), CGPoint(x: 20, y: 700), center], over: 0.6,
      release: .flick(CGVector(dx: 750, dy: -120)))
    // Least squares over points of one straight line; they round.
    #expect(abs(velocity.x - 750) < 1e-6 && abs(velocity.y + 120) < 1e-6 && place == center)
  }

  @Test("A resting finger has no velocity, a lifting one has, one taken away cancels")
  func releases() {
    for (release, state) in [
      (Release.rest, UIGestureRecognizer.State.ended), (.lift, .ended), (.cancel, .cancelled),
    ] {
      let screen = Screen(UIPanGestureRecognizer())
      let stage = Stage(root: screen)
      var velocity: CGFloat = 0
      screen.see = { velocity = $0.velocity(in: nil).x }
      stage.drag(from: center, by: CGVector(dx: 120, dy: 0), over: 0.2, release: release)
      #expect(screen.states.last == state)
      // 120 points in 0.2 s, evenly; they round.
      #expect(release == .rest ? velocity == 0 : abs(velocity - 600) < 1e-6)
    }
  }

  @Test("A long press, a swipe and a tap each are what recognizers take them for")
  func others() {
    let press = Screen(UILongPressGestureRecognizer())
    Stage(root: press).longPress(at: center, for: 0.6)
    #expect(press.states == [.began, .ended])
    let swipe = Screen(UISwipeGestureRecognizer())
    Stage(root: swipe).swipe(from: center, by: CGVector(dx: 100, dy: 0))
    #expect(swipe.states == [.ended])
    let tap = Screen(UITapGestureRecognizer())
    let stage = Stage(root: tap)
    stage.tap(tap.view)
    stage.longPress(tap.view, for: 0.5)
    #expect(tap.states == [.ended, .ended])
  }

  @Test("Fingers keep their own time: each comes, moves and leaves when it is due")
  func several() {
    let screen = Screen(UIPanGestureRecognizer())
    let stage = Stage(root: screen)
    var most = 0
    screen.see = { most = max(most, $0.numberOfTouches) }
    let long = FingerPath([center, CGPoint(x: 200, y: 500)], over: 1)
    let short = FingerPath([.zero, CGPoint(x: 50, y: 0)], start: 0.25, over: 0.1, hold: 0.1)
    stage.touches([long, short, .press(at: CGPoint(x: 9, y: 9), start: 0.3, for: 0.1)])
    #expect(most == 3 && screen.states.last == .ended && stage.time == 1)
    #expect(screen.states.filter { $0 == .ended }.count == 1)
  }

  @Test(
    "The same in a script, at its times; fingers of two scripts do not take each other's numbers")
  func scripts() {
    let screen = Screen(UIPinchGestureRecognizer())
    let stage = Stage(root: screen)
    var scale: CGFloat = 0
    screen.see = { scale = $0.scale }
    Script()
      .pinch(at: 1, center: center, from: 92, to: 200, over: 0.5)
      .drag(at: 3, along: [center, .zero], over: 0.5)
      .drag(at: 3.2, along: [.zero, center, .zero], over: 1, hold: 0.1)
      .longPress(at: 5, center, for: 1)
      .swipe(at: 7, from: center, by: CGVector(dx: 0, dy: 90))
      .rotate(at: 8, center: center, by: 1)
      .rotate(at: 9, to: .landscapeLeft)
      .schedule(on: stage)
    stage.advance(to: 2)
    #expect(scale == 2 && screen.states.last == .ended)
    #expect(stage.settle() && stage.issues == [] && stage.orientation == .landscapeLeft)
  }

  @Test(
    "What makes no sense is told, and no finger comes down",
    arguments: [
      FingerPath([], over: 1), FingerPath([CGPoint(x: CGFloat.nan, y: 0)]),
      FingerPath([.zero], over: -1), FingerPath([.zero], over: .nan),
      FingerPath([.zero], start: -0.1), FingerPath([.zero], hold: .infinity),
      FingerPath([.zero], over: 1, release: .flick(CGVector(dx: CGFloat.nan, dy: 0))),
    ])
  func nonsense(path: FingerPath) {
    let stage = Stage(root: UIViewController())
    stage.misused = nil
    stage.touches([.press(at: .zero, for: 1), path])
    #expect(stage.issues.count == 1 && stage.time == 0)
    stage.put(path)
    #expect(stage.settle() && stage.issues.count == 2)
  }

  @Test("No fingers, too many, endless pinches and times that are none are told as well")
  func more() {
    let stage = Stage(root: UIViewController())
    stage.misused = nil
    stage.touches([])
    stage.touches(Array(repeating: .press(at: .zero, for: 1), count: 11))
    stage.pinch(center: center, from: .infinity, to: 1)
    stage.rotate(center: center, by: .nan)
    Script().longPress(at: .nan, center).swipe(at: -1, from: center, by: .zero).schedule(on: stage)
    // One text is told once: two of the six are the same.
    #expect(stage.time == 0 && stage.issues.count == 5)
    #expect(!stage.session.touches.hasActiveTouches)
  }
}

extension Stage {
  fileprivate func put(_ path: FingerPath) {
    Script().touches(at: 0, [path]).schedule(on: self)
  }
}
