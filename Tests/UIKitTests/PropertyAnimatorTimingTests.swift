import QuartzCore
import Testing
import UIKit

@MainActor @Suite("The time of property animators", .ownStage)
struct PropertyAnimatorTimingTests {
  private let scene: ViewScene
  private let box: UIView

  init() {
    let scene = ViewScene()
    self.scene = scene
    box = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  private var shown: CALayer { box.layer.presentation() ?? box.layer }

  private func note(_ position: UIViewAnimatingPosition) {
    scene.note("\(position) \(scene.session.clock.now)")
  }

  private func mover(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { box.center.x = 150 }
    animator.addCompletion(note)
    return animator
  }

  @Test("F129, F101: a delayed start shows the start meanwhile")
  func delayed() {
    let animator = mover()
    scene.turn { animator.startAnimation(afterDelay: 0.5) }
    #expect(animator.delay == 0.5 && animator.isRunning)
    for (time, x) in [(0.25, 50.0), (0.5, 50), (1, 100), (1.25, 125)] {
      scene.advance(to: time)
      #expect(Double(shown.position.x) == x, "at \(time)")
    }
    scene.advance(to: 3)
    #expect(scene.events == ["end 1.5"])
  }

  @Test("F130: a delay factor is of what remains: it starts at f, and lasts 1 − f of it")
  func delayFactor() {
    let animator = mover()
    animator.addAnimations({ box.center.y = 150 }, delayFactor: 0.5)
    scene.turn { animator.startAnimation() }
    for (time, y) in [(0.25, 50.0), (0.5, 50), (0.75, 100)] {
      scene.advance(to: time)
      #expect(Double(shown.position.y) == y, "at \(time)")
    }
    // Half way of a quarter that remains: from 0.75 it starts at 0.875.
    scene.turn { animator.addAnimations({ box.bounds.size.width = 200 }, delayFactor: 0.5) }
    for (time, width) in [(0.875, 100.0), (0.9375, 150), (1, 200)] {
      scene.advance(to: time)
      #expect(Double(shown.bounds.width) == width, "at \(time)")
    }
    #expect(scene.events == ["end 1.0"])
  }

  @Test("F130: what is added while it runs lasts as long as the rest")
  func joining() {
    let animator = mover()
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.5)
    scene.turn { animator.addAnimations { box.center.y = 150 } }
    scene.advance(to: 0.75)
    #expect(shown.position == CGPoint(x: 125, y: 100))
    scene.turn { animator.fractionComplete = 0.5 }
    #expect(shown.position == CGPoint(x: 100, y: 50))
    scene.turn { animator.startAnimation() }
    scene.advance(to: 3)
    #expect(scene.events == ["end 1.25"] && box.center == CGPoint(x: 150, y: 150))
  }

  @Test(
    "F130: a duration factor is of the original duration; 0 is what remains",
    arguments: [(0.0, 0.75), (1, 1), (2, 2)])
  func durationFactor(factor: CGFloat, length: Double) {
    let animator = mover()
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.25)
    scene.turn { animator.pauseAnimation() }
    scene.turn { animator.continueAnimation(withTimingParameters: nil, durationFactor: factor) }
    scene.advance(to: 0.25 + length / 2)
    #expect(shown.position.x == 112.5)
    scene.advance(to: 5)
    #expect(scene.events == ["end \(0.25 + length)"])
  }

  @Test("Continued with another pace, the rest of the way has it, from where it is")
  func otherPace() {
    let animator = mover()
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.5)
    scene.turn {
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    }
    scene.advance(to: 1)
    // F74: ease-in at half its time, over the 50 points that are left, to seven decimals.
    #expect(abs(shown.position.x - 100 - 50 * 0.3153568) < 1e-5)
    scene.advance(to: 3)
    #expect(scene.events == ["end 1.5"])
  }

  @Test("F86, F90: a spring by its ratio takes the animator's duration")
  func ratioSpring() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { box.center.x = 150 }
    animator.addCompletion(note)
    scene.turn { animator.startAnimation() }
    // F88, six decimals of the whole way.
    for (time, x) in [(0.1, 0.487823), (0.25, 1.144223), (0.5, 0.987155), (0.75, 0.998849)] {
      scene.advance(to: time)
      #expect(abs(shown.position.x - 50 - 100 * x) < 1e-4, "at \(time)")
    }
    scene.advance(to: 1)
    #expect(scene.events == ["end 1.0"] && shown.position.x == 150)
  }

  @Test("F80, F90, F91: the system's spring ignores the duration and takes its own")
  func ownSpring() {
    let animator = UIViewPropertyAnimator(
      duration: 7, timingParameters: UISpringTimingParameters())
    animator.addAnimations { box.center.x = 150 }
    animator.addCompletion(note)
    #expect(abs(animator.duration - 0.505823782) < 5e-10)
    scene.turn { animator.startAnimation() }
    for (time, x) in [(0.05, 0.2322305), (0.1, 0.5447784), (0.2, 0.8792819)] {
      scene.advance(to: time)
      #expect(abs(shown.position.x - 50 - 100 * x) < 1e-5, "at \(time)")
    }
    scene.advance(to: 1)
    #expect(scene.events == ["end \(animator.duration)"])
  }

  @Test("A spring past its end is caught there without a jump")
  func overshoot() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { box.center.x = 150 }
    animator.addCompletion(note)
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.25)
    let before = shown.position.x
    scene.turn { animator.pauseAnimation() }
    #expect(before > 160 && shown.position.x == before && animator.fractionComplete == 1)
    scene.turn { animator.startAnimation() }
    #expect(shown.position.x == before)
    scene.advance(to: 0.5)
    #expect(abs(shown.position.x - 50 - 98.7155) < 1e-4)
    scene.turn { animator.isReversed = true }
    scene.advance(to: 5)
    #expect(box.center.x == 50 && scene.events.count == 1)
  }

  @Test("F92: x and y have velocities of their own")
  func velocities() throws {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 10, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { box.center = CGPoint(x: 150, y: 150) }
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.1)
    // Critically damped at 10 rad/s: 1 − e^(−1)(1 + (10 − v)·0.1); with v = 10 that is 1 − 1/e.
    let position = shown.position
    #expect(abs(position.x - 50 - 100 * (1 - 0.36787944117144233)) < 1e-9)
    #expect(abs(position.y - 50 - 100 * (1 - 2 * 0.36787944117144233)) < 1e-9)
    scene.turn { animator.stopAnimation(true) }
    #expect(box.center == position)
  }

  @Test("A pace of one's own: what its type says counts")
  func customProvider() {
    final class Pace: NSObject, UITimingCurveProvider, @preconcurrency NSCoding,
      @preconcurrency NSCopying
    {
      let timingCurveType: UITimingCurveType
      let cubicTimingParameters: UICubicTimingParameters? = UICubicTimingParameters(
        animationCurve: .linear)
      let springTimingParameters: UISpringTimingParameters? = UISpringTimingParameters(
        dampingRatio: 1)
      init(_ type: UITimingCurveType) { timingCurveType = type }
      required init?(coder: NSCoder) { nil }
      func encode(with coder: NSCoder) {}
      func copy(with zone: NSZone? = nil) -> Any { self }
    }
    for (type, x) in [(UITimingCurveType.cubic, 100.0), (.spring, 144.4477), (.composed, 144.4477)]
    {
      box.center.x = 50
      let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: Pace(type))
      animator.addAnimations { box.center.x = 150 }
      scene.turn { animator.startAnimation() }
      scene.advance(by: 0.25)
      // F88: critically damped in half a second, .944477 at a quarter, six decimals.
      #expect(abs(shown.position.x - x) < 1e-3, "\(type)")
      scene.advance(by: 1)
    }
  }
}
