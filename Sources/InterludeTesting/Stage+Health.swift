import InterludeDoctor
public import InterludeStage
import UIKit

extension Stage {
  /// What is wrong with the transitions that ran since the stage is watched, in order of time.
  ///
  /// Empty where nobody watches: see ``watch()``. What a transition leaves behind is known a few ticks
  /// after its end.
  public var findings: [StageFinding] {
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
    var allowed: Set<String> = []
    var isHealthy = true
    for word in rules {
      if let rule = Doctor.rule(named: word) {
        allowed.insert(rule)
      } else {
        Complaint("there is no rule \(word); there are \(Doctor.ruleNames.joined(separator: ", "))")
          .tell(at: place)
        isHealthy = false
      }
    }
    for finding in findings where finding.severity != .notice && !allowed.contains(finding.rule) {
      Complaint(finding.description).tell(at: place)
      isHealthy = false
    }
    return isHealthy
  }
}
