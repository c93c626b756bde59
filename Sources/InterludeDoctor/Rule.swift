package import UIKit

/// One thing that goes wrong with transitions, as a pure function of what happened.
package protocol Rule: Sendable {
  /// `D01`.
  var id: String { get }
  /// What is wrong in a run's events, which ended at `end` seconds of stage time.
  func findings(in events: [SessionEvent], end: Double) -> [Finding]
}

/// The rules that exist, in the order of their numbers.
package enum Doctor {
  package static let rules: [any Rule] = [NeverCompletes(), CompletionContractBroken()]

  package static func findings(in events: [SessionEvent], end: Double) -> [Finding] {
    rules.flatMap { $0.findings(in: events, end: end) }
      .sorted { ($0.time, $0.rule) < ($1.time, $1.rule) }
  }
}
