import Foundation
import InterludeImaging
import InterludeScene
import InterludeStage
import InterludeStudio
import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage) struct FilmFormatTests {
  private func film(_ output: String, _ more: String...) -> Tool.Result {
    Tool.run(["film", "slide", "--device", Scenes.small, "-o", output] + more)
  }

  @Test("Folder, GIF and APNG show the same frames: a scene of few colours is exact in each")
  func alike() throws {
    try Tool.inFolder { (folder: String) throws in
      for output in ["frames", "a.gif", "a.apng"] {
        let result = film("\(folder)/\(output)", "--fps", "20")
        #expect(result.status == 0)
        #expect(result.out.contains("11 frames of 96×64"))
        #expect(result.notes == "")
      }
      let frames = try Tool.frames(folder + "/frames").map(\.bitmap)
      #expect(frames.count == 11)
      #expect(Set(frames).count == 11)
      #expect(try Tool.frames(folder + "/a.gif").map(\.bitmap) == frames)
      #expect(try Tool.frames(folder + "/a.apng").map(\.bitmap) == frames)
      #expect(
        try Tool.frames(folder + "/a.apng").map(\.start) == (0..<11).map { Double($0) / 20 })
      #expect(
        Tool.run(["diff", folder + "/a.gif", folder + "/a.apng"]).out == "the same, 11 frames\n")
    }
  }

  @Test(
    "Frames that stand still are one in a GIF and an APNG: the report says both numbers, as decoders do"
  )
  func stored() throws {
    try Tool.inFolder { (folder: String) throws in
      let words = ["--to", "0.8", "--fps", "10"]
      for (name, text, stored) in [
        ("a.gif", "9 frames, 6 of them different, of 96×64", 6),
        ("a.apng", "9 frames, 6 of them different, of 96×64", 6), ("a", "9 frames of 96×64", 9),
      ] {
        let path = "\(folder)/\(name)"
        let result = film(path, words[0], words[1], words[2], words[3])
        #expect(result.out.contains(": \(text), "), "\(result.out)")
        let json = try Tool.json(film(path, words[0], words[1], words[2], words[3], "--json").out)
        #expect(json["frames"] as? Int == 9)
        #expect(json["stored"] as? Int == stored)
        #expect(try Tool.frames(path).count == stored)
      }
      let still = Tool.run([
        "film", "still", "--device", Scenes.small, "-o", folder + "/s.gif", "--fps", "10",
      ])
      #expect(still.out.contains(": 3 frames, all the same, of 96×64"))
    }
  }

  @Test("A film is the same file with one thread and with several")
  func threads() throws {
    try Tool.inFolder { (folder: String) throws in
      for format in ["gif", "apng"] {
        _ = film("\(folder)/one.\(format)", "--threads", "1")
        _ = film("\(folder)/four.\(format)", "--threads", "4")
        #expect(
          try ImageFile.bytes(of: "\(folder)/one.\(format)")
            == ImageFile.bytes(of: "\(folder)/four.\(format)"))
      }
    }
  }

  @Test("Slow motion is more frames of the same scene, not other frames")
  func speed() throws {
    try Tool.inFolder { (folder: String) throws in
      _ = film(folder + "/plain", "--fps", "20")
      let json = try Tool.json(
        film(folder + "/slow", "--fps", "10", "--speed", "0.5", "--json").out)
      #expect(json["frames"] as? Int == 11)
      #expect(json["seconds"] as? Double == 1.1)
      #expect(json["speed"] as? Double == 0.5)
      #expect(
        try Tool.frames(folder + "/slow").map(\.bitmap)
          == Tool.frames(folder + "/plain").map(\.bitmap))
    }
  }

  @Test("Several scenes, or all, go into a folder, each under its name")
  func several() throws {
    try Tool.inFolder { (folder: String) throws in
      let words = ["--device", Scenes.small, "--fps", "10", "--to", "0.2"]
      #expect(Tool.run(["film", "slide", "still", "-o", folder + "/a"] + words).status == 0)
      #expect(try Tool.names(in: folder + "/a") == ["slide", "still"])
      #expect(try Tool.names(in: folder + "/a/slide").count == 3)
      let all = Tool.run(
        ["film", "--all", "-o", folder + "/b/", "--format", "gif", "--json"] + words)
      #expect(all.status == 0)
      #expect(try Tool.names(in: folder + "/b") == ["slide.gif", "still.gif"])
      let rows = try JSONSerialization.jsonObject(with: Data(all.out.utf8)) as? [[String: Any]]
      #expect(rows?.count == 2)
      #expect(rows?[1]["format"] as? String == "gif")
    }
  }

  @Test("The JSON of a film says what was made")
  func json() throws {
    try Tool.inFolder { (folder: String) throws in
      let path = folder + "/a.apng"
      let json = try Tool.json(film(path, "--json", "--fps", "30", "--scale", "2").out)
      #expect(json["scene"] as? String == "slide")
      #expect(json["output"] as? String == path)
      #expect(json["frames"] as? Int == 16)
      #expect(json["width"] as? Int == 192)
      #expect(json["bytes"] as? Int == (try ImageFile.bytes(of: path)).count)
      #expect(json["to"] as? Double == 0.5)
      #expect((json["issues"] as? [String]) == [])
    }
  }

  @Test("A film is said to be as large as its file is: a video's sides are even")
  func evenSides() throws {
    try Tool.inFolder { (folder: String) throws in
      let words = ["film", "slide", "--device", "97x65@1", "--to", "0.1", "--fps", "10", "-o"]
      for (name, size) in [("a.mp4", "98×66"), ("a.webm", "98×66"), ("a.gif", "97×65")] {
        let path = "\(folder)/\(name)"
        let result = Tool.run(words + [path])
        let format = path.split(separator: ".").last ?? ""
        // Without ffmpeg there is no video; that is told elsewhere.
        if result.status == 69 { continue }
        #expect(result.out.contains(": 2 frames of \(size), "), "\(result)")
        #expect(
          result.out.contains("; 97×65 with a last column and a last row more, as a video's")
            == (format != "gif"))
        let json = try Tool.json(Tool.run(words + [path, "--json"]).out)
        #expect(json["addedColumns"] as? Int == (format == "gif" ? 0 : 1))
        #expect(json["addedRows"] as? Int == (format == "gif" ? 0 : 1))
        if name.hasSuffix("gif") {
          let frame = try #require(try Tool.frames(path).first?.bitmap)
          #expect("\(frame.width)×\(frame.height)" == size)
        }
      }
    }
  }

  @Test("A film that fails leaves nothing, and one of that name stays as it was")
  func failing() throws {
    let endless = FilmScene("endless", "never rests", root: { EndlessPush() })
    try Tool.inFolder { (folder: String) throws in
      let path = folder + "/a.gif"
      try Data("old".utf8).write(to: URL(fileURLWithPath: path))
      let result = Tool.run(["film", "endless", "-o", path], scenes: [endless])
      #expect(result.status == 70)
      #expect(try ImageFile.bytes(of: path) == Array("old".utf8))
      #expect(try Tool.names(in: folder) == ["a.gif"])
    }
  }

  @Test("A folder that cannot be written into is told; whoever may write everywhere skips this")
  func readOnly() throws {
    try Tool.inFolder { (folder: String) throws in
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
      defer {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
      }
      guard access(folder, W_OK) != 0 else { return }
      for output in ["x", "x.gif", "x.apng"] {
        let result = film("\(folder)/\(output)")
        #expect(result.status == 73)
        #expect(result.notes.contains("Permission denied"))
      }
    }
  }

  @Test("Dark is another film than light")
  func appearance() throws {
    let scene = FilmScene("back", "", length: 0, root: { BackgroundController() })
    try Tool.inFolder { (folder: String) throws in
      for name in ["light", "dark"] {
        let words = ["film", "back", "-o", "\(folder)/\(name)", "--appearance", name]
        #expect(Tool.run(words + ["--device", Scenes.small], scenes: [scene]).status == 0)
      }
      let light = try #require(try Tool.frames(folder + "/light").first).bitmap
      let dark = try #require(try Tool.frames(folder + "/dark").first).bitmap
      #expect(light[3, 3] == 0xFFFF_FFFF)
      #expect(dark[3, 3] == 0xFF00_0000)
    }
  }
}
