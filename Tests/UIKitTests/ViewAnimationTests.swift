import InterludeMotion
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Animation blocks", .ownStage)
struct ViewAnimationTests {
  private let scene: ViewScene
  private let box: UIView

  init() {
    let scene = ViewScene()
    self.scene = scene
    box = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  /// What shows of the box now.
  private var shown: CALayer { box.layer.presentation() ?? box.layer }

  private func animate(
    _ duration: Double = 1, _ delay: Double = 0, _ options: UIView.AnimationOptions = .curveLinear,
    changes: () -> Void, _ completion: ((Bool) -> Void)? = nil
  ) {
    scene.turn {
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: changes,
        completion: completion)
    }
  }

  private func note(_ name: String) -> (Bool) -> Void {
    { [scene] finished in scene.note("\(name) \(finished) \(scene.session.clock.now)") }
  }

  private func keys(_ view: UIView) -> Set<String> { Set(view.layer.animationKeys() ?? []) }

  // MARK: What animates, and how

  @Test("F75: the pace of a block is ease-in-ease-out unless it says otherwise")
  func pace() throws {
    scene.turn { UIView.animate(withDuration: 1, animations: { box.alpha = 0 }) }
    let animation = try #require(box.layer.animation(forKey: "opacity"))
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    for (options, name): (UIView.AnimationOptions, CAMediaTimingFunctionName) in [
      (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
    ] {
      animate(1, 0, options, changes: { box.center.x += 1 })
      let key = try #require(box.layer.animationKeys()?.last)
      #expect(
        box.layer.animation(forKey: key)?.timingFunction == CAMediaTimingFunction(name: name))
    }
  }

  @Test("F119: an empty block, or one that changes nothing, completes at once, after the block")
  func empty() {
    scene.turn {
      UIView.animate(withDuration: 1, animations: { scene.note("block") }, completion: note("end"))
      scene.note("after")
      UIView.animate(
        withDuration: 1, animations: { box.alpha = 1 }, completion: note("same"))
      #expect(scene.events == ["block", "end true 0.0", "after", "same true 0.0"])
    }
    #expect(box.layer.animationKeys() == nil)
  }

  @Test(
    "F120: bounds, position, transform and corner radius are animated additively",
    arguments: ["bounds", "position", "transform", "cornerRadius"])
  func additive(key: String) throws {
    animate(changes: {
      box.bounds.size.width = 50
      box.center.x = 10
      box.transform = CGAffineTransform(scaleX: 2, y: 2)
      box.layer.cornerRadius = 5
    })
    let animation = try #require(box.layer.animation(forKey: key) as? CABasicAnimation)
    #expect(animation.isAdditive && animation.keyPath == key)
  }

  @Test(
    "F120: opacity, background colour and anchor point are animated from value to value",
    arguments: ["opacity", "backgroundColor", "anchorPoint"])
  func replacing(key: String) throws {
    box.backgroundColor = .red
    animate(changes: {
      box.alpha = 0
      box.backgroundColor = .blue
      box.layer.anchorPoint = .zero
    })
    let animation = try #require(box.layer.animation(forKey: key) as? CABasicAnimation)
    #expect(!animation.isAdditive && animation.fromValue != nil && animation.toValue != nil)
  }

  @Test("F120: border, shadow, stroke and z position change at once")
  func unanimated() {
    animate(changes: {
      box.layer.borderWidth = 3
      box.layer.borderColor = UIColor.red.cgColor
      box.layer.shadowColor = UIColor.red.cgColor
      box.layer.shadowOffset = CGSize(width: 9, height: 9)
      box.layer.shadowRadius = 9
      box.layer.zPosition = 4
      box.isHidden = true
    })
    #expect(box.layer.animationKeys() == nil)
  }

  @Test("F120, F137: outside of any block nothing on a view's layer animates")
  func outside() {
    scene.turn {
      box.alpha = 0.5
      box.center = .zero
    }
    #expect(box.layer.animationKeys() == nil)
    #expect(box.action(for: box.layer, forKey: "position") is NSNull)
    #expect(box.layer.action(forKey: "position") == nil)
  }

  @Test("F121: an additive animation goes from old minus new to nothing")
  func difference() throws {
    animate(changes: { box.center = CGPoint(x: 150, y: 70) })
    let animation = try #require(box.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.fromValue as? CGPoint == CGPoint(x: -100, y: -20))
    #expect(animation.toValue as? CGPoint == .zero)
    scene.advance(to: 0.25)
    #expect(shown.position == CGPoint(x: 75, y: 55))
    #expect(box.center == CGPoint(x: 150, y: 70))
  }

  @Test("F121: a second additive change has a key of its own; both go on and add up, both complete")
  func twice() {
    animate(changes: { box.center.x = 150 }, note("first"))
    scene.advance(to: 0.5)
    animate(changes: { box.center.x = 50 }, note("second"))
    #expect(keys(box) == ["position", "position-2"])
    #expect(shown.position.x == 100)
    scene.advance(to: 0.75)
    // By the model at 50; 25 points of the first way are left, and 75 of the second.
    #expect(shown.position.x == 100)
    scene.advance(to: 2)
    #expect(scene.events == ["first true 1.0", "second true 1.5"])
    #expect(shown.position.x == 50)
  }

  @Test(
    "F121: beginFromCurrentState starts what is not additive from what shows",
    arguments: [true, false])
  func fromCurrentState(asked: Bool) {
    animate(changes: { box.alpha = 0 }, note("first"))
    scene.advance(to: 0.25)
    animate(
      1, 0, asked ? [.curveLinear, .beginFromCurrentState] : .curveLinear,
      changes: { box.alpha = 1 }, note("second"))
    // Opacities are kept with the precision of Float.
    #expect(abs(Double(shown.opacity) - (asked ? 0.75 : 0)) < 1e-6)
    scene.advance(to: 2)
    #expect(scene.events == ["first false 0.25", "second true 1.25"])
  }

  @Test("F122: a layer without a view takes the transaction's duration, not the block's")
  func headless() throws {
    let layer = CALayer()
    scene.turn { box.layer.addSublayer(layer) }
    animate(5, changes: { layer.opacity = 0 })
    #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    scene.turn {
      UIView.animate(withDuration: 5) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        layer.position.x = 9
        CATransaction.commit()
      }
    }
    let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.duration == 3 && !animation.isAdditive)
  }

  @Test("F123: what is not on the screen changes at once, and the block completes")
  func offScreen() {
    let loose = UIView()
    animate(changes: { loose.alpha = 0 }, note("end"))
    #expect(loose.layer.animationKeys() == nil && scene.events == ["end true 0.0"])
  }

  @Test("A view that was added in this turn animates from what it was before the block")
  func justAdded() {
    let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.turn {
      scene.window.addSubview(fresh)
      fresh.alpha = 0
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { fresh.alpha = 1 })
    }
    #expect(fresh.layer.presentation()?.opacity == 0)
    scene.advance(to: 0.5)
    #expect(fresh.layer.presentation()?.opacity == 0.5)
  }

  // MARK: Time

  @Test(
    "F124, F89: without a duration nothing animates and the block completes at once",
    arguments: [0, -1])
  func noDuration(seconds: Double) {
    animate(seconds, changes: { box.alpha = 0.5 }, note("end"))
    scene.turn {
      UIView.animate(
        withDuration: seconds, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: { box.center.x = 0 }, completion: note("spring"))
    }
    #expect(box.layer.animationKeys() == nil)
    #expect(scene.events == ["end true 0.0", "spring true 0.0"])
  }

  @Test(
    "Durations that are no numbers are told, and the changes apply at once",
    arguments: [
      (Double.nan, 0.0), (.infinity, 0), (1, .nan),
    ])
  func badTime(duration: Double, delay: Double) {
    animate(duration, delay, changes: { box.alpha = 0.5 }, note("end"))
    #expect(box.layer.animationKeys() == nil && scene.events == ["end true 0.0"])
    #expect(scene.issues.contains { $0.hasPrefix("UIView.animate: duration") })
  }

  @Test("F101: a delayed animation shows its start meanwhile, and the model exactly at its end")
  func delay() {
    animate(1, 0.5, changes: { box.alpha = 0 }, note("end"))
    for (time, opacity) in [(0.25, 1.0), (0.5, 1), (1, 0.5), (1.25, 0.25)] {
      scene.advance(to: time)
      #expect(Double(shown.opacity) == opacity, "at \(time)")
    }
    scene.advance(to: 1.5)
    #expect(shown.opacity == 0 && box.layer.animationKeys() == nil)
    #expect(scene.events == ["end true 1.5"])
  }

  @Test("F99: a repeating block goes on for ever, there and back; removing it completes unfinished")
  func repeating() {
    animate(1, 0, [.curveLinear, .repeat, .autoreverse], changes: { box.alpha = 0 }, note("end"))
    for (time, opacity) in [(0.25, 0.75), (1.25, 0.25), (7.5, 0.5)] {
      scene.advance(to: time)
      #expect(Double(shown.opacity) == opacity, "at \(time)")
    }
    #expect(scene.session.loop.settle(limit: 1) && scene.events.isEmpty)
    scene.turn { box.layer.removeAllAnimations() }
    #expect(scene.events == ["end false 7.5"])
  }

  @Test("F169: animations of a view that leaves the window end there, unfinished")
  func leaving() {
    animate(changes: { box.alpha = 0 }, note("end"))
    scene.advance(to: 0.5)
    scene.turn { box.removeFromSuperview() }
    #expect(scene.events == ["end false 0.5"])
    // Nothing keeps touches away any more.
    box.alpha = 1
    scene.show(box)
    #expect(scene.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === box)
  }

  @Test("A block completes once, when the last of its animations has ended")
  func completesOnce() {
    animate(
      changes: {
        box.alpha = 0
        box.frame = CGRect(x: 9, y: 9, width: 9, height: 9)
      }, note("end"))
    scene.advance(to: 0.999)
    #expect(scene.events.isEmpty && keys(box) == ["opacity", "bounds", "position"])
    scene.advance(to: 3)
    #expect(scene.events == ["end true 1.0"])
  }

  // MARK: Springs

  @Test("F86, F88: a spring block settles in its duration")
  func spring() throws {
    scene.turn {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: { box.center.x = 150 })
    }
    let animation = try #require(box.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(abs(animation.stiffness - 161.71950159) < 1e-6)
    #expect(abs(animation.damping - 12.71689827) < 1e-6)
    for (time, x) in [(0.1, 0.487823), (0.25, 1.144223), (0.5, 0.987155), (0.75, 0.998849)] {
      scene.advance(to: time)
      // The facts give six decimals of the whole way, which is 100 points here.
      #expect(abs(shown.position.x - 50 - 100 * x) < 1e-4, "at \(time)")
    }
    scene.advance(to: 1)
    #expect(shown.position.x == 150)
  }

  @Test("F85: a spring block with a perceptual duration lasts until it has settled")
  func perceptual() throws {
    scene.turn {
      UIView.animate(springDuration: 1, bounce: 0.5, animations: { box.center.x = 150 })
    }
    let animation = try #require(box.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(abs(animation.duration - 2.3438753795710707) < 1e-9)
  }

  // MARK: Blocks in blocks

  @Test("F126: a nested block takes over duration and curve, unless it overrides them")
  func nested() throws {
    let inner = scene.show(UIView(), in: box)
    let own = scene.show(UIView(), in: box)
    animate(
      2, 0, .curveEaseIn,
      changes: {
        UIView.animate(withDuration: 0.5, animations: { inner.alpha = 0 })
        UIView.animate(
          withDuration: 0.5, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
          animations: { own.alpha = 0 })
        #expect(UIView.inheritedAnimationDuration == 2)
      })
    let inherited = try #require(inner.layer.animation(forKey: "opacity"))
    #expect(inherited.duration == 2)
    #expect(inherited.timingFunction == CAMediaTimingFunction(name: .easeIn))
    let overriding = try #require(own.layer.animation(forKey: "opacity"))
    #expect(overriding.duration == 0.5)
    #expect(overriding.timingFunction == CAMediaTimingFunction(name: .linear))
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("F127: without animation changes apply now, inside a block too, and completions still come")
  func withoutAnimation() {
    animate(
      changes: {
        UIView.performWithoutAnimation {
          box.alpha = 0.5
          #expect(!UIView.areAnimationsEnabled)
          UIView.animate(
            withDuration: 1, animations: { box.center.x = 9 }, completion: note("inner"))
        }
        #expect(UIView.areAnimationsEnabled)
      }, note("outer"))
    #expect(box.layer.animationKeys() == nil && box.alpha == 0.5 && box.center.x == 9)
    #expect(scene.events == ["inner true 0.0", "outer true 0.0"])
    scene.turn { UIView.setAnimationsEnabled(false) }
    animate(changes: { box.alpha = 1 }, note("off"))
    #expect(box.layer.animationKeys() == nil && scene.events.last == "off true 0.0")
  }

  @Test("F128: colours move by components in extended sRGB")
  func colours() throws {
    scene.turn { box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    animate(changes: { box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0) })
    scene.advance(to: 0.25)
    let color = try #require(shown.backgroundColor)
    #expect(color.components == [0.75, 0, 0.25, 0.75])
  }

  @Test("What changes a layout inside a block moves with it")
  func layout() {
    final class Filling: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = bounds }
    }
    let filling = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    filling.addSubview(filling.inner)
    scene.show(filling)
    animate(changes: {
      filling.frame.size.width = 200
      filling.layoutIfNeeded()
    })
    scene.advance(to: 0.5)
    #expect(filling.inner.layer.presentation()?.frame.width == 150)
  }

  @Test("F9: the model changes that blocks make are noted, and can be put back")
  func modelChanges() {
    var changes: [ModelChange] = []
    scene.turn {
      changes = scene.session.recordingModelChanges {
        box.isHidden = true
        UIView.animate(withDuration: 1) {
          box.alpha = 0
          box.center.x = 500
        }
      }
      for change in changes.reversed() { change.restore() }
    }
    #expect(changes.count == 2)
    #expect(box.alpha == 1 && box.center.x == 50 && box.isHidden)
  }
}
