package import InterludeDoctor
import InterludeStage
import UIKit

/// What the doctor says of a scene.
package struct SceneCheck: Sendable {
  package let scene: String
  /// By time.
  package let findings: [Finding]
  /// When the scene was over, in seconds.
  package let end: Double
  /// What the scene met that is not there yet, or misused.
  package let issues: [String]
  /// Those of the scene's script: what was to happen did not.
  package let misuses: [String]

  /// How long a scene without an end of its own may move, in seconds.
  private static let patience = 20.0
  /// How long is watched after the end, in seconds: what is left over shows then.
  private static let afterwards = 0.5

  /// Plays the scene; `found` hears of each finding as soon as a transition that shows it is over.
  ///
  /// Findings of rules in `allowed` are kept as notices.
  @MainActor package init(
    _ scene: FilmScene, on setting: SceneSetting, allowing allowed: Set<String> = [],
    found: @escaping (Finding) -> Void = { _ in }
  ) {
    self.scene = scene.name
    func judged(_ finding: Finding) -> Finding {
      var finding = finding
      if allowed.contains(finding.rule) { finding.severity = .notice }
      return finding
    }
    let stage = scene.mount(on: setting)
    // The check tells it itself, in a test too.
    stage.misused = nil
    let recorder = Recorder(stage.session)
    var live: [Finding] = []
    recorder.passageEnded = { run in
      // What is not over yet may still turn out well.
      for finding in Doctor.findings(in: run).map(judged)
      where finding.isOver(in: run) && !live.contains(where: { $0.isSame(as: finding) }) {
        live.append(finding)
        found(finding)
      }
    }
    if let length = scene.length {
      stage.advance(to: length)
    } else {
      stage.settle(limit: Self.patience)
    }
    stage.advance(by: Self.afterwards)
    findings = Doctor.findings(in: recorder.stop()).map(judged)
    for finding in findings where !live.contains(where: { $0.isSame(as: finding) }) {
      found(finding)
    }
    end = stage.time
    issues = stage.issues
    misuses = stage.misuses
  }

  /// Errors and warnings: what makes a check fail.
  package var complaints: [Finding] { findings.filter { $0.severity > .notice } }

  /// Nothing is wrong, and the scene was played as it is written.
  package var isHealthy: Bool { complaints.isEmpty && misuses.isEmpty }
}

extension Finding {
  /// Whether both say the same, though perhaps with newer numbers.
  fileprivate func isSame(as other: Finding) -> Bool {
    rule == other.rule && time == other.time && severity == other.severity
      && transition == other.transition
  }

  /// Whether it is about a transition that is over.
  fileprivate func isOver(in run: Run) -> Bool {
    run.passages.contains { $0.closed != nil && Transition($0) == transition }
  }
}
