import ExampleScenes
import InterludeScene
import InterludeStage
import InterludeStudio
import InterludeTesting
import Testing
import UIKit

/// What the list says of a scene is what its film shows.
@MainActor
@Suite(.stage) struct SceneSummaryTests {
  @Test("F33: the inbox that rose over the card goes with the container: all is black")
  func flagFlips() throws {
    let scene = try #require(
      ExampleScenes.all.first { $0.name == "mistake-flag-flips-on-cancel" })
    #expect(scene.summary.hasSuffix("the inbox rises over the card, then all is black"))
    let stage = scene.mount(on: .phone)
    stage.advance(to: 4)
    let root = try #require(stage.window.rootViewController?.view)
    #expect(root.window != nil)
    #expect(stage.bitmap(scale: 0.2).hasOtherThanBlack)
    stage.settle()
    #expect(root.window == nil)
    #expect(!stage.bitmap(scale: 0.2).hasOtherThanBlack)
  }
}

extension Bitmap {
  fileprivate var hasOtherThanBlack: Bool {
    (0..<height).contains { y in (0..<width).contains { self[$0, y] != 0xFF00_0000 } }
  }
}
