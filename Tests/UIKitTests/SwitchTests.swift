import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Switches", .ownStage)
struct SwitchTests {
  private let scene = ViewScene()
  private let toggle: UISwitch

  init() {
    toggle = scene.show(UISwitch(frame: CGRect(x: 100, y: 100, width: 7, height: 300)))
    toggle.addAction(
      UIAction { [scene, toggle] _ in scene.note("\(toggle.isOn)") }, for: .valueChanged)
  }

  private var knob: UIView { toggle.subviews[0].subviews[0] }
  private var shownKnob: CGRect {
    (knob.layer.presentation() ?? knob.layer).frame
  }

  @Test("A switch is 51 × 31, whatever it is given")
  func size() {
    #expect(toggle.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    toggle.frame = CGRect(x: 5, y: 6, width: 200, height: 100)
    #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    toggle.bounds.size = .zero
    #expect(toggle.bounds.size == toggle.intrinsicContentSize)
    #expect(toggle.sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 51, height: 31))
  }

  @Test("The knob is two points from its side, the other side from right to left")
  func sides() {
    #expect(knob.frame == CGRect(x: 2, y: 2, width: 27, height: 27))
    toggle.isOn = true
    #expect(knob.frame == CGRect(x: 22, y: 2, width: 27, height: 27))
    toggle.semanticContentAttribute = .forceRightToLeft
    toggle.isOn = false
    #expect(knob.frame.minX == 22)
  }

  @Test("Setting it, animated or not, sends no event; a tap sends one")
  func events() {
    scene.turn { toggle.setOn(true, animated: true) }
    scene.turn { toggle.isOn = false }
    #expect(scene.events.isEmpty)
    scene.tap(120, 115)
    #expect(scene.events == ["true"] && toggle.isOn)
    scene.advance(by: 1)
    scene.tap(120, 115)
    #expect(scene.events == ["true", "false"])
  }

  @Test("A pressed knob stretches by seven points, away from its side")
  func stretch() {
    scene.touch(110, 115, .began)
    scene.advance(by: 2)
    #expect(knob.frame == CGRect(x: 2, y: 2, width: 34, height: 27))
    scene.touch(110, 115, .ended)
    scene.advance(by: 2)
    #expect(knob.frame == CGRect(x: 22, y: 2, width: 27, height: 27))
  }

  @Test("The knob springs over: between the sides in the middle of the way, and there at the end")
  func spring() {
    scene.turn { toggle.setOn(true, animated: true) }
    var places: [CGFloat] = []
    for _ in 0..<12 {
      places.append(shownKnob.minX)
      scene.advance(by: 0.05)
    }
    #expect(places.first == 2)
    #expect(zip(places, places.dropFirst()).prefix(4).allSatisfy { $0 < $1 })
    // A bounce of a tenth goes less than a point too far.
    #expect(places.allSatisfy { $0 >= 2 && $0 < 23 })
    scene.advance(by: 2)
    #expect(shownKnob.minX == 22)
  }

  @Test("A finger that drags the knob over sends the value when it lifts; dragged back, nothing")
  func drag() {
    scene.drag(from: CGPoint(x: 112, y: 115), to: CGPoint(x: 145, y: 115), steps: 6)
    #expect(!toggle.isOn && scene.events.isEmpty)
    scene.touch(145, 115, .ended)
    #expect(toggle.isOn && scene.events == ["true"])
    scene.drag(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 105, y: 115), steps: 6)
    scene.drag(from: CGPoint(x: 105, y: 115), to: CGPoint(x: 145, y: 115), steps: 6)
    scene.touch(145, 115, .ended)
    #expect(toggle.isOn && scene.events == ["true"])
  }

  @Test("A touch taken away leaves the value; a finger far outside too; a disabled one takes none")
  func nothing() {
    scene.touch(110, 115, .began)
    scene.turn { scene.session.touches.cancelAll() }
    scene.touch(110, 115, .began)
    scene.touch(110, 400, .moved)
    scene.touch(110, 400, .ended)
    toggle.isEnabled = false
    scene.tap(110, 115)
    #expect(!toggle.isOn && scene.events.isEmpty)
  }

  @Test(
    "Tracks are green or a fill, in each appearance; colours of its own win",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func colors(style: UIUserInterfaceStyle) {
    let traits = UITraitCollection(userInterfaceStyle: style)
    let scene = ViewScene(userInterfaceStyle: style)
    let toggle = scene.show(UISwitch())
    let track = toggle.subviews[0]
    #expect(track.shownColor == UIColor.secondarySystemFill.resolvedColor(with: traits))
    scene.turn { toggle.isOn = true }
    #expect(track.shownColor == UIColor.systemGreen.resolvedColor(with: traits))
    scene.turn {
      toggle.onTintColor = .systemRed
      toggle.thumbTintColor = .yellow
    }
    #expect(track.shownColor == UIColor.systemRed.resolvedColor(with: traits))
    #expect(toggle.subviews[0].subviews[0].shownColor == .yellow)
    scene.turn { toggle.isEnabled = false }
    #expect(track.alpha == 0.5 && toggle.alpha == 1)
  }
}
