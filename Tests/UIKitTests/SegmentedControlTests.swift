import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Segmented controls", .ownStage)
struct SegmentedControlTests {
  private let scene = ViewScene()
  private let control: UISegmentedControl

  init() {
    control = scene.show(UISegmentedControl(items: ["A", "B", "C"]))
    scene.turn {
      control.frame = CGRect(x: 50, y: 100, width: 304, height: 32)
      control.selectedSegmentIndex = 0
    }
    control.addAction(
      UIAction { [scene, control] _ in scene.note("\(control.selectedSegmentIndex)") },
      for: .valueChanged)
  }

  private var pill: UIView? { control.subviews.first { $0.layer.shadowOpacity > 0 } }

  @Test("Segments share the width; the pill lies behind the chosen one, two points in")
  func places() {
    #expect(pill?.frame == CGRect(x: 2, y: 2, width: 100, height: 28))
    scene.turn { control.selectedSegmentIndex = 2 }
    #expect(pill?.frame == CGRect(x: 202, y: 2, width: 100, height: 28))
    scene.turn {
      control.semanticContentAttribute = .forceRightToLeft
      control.setNeedsLayout()
    }
    #expect(pill?.frame.minX == 2)
  }

  @Test("A tap chooses and tells it; the pill slides there; the chosen one tells nothing")
  func tap() {
    scene.tap(200, 116)
    #expect(scene.events == ["1"] && control.selectedSegmentIndex == 1)
    #expect((pill?.shownFrame.minX ?? 0) < 50)
    scene.advance(by: 2)
    #expect(pill?.shownFrame.minX == 102)
    scene.tap(200, 116)
    #expect(scene.events == ["1"])
  }

  @Test("A finger that comes down on the pill takes it along and tells the last place only")
  func drag() {
    scene.drag(from: CGPoint(x: 100, y: 116), to: CGPoint(x: 300, y: 116), steps: 8)
    #expect(control.selectedSegmentIndex == 0 && scene.events.isEmpty)
    scene.advance(by: 1)
    // Pressed, the pill is a twentieth smaller about its middle.
    #expect(pill?.center.x == 252 && pill?.transform.a == 0.95)
    scene.touch(300, 116, .ended)
    #expect(scene.events == ["2"])
    scene.advance(by: 1)
    #expect(pill?.transform == .identity)
  }

  @Test("A press that is not on the pill may wander off; it chooses where it lifts, or nothing")
  func press() {
    scene.touch(200, 116, .began)
    scene.touch(300, 116, .moved)
    scene.touch(300, 116, .ended)
    #expect(scene.events == ["2"])
    scene.touch(200, 116, .began)
    scene.touch(200, 400, .moved)
    scene.touch(200, 400, .ended)
    #expect(scene.events == ["2"])
  }

  @Test("Momentary ones choose for as long as they are pressed")
  func momentary() {
    control.isMomentary = true
    scene.tap(200, 116)
    #expect(scene.events == ["1"] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    scene.tap(200, 116)
    #expect(scene.events == ["1", "1"])
  }

  @Test("Inserting and removing keeps the choice on its segment")
  func inserting() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "X", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "B")
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
    control.insertSegment(withTitle: "Z", at: 99, animated: false)
    #expect(control.titleForSegment(at: 2) == "Z")
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 0)
  }

  @Test("Actions of segments run, then the value is told; disabled segments take no finger")
  func actions() {
    scene.turn {
      control.setAction(
        UIAction(title: "Go", identifier: .init("go")) { [scene] _ in scene.note("go") },
        forSegmentAt: 1)
      control.setEnabled(false, forSegmentAt: 2)
    }
    scene.tap(200, 116)
    scene.tap(300, 116)
    #expect(scene.events == ["go", "1"])
    #expect(control.titleForSegment(at: 1) == "Go")
    #expect(control.segmentIndex(identifiedBy: .init("go")) == 1)
    #expect(!control.isEnabledForSegment(at: 2))
  }

  @Test("Widths that are given stay; the others share the rest")
  func widths() {
    scene.turn { control.setWidth(60, forSegmentAt: 0) }
    #expect(control.segmentFrames.map(\.width) == [60, 120, 120])
    control.setWidth(.nan, forSegmentAt: 1)
    control.setWidth(10, forSegmentAt: 7)
    #expect(scene.issues.count == 2 && control.widthForSegment(at: 1) == 0)
  }

  @Test("What is no segment chooses nothing and is told")
  func missing() {
    control.selectedSegmentIndex = 12
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(scene.issues.contains { $0.hasPrefix("UISegmentedControl.selectedSegmentIndex") })
    #expect(control.titleForSegment(at: 12) == nil)
  }
}
