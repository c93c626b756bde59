import Foundation
import Testing

/// The verb `port` of the built tool: it stands beside the tests, whose process has not all of it.
@Suite("The verb port") struct PortVerbTests {
  private struct Outcome {
    var status: Int32
    var out: String
    var notes: String
  }

  private func port(_ words: [String]) throws -> Outcome {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let tool = Process()
    tool.executableURL = tests.deletingLastPathComponent().appending(path: "interlude")
    tool.arguments = ["port"] + words
    let (out, notes) = (Pipe(), Pipe())
    tool.standardOutput = out
    tool.standardError = notes
    try tool.run()
    // A few lines: neither pipe is ever full.
    tool.waitUntilExit()
    func text(_ pipe: Pipe) throws -> String {
      String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
    return Outcome(status: tool.terminationStatus, out: try text(out), notes: try text(notes))
  }

  /// A folder with a source in it, and where it may go.
  private func withFolders(_ body: (_ source: String, _ target: String) throws -> Void) throws {
    let root = NSTemporaryDirectory() + "interlude-port-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(
      atPath: root + "/in", withIntermediateDirectories: true)
    try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: root + "/in/Plain.swift"))
    try Data("x".utf8).write(to: URL(fileURLWithPath: root + "/in/notes.txt"))
    try body(root + "/in", root + "/out")
  }

  @Test(
    "Wrong words: one line, and the kind as exit status",
    arguments: [
      ([], 64, "interlude port DIR -o DIR"),
      (["/tmp"], 64, "interlude port DIR -o DIR"),
      (["/tmp", "/tmp", "-o", "/tmp/x"], 64, "interlude port DIR -o DIR"),
      (["/nope", "-o", "/tmp/x", "--jsn"], 64, "did you mean --json"),
      (["/nope", "-o", "/tmp/x"], 66, "there is no folder /nope"),
      (["/dev/null", "-o", "/tmp/x"], 66, "there is no folder /dev/null"),
    ] as [([String], Int32, String)])
  func wrong(words: [String], status: Int32, part: String) throws {
    let outcome = try port(words)
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.notes.contains(part) && outcome.notes.filter { $0 == "\n" }.count == 1)
    #expect(outcome.out == "")
  }

  @Test("A folder inside the source is refused, one in use cannot be made")
  func targets() throws {
    try withFolders { source, target in
      #expect(try port([source, "-o", source + "/deeper"]).status == 64)
      try FileManager.default.createDirectory(
        atPath: target + "/x", withIntermediateDirectories: true)
      #expect(try port([source, "-o", target]).status == 73)
      #expect(try port([source, "-o", "/dev/null"]).status == 73)
    }
  }

  @Test("What was done is one line, nothing, or JSON")
  func reports() throws {
    try withFolders { source, target in
      let line = try port([source, "-o", target])
      #expect(line.status == 0 && line.notes == "")
      #expect(line.out == "\(target): 0 adapted, 1 unchanged, 1 copied\n")
      #expect(try port([source, "--output=\(target)2", "--quiet"]).out == "")
      let json = try port([source, "-o", target + "3", "--json"])
      let object = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any]
      #expect(object?["output"] as? String == target + "3")
      #expect(object?["unchanged"] as? [String] == ["Plain.swift"])
      #expect(object?["copied"] as? [String] == ["notes.txt"])
      #expect(object?["adapted"] as? [String] == [])
      #expect((object?["issues"] as? [Any])?.isEmpty == true)
    }
  }

  @Test(
    "A source that is no UTF-8 is named with its place and copied; the others are adapted all the same"
  )
  func notText() throws {
    try withFolders { source, target in
      // Latin-1: the ü is no UTF-8.
      let bytes = Data("// one\nlet a = \"".utf8) + [0xFC] + Data("\"\n".utf8)
      try bytes.write(to: URL(fileURLWithPath: source + "/Old.swift"))
      let result = try port([source, "-o", target])
      #expect(result.status == 65)
      #expect(
        result.notes.hasSuffix(
          "/Old.swift:2:10: error: this byte is not UTF-8 text; save the file as UTF-8\n"))
      #expect(result.out == "\(target): 0 adapted, 1 unchanged, 2 copied\n")
      #expect(try Data(contentsOf: URL(fileURLWithPath: target + "/Old.swift")) == bytes)
      let json = try port([source, "-o", target + "2", "--json"])
      #expect(json.status == 65 && json.notes == "")
      let object = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any]
      let issue = (object?["issues"] as? [[String: Any]])?.first
      #expect(issue?["line"] as? Int == 2 && issue?["column"] as? Int == 10)
      #expect(issue?["severity"] as? String == "error")
      #expect(object?["unchanged"] as? [String] == ["Plain.swift"])
    }
  }

  @Test("Links to files are the files; links to folders or nothing, and what is no file, are named")
  func links() throws {
    try withFolders { source, target in
      for (link, to) in [
        ("There.swift", "Plain.swift"), ("n.txt", "notes.txt"), ("Gone.swift", "nowhere.swift"),
        ("Up", ".."),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(source)/\(link)", withDestinationPath: to)
      }
      #expect(mkfifo(source + "/pipe", 0o600) == 0)
      let result = try port([source, "-o", target])
      #expect(result.status == 0)
      #expect(result.out == "\(target): 0 adapted, 2 unchanged, 2 copied\n")
      let lines = result.notes.split(separator: "\n")
      #expect(lines.count == 3)
      for (line, words) in zip(
        lines,
        [
          "/Gone.swift:1:1: warning: this link leads to nothing; it stays behind",
          "/Up:1:1: warning: this link leads to no file; it stays behind",
          "/pipe:1:1: warning: this is no file; it stays behind",
        ])
      { #expect(line.hasSuffix(words), "\(line)") }
      let names = try FileManager.default.contentsOfDirectory(atPath: target).sorted()
      #expect(names == ["Plain.swift", "There.swift", "n.txt", "notes.txt"])
      #expect(
        try FileManager.default.attributesOfItem(atPath: target + "/n.txt")[.type]
          as? FileAttributeType == .typeRegular)
    }
  }
}
