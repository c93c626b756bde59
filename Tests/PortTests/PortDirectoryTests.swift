import Foundation
import Testing

import InterludePort

@Suite("A folder is adapted once into another") struct PortDirectoryTests {
  /// A folder of its own for a test, removed after it.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "port \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ text: String, _ file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  #if INTERLUDE_SYNTAX
    @Test("Sources are adapted without padding, other files copied, hidden ones left")
    func run() throws {
      try withFolder { folder in
        let (source, target) = (folder.appending(path: "in"), folder.appending(path: "out/new"))
        let original = """
          import UIKit.UIGestureRecognizerSubclass
          class A {
            @objc
            private func tap() { d?.done?(3) }
            @IBAction func go() { s(#selector(tap)) }
          }
          extension A {
            override func f() {}
          }

          """
        try write(original, source.appending(path: "Screens/A.swift"))
        try write(
          "@objc protocol D {\n  @objc optional func done(_ x: Int) -> V?\n}\n",
          source.appending(path: "D.swift"))
        try write("let a = 1\n", source.appending(path: "Plain.swift"))
        try write("png", source.appending(path: "Assets/a.png"))
        try write("x", source.appending(path: ".git/config"))
        let report = try PortDirectory.run(from: source.path, to: target.path)
        #expect(report.adapted == ["D.swift", "Screens/A.swift"])
        #expect(report.unchanged == ["Plain.swift"])
        #expect(report.copied == ["Assets/a.png"])
        #expect(report.issues == [])
        let text = try String(
          contentsOf: target.appending(path: "Screens/A.swift"), encoding: .utf8)
        #expect(
          text == """
            import UIKit
            class A {
              private func tap() { d?.done(3) }
              func go() { s(Selector("tap", Self.tap)) }

              override func f() {}
            }
            extension A {
            }

            """)
        let kept = try String(
          contentsOf: source.appending(path: "Screens/A.swift"), encoding: .utf8)
        #expect(kept == original)
        #expect(!FileManager.default.fileExists(atPath: target.appending(path: ".git").path))
      }
    }
  #endif

  @Test("The sources are never written to, and nothing is overwritten")
  func refusals() throws {
    try withFolder { folder in
      let source = folder.appending(path: "in")
      try write("let a = 1\n", source.appending(path: "A.swift"))
      let root = source.resolvingSymlinksInPath().path
      #expect(throws: PortError.overlapping(source: root, destination: root)) {
        try PortDirectory.run(from: source.path, to: source.path)
      }
      #expect(throws: PortError.overlapping(source: root, destination: root + "/out")) {
        try PortDirectory.run(from: source.path, to: source.path + "/out")
      }
      let above = folder.resolvingSymlinksInPath().path
      #expect(throws: PortError.overlapping(source: root, destination: above)) {
        try PortDirectory.run(from: source.path, to: folder.path)
      }
      let used = folder.appending(path: "used")
      try write("mine", used.appending(path: "A.swift"))
      let usedPath = used.resolvingSymlinksInPath().path
      #expect(throws: PortError.destinationInUse(path: usedPath)) {
        try PortDirectory.run(from: source.path, to: used.path)
      }
      #expect(throws: PortError.noDirectory(path: "/no/such")) {
        try PortDirectory.run(from: "/no/such", to: folder.path + "/out")
      }
    }
  }

  @Test("The command says what is wrong, and with which status")
  func command() throws {
    try withFolder { folder in
      var lines: [String] = []
      func run(_ arguments: String...) -> Int32 {
        lines = []
        return AdapterCommand.run(arguments) { lines.append($0) }
      }
      #expect(run() == 2)
      #expect(run("adapt", "--fast", "a", "b") == 2)
      #expect(lines.first?.hasPrefix("error: unknown option --fast") == true)
      #expect(run("adapt", "/no/such.swift", "b") == 1)
      #expect(lines == ["error: cannot read /no/such.swift: no such file"])
      let binary = folder.appending(path: "b.swift")
      try Data([0xFF, 0xFE, 0x00]).write(to: binary)
      #expect(run("adapt", binary.path, folder.path + "/out.swift") == 1)
      #expect(
        lines == [
          "\(binary.path):1:1: error: this byte is not UTF-8 text; save the file as UTF-8"
        ])

      let plain = folder.appending(path: "a.swift")
      let output = folder.appending(path: "a.adapted.swift")
      try write("let a = 1\n", plain)
      #expect(run("adapt", "--library", plain.path, output.path) == 0)
      #expect(lines == [])
      let past = Date(timeIntervalSince1970: 1000)
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: output.path)
      #expect(run("adapt", plain.path, output.path) == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: output.path)
      #expect(attributes[.modificationDate] as? Date == past, "identical output stays untouched")
    }
  }
}
