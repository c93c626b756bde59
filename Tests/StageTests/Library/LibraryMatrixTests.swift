import Interlude
import InterludeRaster
import InterludeScene
import InterludeStage
import InterludeTesting
import Testing
import UIKit

/// Every transition of the library in every place it can be used.
@MainActor
@Suite("Library", .stage) struct LibraryMatrixTests {
  @Test(
    "Played to its end, the last frame is byte for byte the screen that rests, and nothing is left",
    arguments: LibraryEntry.all, LibraryOperation.allCases)
  func plain(entry: LibraryEntry, operation: LibraryOperation) {
    let resting = LibraryCase(entry, operation, isAnimated: false)
    resting.begin(animated: false)
    resting.stage.settle()
    let played = LibraryCase(entry, operation)
    played.begin()
    played.stage.settle()
    #expect(PixelDifference(resting.pixels(), played.pixels()) == nil)
    #expect(played.leftovers == [])
    #expect(played.stage.issues == [])
    played.stage.expectHealthy()
  }

  @Test(
    "Caught and pulled back, everything is byte for byte as it was",
    arguments: LibraryEntry.all, LibraryOperation.allCases)
  func cancelled(entry: LibraryEntry, operation: LibraryOperation) {
    let played = LibraryCase(entry, operation)
    let before = played.pixels()
    played.begin()
    played.stage.advance(by: 0.15)
    played.pull(back: true)
    played.stage.settle()
    #expect(PixelDifference(before, played.pixels()) == nil)
    #expect(played.leftovers == [])
    #expect(played.stage.issues == [])
    played.stage.expectHealthy()
  }
}
