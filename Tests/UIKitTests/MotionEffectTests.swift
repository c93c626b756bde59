import QuartzCore
import Testing
import UIKit

/// Motion effects: the offsets they give for a viewer's place.
@MainActor @Suite("Motion effects", .ownStage)
struct MotionEffectTests {
  private func tilt(
    _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ range: ClosedRange<Int>
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
    effect.minimumRelativeValue = range.lowerBound
    effect.maximumRelativeValue = range.upperBound
    return effect
  }

  @Test(
    "An offset goes from its minimum to its maximum with the tilt about its axis",
    arguments: [(-1, -10), (-0.5, -5), (0, 0), (1, 10), (7, 10), (.nan, 0)] as [(CGFloat, CGFloat)])
  func interpolates(_ tilt: CGFloat, _ expected: CGFloat) {
    let effect = self.tilt("center.x", .tiltAlongHorizontalAxis, -10...10)
    let values = effect.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: tilt, vertical: 1))
    #expect(values?["center.x"] as? CGFloat == expected)
  }

  @Test("Points are offset by their parts, and an effect without values offsets nothing")
  func points() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center", type: .tiltAlongVerticalAxis)
    let offset = UIOffset(horizontal: 0, vertical: 0.5)
    #expect(effect.keyPathsAndRelativeValues(forViewerOffset: offset) == nil)
    effect.maximumRelativeValue = NSValue(cgPoint: CGPoint(x: 8, y: 4))
    let values = effect.keyPathsAndRelativeValues(forViewerOffset: offset)
    #expect(values?["center"] as? CGPoint == CGPoint(x: 6, y: 3))
  }

  @Test("A group has the offsets of all, and adds those of one key path")
  func group() {
    let group = UIMotionEffectGroup()
    let offset = UIOffset(horizontal: 1, vertical: 1)
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: offset) == nil)
    group.motionEffects = [
      tilt("center.x", .tiltAlongHorizontalAxis, -10...10),
      tilt("center.y", .tiltAlongVerticalAxis, -4...4),
      tilt("center.x", .tiltAlongVerticalAxis, -1...1),
    ]
    let values = group.keyPathsAndRelativeValues(forViewerOffset: offset)
    #expect(values?["center.x"] as? CGFloat == 11)
    #expect(values?["center.y"] as? CGFloat == 4)
  }

  @Test("A view keeps each effect once, until it is removed")
  func view() {
    let (view, effect) = (UIView(), UIMotionEffectGroup())
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }
}
