import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage(KitScreens.small)) struct CurveTests {
  private func moving(
    _ duration: Double = 0.5, options: UIView.AnimationOptions = .curveLinear
  ) -> (Stage, BoxView) {
    let root = ListViewController()
    let stage = Stage(root: root)
    stage.run {
      UIView.animate(withDuration: duration, delay: 0, options: options) {
        root.box.center.y += 60
      }
    }
    return (stage, root.box)
  }

  @Test("Samples lie at exact sixtieths, and the curve ends where the model is")
  func samples() throws {
    let (stage, box) = moving()
    let curve = stage.curve(of: box, \.position.y)
    #expect(curve.name == "BoxView.position.y")
    #expect(curve.samples.count == 31)
    for (index, sample) in curve.samples.enumerated() {
      #expect(sample.step == index)
      #expect(sample.time == Double(index) / 60)
      #expect(abs(sample.value - (55 + 2 * Double(index))) < 1e-9)
    }
    #expect(curve.first == 55)
    #expect(curve.last == 115)
    #expect(curve.value(at: 0.26) == curve.samples[15].value)
    #expect(stage.time == 0.5)
  }

  @Test("What holds says nothing")
  func holds() {
    let (stage, box) = moving()
    stage.expectCurve(
      of: box, \.position.y, .starts(at: 55), .ends(at: 115), .isMonotone(), .isMonotone(.rising),
      .overshoots(by: 0), .settles(within: 0.5), .passes(85, at: 0.25), .isContinuous(step: 2.01),
      .stays(in: 55...115))
  }

  @Test("What does not hold is told with the step at which it fails")
  func fails() {
    let (stage, box) = moving()
    let curve = stage.curve(of: box, "position.y")
    let messages = complaints {
      curve.expect(
        .starts(at: 50), .ends(at: 100), .isMonotone(.falling), .overshoots(by: 10),
        .settles(within: 0.4), .passes(80, at: 0.25), .passes(80, at: 0.251),
        .isContinuous(step: 1), .stays(in: 0...100))
    }
    #expect(
      messages == [
        "BoxView.position.y starts at 55, not at 50",
        "BoxView.position.y ends at 115, not at 100",
        "BoxView.position.y turns back at 1/60 s: from 55 to 57",
        "BoxView.position.y overshoots by 0, not by 10",
        "BoxView.position.y is still 2 from its end at 29/60 s, later than 0.4 s",
        "BoxView.position.y is 85 at 15/60 s, not 80",
        "BoxView.position.y has no value at 0.251 s: it is known at every 1/60 s, up to 30/60 s",
        "BoxView.position.y jumps at 1/60 s: from 55 to 57",
        "BoxView.position.y is 101 at 23/60 s, outside of 0…100",
      ])
  }

  @Test("A spring overshoots, and the furthest point is told")
  func spring() throws {
    let root = ListViewController()
    let stage = Stage(root: root)
    stage.run {
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { root.box.center.y += 100 }
    }
    let curve = stage.curve(of: root.box, \.position.y)
    let maximum = try #require(curve.maximum)
    #expect(maximum > 160)
    curve.expect(.overshoots(by: maximum - 155))
    let messages = complaints { curve.expect(.isMonotone(), .overshoots(by: 0)) }
    #expect(messages.count == 2)
    #expect(messages[0].contains("turns back at "))
    #expect(messages[1].hasPrefix("BoxView.position.y overshoots by "))
  }

  @Test("Several curves of one stretch of time, at a rate and over a time of one's own")
  func several() {
    let (stage, box) = moving()
    let curves = stage.curves(
      [.of(box, \.position.y), .of(box, "opacity"), .of(box.layer, "position.x")], over: 0.2,
      rate: 10)
    #expect(curves.map(\.samples.count) == [3, 3, 3])
    #expect(curves[0].samples.map(\.time) == [0, 0.1, 0.2])
    #expect(curves[1].samples.map(\.value) == [1, 1, 1])
    #expect(curves[2].name == "CALayer.position.x")
    let edge = stage.curve(of: box, \.frame.maxY, over: 0.1)
    #expect(edge.name == "BoxView.frame.maxY")
    #expect(edge.last.map { abs($0 - 106) < 1e-9 } == true)
  }

  @Test("A view that is nowhere on the stage has no curve, and that is told")
  func nowhere() {
    let stage = Stage(root: ListViewController())
    let messages = complaints { stage.expectCurve(of: UIView(), \.opacity, .starts(at: 1)) }
    #expect(
      messages == [
        "UIView.opacity has no values: what it is about shows nowhere on the stage"
      ])
  }
}
