import Foundation
import InterludeImaging
import InterludeStudio
import InterludeTesting
import Testing

/// Where films go, and what becomes of what was there.
@MainActor
@Suite(.stage) struct FilmPlaceTests {
  private func film(_ output: String, _ more: String...) -> Tool.Result {
    Tool.run(["film", "slide", "--device", Scenes.small, "-o", output] + more)
  }

  @Test(
    "A folder that is there gets the new film's frames, no more of the old ones, and keeps the rest"
  )
  func replaced() throws {
    try Tool.inFolder { (folder: String) throws in
      #expect(film(folder, "--fps", "20").status == 0)
      try Data("mine".utf8).write(to: URL(fileURLWithPath: folder + "/frame-1.png"))
      #expect(film(folder, "--fps", "10").status == 0)
      #expect(
        try Tool.names(in: folder)
          == ["frame-00000.png", "frame-00001.png", "frame-00002.png", "frame-00003.png"]
          + ["frame-00004.png", "frame-00005.png", "frame-1.png"])
    }
  }

  /// The tool as a process of its own, which can be interrupted.
  private func start(_ words: [String]) throws -> Process {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let tool = Process()
    tool.executableURL = tests.deletingLastPathComponent().appending(path: "interlude")
    tool.arguments = words
    tool.standardOutput = FileHandle.nullDevice
    tool.standardError = FileHandle.nullDevice
    try tool.run()
    return tool
  }

  /// Looks until something holds; half a minute is for slow machines.
  private func wait(_ condition: () -> Bool) -> Bool {
    for _ in 0..<3000 {
      if condition() { return true }
      _ = poll(nil, 0, 10)
    }
    return false
  }

  @Test(
    "Interrupted, a film leaves the one of before as it was, and nothing half written",
    arguments: [SIGINT, SIGTERM])
  func interrupted(signal: Int32) throws {
    try Tool.inFolder { (folder: String) throws in
      let (old, new) = (folder + "/old", folder + "/outer/new")
      #expect(film(old, "--fps", "4").status == 0)
      let before = try Tool.names(in: old)
      let first = try ImageFile.bytes(of: old + "/frame-00000.png")
      // So many frames that it is not done before it is interrupted.
      for place in [old, new] {
        let tool = try start([
          "film", "bubbles-push", "-o", place, "--fps", "1000", "--scale", "3", "--threads", "1",
        ])
        let parent = place == old ? old : folder + "/outer"
        #expect(
          wait {
            let names = (try? Tool.names(in: parent)) ?? []
            guard let part = names.first(where: { $0.hasSuffix(".part") }) else { return false }
            return ((try? Tool.names(in: "\(parent)/\(part)")) ?? []).count > 1
          })
        kill(tool.processIdentifier, signal)
        tool.waitUntilExit()
        #expect(tool.terminationReason == .uncaughtSignal && tool.terminationStatus == signal)
        #expect(try Tool.names(in: old) == before)
        #expect(try ImageFile.bytes(of: old + "/frame-00000.png") == first)
        #expect(try Tool.names(in: folder) == ["old"])
      }
    }
  }

  @Test("A film that cannot be written to its end leaves the one of before, and no folder it made")
  func failing() throws {
    try Tool.inFolder { (folder: String) throws in
      #expect(film(folder + "/a", "--fps", "4").status == 0)
      let before = try Tool.names(in: folder + "/a")
      // A folder in a frame's place: the last step fails.
      try FileManager.default.createDirectory(
        atPath: folder + "/a/frame-00004.png", withIntermediateDirectories: false)
      let result = film(folder + "/a", "--fps", "20")
      #expect(result.status == 73, "\(result)")
      #expect(try Tool.names(in: folder + "/a") == before + ["frame-00004.png"])
      #expect(film("/dev/full", "--format", "gif").status == 74)
    }
  }

  @Test("One scene into a folder that is not there yet: its name ends in a slash")
  func slash() throws {
    try Tool.inFolder { (folder: String) throws in
      #expect(film(folder + "/a/b/", "--format", "gif", "--fps", "4").status == 0)
      #expect(try Tool.names(in: folder + "/a/b") == ["slide.gif"])
    }
  }

  @Test("A link stays one")
  func link() throws {
    try Tool.inFolder { (folder: String) throws in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/l.gif", withDestinationPath: "a.gif")
      #expect(film(folder + "/l.gif", "--fps", "4").status == 0)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/l.gif") == "a.gif")
      #expect(try Tool.frames(folder + "/a.gif").count == 3)
    }
  }

  @Test(
    "Names that end like a file's are refused, unless the folder is there",
    arguments: ["x.gif ", "x.GIF ", "x.giff", "x.txt", "x.mp3"])
  func endings(name: String) throws {
    try Tool.inFolder { (folder: String) throws in
      let refused = film("\(folder)/\(name)")
      #expect(refused.status == 64 && refused.notes.contains("--format png"), "\(refused)")
      #expect(try Tool.names(in: folder) == [])
      #expect(film("\(folder)/\(name)", "--format", "png", "--fps", "4").status == 0)
      #expect(film("\(folder)/\(name)", "--fps", "4").status == 0)
    }
  }

  @Test(
    "Names with a dot that end like no file's are folders", arguments: ["v1.2", ".hidden", "a."])
  func folders(name: String) throws {
    try Tool.inFolder { (folder: String) throws in
      #expect(film("\(folder)/\(name)", "--fps", "4").status == 0)
    }
  }
}
