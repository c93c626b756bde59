import InterludeMotion
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Blocks of every kind", .ownStage)
struct ViewAnimationBlocksTests {
  private let scene: ViewScene
  private let box: UIView

  init() {
    let scene = ViewScene()
    self.scene = scene
    box = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  private var shown: CALayer { box.layer.presentation() ?? box.layer }

  private func note(_ name: String) -> (Bool) -> Void {
    { [scene] finished in scene.note("\(name) \(finished) \(scene.session.clock.now)") }
  }

  // MARK: Between two calls

  @Test("F124: between begin and commit 0.2 s, ease-in-ease-out")
  func beginCommit() throws {
    scene.turn {
      UIView.beginAnimations(nil, context: nil)
      box.center.x = 150
      UIView.commitAnimations()
    }
    let animation = try #require(box.layer.animation(forKey: "position"))
    #expect(animation.duration == 0.2)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    scene.advance(to: 0.1)
    #expect(shown.position.x == 100)
  }

  @Test("Settings count for the changes after them")
  func settings() throws {
    scene.turn {
      UIView.beginAnimations("b", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelay(0.5)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      box.center.x = 150
      UIView.commitAnimations()
    }
    for (time, x) in [(0.25, 50.0), (1, 100), (1.5, 150), (2, 100), (2.5, 50), (4, 100)] {
      scene.advance(to: time)
      #expect(Double(shown.position.x) == x, "at \(time)")
    }
    scene.advance(to: 4.5)
    #expect(box.layer.animationKeys() == nil)
  }

  @Test("The delegate is told by the messages that were set, with the block's name")
  func delegate() {
    @MainActor final class Target: NSObject {
      weak var scene: ViewScene?
      func begun(_ name: String?) { scene?.note("begun \(name ?? "")") }
      func ended(_ name: String?, _ finished: NSNumber) {
        scene?.note("ended \(name ?? "") \(finished.boolValue)")
      }
    }
    let target = Target()
    target.scene = scene
    scene.turn {
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDelegate(target)
      UIView.setAnimationWillStart(Selector("begun:", Target.begun))
      UIView.setAnimationDidStop(Selector("ended:finished:", Target.ended))
      box.center.x = 150
      box.alpha = 0
      UIView.commitAnimations()
      // One too many does nothing.
      UIView.commitAnimations()
    }
    #expect(scene.events == ["begun move"])
    scene.advance(to: 1)
    #expect(scene.events == ["begun move", "ended move true"])
  }

  @Test("F126: opened inside each other, the inner takes over duration and curve")
  func beginInBegin() {
    scene.turn {
      UIView.beginAnimations("outer", context: nil)
      UIView.setAnimationDuration(2)
      UIView.beginAnimations("inner", context: nil)
      UIView.setAnimationDuration(9)
      box.alpha = 0
      UIView.commitAnimations()
      UIView.commitAnimations()
    }
    #expect(box.layer.animation(forKey: "opacity")?.duration == 2)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  // MARK: Repetitions

  @Test("A part of a block repeats; the block completes after the last repetition")
  func modified() {
    let other = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    scene.turn {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { box.center.x = 150 }
          other.alpha = 0
        }, completion: note("end"))
    }
    for (time, x) in [(0.5, 100.0), (1.5, 100), (2.5, 100)] {
      scene.advance(to: time)
      #expect(Double(shown.position.x) == x, "at \(time)")
    }
    #expect(other.layer.animationKeys() == nil && scene.events.isEmpty)
    scene.advance(to: 4)
    // One and a half times there and back: it ends at the far end.
    #expect(scene.events == ["end true 3.0"] && shown.position.x == 150)
  }

  @Test("A layout that a new size asks for moves along with layoutSubviews")
  func layoutSubviews() {
    final class Filling: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = bounds }
    }
    for (options, width) in [
      (UIView.AnimationOptions.layoutSubviews, CGFloat(150)), ([], 200),
    ] {
      let filling = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      filling.addSubview(filling.inner)
      scene.show(filling)
      scene.turn {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) {
          filling.bounds.size.width = 200
        }
      }
      scene.advance(by: 0.5)
      #expect(filling.inner.layer.presentation()?.bounds.width == width)
    }
  }

  @Test("The system's deletion fades, shrinks and removes, with the app's changes beside it")
  func systemAnimation() {
    let other = scene.show(UIView())
    scene.turn {
      UIView.perform(
        .delete, on: [box], options: .curveLinear, animations: { other.alpha = 0 },
        completion: note("end"))
    }
    scene.advance(to: 0.125)
    #expect(shown.opacity == 0.5 && other.layer.presentation()?.opacity == 0.5)
    scene.advance(to: 1)
    #expect(box.superview == nil && scene.events == ["end true 0.25"])
  }

  @Test("F86, F126: a spring inside another block settles in that block's duration")
  func nestedSpring() throws {
    scene.turn {
      UIView.animate(withDuration: 1) {
        UIView.animate(
          withDuration: 0.2, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
          animations: { box.center.x = 150 })
      }
    }
    #expect(box.layer.animation(forKey: "position")?.duration == 1)
  }

  // MARK: Completions

  @Test("A completion that starts another block without end neither ends the stack nor is lost")
  func endless() {
    var count = 0
    func again() {
      count += 1
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in again() })
    }
    scene.turn { again() }
    #expect(count > 10_000)
    #expect(scene.issues.contains { $0.contains("callbacks kept asking") })
    #expect(scene.session.loop.isLiveLocked)
  }

  @Test("A chain of ten thousand blocks without a duration comes to its end, in one turn")
  func longChain() {
    var left = 10_000
    func next() {
      left -= 1
      guard left > 0 else { return }
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in next() })
    }
    scene.turn { next() }
    #expect(left == 0 && scene.issues.isEmpty)
  }

  @Test("F120: shadow opacity moves in a block, from value to value")
  func shadowOpacity() throws {
    scene.turn { UIView.animate(withDuration: 1) { box.layer.shadowOpacity = 1 } }
    let animation = try #require(
      box.layer.animation(forKey: "shadowOpacity") as? CABasicAnimation)
    #expect(!animation.isAdditive && animation.duration == 1)
  }

  // MARK: Animators and the rest

  @Test("F124: an animator keeps touches away only where it is told to")
  func touches() {
    for (enabled, hit) in [(true, true), (false, false)] {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0.5 }
      animator.isUserInteractionEnabled = enabled
      scene.turn { animator.startAnimation() }
      #expect((scene.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === box) == hit)
      scene.turn { animator.stopAnimation(true) }
      #expect(scene.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === box)
    }
  }

  @Test("A touch hits a view that an animator moves where it shows, or where it is by hand")
  func hitTesting() {
    for manual in [false, true] {
      box.center.x = 50
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 350 }
      animator.isManualHitTestingEnabled = manual
      scene.turn { animator.fractionComplete = 0.5 }
      // It shows from 150 to 250, and is from 300 to 400.
      #expect((scene.window.hitTest(CGPoint(x: 160, y: 5), with: nil) === box) == !manual)
      #expect((scene.window.hitTest(CGPoint(x: 310, y: 5), with: nil) === box) == manual)
      scene.turn { animator.stopAnimation(true) }
      #expect(box.center.x == 200)
      #expect(scene.window.hitTest(CGPoint(x: 160, y: 5), with: nil) === box)
    }
  }

  @Test("F132: misuse that iOS bears silently is told, and changes nothing")
  func misuse() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 150 }
    animator.isInterruptible = false
    scene.turn {
      animator.finishAnimation(at: .end)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      animator.startAnimation()
      animator.pauseAnimation()
      animator.stopAnimation(true)
      animator.fractionComplete = .nan
    }
    #expect(animator.isRunning && scene.issues.count == 5)
    scene.advance(to: 2)
    #expect(box.center.x == 150)
    scene.turn { UIViewPropertyAnimator(duration: -1, curve: .linear).startAnimation() }
    #expect(scene.issues.contains { $0.contains("is no duration") })
    #expect(scene.issues.contains { $0.contains("without an animation block") })
  }

  @Test("F133: releasing a paused animator stops the program, with the cure")
  func released() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scene = ViewScene()
        let box = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        scene.turn {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
          animator.pauseAnimation()
        }
      }
    }
  }

  @Test("F132: a negative delay, or another interruptibility while it runs, stop the program")
  func raising() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation(afterDelay: -1)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.isInterruptible = false
      }
    }
  }

  @Test("A stage that is let go lets paused animators go")
  func retired() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
    scene.turn { animator.pauseAnimation() }
    scene.session.retire()
  }
}
