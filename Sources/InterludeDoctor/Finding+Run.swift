import UIKit

extension Rule {
  /// A finding about the transition of a number; without one, about the one that was open then.
  func finding(
    in run: Run, at time: Double, transition: Int? = nil, severity: Finding.Severity? = nil,
    by originator: SessionEvent.Originator? = nil, evidence: String, consequence: String,
    cure: String
  ) -> Finding {
    finding(
      at: time, in: run.passage(transition) ?? run.latestPassage(at: time), evidence: evidence,
      consequence: consequence, cure: cure, severity: severity, by: originator)
  }
}
