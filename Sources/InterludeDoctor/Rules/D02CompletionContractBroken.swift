import UIKit

/// D02: completeTransition was called twice, or with a flag that contradicts the outcome (F31).
package struct CompletionContractBroken: Rule {
  package let id = "D02"
  package let name = "completion-contract-broken"
  package let severity = Finding.Severity.error

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    var cancelled: Set<Int> = []
    var result: [Finding] = []
    for event in run.events {
      guard case .transition(let record) = event.kind else { continue }
      let passage = run.passages.last { $0.id == record.transition?.id }
      func report(_ evidence: String, _ consequence: String) {
        result.append(
          finding(
            at: event.time, in: passage, evidence: evidence, consequence: consequence,
            cure: "Call completeTransition(!context.transitionWasCancelled), exactly once",
            by: event.originator))
      }
      switch record.event {
      case .cancelled: if let id = passage?.id { cancelled.insert(id) }
      case .completed(true) where passage.map { cancelled.contains($0.id) } ?? false:
        report(
          "completeTransition(true) after the transition was cancelled",
          "the app goes to a screen that the finger has refused")
      case .completedAgain(let flag):
        report(
          "completeTransition(\(flag)) on a transition that is over",
          "on a phone this may end a later transition or stop the app")
      default: break
      }
    }
    return result
  }
}
