import UIKit

/// One thing that goes wrong with transitions, as a pure function of what was seen.
package protocol Rule: Sendable {
  /// `D01`.
  var id: String { get }
  /// `transition-never-completes`.
  var name: String { get }
  /// How bad it is, where a finding does not say otherwise.
  var severity: Finding.Severity { get }
  func findings(in run: Run) -> [Finding]
}

/// The rules that exist, in the order of their numbers.
package enum Doctor {
  package static let rules: [any Rule] = [
    NeverCompletes(),
    CompletionContractBroken(),
    OffSchedule(),
    NothingVisible(),
    PresenterHijacked(),
    WrongPlace(),
    CancelNotRestored(),
    Residue(),
    OrphanView(),
    InputBlocked(),
    VisualJump(),
    ModelValueNotSet(),
    BeginTimeMisuse(),
    NotScrubbable(),
    UninterpolablePair(),
    DriverContractBroken(),
    InteractiveStartWithoutDriver(),
    OverlappingTransition(),
    EdgeSwipeWiring(),
    DelegateLostOrStale(),
    PropertyAnimatorMisuse(),
    LeakAfterTransition(),
    AppearanceUnbalanced(),
    CoordinatorMisuse(),
    LayoutInsideAnimation(),
    GeometryDrift(),
    BadSnapshot(),
    ChromeAndAdaptivity(),
  ]

  /// What is wrong with a run, in the order in which it showed; the same thing is told once for each
  /// transition.
  package static func findings(in run: Run) -> [Finding] {
    var told: [Finding] = []
    for finding in rules.flatMap({ $0.findings(in: run) }).sorted(by: comesFirst)
    where !run.ignores(finding) && !told.contains(where: { $0.isSame(as: finding) }) {
      told.append(finding)
    }
    return told
  }

  private static func comesFirst(_ a: Finding, _ b: Finding) -> Bool {
    (a.time, a.rule, a.evidence) < (b.time, b.rule, b.evidence)
  }
}

extension Finding {
  fileprivate func isSame(as other: Finding) -> Bool {
    rule == other.rule && transition == other.transition && evidence == other.evidence
  }
}
