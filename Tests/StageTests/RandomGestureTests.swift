import InterludeStage
import InterludeTesting
import QuartzCore
import Testing
import UIKit

extension Dice {
  /// A point of the screen, away from its edges.
  fileprivate mutating func point() -> CGPoint { CGPoint(x: 20 + roll(350), y: 60 + roll(700)) }
}

/// Random arbitration between the recognizers of a scene.
@MainActor
private final class Friends: NSObject, UIGestureRecognizerDelegate {
  var pairs: Set<[String]> = []
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    pairs.contains([gestureRecognizer.name ?? "", otherGestureRecognizer.name ?? ""])
  }
}

/// What each touch's view was told of it.
private final class Board: UIView {
  var told: [ObjectIdentifier: [UITouch.Phase]] = [:]
  var touches: [UITouch] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches)
  }
  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    for touch in touches {
      // Held, so that no other touch comes to live at its address.
      self.touches.append(touch)
      told[ObjectIdentifier(touch), default: []].append(phase)
    }
  }
}

@MainActor
private final class Trial: NSObject {
  let board = Board()
  let friends = Friends()
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var states: [[UIGestureRecognizer.State]] = [[], [], []]

  init(_ dice: inout Dice) {
    super.init()
    board.isMultipleTouchEnabled = true
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    for index in 0..<3 {
      let made = Self.make(&dice)
      made.name = "\(index)"
      made.delegate = friends
      made.cancelsTouchesInView = !dice.chance(3)
      made.delaysTouchesBegan = dice.chance(4)
      made.delaysTouchesEnded = !dice.chance(4)
      made.addTarget(self, action: Selector("seen:", Trial.seen))
      recognizers.append(made)
      for other in 0..<3 where dice.chance(4) { friends.pairs.insert(["\(index)", "\(other)"]) }
      if index > 0, dice.chance(3) { made.require(toFail: recognizers[dice.roll(index)]) }
      (dice.chance(2) ? board : inner).addGestureRecognizer(made)
    }
    // The fingers' view is the board, the inner view its parent: two levels of recognizers.
    inner.addSubview(board)
  }

  private static func make(_ dice: inout Dice) -> UIGestureRecognizer {
    switch dice.roll(8) {
    case 0:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + dice.roll(2)
      tap.numberOfTouchesRequired = 1 + dice.roll(2)
      return tap
    case 1: return UILongPressGestureRecognizer()
    case 2, 3:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 1 + dice.roll(2)
      pan.maximumNumberOfTouches = pan.minimumNumberOfTouches + dice.roll(3)
      return pan
    case 4: return UIPinchGestureRecognizer()
    case 5: return UIRotationGestureRecognizer()
    case 6:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .right, .up, .down]
      return swipe
    default:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = [.left, .right]
      return edge
    }
  }

  private func seen(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
    states[index].append(recognizer.state)
  }

  /// One to three fingers, each on a way of its own; some rest, some are quick, some are taken away.
  static func fingers(_ dice: inout Dice) -> [FingerPath] {
    (0...dice.roll(3)).map { _ in
      let points = (0...dice.roll(3)).map { _ in dice.point() }
      let releases: [Release] = [.lift, .rest, .lift, .cancel, .flick(CGVector(dx: 300, dy: 90))]
      return FingerPath(
        dice.chance(3) ? [points[0]] : points, start: Double(dice.roll(30)) / 60,
        over: Double(dice.roll(40)) / 60, hold: Double(dice.roll(50)) / 60,
        release: releases[dice.roll(releases.count)])
    }
  }
}

@MainActor
@Suite(.stage) struct RandomGestureTests {
  /// Which states may follow which, as the targets are told them; nil is before and after a gesture.
  private func isAllowed(
    _ old: UIGestureRecognizer.State?, _ new: UIGestureRecognizer.State, isContinuous: Bool
  ) -> Bool {
    switch (old, new) {
    case (nil, .ended): !isContinuous
    case (nil, .began), (.began, .changed), (.changed, .changed): isContinuous
    case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
      isContinuous
    default: false
    }
  }

  @Test(
    "200 random scripts of several fingers: states follow the diagram, gestures end once, no touch is lost",
    arguments: 1...200)
  func script(seed: Int) {
    var dice = Dice(seed: seed)
    let trial = Trial(&dice)
    let screen = UIViewController()
    let stage = Stage(root: screen)
    stage.run {
      if let inner = trial.board.superview { screen.view.addSubview(inner) }
      trial.board.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    }
    var script = Script()
    for round in 0..<(1 + dice.roll(3)) {
      script = script.touches(at: 0.1 + Double(round) * 3, Trial.fingers(&dice))
    }
    if dice.chance(4) {
      let chosen = trial.recognizers[dice.roll(3)]
      let time = 0.1 + Double(dice.roll(60)) / 60
      script = script.run(at: time) { _ in chosen.isEnabled = false }
        .run(at: time + 0.5) { _ in chosen.isEnabled = true }
    }
    script.schedule(on: stage)
    #expect(stage.settle(limit: 30))

    for (recognizer, states) in zip(trial.recognizers, trial.states) {
      let isDiscrete =
        recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
      var last: UIGestureRecognizer.State?
      for state in states {
        #expect(isAllowed(last, state, isContinuous: !isDiscrete), "\(recognizer) \(states)")
        last = state == .ended || state == .cancelled ? nil : state
      }
      #expect(last == nil, "a gesture has not ended: \(states)")
      #expect(recognizer.state == .possible && recognizer.numberOfTouches == 0)
    }
    for phases in trial.board.told.values {
      #expect(phases.first == .began)
      #expect(phases.filter { $0 == .began }.count == 1)
      #expect(phases.filter { $0 == .ended || $0 == .cancelled }.count == 1)
      #expect(phases.last == .ended || phases.last == .cancelled)
    }
    #expect(!stage.session.touches.hasActiveTouches)
    // Two that wait for each other cannot be here: each waits for an earlier one only.
    #expect(stage.issues == [])
  }

  @Test(
    "The random scripts do something: every kind of gesture, ending and cancelling, is among them")
  func coverage() {
    var kinds: Set<String> = []
    for seed in 1...200 {
      var dice = Dice(seed: seed)
      let trial = Trial(&dice)
      for recognizer in trial.recognizers { kinds.insert("\(type(of: recognizer))") }
    }
    #expect(kinds.count == 7)
  }
}
