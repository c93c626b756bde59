import Foundation
package import InterludeScene
package import InterludeStage
package import Testing

/// What of a picture is compared with its golden.
package enum GoldenForm: Sendable {
  /// Its text: nodes and numbers, which say what is wrong.
  case text
  /// Its pixels.
  case pixels
}

/// Compares a picture with the golden of a name in `__Films__` beside the test's file.
///
/// With `INTERLUDE_RECORD=1` in the environment the picture becomes the golden. A difference is an
/// issue that says where the first one is; what was seen lies beside the golden then.
@discardableResult
package func expectGolden(
  _ picture: Picture, _ name: String, as form: GoldenForm = .pixels,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let folder = GoldenFolder(besideFile: filePath)
  let isRecording = ProcessInfo.processInfo.environment["INTERLUDE_RECORD"] == "1"
  let outcome: GoldenFolder.Outcome
  switch form {
  case .text: outcome = folder.compare(text: picture.description, name, recording: isRecording)
  case .pixels:
    outcome = folder.compare(
      picture.rasterized(), name, recording: isRecording,
      hasText: picture.description.contains("glyphs "))
  }
  guard case .different(let what) = outcome else { return true }
  Issue.record("\(what)", sourceLocation: sourceLocation)
  return false
}

extension Stage {
  /// Compares what shows now with a golden; pixels at one a point, unless said otherwise.
  @discardableResult
  package func expectGolden(
    _ name: String, as form: GoldenForm = .pixels, scale: Double = 1,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    InterludeTesting.expectGolden(
      picture(scale: scale), name, as: form, filePath: filePath, sourceLocation: sourceLocation)
  }
}
