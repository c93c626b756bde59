import ExampleScenes
import Foundation
import InterludeImaging
import InterludeScene
import InterludeStage
import InterludeStudio
import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage) struct FilmTests {
  private func run(_ words: String...) -> (status: Int32, out: String, notes: String) {
    var (out, notes) = ("", "")
    let console = Console(
      print: { out += $0 + "\n" }, note: { notes += $0 }, isTerminal: false)
    let status = CommandLineTool(scenes: ExampleScenes.all, console: console).run(words)
    return (status, out, notes)
  }

  private func folder() throws -> String {
    let path = NSTemporaryDirectory() + "interlude-film-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  private func frames(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test(
    "A film is the same with one thread and with several, and a frame alone is the film's frame")
  func determinism() throws {
    let (one, many, alone) = (try folder(), try folder(), try folder())
    defer { for path in [one, many, alone] { try? FileManager.default.removeItem(atPath: path) } }
    let common = ["film", "bubbles-push", "--scale", "0.5", "--quiet", "-o"]
    #expect(CommandLineTool(scenes: ExampleScenes.all).run(common + [one, "--threads", "1"]) == 0)
    #expect(CommandLineTool(scenes: ExampleScenes.all).run(common + [many, "--threads", "3"]) == 0)
    let names = try frames(one)
    #expect(names.count == 38)
    #expect(names.first == "frame-00000.png")
    #expect(try frames(many) == names)
    for name in names {
      let (a, b) = (try ImageFile.read(one + "/" + name), try ImageFile.read(many + "/" + name))
      #expect(PixelDifference(a, b) == nil, "\(name)")
    }
    for index in [0, 6, 7, 20, 37] {
      let time = "\(Double(index) / 60)"
      #expect(
        CommandLineTool(scenes: ExampleScenes.all).run(
          common + [alone, "--from", time, "--to", time]) == 0)
      #expect(try frames(alone) == ["frame-00000.png"])
      let a = try ImageFile.read(alone + "/frame-00000.png")
      let b = try ImageFile.read(one + "/" + names[index])
      #expect(PixelDifference(a, b) == nil, "at \(time)")
    }
  }

  @Test("Bad words: one clear line each, and an exit status that says the kind")
  func words() throws {
    for (words, status, part) in [
      (["film", "bubbles-psh", "-o", "x"], 64, "did you mean bubbles-push"),
      (["film", "bubbles-push"], 64, "-o"),
      (["film", "bubbles-push", "-o", "x", "--fps", "0"], 64, "--fps takes frames a second"),
      (["film", "bubbles-push", "-o", "x", "--fps", "nan"], 64, "not nan"),
      (["film", "bubbles-push", "-o", "x", "--spede", "1"], 64, "no option --spede"),
      (["film", "bubbles-push", "-o", "x", "--to", "1", "--from", "2"], 64, "lies before"),
      (["film", "bubbles-push", "-o", "/dev/null/x"], 73, "/dev/null is a file"),
      (["film", "bubbles-push", "-o", "/dev/null"], 73, "is a file"),
      (["flim"], 64, "did you mean film"),
      (["dump", "bubbles-push", "--at", "-1"], 64, "--at takes seconds"),
    ] as [([String], Int32, String)] {
      var notes = ""
      let console = Console(print: { _ in }, note: { notes += $0 }, isTerminal: false)
      let result = CommandLineTool(scenes: ExampleScenes.all, console: console).run(words)
      #expect(result == status, "\(words)")
      #expect(notes.contains(part), "\(notes)")
      #expect(notes.filter { $0 == "\n" }.count == 1)
    }
  }

  @Test("A scene that never settles is told, not waited for")
  func endless() throws {
    let scene = FilmScene("endless", "pushes for ever", root: { EndlessViewController() })
    var notes = ""
    let console = Console(print: { _ in }, note: { notes += $0 }, isTerminal: false)
    let path = try folder()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let status = CommandLineTool(scenes: [scene], console: console).run(
      ["film", "endless", "-o", path])
    #expect(status == 70)
    #expect(notes.contains("still moving after 60 seconds"))
    #expect(try frames(path) == [])
  }

  @Test("The list names every scene; dump is the picture as text and reads back")
  func listAndDump() throws {
    let list = run("list")
    #expect(list.status == 0)
    #expect(list.out.contains("bubbles-pop-cancel"))
    let dump = run("dump", "bubbles-push", "--at", "0.3")
    #expect(dump.status == 0)
    let picture = try Picture(parsing: dump.out)
    #expect(picture.description + "\n" == dump.out)
  }
}
