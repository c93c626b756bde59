import Foundation
import InterludeImaging
import InterludeScene
import InterludeStudio
import InterludeTesting
import Testing

/// Films of different formats are compared by what shows when.
@MainActor
@Suite(.stage) struct FilmComparisonTests {
  private func plain(_ color: UInt32) -> Bitmap {
    var bitmap = Bitmap(width: 8, height: 6)
    for y in 0..<6 { for x in 0..<8 { bitmap[x, y] = color } }
    return bitmap
  }

  /// A film by its letters: each a colour, each a frame.
  private func film(_ letters: String, _ path: String, rate: Double = 10) throws {
    let frames = letters.utf8.map { plain(0xFF00_0000 | UInt32($0 - 64) &* 0x07_1930) }
    guard let format = FilmFormat(path: path) else {
      // Frames of a longer film of before would count.
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for (index, frame) in frames.enumerated() {
        try ImageFile.write(frame, to: "\(path)/frame-\(10_000 + index).png")
      }
      return
    }
    let writer = try format.writer(to: path, rate: FrameRate(rate))
    for frame in frames { try writer.append(frame) }
    _ = try writer.finish()
  }

  private func diff(_ a: String, _ b: String, _ more: String...) -> Tool.Result {
    Tool.run(["diff", a, b] + more)
  }

  @Test(
    "Folder, GIF and APNG of one film are the same, also where the files hold a still frame once",
    arguments: [10.0, 25, 30, 50, 29.97, 7])
  func same(rate: Double) throws {
    try Tool.inFolder { (folder: String) throws in
      let names = ["a", "a.gif", "a.apng"].map { "\(folder)/\($0)" }
      for name in names { try film("AABCCCDDDDEA", name, rate: rate) }
      for (a, b) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
        let result = diff(names[a], names[b])
        #expect(result.status == 0, "\(names[a]) \(names[b]) \(result)")
      }
      #expect(diff(names[1], names[2]).out == "the same, 6 frames\n")
      let out = diff(names[0], names[2]).out
      #expect(out.hasPrefix("the same for ") && out.hasSuffix(" s, 12 and 6 frames\n"), "\(out)")
    }
  }

  @Test(
    "The films of a scene are the same in every format, at rest and at any rate and speed",
    arguments: [
      ["--fps", "20"], ["--to", "0.8"], ["--fps", "24", "--speed", "0.5", "--to", "0.9"],
    ])
  func scene(words: [String]) throws {
    try Tool.inFolder { (folder: String) throws in
      let film = ["film", "slide", "--device", Scenes.small] + words
      for name in ["a", "a.apng"] {
        #expect(Tool.run(film + ["-o", "\(folder)/\(name)"]).status == 0)
      }
      #expect(diff(folder + "/a", folder + "/a.apng").status == 0)
      #expect(diff(folder + "/a.apng", folder + "/a").status == 0)
    }
  }

  @Test("Where one film changes and the other does not is the moment that is told")
  func moment() throws {
    try Tool.inFolder { (folder: String) throws in
      let (a, b, c) = (folder + "/a", folder + "/b.apng", folder + "/c.gif")
      try film("AAAABB", a)
      try film("AABBBB", b)
      try film("AABBBB", c)
      for other in [b, c] {
        let result = diff(a, other)
        #expect(result.status == 1)
        // The pictures are the same, in their order: the second comes at another time.
        #expect(result.out == "frame 4 shows at 0.4 s and at 0.2 s\n")
      }
      try film("AACCBB", b)
      let result = diff(a, b)
      #expect(result.out.hasPrefix("frames 2 and 1 at 0.2 s: 48 pixels differ"), "\(result.out)")
      #expect(result.out.hasSuffix("\n2 of 6 frames differ\n"))
      let json = try Tool.json(diff(a, b, "--json").out)
      let first = json["first"] as? [String: Any]
      #expect(first?["frame"] as? Int == 2 && first?["otherFrame"] as? Int == 1)
      #expect(first?["time"] as? Double == 0.2)
      #expect(json["frames"] as? [Int] == [6, 3])
      #expect((json["seconds"] as? [Double])?.count == 2)
    }
  }

  @Test("A still film that lasts longer is another film; a frame is not lost in the rounding")
  func lengths() throws {
    try Tool.inFolder { (folder: String) throws in
      let (a, b) = (folder + "/a.apng", folder + "/b.apng")
      try film("AABBB", a)
      try film("AABB", b)
      let result = diff(a, b)
      #expect(result.status == 1)
      #expect(result.out == "\(a) lasts 0.5 s (2 frames), \(b) lasts 0.4 s (2 frames)\n")
      // One frame of a five hundredth of a second, beside a GIF, whose times are hundredths.
      try film("AAAAAAAAAABAAAAAAAAA", a, rate: 500)
      try film("AA", folder + "/c.gif", rate: 50)
      #expect(diff(a, folder + "/c.gif").status == 1)
      #expect(diff(folder + "/c.gif", a).out.hasPrefix("frames 0 and 1 at 0.02 s: "))
    }
  }

  @Test("A folder's rate is said, or found: the whole one that makes it as long, else the other's")
  func rates() throws {
    try Tool.inFolder { (folder: String) throws in
      let (a, b) = (folder + "/a", folder + "/b.apng")
      try film("ABCDEF", a)
      try film("ABCDEF", b, rate: 25)
      #expect(diff(a, b).out == "the same, 6 frames\n")
      #expect(diff(a, b, "--fps", "25").status == 0)
      #expect(
        diff(a, b, "--fps", "50").out.hasPrefix("frame 1 shows at 0.02 s and at 0.04 s\n"))
      // A frame is missing: the other film's rate says where.
      try film("ABCDE", a)
      #expect(
        diff(a, b).out
          == "\(a) lasts 0.2 s (5 frames, at 25 a second), \(b) lasts 0.24 s (6 frames)\n")
      // A single picture is a film of one frame, which a still one is too.
      try film("AAAA", b)
      try ImageFile.write(try #require(try Tool.frames(b).first?.bitmap), to: folder + "/p.png")
      #expect(diff(folder + "/p.png", b).out == "the same\n")
    }
  }

  @Test("Two folders are compared frame by frame; they have no times")
  func folders() throws {
    try Tool.inFolder { (folder: String) throws in
      let (a, b) = (folder + "/a", folder + "/b")
      try film("ABCD", a)
      try film("ABBD", b)
      #expect(diff(a, b).out.hasPrefix("frame 2: 48 pixels differ"))
      try film("ABC", folder + "/c")
      #expect(diff(a, folder + "/c").out == "\(a) has 4 frames, \(folder)/c has 3 frames\n")
    }
  }
}
