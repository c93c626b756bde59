import InterludeMotion
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Property animators", .ownStage)
struct PropertyAnimatorTests {
  private let scene: ViewScene
  private let box: UIView

  init() {
    let scene = ViewScene()
    self.scene = scene
    box = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  private var shownX: CGFloat { box.layer.presentation()?.position.x ?? .nan }

  /// Moves the box from 50 to 150, linearly in a second unless told otherwise.
  private func mover(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { box.center.x = 150 }
    animator.addCompletion { [scene] in
      scene.note("\($0) \(scene.session.clock.now)")
    }
    return animator
  }

  @Test("F129: the defaults of a new animator")
  func defaults() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(animator.delay == 0 && animator.isInterruptible)
    #expect(animator.isUserInteractionEnabled && animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion && !animator.isReversed && !animator.isRunning)
    #expect(animator.state == .inactive && animator.fractionComplete == 0)
    #expect(UIViewPropertyAnimator().duration == 0.25)
  }

  @Test("F129: it runs its blocks when it is started, moves, and tells the end")
  func runs() {
    let animator = mover()
    #expect(box.center.x == 50)
    scene.turn { animator.startAnimation() }
    #expect(box.center.x == 150 && animator.state == .active && animator.isRunning)
    scene.advance(to: 0.25)
    #expect(shownX == 75 && animator.fractionComplete == 0.25)
    scene.advance(to: 1)
    #expect(shownX == 150 && animator.state == .inactive && !animator.isRunning)
    #expect(scene.events == ["end 1.0"] && box.layer.animationKeys() == nil)
  }

  // MARK: Pausing and scrubbing

  @Test("F135: pausing an inactive animator activates it, paused at the start, for scrubbing")
  func pausedFirst() {
    let animator = mover()
    scene.turn { animator.pauseAnimation() }
    #expect(animator.state == .active && !animator.isRunning && box.center.x == 150)
    scene.advance(to: 5)
    #expect(shownX == 50)
    scene.turn { animator.fractionComplete = 0.3 }
    #expect(shownX == 80 && animator.fractionComplete == 0.3)
    scene.turn { animator.fractionComplete = 7 }
    #expect(shownX == 150 && animator.fractionComplete == 1)
    scene.turn { animator.stopAnimation(true) }
  }

  @Test("F135: setting the fraction of an animator that is inactive or runs pauses it there")
  func scrubbing() {
    let animator = mover()
    scene.turn { animator.fractionComplete = 0.5 }
    #expect(animator.state == .active && !animator.isRunning && shownX == 100)
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.25)
    #expect(shownX == 125)
    scene.turn { animator.fractionComplete = 0.1 }
    scene.advance(to: 3)
    #expect(!animator.isRunning && shownX == 60)
    scene.turn { animator.startAnimation() }
    scene.advance(to: 4)
    #expect(scene.events == ["end 3.9"])
  }

  @Test("F134, F135: paused on a curve, nothing jumps; the fraction is that of the value")
  func pausedOnCurve() {
    let animator = mover(.easeIn)
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.5)
    let before = shownX
    // F74: ease-in has covered .3153568 of the way at half its time, to seven decimals.
    #expect(abs(before - 50 - 31.53568) < 1e-5)
    scene.turn { animator.pauseAnimation() }
    #expect(shownX == before)
    #expect(abs(animator.fractionComplete - 0.3153568) < 1e-7)
    scene.advance(to: 2)
    #expect(shownX == before)
    // Untouched, it goes on where it was on its curve: the second half takes half a second.
    scene.turn { animator.startAnimation() }
    scene.advance(to: 2.25)
    #expect(abs(shownX - 50 - 62.18619) < 1e-5)
    scene.advance(to: 3)
    #expect(scene.events == ["end 2.5"])
  }

  @Test("F135: without linear scrubbing the fraction is that of the curve's time")
  func curvedScrubbing() {
    let animator = mover(.easeIn)
    animator.scrubsLinearly = false
    scene.turn { animator.fractionComplete = 0.5 }
    #expect(abs(shownX - 50 - 31.53568) < 1e-5 && animator.fractionComplete == 0.5)
    scene.turn { animator.startAnimation() }
    scene.advance(to: 1)
    #expect(scene.events == ["end 0.5"])
  }

  @Test("F134: only the animations it added are scrubbed; another on the same layer goes on")
  func onlyItsOwn() {
    scene.turn {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.y = 150 })
    }
    let animator = mover()
    scene.turn { animator.pauseAnimation() }
    scene.advance(to: 0.5)
    #expect(box.layer.presentation()?.position == CGPoint(x: 50, y: 100))
    scene.turn { animator.fractionComplete = 0.5 }
    #expect(box.layer.presentation()?.position == CGPoint(x: 100, y: 100))
    scene.turn { animator.stopAnimation(true) }
    // What was stopped stays where it showed; the other's way is its own.
    #expect(box.center == CGPoint(x: 100, y: 150))
    scene.advance(to: 1)
    #expect(box.layer.presentation()?.position == CGPoint(x: 100, y: 150))
  }

  // MARK: Turning round

  @Test("F133: turned round half way, it runs back in the time it took, and reports the start")
  func reversed() {
    let animator = mover()
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.75)
    scene.turn { animator.isReversed = true }
    #expect(shownX == 125 && animator.fractionComplete == 0.25)
    scene.advance(to: 1)
    #expect(shownX == 100 && box.center.x == 150)
    scene.advance(to: 2)
    #expect(scene.events == ["start 1.5"])
    #expect(box.center.x == 50 && shownX == 50 && animator.state == .inactive)
  }

  @Test("Turned round twice it ends where it would have, later")
  func reversedTwice() {
    let animator = mover()
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.5)
    scene.turn { animator.isReversed = true }
    scene.advance(to: 0.75)
    #expect(shownX == 75)
    scene.turn { animator.isReversed = false }
    scene.advance(to: 3)
    #expect(scene.events == ["end 1.5"] && box.center.x == 150)
  }

  @Test("Reversed from the beginning, it runs from the end to the start")
  func reversedFirst() {
    let animator = mover()
    animator.isReversed = true
    scene.turn { animator.startAnimation() }
    #expect(shownX == 150)
    scene.advance(to: 0.25)
    #expect(shownX == 125)
    scene.advance(to: 1)
    #expect(scene.events == ["start 1.0"] && box.center.x == 50)
  }

  // MARK: Ends

  @Test("F131: stopping without finishing keeps what shows and tells nobody")
  func stopped() {
    let animator = mover()
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.25)
    scene.turn { animator.stopAnimation(true) }
    #expect(animator.state == .inactive && box.center.x == 75 && shownX == 75)
    scene.advance(to: 2)
    #expect(scene.events.isEmpty && box.layer.animationKeys() == nil && box.center.x == 75)
  }

  @Test(
    "F131, F133: a stopped animator is finished at the end, the start or where it is",
    arguments: [
      (UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 75),
    ])
  func finished(position: UIViewAnimatingPosition, x: CGFloat) {
    let animator = mover()
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.25)
    scene.turn { animator.stopAnimation(false) }
    #expect(animator.state == .stopped && !animator.isRunning && shownX == 75)
    scene.advance(to: 0.5)
    #expect(scene.events.isEmpty)
    scene.turn { animator.finishAnimation(at: position) }
    #expect(animator.state == .inactive && box.center.x == x && shownX == x)
    #expect(scene.events == ["\(position) 0.5"])
  }

  @Test("At its end it may wait, paused and active, to be turned round")
  func pausesOnCompletion() {
    let animator = mover()
    animator.pausesOnCompletion = true
    scene.turn { animator.startAnimation() }
    scene.advance(to: 2)
    #expect(animator.state == .active && !animator.isRunning && shownX == 150)
    #expect(scene.events.isEmpty && scene.session.loop.settle())
    scene.turn {
      animator.pausesOnCompletion = false
      animator.isReversed = true
      animator.startAnimation()
    }
    scene.advance(to: 2.5)
    #expect(shownX == 100)
    scene.advance(to: 4)
    #expect(scene.events == ["start 3.0"] && box.center.x == 50)
  }

  @Test("F119: an animator that changes nothing ends at once")
  func empty() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { [scene] in scene.note("\($0) \(scene.session.clock.now)") }
    scene.turn { animator.startAnimation() }
    #expect(scene.events == ["end 0.0"] && animator.state == .inactive)
  }

  @Test("An animator of no duration changes at once, in the same turn")
  func noDuration() {
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { box.center.x = 150 }
    animator.addCompletion { [scene] in scene.note("\($0)") }
    scene.turn { animator.startAnimation() }
    #expect(shownX == 150 && scene.events == ["end"])
  }

  @Test("It can be used again once it has ended; completions are told once")
  func again() {
    let animator = mover()
    scene.turn { animator.startAnimation() }
    scene.advance(to: 1)
    scene.turn {
      animator.addAnimations { box.center.x = 250 }
      animator.startAnimation()
    }
    scene.advance(to: 1.5)
    #expect(shownX == 200)
    scene.advance(to: 3)
    #expect(scene.events == ["end 1.0"] && box.center.x == 250)
  }

  @Test("A running animator needs nobody to hold it")
  func heldByTheSession() {
    weak var kept: UIViewPropertyAnimator?
    scene.turn {
      let animator = mover()
      kept = animator
      animator.startAnimation()
    }
    scene.advance(to: 0.5)
    #expect(kept != nil && shownX == 100)
    scene.advance(to: 1)
    #expect(scene.events == ["end 1.0"] && kept == nil)
  }

  @Test("Animations that are taken away end it where it was going")
  func removed() {
    let animator = mover()
    scene.turn { animator.startAnimation() }
    scene.advance(to: 0.5)
    scene.turn { box.layer.removeAllAnimations() }
    #expect(scene.events == ["end 0.5"] && animator.state == .inactive)
  }
}
