import InterludeStage
import InterludeTesting
import Testing
import UIKit

/// The controls' pixels, whole: what a designer would look at.
@MainActor
@Suite("Controls: the sheet", .stage) struct ControlSheetTests {
  struct Look: CustomTestStringConvertible, Sendable {
    let golden: String
    let style: UIUserInterfaceStyle
    let scale: Double
    var testDescription: String { golden }
  }

  nonisolated static let looks = [
    Look(golden: "controls-light-2x", style: .light, scale: 2),
    Look(golden: "controls-light-3x", style: .light, scale: 3),
    Look(golden: "controls-dark-2x", style: .dark, scale: 2),
    Look(golden: "controls-dark-3x", style: .dark, scale: 3),
  ]

  @Test("Every control in its states", arguments: looks)
  func states(look: Look) throws {
    let device = try #require(
      Device(
        width: ControlSheet.size.width, height: ControlSheet.size.height, scale: look.scale))
    let stage = Stage(device, appearance: look.style) { ControlSheet() }
    // Whatever a press faded has come back, the caret shows, wheels stand an eighth further.
    stage.advance(to: 2.125)
    stage.expect(matches: look.golden, scale: look.scale)
    #expect(
      stage.issues == [
        "UITextView: no keyboard is shown, and none is told of; keys come from the stage"
      ])
  }
}
