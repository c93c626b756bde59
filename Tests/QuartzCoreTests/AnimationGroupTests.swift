import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite(.ownSession) struct AnimationGroupTests {
  private func basic(_ keyPath: String, _ from: Any, _ to: Any, duration: Double = 0)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  @Test("F111: children run in the group's time, cut off at its duration and not scaled to it")
  func clipped() throws {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    let group = CAAnimationGroup()
    let late = basic("opacity", 0.0, 1.0, duration: 1)
    late.beginTime = 1
    late.fillMode = .backwards
    group.animations = [basic("position.x", 0.0, 400.0, duration: 4), late]
    group.duration = 2
    layer.add(group, forKey: "g")
    for (time, x, opacity) in [(0.5, 50.0, 0.0), (1, 100, 0), (1.5, 150, 0.5)] {
      stand.advance(to: time)
      let shown = try #require(layer.presentation())
      #expect(shown.position.x == x && Double(shown.opacity) == opacity, "at \(time)")
    }
    stand.advance(to: 2)
    #expect(layer.animationKeys() == nil && layer.presentation()?.position.x == 0)
  }

  @Test("F111: only the attached group tells its delegate; the default duration is 0.25")
  func delegates() {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    let witness = AnimationWitness()
    let group = CAAnimationGroup()
    let child = basic("opacity", 0.0, 1.0)
    child.delegate = witness
    child.setValue("child", forKey: "name")
    group.animations = [child]
    group.delegate = witness
    group.setValue("group", forKey: "name")
    layer.add(group, forKey: "g")
    #expect(layer.animation(forKey: "g")?.duration == 0.25)
    stand.advance(to: 0.125)
    // A child without a duration has the group's.
    #expect(layer.presentation()?.opacity == 0.5)
    stand.advance(to: 1)
    #expect(witness.events == ["start group", "stop group true"])
  }

  @Test("A group's pace and repetitions are those of its time; groups nest")
  func nested() throws {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    let inner = CAAnimationGroup()
    inner.animations = [basic("position.x", 0.0, 100.0)]
    inner.duration = 1
    let group = CAAnimationGroup()
    group.animations = [inner]
    group.duration = 1
    group.repeatCount = 2
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(group, forKey: nil)
    for time in [0.5, 1.5] {
      stand.advance(to: time)
      // F74, seven decimals of the whole way.
      #expect(abs(try #require(layer.presentation()).position.x - 31.53568) < 1e-5)
    }
  }

  @Test("The caller's children stay as they are; an empty group and a transition in one are told")
  func children() {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    let group = CAAnimationGroup()
    let child = basic("opacity", 0.0, 1.0)
    group.animations = [child, CATransition()]
    group.duration = 3
    layer.add(group, forKey: nil)
    #expect(child.duration == 0)
    layer.add(CAAnimationGroup(), forKey: nil)
    #expect(stand.session.issues.count == 2)
  }

  // MARK: Value functions

  private func shown(
    _ function: CAValueFunctionName, _ from: Any, _ to: Any, isAdditive: Bool = false,
    over transform: CATransform3D = CATransform3DIdentity
  ) throws -> CATransform3D {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    layer.transform = transform
    layer.removeAllAnimations()
    stand.turn()
    let animation = basic("transform", from, to, duration: 1)
    animation.valueFunction = CAValueFunction(name: function)
    animation.isAdditive = isAdditive
    layer.add(animation, forKey: nil)
    stand.advance(to: 0.5)
    return try #require(layer.presentation()).transform
  }

  @Test("F113: the numbers are animated, and the function's matrix replaces the transform")
  func functions() throws {
    let scaled = CATransform3DMakeScale(5, 5, 5)
    #expect(
      try shown(.translateX, 10.0, 30.0, over: scaled)
        == CATransform3DMakeTranslation(20, 0, 0))
    #expect(try shown(.scaleY, 1.0, 3.0) == CATransform3DMakeScale(1, 2, 1))
    #expect(
      try shown(.scale, [1.0, 1.0, 1.0], [3.0, 5.0, 1.0]) == CATransform3DMakeScale(2, 3, 1))
    #expect(
      try shown(.translate, [0.0, 0.0, 0.0], [2.0, 4.0, 6.0])
        == CATransform3DMakeTranslation(1, 2, 3))
    #expect(
      try shown(.rotateZ, 0.0, Double.pi * 2) == CATransform3DMakeRotation(.pi, 0, 0, 1))
  }

  @Test("F113: an additive one comes before the layer's own transform")
  func additive() throws {
    let moved = CATransform3DMakeTranslation(10, 0, 0)
    let result = try shown(.scaleX, 1.0, 3.0, isAdditive: true, over: moved)
    #expect(result == CATransform3DConcat(CATransform3DMakeScale(2, 1, 1), moved))
  }

  @Test("F113: values of another number of components are ignored, and unknown names are nil")
  func wrong() throws {
    let own = CATransform3DMakeScale(2, 2, 2)
    #expect(try shown(.scale, 1.0, 3.0, over: own) == own)
    #expect(try shown(.rotateZ, [1.0, 2.0, 3.0], [1.0, 2.0, 3.0], over: own) == own)
    #expect(CAValueFunction(name: .init(rawValue: "wobble")) == nil)
  }

  @Test("F109: what follows a path may turn with it, or the other way")
  func rotation() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 100))
    for (mode, b) in [
      (CAAnimationRotationMode?.none, 0.0), (.rotateAuto, 1), (.rotateAutoReverse, -1),
    ] {
      let stand = LayerStand()
      let layer = stand.add(CALayer())
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.rotationMode = mode
      animation.duration = 1
      layer.add(animation, forKey: nil)
      stand.advance(to: 0.5)
      let shown = try #require(layer.presentation())
      #expect(shown.position == CGPoint(x: 0, y: 50))
      // Downwards: the x axis points to y, but for the rounding of pi.
      #expect(abs(shown.affineTransform().b - b) < 1e-15)
    }
  }
}
