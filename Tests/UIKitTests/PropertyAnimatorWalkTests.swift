import InterludeMotion
import QuartzCore
import Testing
import UIKit

/// Five hundred random lives of animators: none may break a rule, whatever is called when.
@MainActor @Suite("Random walks of property animators", .ownStage)
struct PropertyAnimatorWalkTests {
  /// Numbers that are the same in every run.
  private struct Dice {
    private var state: UInt64
    init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func roll(_ count: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(count))
    }

    mutating func unit() -> Double { Double(roll(1001)) / 1000 }
  }

  @MainActor private final class Walk {
    let scene = ViewScene()
    let box: UIView
    let animator: UIViewPropertyAnimator
    /// How often each completion was told.
    var told: [Int] = []
    /// Completions that must have been told by now, and those that never will be.
    var dropped: Set<Int> = []
    var lastEnd = 0

    init(_ dice: inout Dice) {
      box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let box = box
      switch dice.roll(3) {
      case 0: animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
      case 1: animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.4)
      default:
        animator = UIViewPropertyAnimator(
          duration: 1, timingParameters: UISpringTimingParameters())
      }
      animator.scrubsLinearly = dice.roll(4) > 0
      animator.pausesOnCompletion = dice.roll(5) == 0
      scene.show(box)
    }

    func addBlocks(_ dice: inout Dice) {
      let box = box
      let x = CGFloat(dice.roll(300))
      let alpha = CGFloat(dice.unit())
      animator.addAnimations(
        {
          box.center.x = x
          box.alpha = alpha
        }, delayFactor: CGFloat(dice.unit()))
      let number = told.count
      told.append(0)
      animator.addCompletion { [unowned self] _ in told[number] += 1 }
    }

    func step(_ dice: inout Dice) {
      switch dice.roll(13) {
      case 0: scene.turn { addBlocks(&dice) }
      case 1: scene.turn { animator.startAnimation() }
      case 2: scene.turn { animator.startAnimation(afterDelay: dice.unit() / 4) }
      case 3: scene.turn { animator.pauseAnimation() }
      case 4: scene.turn { animator.fractionComplete = CGFloat(dice.unit()) }
      case 5: scene.turn { animator.isReversed.toggle() }
      case 6: scene.turn { stop(dice.roll(2) == 0) }
      case 7:
        let positions: [UIViewAnimatingPosition] = [.end, .start, .current]
        scene.turn { animator.finishAnimation(at: positions[dice.roll(3)]) }
      case 8:
        scene.turn {
          animator.continueAnimation(
            withTimingParameters: dice.roll(2) == 0
              ? nil : UICubicTimingParameters(animationCurve: .easeOut),
            durationFactor: CGFloat(dice.roll(3)))
        }
      case 9 where dice.roll(3) == 0: scene.turn { box.layer.removeAllAnimations() }
      case 10 where dice.roll(4) == 0:
        scene.turn {
          box.superview == nil ? scene.window.addSubview(box) : box.removeFromSuperview()
        }
      default: scene.advance(by: dice.unit() / 3)
      }
    }

    /// What is stopped without finishing tells nobody.
    func stop(_ withoutFinishing: Bool) {
      let isActive = animator.state == .active
      animator.stopAnimation(withoutFinishing)
      guard isActive, withoutFinishing else { return }
      for (number, count) in told.enumerated() where count == 0 { dropped.insert(number) }
    }

    func check(_ seed: Int) {
      scene.session.checkInvariants()
      #expect(told.allSatisfy { $0 <= 1 }, "seed \(seed)")
      #expect(dropped.allSatisfy { told[$0] == 0 }, "seed \(seed)")
      #expect((0...1).contains(animator.fractionComplete), "seed \(seed)")
      #expect(!animator.isRunning || animator.state == .active, "seed \(seed)")
      if animator.state == .inactive {
        #expect(animator.fractionComplete == 0, "seed \(seed)")
      }
      if let shown = box.layer.presentation() {
        #expect(shown.position.x.isFinite && shown.opacity.isFinite, "seed \(seed)")
      }
    }

    /// Brings it to an end, whatever it was doing; afterwards nothing is left on the layer.
    func end(_ seed: Int) {
      scene.turn {
        animator.pausesOnCompletion = false
        if animator.state == .stopped { animator.finishAnimation(at: .end) }
        animator.startAnimation()
      }
      #expect(scene.session.loop.settle(), "seed \(seed)")
      #expect(animator.state == .inactive, "seed \(seed)")
      #expect(box.layer.animationKeys() == nil, "seed \(seed)")
      for (number, count) in told.enumerated() {
        #expect(count == (dropped.contains(number) ? 0 : 1), "seed \(seed), completion \(number)")
      }
      if let shown = box.layer.presentation() {
        #expect(shown.position == box.layer.position, "seed \(seed)")
      }
    }
  }

  @Test("F129–F135: whatever is called when, the rules hold and each completion comes once")
  func walks() {
    for seed in 1...500 {
      var dice = Dice(seed)
      let walk = Walk(&dice)
      walk.addBlocks(&dice)
      for _ in 0..<20 {
        walk.step(&dice)
        walk.check(seed)
      }
      walk.end(seed)
    }
  }

  @Test("Any frame is a function of time: asked for or not, the later ones are the same")
  func pure() {
    func positions(askingOften: Bool) -> [CGFloat] {
      var dice = Dice(77)
      let walk = Walk(&dice)
      walk.addBlocks(&dice)
      var result: [CGFloat] = []
      for _ in 0..<40 {
        walk.step(&dice)
        if askingOften { for _ in 0..<3 { _ = walk.box.layer.presentation() } }
        result.append(walk.box.layer.presentation()?.position.x ?? -1)
      }
      walk.end(77)
      return result
    }
    #expect(positions(askingOften: true) == positions(askingOften: false))
  }
}
