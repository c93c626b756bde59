import Foundation
import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite("A golden's name is one golden's", .stage(KitScreens.small)) struct GoldenNameTests {
  private let folder = GoldenFolder(
    FileManager.default.temporaryDirectory.path + "/names-\(UUID().uuidString)/__Films__")

  private func inFolder(_ body: () -> Void) {
    GoldenFolder.$instead.withValue(folder, operation: body)
  }

  @Test("Recorded twice with different pictures, the second one is told, and the first stays")
  func recording() {
    let root = ListViewController()
    let stage = Stage(root: root)
    let messages = complaints {
      inFolder {
        Recording.$isAskedFor.withValue(true) {
          stage.expect(matches: "twice")
          stage.expect(matches: "twice")
          root.box.backgroundColor = .green
          stage.advance(by: 0.1)
          stage.expect(matches: "twice")
        }
      }
    }
    #expect(messages.count == 3)
    #expect(messages.prefix(2).allSatisfy { $0.hasPrefix("recorded twice; look at it") })
    #expect(
      messages.last?.hasPrefix("twice.png: TestKitTests/GoldenNameTests.swift:") == true,
      "\(messages)")
    #expect(messages.last?.hasSuffix("each needs a name of its own") == true)
  }

  @Test("Compared with two pictures, who fails hears of the other one")
  func comparing() {
    let root = ListViewController()
    let stage = Stage(root: root)
    inFolder {
      _ = complaints {
        Recording.$isAskedFor.withValue(true) { _ = stage.expect(matches: "wall") }
      }
      var messages: [String] = []
      for color in [UIColor.red, .green] {
        messages += complaints {
          root.box.backgroundColor = color
          stage.advance(by: 0.1)
          stage.expect(matches: "wall")
        }
      }
      #expect(messages.count == 1)
      #expect(messages.first?.contains("the same line has used this golden") == true, "\(messages)")
    }
  }

  @Test("A folder that cannot be made: its path and the system's words")
  func noFolder() throws {
    let file = FileManager.default.temporaryDirectory.path + "/file-\(UUID().uuidString)"
    try "".write(toFile: file, atomically: true, encoding: .utf8)
    defer { unlink(file) }
    let stage = Stage(root: ListViewController())
    let messages = complaints {
      GoldenFolder.$instead.withValue(GoldenFolder(file + "/__Films__")) {
        Recording.$isAskedFor.withValue(true) { _ = stage.expect(matches: "there") }
      }
    }
    #expect(
      messages == ["there.png: cannot make the folder '\(file)/__Films__': Not a directory"])
  }
}
