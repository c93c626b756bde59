import InterludeDoctor
public import InterludeStage
import UIKit

extension Stage {
  /// From now on what happens is kept, for ``findings``, ``events`` and ``expectHealthy(allowing:)``.
  ///
  /// The `.stage` trait does it for each stage of a test, before its first frame. Watched stages run up
  /// to a twentieth slower. A touch that reaches nothing, or a time that is no number, is an issue of
  /// the test from now on.
  public func watch() {
    guard watcher == nil else { return }
    watcher = Recorder(session)
    misused = { Complaint("\($0); nothing happened").tellAtTest() }
  }

  var recorder: Recorder? { watcher as? Recorder }
}
