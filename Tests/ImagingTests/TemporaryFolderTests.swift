import Foundation
import InterludeImaging
import InterludeScene
import Testing

@Suite struct TemporaryFolderTests {
  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try ImageFile.bytes(of: path), as: UTF8.self)
  }

  private func isFrame(_ name: String) -> Bool { name.hasPrefix("frame") }

  @Test("A new folder appears whole, or never")
  func new() throws {
    try Frames.inFolder { folder in
      let kept = try TemporaryFolder(becoming: folder + "/a")
      try kept.write([1], name: "frame-0")
      #expect(try Frames.names(in: folder) == [".a.\(getpid())-0.part"])
      let dropped = try TemporaryFolder(becoming: folder + "/a")
      try dropped.write([2], name: "frame-0")
      try kept.commit(replacing: isFrame)
      dropped.discard()
      #expect(try Frames.names(in: folder) == ["a"])
      #expect(try ImageFile.bytes(of: folder + "/a/frame-0") == [1])
      #expect(UnfinishedFiles.paths(in: folder) == [])
    }
  }

  @Test("A folder that is there keeps its files of before until the end, and others for good")
  func existing() throws {
    try Frames.inFolder { folder in
      for name in ["frame-0", "frame-1", "frame-2", "notes"] {
        try write("old", "\(folder)/\(name)")
      }
      try FileManager.default.createDirectory(
        atPath: folder + "/frames", withIntermediateDirectories: false)
      let new = try TemporaryFolder(becoming: folder + "/")
      try new.write([1], name: "frame-0")
      try new.write([1], name: "frame-1")
      #expect(try text(folder + "/frame-0") == "old")
      try new.commit(replacing: isFrame)
      #expect(try Frames.names(in: folder) == ["frame-0", "frame-1", "frames", "notes"])
      #expect(try ImageFile.bytes(of: folder + "/frame-1") == [1])
      #expect(try text(folder + "/notes") == "old")
    }
  }

  @Test("Where a file cannot be placed all is as it was")
  func undone() throws {
    try Frames.inFolder { folder in
      for name in ["frame-0", "frame-1"] { try write("old", "\(folder)/\(name)") }
      try FileManager.default.createDirectory(
        atPath: folder + "/frame-2", withIntermediateDirectories: false)
      let new = try TemporaryFolder(becoming: folder)
      for index in 0..<3 { try new.write([1], name: "frame-\(index)") }
      #expect(throws: ImagingError.self) { try new.commit(replacing: isFrame) }
      #expect(try Frames.names(in: folder) == ["frame-0", "frame-1", "frame-2"])
      #expect(try text(folder + "/frame-0") == "old")
      #expect(try text(folder + "/frame-1") == "old")
    }
  }

  /// The number of a process that is gone.
  private func goneProcess() throws -> pid_t {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test(
    "What a process that is gone has left goes with the next; what lives, or is another's, stays")
  func leftovers() throws {
    try Frames.inFolder { folder in
      let gone = try goneProcess()
      let names = [
        "a.gif.\(gone)-0.part", "a.gif.\(getppid())-0.part", "b.gif.\(gone)-0.part",
        "a.gif.x-0.part", "a.gif.\(gone).part", "a.gif.part",
      ]
      for name in names { try write("half", "\(folder)/\(name)") }
      for name in [".a.\(gone)-0.part", ".a.\(getppid())-0.part"] {
        try FileManager.default.createDirectory(
          atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
        try write("half", "\(folder)/\(name)/frame-0")
      }
      try ImageFile.write([1], to: folder + "/a.gif")
      var left = try Frames.names(in: folder)
      #expect(!left.contains(names[0]))
      #expect(Set(left).isSuperset(of: names.dropFirst() + ["a.gif"]))
      try TemporaryFolder(becoming: folder + "/a").commit(replacing: isFrame)
      left = try Frames.names(in: folder)
      #expect(!left.contains(".a.\(gone)-0.part") && left.contains(".a.\(getppid())-0.part"))
      // Somebody holds it who is not seen by his number, as from another container.
      let held = "\(folder)/a.gif.\(gone)-1.part"
      try write("half", held)
      let descriptor = open(held, O_RDONLY | O_CLOEXEC)
      defer { close(descriptor) }
      #expect(flock(descriptor, LOCK_EX) == 0)
      try ImageFile.write([1], to: folder + "/a.gif")
      #expect(try Frames.names(in: folder).contains("a.gif.\(gone)-1.part"))
    }
  }

  @Test("A link stays a link, and what it leads to is written, also where nothing is yet")
  func links() throws {
    try Frames.inFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/deep", withIntermediateDirectories: false)
      for (link, target) in [("l.gif", "m.gif"), ("m.gif", "deep/a.gif"), ("f", "deep/f")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(link)", withDestinationPath: target)
      }
      for byte in [UInt8(1), 2] {
        try ImageFile.write([byte], to: folder + "/l.gif")
        let new = try TemporaryFolder(becoming: folder + "/f")
        try new.write([byte], name: "frame-0")
        try new.commit(replacing: isFrame)
        #expect(try Frames.names(in: folder) == ["deep", "f", "l.gif", "m.gif"])
        #expect(try Frames.names(in: folder + "/deep") == ["a.gif", "f"])
        #expect(try ImageFile.bytes(of: folder + "/deep/a.gif") == [byte])
        #expect(try ImageFile.bytes(of: folder + "/deep/f/frame-0") == [byte])
      }
      for link in ["l.gif", "m.gif", "f"] {
        #expect(
          (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(link)")) != nil)
      }
    }
  }
}
