import CoreGraphics
import QuartzCore
import Testing

@MainActor
@Suite(.ownSession) struct BasicAnimationTests {
  /// The shown x of a layer at x = 10 whose animation of 1 s has these ends, at half its time.
  private func middle(_ from: Double?, _ to: Double?, _ by: Double?) throws -> Double {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    layer.setValue(10.0, forKeyPath: "position.x")
    stand.turn()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    layer.removeAllAnimations()
    layer.add(animation, forKey: nil)
    stand.advance(to: 0.5)
    return Double(try #require(layer.presentation()).position.x)
  }

  @Test("F104: from, to and by, with the model for what is missing")
  func ends() throws {
    #expect(try middle(20, 40, nil) == 30)
    #expect(try middle(20, nil, 30) == 35)
    #expect(try middle(nil, 40, 20) == 30)
    #expect(try middle(20, nil, nil) == 15)
    #expect(try middle(nil, 40, nil) == 25)
    #expect(try middle(nil, nil, 30) == 25)
  }

  @Test("F105: cumulative from 10 to 20, half way in the second of three cycles: 35, reversing: 25")
  func cumulative() throws {
    for (reverses, time, expected) in [(false, 1.5, 35.0), (true, 2.5, 25.0)] {
      let stand = LayerStand()
      let layer = stand.add(CALayer())
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 10.0
      animation.toValue = 20.0
      animation.duration = 1
      animation.repeatCount = 3
      animation.autoreverses = reverses
      animation.isCumulative = true
      layer.add(animation, forKey: nil)
      stand.advance(to: time)
      let shown = Double(try #require(layer.presentation()).position.x)
      #expect(shown == expected)
    }
  }

  @Test("F105: additive animations sum over the model, in the order they were added")
  func additive() throws {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    layer.position = CGPoint(x: 100, y: 0)
    for from in [-100.0, -20] {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = from
      animation.toValue = 0.0
      animation.isAdditive = true
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    layer.removeAnimation(forKey: "position")
    stand.advance(to: 0.5)
    #expect(try #require(layer.presentation()).position.x == 40)
  }

  @Test("F100: the layer's copy has its begin time and duration, the caller's object has not")
  func copy() throws {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    stand.advance(to: 2)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    layer.add(animation, forKey: "fade")
    stand.turn()
    #expect(animation.duration == 0)
    #expect(animation.beginTime == 0)
    let stored = try #require(layer.animation(forKey: "fade"))
    #expect(stored !== animation)
    #expect(stored.duration == 0.25)
    stand.advance(to: 2.125)
    #expect(try #require(layer.presentation()).opacity == 0.5)
    stand.advance(to: 2.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test(
    "F112: start once, stop true at the end, false when removed or replaced, even if never begun")
  func delegate() {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    let witness = AnimationWitness()
    func fade(_ name: String, begin: Double = 0) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0.0
      animation.duration = 1
      animation.beginTime = begin
      animation.delegate = witness
      animation.setValue(name, forKey: "name")
      return animation
    }
    layer.add(fade("a"), forKey: "x")
    stand.advance(to: 0.5)
    #expect(witness.events == ["start a"])
    layer.add(fade("b", begin: 5), forKey: "x")
    stand.turn()
    #expect(witness.events == ["start a", "stop a false"])
    layer.add(fade("c"), forKey: "x")
    stand.advance(to: 1.5)
    #expect(
      witness.events == ["start a", "stop a false", "stop b false", "start c", "stop c true"])
    let kept = fade("d")
    kept.isRemovedOnCompletion = false
    kept.fillMode = .forwards
    layer.add(kept, forKey: "y")
    stand.advance(to: 4)
    #expect(witness.events.suffix(2) == ["start d", "stop d true"])
    #expect(layer.animationKeys() == ["y"])
  }

  @Test("F169: leaving the tree ends animations unfinished, unless they are told to stay")
  func leaving() {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    let witness = AnimationWitness()
    for (name, stays) in [("goes", false), ("stays", true)] {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0.0
      animation.duration = 1
      animation.isRemovedOnCompletion = !stays
      animation.delegate = witness
      animation.setValue(name, forKey: "name")
      layer.add(animation, forKey: name)
    }
    stand.advance(to: 0.5)
    layer.removeFromSuperlayer()
    stand.turn()
    #expect(witness.events == ["start goes", "start stays", "stop goes false"])
    #expect(layer.animationKeys() == ["stays"])
  }

  @Test("F169: a move within the tree keeps animations")
  func moving() {
    let stand = LayerStand()
    let first = stand.add(CALayer())
    let second = stand.add(CALayer())
    let layer = CALayer()
    first.addSublayer(layer)
    stand.turn()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.duration = 1
    layer.add(animation, forKey: "fade")
    stand.advance(to: 0.5)
    second.addSublayer(layer)
    stand.turn()
    #expect(layer.animationKeys() == ["fade"])
    stand.session.checkInvariants()
  }

  @Test("An animation added before the layer is in a tree begins when it comes into one")
  func waiting() throws {
    let stand = LayerStand()
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.duration = 1
    layer.add(animation, forKey: "fade")
    stand.advance(to: 3)
    _ = stand.add(layer)
    stand.advance(to: 3.5)
    #expect(try #require(layer.presentation()).opacity == 0.5)
  }

  @Test("An unknown key path is recorded, not swallowed")
  func unknown() {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    layer.add(CABasicAnimation(keyPath: "wobble"), forKey: nil)
    #expect(stand.session.issues.count == 1)
    #expect(stand.session.issues.first?.message.contains("wobble") == true)
  }

  @Test("Geometry that is no number is refused and named; the old value stays")
  func invalid() {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    layer.position = CGPoint(x: 5, y: 5)
    layer.position = CGPoint(x: CGFloat.nan, y: 0)
    layer.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
    layer.transform = CATransform3DMakeScale(.nan, 1, 1)
    #expect(layer.position == CGPoint(x: 5, y: 5))
    #expect(stand.session.issues.count == 3)
  }
}
