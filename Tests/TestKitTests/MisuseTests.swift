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

  @Test("A finger that comes down beside the screen is an issue; it may leave the screen")
  func beside() {
    let stage = Stage(root: ListViewController())
    let size = stage.window.bounds.size
    let messages = complaints {
      stage.tap(at: CGPoint(x: size.width + 100, y: 10))
      stage.swipe(from: CGPoint(x: -50, y: 10), by: CGVector(dx: 100, dy: 0))
      stage.tap(at: CGPoint(x: 1e300, y: 0))
    }
    let screen = "off the screen of \(Int(size.width))×\(Int(size.height)); nothing happened"
    #expect(
      messages == [
        "touches: a finger comes down at (\(Int(size.width) + 100), 10), \(screen)",
        "touches: a finger comes down at (-50, 10), \(screen)",
        "touches: a finger comes down at (1e+300, 0), \(screen)",
      ])
    #expect(stage.time == 0)
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGVector(dx: 2 * size.width, dy: 0))
    #expect(stage.time > 0)
  }

  @Test("Time does not move while the app's code runs, and does not move back")
  func insideCode() {
    let stage = Stage(root: ListViewController())
    let messages = complaints {
      stage.run { stage.advance(by: 1) }
      stage.run { _ = stage.settle() }
      stage.advance(by: -1)
    }
    let words = "time does not move while the app's code runs; move it afterwards; nothing happened"
    #expect(
      messages == [
        "advance: \(words)", "settle: \(words)",
        "advance: time does not move back, by -1.0 seconds; nothing happened",
      ])
    #expect(stage.time == 0)
  }

  @Test("Fingers that are asked for in the app's code come as time moves on, one after the other")
  func fingersInCode() {
    let stage = Stage(root: ListViewController())
    stage.run {
      stage.tap(at: CGPoint(x: 20, y: 20))
      stage.drag(from: CGPoint(x: 20, y: 20), by: CGVector(dx: 30, dy: 0), over: 0.2)
    }
    #expect(stage.time == 0)
    stage.advance(by: 1)
    let fingers = stage.events.filter { $0.text.hasPrefix("finger") }
    #expect(
      fingers.map(\.text).filter { $0.hasSuffix("began") || $0.hasSuffix("ended") }.count == 4)
    let ended = fingers.filter { $0.text.hasSuffix("ended") }.map(\.time)
    let began = fingers.filter { $0.text.hasSuffix("began") }.map(\.time)
    #expect(began == began.sorted() && ended.count == 2 && ended[0] < began[1])
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
