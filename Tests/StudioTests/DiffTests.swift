import Foundation
import InterludeImaging
import InterludeScene
import InterludeStudio
import InterludeTesting
import Testing

@MainActor
@Suite(.stage) struct DiffTests {
  private func plain(_ color: UInt32, _ width: Int = 8, _ height: Int = 6) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = color } }
    return bitmap
  }

  private func film(_ frames: [Bitmap], _ path: String, rate: Int = 10) throws {
    let writer = try FilmFormat(path: path)?.writer(to: path, rate: FrameRate(rate))
    for frame in frames { try writer?.append(frame) }
    _ = try writer?.finish()
  }

  @Test("Two pictures: the same, other pixels, other sizes; a tolerance is said, never assumed")
  func pictures() throws {
    try Tool.inFolder { (folder: String) throws in
      let (a, b, c) = (folder + "/a.png", folder + "/b.png", folder + "/c.png")
      let white = plain(0xFFFF_FFFF)
      var other = white
      other[3, 2] = 0xFFFF_FFF0
      other[5, 4] = 0xFFFF_FBFF
      try ImageFile.write(white, to: a)
      try ImageFile.write(other, to: b)
      try ImageFile.write(plain(0xFFFF_FFFF, 4, 6), to: c)
      let same = Tool.run(["diff", a, a])
      #expect(same.status == 0)
      #expect(same.out == "the same\n")
      let different = Tool.run(["diff", a, b])
      #expect(different.status == 1)
      #expect(
        different.out
          == "2 pixels differ, by 15 at most, first at (3, 2), in 3×3 at (3, 2)\n")
      #expect(Tool.run(["diff", a, b, "--tolerance", "4"]).out.hasPrefix("1 pixel differs, by 15"))
      #expect(Tool.run(["diff", a, b, "--tolerance", "15"]).status == 0)
      let sizes = Tool.run(["diff", a, c])
      #expect(sizes.status == 1)
      #expect(sizes.out == "8×6 pixels and 4×6\n")
      #expect(Tool.run(["diff", a, b, "--quiet"]).out == "")
    }
  }

  @Test(
    "Two films: the first frame that differs, when it shows, how many do; then counts and times")
  func films() throws {
    try Tool.inFolder { (folder: String) throws in
      let colors: [UInt32] = [0xFF10_2030, 0xFF40_5060, 0xFF70_8090, 0xFFA0_B0C0]
      let frames = colors.map { plain($0) }
      var changed = frames
      changed[2][1, 1] = 0xFF00_0000
      changed[3][0, 0] = 0xFF00_0000
      try film(frames, folder + "/a.gif")
      try film(frames, folder + "/a.apng")
      try film(changed, folder + "/b.apng")
      try film(Array(frames.prefix(3)), folder + "/c.apng")
      try film(frames, folder + "/d.apng", rate: 5)
      #expect(
        Tool.run(["diff", folder + "/a.gif", folder + "/a.apng"]).out == "the same, 4 frames\n")
      let result = Tool.run(["diff", folder + "/a.gif", folder + "/b.apng"])
      #expect(result.status == 1)
      #expect(result.out.hasPrefix("frame 2 at 0.2 s: 1 pixel differs, by 144 at most"))
      #expect(result.out.contains("\n2 of 4 frames differ\n"))
      let short = Tool.run(["diff", folder + "/a.gif", folder + "/c.apng"])
      #expect(short.status == 1)
      #expect(
        short.out.contains("a.gif lasts 0.4 s (4 frames), \(folder)/c.apng lasts 0.3 s (3 frames)"))
      let slow = Tool.run(["diff", folder + "/a.gif", folder + "/d.apng"])
      #expect(slow.status == 1)
      #expect(slow.out.hasPrefix("frame 1 shows at 0.1 s and at 0.2 s\n"))
      #expect(slow.out.contains("d.apng lasts 0.8 s"))
      let json = try Tool.json(
        Tool.run(["diff", folder + "/a.gif", folder + "/b.apng", "--json"]).out)
      #expect(json["same"] as? Bool == false)
      #expect((json["first"] as? [String: Any])?["frame"] as? Int == 2)
      #expect((json["first"] as? [String: Any])?["x"] as? Int == 1)
    }
  }

  @Test("The picture of a difference has both and the map; where nothing differs none is made")
  func heat() throws {
    try Tool.inFolder { (folder: String) throws in
      let (a, b, heat) = (folder + "/a.png", folder + "/b.png", folder + "/heat.png")
      let white = plain(0xFFFF_FFFF)
      var other = white
      other[3, 2] = 0xFF00_0000
      try ImageFile.write(white, to: a)
      try ImageFile.write(other, to: b)
      #expect(Tool.run(["diff", a, a, "-o", heat]).status == 0)
      #expect(try Tool.names(in: folder) == ["a.png", "b.png"])
      let result = Tool.run(["diff", a, b, "-o", heat])
      #expect(result.out.hasSuffix("\n\(heat)\n"))
      let map = try ImageFile.read(heat)
      #expect((map.width, map.height) == (3 * 8 + 4 * 8, 6 + 2 * 8))
      #expect(map[8 + 3, 8 + 2] == 0xFFFF_FFFF)
      #expect(map[24 + 3, 8 + 2] == 0xFF00_0000)
      // By 255: red.
      #expect(map[40 + 3, 8 + 2] == 0xFFFF_0C00)
      #expect(map[40, 8] == 0xFFFF_FFFF)
    }
  }

  @Test("The picture of a difference is a PNG, or is refused before anything is compared")
  func heatName() throws {
    try Tool.inFolder { (folder: String) throws in
      let result = Tool.run(["diff", "/nowhere/a", "/nowhere/b", "-o", folder + "/d.jpg"])
      #expect(result.status == 64 && result.notes.contains("a difference is a .png, not "))
      #expect(try Tool.names(in: folder) == [])
    }
  }

  @Test("What is no picture is told, with status 66")
  func unreadable() throws {
    try Tool.inFolder { (folder: String) throws in
      let text = folder + "/a.txt"
      try Data("words".utf8).write(to: URL(fileURLWithPath: text))
      try FileManager.default.createDirectory(
        atPath: folder + "/empty", withIntermediateDirectories: true)
      let result = Tool.run(["diff", text, text])
      #expect(result.status == 66)
      #expect(result.notes.contains("neither a PNG nor a GIF"))
      // The first bytes of an MP4 and of a WebM.
      for bytes in [[0, 0, 0, 32] + Array("ftypisom".utf8), [0x1A, 0x45, 0xDF, 0xA3, 1]]
        as [[UInt8]]
      {
        try ImageFile.write(bytes, to: folder + "/v")
        let video = Tool.run(["diff", text, folder + "/v"])
        #expect(video.status == 66)
        let other = Tool.run(["diff", folder + "/v", text])
        #expect(
          other.status == 66 && other.notes.contains("/v is a video: its codec changes pixels"))
      }
      #expect(Tool.run(["diff", folder + "/empty", text]).notes.contains("there is no PNG in"))
    }
  }
}
