import CoreGraphics
import InterludeCompositor
import InterludeMotion
import QuartzCore
import Testing

@MainActor
@Suite(.ownSession) struct LayerTimeTests {
  private func layer(
    _ speed: Float = 1, _ offset: Double = 0, begin: Double = 0, in parent: CALayer? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.speed = speed
    layer.timeOffset = offset
    layer.beginTime = begin
    parent?.addSublayer(layer)
    return layer
  }

  @Test("F95: time converts between layers by speed, offset and begin")
  func conversion() {
    let root = layer(2, 3)
    let child = layer(4, 5, in: root)
    #expect(child.convertTime(10, from: root) == 45)
    #expect(root.convertTime(10, from: child) == 1.25)
    root.beginTime = 1
    child.beginTime = 6
    #expect(root.convertTime(10, from: nil) == 21)
    #expect(root.convertTime(10, to: nil) == 4.5)
    #expect(child.convertTime(10, from: nil) == 65)
    #expect(child.convertTime(10, to: nil) == 3.125)
  }

  @Test("F96: a paused layer's time is its offset")
  func paused() {
    let root = layer(2, 3, begin: 1)
    let child = layer(0, 7, begin: 6, in: root)
    #expect(child.convertTime(10, from: root) == 7)
  }

  @Test("F97: pausing and resuming leaves no gap")
  func resume() throws {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.toValue = 1.0
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stand.advance(to: 0.25)
    let paused = layer.convertTime(stand.session.clock.now, from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    stand.advance(to: 5)
    #expect(try #require(layer.presentation()).opacity == 0.25)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(stand.session.clock.now, from: nil) - paused
    stand.turn()
    #expect(try #require(layer.presentation()).opacity == 0.25)
    stand.advance(to: 5.5)
    #expect(try #require(layer.presentation()).opacity == 0.75)
    #expect(stand.session.nextAnimationEvent == 5.75)
  }

  @Test("F167: an animation added under a paused layer begins in that layer's local time")
  func scrubbed() throws {
    let stand = LayerStand()
    let container = stand.add(CALayer())
    let layer = CALayer()
    container.addSublayer(layer)
    stand.advance(to: 2)
    container.speed = 0
    container.timeOffset = 2
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.toValue = 1.0
    animation.duration = 0.5
    let witness = AnimationWitness()
    animation.delegate = witness
    layer.add(animation, forKey: nil)
    stand.advance(to: 3)
    container.timeOffset = 2 + 0.3 * 0.5
    stand.turn()
    #expect(abs(try #require(layer.presentation()).opacity - 0.3) < 1e-6)
    // Scrubbed to its end and back: nothing is told, nothing is gone.
    container.timeOffset = 2.5
    stand.advance(to: 4)
    container.timeOffset = 2.1
    stand.advance(to: 5)
    #expect(witness.events == ["start "])
    // The tail: from 2.1 to 2.5 in 0.4 s.
    container.timeWarp = TimeWarp(start: 5, from: 2.1, to: 2.5, duration: 0.4, curve: .linear)
    stand.advance(to: 5.2)
    #expect(abs(try #require(layer.presentation()).opacity - 0.6) < 1e-6)
    stand.advance(to: 5.4)
    #expect(witness.events == ["start ", "stop  true"])
  }

  @Test("F166: a mask's animation scrubs with the layer it masks")
  func mask() throws {
    let stand = LayerStand()
    let layer = stand.add(CALayer())
    let mask = CAShapeLayer()
    layer.mask = mask
    stand.advance(to: 1)
    layer.speed = 0
    layer.timeOffset = 1
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0.0
    animation.toValue = 100.0
    animation.duration = 1
    mask.add(animation, forKey: nil)
    stand.advance(to: 9)
    layer.timeOffset = 1.25
    stand.turn()
    #expect(try #require(mask.presentation()).position.x == 25)
  }
}
