import Foundation
import Interlude
import InterludeStage
import InterludeTesting
import Testing
import UIKit

extension ScreenTransition {
  /// The guide's own.
  fileprivate static var lift: ScreenTransition {
    ScreenTransition { stage in
      [
        .front(.moved(x: 0, y: stage.bounds.height / 12)),
        .front(.alpha(0), during: 0...0.6),
        .back(.scaled(0.94), .rounded(24)),
      ]
    }
    .spring(response: 0.45)
  }
}

/// What the guides to the library show is compiled, and runs.
@MainActor
@Suite("Library guides") struct GuideTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The lines of code, without comments and spaces.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let code = line.components(separatedBy: "//")[0]
      return code.filter { !$0.isWhitespace }
    }.filter { !$0.isEmpty }
  }

  private static func blocks(_ text: String) -> String {
    let parts = text.components(separatedBy: "```swift")
    return parts.dropFirst().map { $0.components(separatedBy: "```")[0] }.joined(separator: "\n")
  }

  @Test(
    "Every line of code in the guides is in a file that is compiled",
    arguments: ["LIBRARY.md", "WRITING-TRANSITIONS.md"])
  func compiled(guide: String) throws {
    let folder = Self.root.appendingPathComponent("Snippets")
    var files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    // A build without the snippets has nothing to compare with.
    guard !files.isEmpty else { return }
    files.append(URL(fileURLWithPath: #filePath))
    let known = Set(
      try files.flatMap { Self.lines(try String(contentsOf: $0, encoding: .utf8)) })
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("docs/\(guide)"), encoding: .utf8)
    let code = Self.lines(Self.blocks(text))
    #expect(code.count > 10)
    #expect(code.filter { !known.contains($0) } == [])
  }

  private let navigationController = UINavigationController(
    rootViewController: screen(.systemIndigo))
  private let detail = screen(.systemTeal)

  private static func screen(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
  }

  @MainActor @Test(.stage(.phone)) func lifts() {
    let stage = Stage(root: navigationController)
    stage.run { navigationController.pushViewController(detail, transition: .lift) }
    stage.expectFilm(matches: "lift")
    stage.drag(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 120, dy: 0))
    stage.settle()
    stage.expectHealthy()
  }
}
