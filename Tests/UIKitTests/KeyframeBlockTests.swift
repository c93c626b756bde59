import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Keyframe blocks", .ownStage)
struct KeyframeBlockTests {
  private let scene: ViewScene
  private let box: UIView

  init() {
    let scene = ViewScene()
    self.scene = scene
    box = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  private var shown: CALayer { box.layer.presentation() ?? box.layer }

  /// Linear outer timing, as apps ask for it (F125).
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func note(_ name: String) -> (Bool) -> Void {
    { [scene] finished in scene.note("\(name) \(finished) \(scene.session.clock.now)") }
  }

  private func keyframes(
    _ options: UIView.KeyframeAnimationOptions, duration: Double = 1, delay: Double = 0,
    _ changes: () -> Void
  ) {
    scene.turn {
      UIView.animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: changes,
        completion: note("end"))
    }
  }

  private func frame(_ start: Double, _ length: Double, _ changes: () -> Void) {
    UIView.addKeyframe(
      withRelativeStartTime: start, relativeDuration: length, animations: changes)
  }

  private func expectX(
    _ expected: [(Double, CGFloat)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, x) in expected {
      scene.advance(to: time)
      #expect(abs(shown.position.x - x) < 1e-9, "at \(time)", sourceLocation: sourceLocation)
    }
  }

  @Test("F125: starts and durations are fractions of the whole; between frames a property holds")
  func frames() {
    keyframes(linear, duration: 2) {
      frame(0, 0.25) { box.center.x = 150 }
      frame(0.5, 0.5) { box.center.x = 250 }
    }
    #expect(box.center.x == 250)
    expectX([(0, 50), (0.25, 100), (0.5, 150), (0.9, 150), (1, 150), (1.5, 200)])
    scene.advance(to: 2)
    #expect(scene.events == ["end true 2.0"] && shown.position.x == 250)
  }

  @Test("F125: the whole is paced ease-in-ease-out, unless curve bits say otherwise")
  func outerPace() {
    keyframes([]) { frame(0, 1) { box.center.x = 150 } }
    scene.advance(to: 0.25)
    // F74, seven decimals.
    #expect(abs(shown.position.x - 50 - 12.91619) < 1e-5)
  }

  @Test("F125: a duration of nothing sets the value at that moment")
  func moment() {
    keyframes(linear) { frame(0.5, 0) { box.center.x = 150 } }
    expectX([(0.25, 50), (0.49, 50), (0.5, 150), (0.75, 150)])
  }

  @Test("What lies outside of any frame moves over the whole")
  func outside() {
    keyframes(linear) {
      box.center.x = 150
      frame(0, 0.5) { box.alpha = 0 }
    }
    scene.advance(to: 0.25)
    #expect(shown.position.x == 75 && shown.opacity == 0.5)
  }

  @Test("F125: discrete frames show their value from their start on")
  func discrete() {
    keyframes([.calculationModeDiscrete, linear]) {
      frame(0, 0.5) { box.center.x = 150 }
      frame(0.5, 0.5) { box.center.x = 250 }
    }
    expectX([(0, 150), (0.25, 150), (0.5, 250), (0.9, 250)])
  }

  @Test("F125: paced frames move at one speed, whatever their times")
  func paced() {
    keyframes([.calculationModePaced, linear]) {
      frame(0, 0.9) { box.center.x = 100 }
      frame(0.9, 0.1) { box.center.x = 250 }
    }
    // 200 points in a second.
    expectX([(0.25, 100), (0.5, 150), (0.75, 200)])
  }

  @Test("F107, F125: cubic frames go through their values on a smooth curve")
  func cubic() throws {
    keyframes([.calculationModeCubic, linear]) {
      frame(0, 0.5) { box.center.x = 60 }
      frame(0.5, 0.5) { box.center.x = 60 }
    }
    // Values 0, 10, 10 over 50: at .75 it is 10.625 (F107).
    expectX([(0.5, 60), (0.75, 60.625)])
    let animation = try #require(box.layer.animation(forKey: "position") as? CAKeyframeAnimation)
    #expect(animation.calculationMode == .cubic && animation.isAdditive)
  }

  @Test("F125: cubic and paced")
  func cubicPaced() throws {
    keyframes([.calculationModeCubicPaced, linear]) {
      frame(0, 0.1) { box.center.x = 150 }
      frame(0.1, 0.9) { box.center.x = 250 }
    }
    expectX([(0.25, 100), (0.5, 150), (0.75, 200)])
  }

  @Test("F126: inside another block it takes over the duration, unless it says otherwise")
  func nested() {
    scene.turn {
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
          frame(0, 0.5) { box.center.x = 150 }
        }
      }
    }
    expectX([(1, 100), (2, 150)])
    let other = scene.show(UIView())
    scene.turn {
      UIView.animate(withDuration: 4) {
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: [.overrideInheritedDuration]
        ) { frame(0, 0.5) { other.alpha = 0 } }
      }
    }
    #expect(other.layer.animation(forKey: "opacity")?.duration == 1)
  }

  @Test("A block inside a frame moves in the frame's time, and completes with it")
  func blockInFrame() {
    keyframes(linear, duration: 2) {
      frame(0.5, 0.5) {
        UIView.animate(
          withDuration: 9, animations: { box.center.x = 150 }, completion: note("inner"))
      }
    }
    expectX([(1, 50), (1.5, 100)])
    scene.advance(to: 2)
    #expect(scene.events.sorted() == ["end true 2.0", "inner true 2.0"])
  }

  @Test("Keyframes inside a frame share its time")
  func keyframesInFrame() {
    keyframes(linear, duration: 2) {
      frame(0.5, 0.5) {
        UIView.animateKeyframes(withDuration: 9, delay: 0) {
          frame(0, 0.5) { box.center.x = 150 }
          frame(0.5, 0.5) { box.center.x = 50 }
        }
      }
    }
    expectX([(1, 50), (1.25, 100), (1.5, 150), (1.75, 100)])
  }

  @Test("Where frames of one property overlap, the earlier ends where the later begins")
  func overlapping() {
    keyframes(linear) {
      frame(0, 0.75) { box.center.x = 150 }
      frame(0.5, 0.5) { box.center.x = 250 }
    }
    expectX([(0.25, 100), (0.5, 150), (0.75, 200)])
  }

  @Test("A delay, repetitions and turning back are the whole block's")
  func repeated() {
    keyframes([linear, .repeat, .autoreverse], delay: 0.5) {
      frame(0, 0.5) { box.center.x = 150 }
    }
    expectX([(0.25, 50), (0.75, 100), (1.25, 150), (2.25, 100), (2.5, 50), (2.75, 100)])
    #expect(scene.session.loop.settle(limit: 1) && scene.events.isEmpty)
  }

  @Test("F124: without a duration the values are there at once")
  func noDuration() {
    keyframes([], duration: 0) { frame(0, 0.5) { box.center.x = 150 } }
    #expect(shown.position.x == 150 && scene.events == ["end true 0.0"])
  }

  @Test("F134: keyframes in an animator's block are scrubbed with it")
  func scrubbed() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        frame(0, 0.5) { box.center.x = 150 }
        frame(0.5, 0.5) { box.alpha = 0 }
      }
    }
    scene.turn { animator.fractionComplete = 0.25 }
    #expect(shown.position.x == 100 && shown.opacity == 1)
    scene.turn { animator.fractionComplete = 0.75 }
    #expect(shown.position.x == 150 && shown.opacity == 0.5)
    scene.turn { animator.stopAnimation(true) }
    #expect(box.center.x == 150 && box.alpha == 0.5)
  }

  @Test("Fractions that are none are told and kept inside the whole")
  func badFractions() {
    keyframes(linear) {
      frame(-1, 3) { box.center.x = 150 }
      frame(.nan, .infinity) { box.alpha = 0.5 }
    }
    expectX([(0.5, 100)])
    #expect(scene.issues.filter { $0.hasPrefix("UIView.addKeyframe") }.count == 2)
  }

  @Test("A turn through keyframes goes the way it is told")
  func turning() {
    keyframes(linear) {
      for step in 0..<4 {
        frame(Double(step) / 4, 0.25) {
          box.transform = CGAffineTransform(rotationAngle: CGFloat(step + 1) * .pi / 2)
        }
      }
    }
    scene.advance(to: 0.375)
    // A quarter and a half of the next: 135 degrees.
    let shown = shown.affineTransform()
    #expect(abs(shown.a + 0.7071067811865476) < 1e-9 && abs(shown.b - 0.7071067811865476) < 1e-9)
  }
}
