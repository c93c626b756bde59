import Foundation
import InterludeImaging
import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage(KitScreens.small)) struct FrameGoldenTests {
  /// A new empty folder of goldens, gone after the body.
  private func inFolder<Result>(_ body: (GoldenFolder) throws -> Result) throws -> Result {
    let path = NSTemporaryDirectory() + "interlude-kit-\(UUID().uuidString)/__Films__"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = GoldenFolder(path)
    return try GoldenFolder.$instead.withValue(folder) { try body(folder) }
  }

  private func names(_ folder: GoldenFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("A frame, as pixels and as text, of the screen and of one view")
  func own() throws {
    let root = ListViewController()
    let stage = Stage(root: root)
    stage.expect(matches: "list")
    stage.expect(matches: "list", as: .text)
    stage.expect(matches: "list-box", of: root.box, scale: 2)
  }

  @Test("A difference says its time, its rectangle in points and the likely layer")
  func difference() throws {
    try inFolder { (folder: GoldenFolder) throws in
      let root = ListViewController()
      let stage = Stage(root: root)
      Recording.$isAskedFor.withValue(true) {
        #expect(
          complaints { stage.expect(matches: "box", scale: 2) } == [
            "recorded box; look at it, then take the trait `.record` away"
          ])
      }
      #expect(stage.expect(matches: "box", scale: 2))
      stage.advance(by: 0.25)
      stage.run { root.box.backgroundColor = .green }
      let messages = complaints { stage.expect(matches: "box", scale: 2) }
      #expect(messages.count == 1)
      #expect(
        messages[0].hasPrefix(
          "box.png: 6000 pixels differ, by 255 at most, first at (40, 80), in 100×60 at (40, 80), "
            + "at 0.25 s, in the rectangle (20, 40, 50 × 30), likely BoxView \"box\" in UIView; see "
        ), "\(messages)")
      #expect(
        try names(folder).filter { $0.hasPrefix("box") } == [
          "box.actual.png", "box.diff.png", "box.png",
        ])
    }
  }

  @Test("Without a golden, and with a name or scale that is none, the test fails and says why")
  func refusals() throws {
    try inFolder { (folder: GoldenFolder) throws in
      let stage = Stage(root: ListViewController())
      let messages = complaints {
        stage.expect(matches: "nothing")
        stage.expect(matches: "a/b")
        stage.expect(matches: "nothing", scale: .nan)
        stage.expect(matches: "nothing", of: UIView())
      }
      #expect(messages.count == 4)
      #expect(messages[0].contains("INTERLUDE_RECORD=1 records it"))
      #expect(messages[1].contains("is no name for a golden"))
      #expect(messages[2].contains("scale is 0.1 to 8"))
      #expect(messages[3].contains("UIView shows nowhere on the stage"))
      #expect(try names(folder) == [])
    }
  }

  @Test("No golden here is without a test that names it")
  func orphans() { expectNoOrphanedGoldens() }
}
