import Foundation
import InterludeScene
import QuartzCore
import Testing
@testable import UIKit

/// Pictures as text, kept in a folder of `Tests/Scenes` and compared word by word.
///
/// With `INTERLUDE_RECORD_SCENES=1` in the environment they are written anew; look at the difference.
@MainActor
enum SceneGolden {
  static func expect(
    _ session: InterfaceSession, _ window: UIWindow, is name: String, in folder: String = "Bars",
    file: String = #filePath, at location: SourceLocation = #_sourceLocation
  ) throws {
    let picture = session.media.run {
      session.media.picture(
        of: window.layer, at: session.clock.now, scale: session.device.scale)
    }
    let url = URL(fileURLWithPath: file).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Scenes/\(folder)/\(name).scene")
    if ProcessInfo.processInfo.environment["INTERLUDE_RECORD_SCENES"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(picture.description.utf8).write(to: url)
      return
    }
    let kept = try #require(
      try? String(contentsOf: url, encoding: .utf8), "there is no scene \(name)",
      sourceLocation: location)
    let difference = firstDifference(kept, picture.description)
    #expect(difference == nil, sourceLocation: location)
  }

  private static func firstDifference(_ kept: String, _ shown: String) -> String? {
    guard kept != shown else { return nil }
    let (old, new) = (kept.split(separator: "\n"), shown.split(separator: "\n"))
    for (index, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
      return "line \(index + 1): kept \(pair.0), shown \(pair.1)"
    }
    return "kept \(old.count) lines, shown \(new.count)"
  }
}
