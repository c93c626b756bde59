import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite("Calls on a stage that make no sense", .stage(KitScreens.small)) struct MisuseTests {
  @Test("A finger that comes from nowhere is an issue, and nothing happens")
  func touches() {
    let stage = Stage(root: ListViewController())
    let messages = complaints {
      stage.drag(from: CGPoint(x: CGFloat.nan, y: 10), by: CGVector(dx: 10, dy: 0))
      stage.drag(from: CGPoint(x: 1, y: 1), by: CGVector(dx: CGFloat.infinity, dy: 0))
      stage.drag(from: .zero, by: CGVector(dx: 1, dy: 0), over: -1)
      stage.touches([])
    }
    #expect(
      messages == [
        "touches: a finger's way has a point that is no number; nothing happened",
        "touches: a finger's duration is 0 to 3600 seconds, not -1.0; nothing happened",
        "touches: 1 to 10 fingers, not 0; nothing happened",
      ])
    #expect(stage.time == 0)
    #expect(stage.issues.count == 3)
  }

  @Test("A view that no finger reaches: in no window, off the screen")
  func views() throws {
    let root = ListViewController()
    let stage = Stage(root: root)
    let label = UILabel()
    stage.run { root.box.frame.origin.x = 500 }
    let messages = complaints {
      stage.tap(label)
      stage.tap(root.box)
      stage.longPress(root.box)
      stage.drag(root.box, by: CGVector(dx: 1, dy: 0))
    }
    #expect(messages.first == "tap: UILabel is in no window of the stage; nothing happened")
    #expect(
      messages.dropFirst().first
        == "tap: BoxView \"box\" shows its middle at (525, 55), off the screen; nothing happened")
    #expect(messages.count == 4)
    #expect(stage.time == 0)
  }

  @Test("Times that are no number, and keys that nobody takes")
  func timesAndKeys() {
    let stage = Stage(root: ListViewController())
    let messages = complaints {
      stage.advance(by: .nan)
      stage.type("hello")
    }
    #expect(messages.map { $0.prefix(8) } == ["advance:", "type: no"])
    #expect(stage.time == 0)
  }
}
