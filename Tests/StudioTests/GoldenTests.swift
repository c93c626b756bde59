import Foundation
import InterludeGeometry
import InterludeImaging
import InterludeScene
import InterludeStage
import InterludeStudio
import InterludeTesting
import Testing

@MainActor
@Suite(.stage) struct GoldenTests {
  private func square(_ x: Double) -> Picture {
    Picture(
      size: CGSize(width: 20, height: 10), background: .white,
      nodes: [.rectangle(CGRect(x: x, y: 2, width: 4, height: 4), .black)])
  }

  @Test("A scene of its own is compared with its goldens, as text and as pixels")
  func own() throws {
    let stage = Scenes.slide.mount(on: try #require(Device(named: Scenes.small)))
    stage.advance(to: 0.25)
    stage.expect(matches: "slide-250ms")
    stage.expect(matches: "slide-250ms", as: .text)
  }

  @Test("No golden in __Films__ is without a test that names it")
  func orphansHere() {
    #expect(GoldenFolder(besideFile: #filePath).orphans() == [])
  }

  @Test("Recorded, same, different: what was seen and where it differs lie beside the golden")
  func life() throws {
    try Tool.inFolder { (root: String) throws in
      let folder = GoldenFolder(root + "/__Films__")
      let missing = folder.compare(square(3).rasterized(), "square", recording: false)
      guard case .different(let words) = missing else {
        Issue.record("\(missing)")
        return
      }
      #expect(words.contains("INTERLUDE_RECORD=1"))
      #expect(folder.compare(square(3).rasterized(), "square", recording: true) == .recorded)
      #expect(folder.compare(square(3).rasterized(), "square", recording: false) == .same)
      let other = folder.compare(square(4).rasterized(), "square", recording: false)
      guard case .different(let what) = other else {
        Issue.record("\(other)")
        return
      }
      #expect(what.contains("8 pixels differ, by 255 at most, first at (3, 2)"))
      #expect(
        try Tool.names(in: folder.path)
          == ["fonts.txt", "square.actual.png", "square.diff.png", "square.png"])
      // What is the same again takes them away.
      #expect(folder.compare(square(3).rasterized(), "square", recording: false) == .same)
      #expect(try Tool.names(in: folder.path) == ["fonts.txt", "square.png"])
    }
  }

  @Test("Texts say their first line that differs")
  func text() throws {
    try Tool.inFolder { (root: String) throws in
      let folder = GoldenFolder(root + "/__Films__")
      let (a, b) = (square(3).description, square(4).description)
      #expect(folder.compare(text: a, "square", recording: true) == .recorded)
      #expect(folder.compare(text: a, "square", recording: false) == .same)
      guard case .different(let what) = folder.compare(text: b, "square", recording: false) else {
        Issue.record("no difference")
        return
      }
      #expect(what.contains("line 2 is 'rectangle 4"), "\(what)")
      // Without glyphs no font is recorded.
      #expect(try Tool.names(in: folder.path) == ["square.actual.txt", "square.txt"])
    }
  }

  @Test("Bless makes what was seen the golden; a rehearsal only says so; nothing else is touched")
  func bless() throws {
    try Tool.inFolder { (root: String) throws in
      let films = root + "/Tests/A/__Films__"
      let folder = GoldenFolder(films)
      _ = folder.compare(square(3).rasterized(), "square", recording: true)
      _ = folder.compare(text: square(3).description, "square", recording: true)
      _ = folder.compare(square(4).rasterized(), "square", recording: false)
      _ = folder.compare(text: square(4).description, "square", recording: false)
      let before = try Tool.names(in: films)
      let rehearsal = Tool.run(["bless", root, "--dry-run"])
      #expect(
        rehearsal.out
          == "would bless \(films)/square.png\nwould bless \(films)/square.txt\n")
      #expect(try Tool.names(in: films) == before)
      #expect(Tool.run(["bless", root, films, root + "/Tests", "--dry-run"]).out == rehearsal.out)
      let json = try Tool.json(Tool.run(["bless", root, "--json"]).out)
      #expect(json["blessed"] as? [String] == ["\(films)/square.png", "\(films)/square.txt"])
      #expect(try Tool.names(in: films) == ["fonts.txt", "square.png", "square.txt"])
      #expect(folder.compare(square(4).rasterized(), "square", recording: false) == .same)
      #expect(folder.compare(text: square(4).description, "square", recording: false) == .same)
      #expect(Tool.run(["bless", root]).out == "nothing to bless in \(root)\n")
    }
  }

  @Test("A golden that no test names is an orphan, with all that comparisons have left of it")
  func orphans() throws {
    try Tool.inFolder { (root: String) throws in
      let folder = GoldenFolder(root + "/__Films__")
      for name in ["named", "lost"] {
        _ = folder.compare(square(3).rasterized(), name, recording: true)
      }
      for name in ["named", "lost"] {
        _ = folder.compare(square(4).rasterized(), name, recording: false)
      }
      try Data("stage.expect(matches: \"named\")".utf8).write(
        to: URL(fileURLWithPath: root + "/SomeTests.swift"))
      #expect(folder.orphans() == ["lost.actual.png", "lost.diff.png", "lost.png"])
    }
  }

  @Test("Another font than the recorded one is told with the difference")
  func fonts() throws {
    try Tool.inFolder { (root: String) throws in
      let folder = GoldenFolder(root + "/__Films__")
      _ = folder.compare(square(3).rasterized(), "square", recording: true)
      try Data("square.png 0123456789abcdef\n".utf8).write(
        to: URL(fileURLWithPath: folder.path + "/fonts.txt"))
      guard
        case .different(let what) = folder.compare(
          square(4).rasterized(), "square", recording: false)
      else {
        Issue.record("no difference")
        return
      }
      #expect(what.contains("recorded with the font 0123456789abcdef, here is "))
    }
  }

  @Test("Names that are no names are refused", arguments: ["", "a/b", "../a", "a b", "a.b"])
  func names(name: String) throws {
    try Tool.inFolder { (root: String) throws in
      let outcome = GoldenFolder(root).compare(text: "x", name, recording: true)
      guard case .different(let what) = outcome else {
        Issue.record("\(outcome)")
        return
      }
      #expect(what.contains("no name for a golden"))
      #expect(try Tool.names(in: root) == [])
    }
  }
}
