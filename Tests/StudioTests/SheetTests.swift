import Foundation
import InterludeImaging
import InterludeScene
import InterludeStage
import InterludeStudio
import InterludeTesting
import Testing

@MainActor
@Suite(.stage) struct SheetTests {
  private func strip(_ folder: String, _ more: String...) throws -> (Bitmap, [String: Any]) {
    let path = folder + "/strip.png"
    let result = Tool.run(
      ["strip", "slide", "--device", Scenes.small, "-o", path, "--json"] + more)
    #expect(result.status == 0, "\(result.notes)")
    return (try ImageFile.read(path), try Tool.json(result.out))
  }

  @Test("A strip has the asked width, evenly spaced frames, and says their times")
  func geometry() throws {
    try Tool.inFolder { (folder: String) throws in
      let (bitmap, json) = try strip(folder, "--frames", "6", "--width", "800")
      #expect(bitmap.width == 800)
      #expect(json["height"] as? Int == bitmap.height)
      #expect(json["times"] as? [Double] == (0..<6).map { 0.5 * Double($0) / 5 })
      let (wrapped, _) = try strip(folder, "--frames", "6", "--columns", "3", "--width", "800")
      // Two rows of larger tiles.
      #expect(wrapped.height > bitmap.height)
      let (given, other) = try strip(folder, "--times", "0.4,0.1", "--times", "0.2")
      #expect(other["times"] as? [Double] == [0.1, 0.2, 0.4])
      #expect(given.width == 1600)
    }
  }

  @Test(
    "Words that are too long end in an ellipsis at the margin, and push the summary to its own line"
  )
  func longTitle() throws {
    try Tool.inFolder { (folder: String) throws in
      let (plain, _) = try strip(folder, "--width", "800")
      for title in ["A long title ", "Wörter "].map({ String(repeating: $0, count: 40) }) {
        let (long, _) = try strip(folder, "--width", "800", "--title", title)
        #expect(long.height > plain.height)
        // Paper alone at the edge, ink near it: in the title's line.
        let paper = long[799, 0]
        for y in 0..<60 {
          for x in 776..<800 where long[x, y] != paper { Issue.record("\(x) \(y)") }
        }
        #expect((700..<776).contains { x in (20..<45).contains { long[x, $0] != paper } })
        // The summary's line, in grey.
        #expect((24..<200).contains { x in (48..<66).contains { long[x, $0] != paper } })
      }
      // A few small frames on a wide sheet: the words take the sheet's width, not the frames'.
      let (wide, _) = try strip(folder, "--frames", "1", "--title", "Longer than one small frame")
      #expect(wide.height < plain.height + 200)
      #expect((48..<100).contains { x in (20..<90).contains { wide[x, $0] != wide[0, 0] } })
    }
  }

  @Test("Strips of several scenes lie in a folder that is made, each under its name")
  func several() throws {
    try Tool.inFolder { (folder: String) throws in
      let place = folder + "/new/strips"
      let words = ["strip", "sl*", "still", "--device", Scenes.small, "--frames", "2"]
      let result = Tool.run(words + ["-o", place])
      #expect(result.status == 0, "\(result.notes)")
      #expect(try Tool.names(in: place) == ["slide.png", "still.png"])
      #expect(result.out.contains("\(place)/slide.png: 2 frames on 1600×"))
      // Nothing is left of a folder for a strip that could not be drawn.
      let other = folder + "/other/"
      #expect(Tool.run(words + ["-o", other, "--times", "99"]).status == 64)
      #expect(try Tool.names(in: folder) == ["new"])
    }
  }

  @Test("The tiles hold the frames: the square has moved on from one to the next")
  func tiles() throws {
    try Tool.inFolder { (folder: String) throws in
      let (bitmap, _) = try strip(folder, "--frames", "2", "--width", "400")
      // Red and not text or paper: where the square is.
      var columns: Set<Int> = []
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap[x, y] == 0xFFFF_0000 { columns.insert(x) }
      }
      let left = columns.filter { $0 < 200 }
      #expect(!left.isEmpty)
      // At the end it is half faded: no pixel of the second tile is the full red.
      #expect(columns.allSatisfy { $0 < 200 })
    }
  }

  @Test("A new pixel is the mean of what it covers, rounded to the nearest")
  func areaFilter() {
    var bitmap = Bitmap(width: 3, height: 1)
    bitmap[0, 0] = 0xFF00_0000
    bitmap[1, 0] = 0xFF66_6666
    bitmap[2, 0] = 0xFFFF_FFFF
    // Two pixels cover one and a half each: (0·2 + 102·1) / 3 and (102·1 + 255·2) / 3.
    let half = bitmap.scaled(toWidth: 2, height: 1)
    #expect(half[0, 0] == 0xFF22_2222)
    #expect(half[1, 0] == 0xFFCC_CCCC)
    #expect(bitmap.scaled(toWidth: 1, height: 1)[0, 0] == 0xFF77_7777)
    #expect(bitmap.scaled(toWidth: 3, height: 1) == bitmap)
    let grown = bitmap.scaled(toWidth: 6, height: 2)
    #expect(grown[1, 1] == 0xFF00_0000)
    #expect(grown[5, 0] == 0xFFFF_FFFF)
    #expect(bitmap.scaled(toWidth: 0, height: 4).width == 0)
  }

  @Test("One colour stays one colour at any size", arguments: [1, 2, 7, 41, 100, 257])
  func plain(width: Int) {
    var bitmap = Bitmap(width: 100, height: 30)
    for y in 0..<30 { for x in 0..<100 { bitmap[x, y] = 0x8012_3456 } }
    let scaled = bitmap.scaled(toWidth: width, height: 13)
    for y in 0..<13 {
      for x in 0..<width where scaled[x, y] != 0x8012_3456 { Issue.record("(\(x), \(y))") }
    }
  }
}
