import InterludeDoctor
public import InterludeStage
import UIKit

extension Stage {
  /// What is wrong with the transitions that ran since the stage is watched, in order of time: errors
  /// and warnings.
  ///
  /// Empty where nobody watches: see ``watch()``. What a transition leaves behind is known a few ticks
  /// after its end.
  public var findings: [StageFinding] { allFindings.filter { $0.severity != .notice } }

  /// What may be a misunderstanding, and is no failure.
  public var notices: [StageFinding] { allFindings.filter { $0.severity == .notice } }

  private var allFindings: [StageFinding] {
    recorder.map { Doctor.findings(in: $0.run).map { StageFinding($0) } } ?? []
  }

  /// Checks that nothing is wrong with the transitions that ran since the stage is watched.
  ///
  /// First it lets the stage come to rest, for five seconds at most, and waits a tenth of a second more:
  /// what is left over, or never ends, shows then. Each error and each warning is an issue of its own,
  /// with the rule, the evidence, what a user will see, and the cure. Notices are no failure.
  ///
  /// - Parameter rules: rules that may be broken, by number or name: `"D11"`, `"visual-jump"`.
  /// - Returns: whether there was nothing to complain of.
  @discardableResult
  public func expectHealthy(
    allowing rules: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard isWatched(at: place) else { return false }
    settle(limit: 5)
    advance(by: 0.1)
    let allowed = rules.map { Self.rule(named: $0, at: place) }
    var isHealthy = !allowed.contains(nil)
    for finding in findings where !allowed.contains(finding.rule) {
      if doctor.strict, finding.severity == .error { preconditionFailure(finding.description) }
      Complaint(finding.description).tell(at: place)
      isHealthy = false
    }
    return isHealthy
  }

  /// A rule's number; that a word is none is an issue.
  static func rule(named word: String, at place: SourcePlace) -> String? {
    if let rule = Doctor.rule(named: word) { return rule }
    Complaint("there is no rule \(word); there are \(Doctor.ruleNames.joined(separator: ", "))")
      .tell(at: place)
    return nil
  }
}
