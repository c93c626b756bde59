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
}
