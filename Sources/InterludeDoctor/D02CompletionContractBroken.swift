package import UIKit

/// D02: completeTransition was called twice, or with a flag that contradicts the outcome (F31).
package struct CompletionContractBroken: Rule {
  package let id = "D02"

  package init() {}

  package func findings(in events: [SessionEvent], end: Double) -> [Finding] {
    var cancelled: Set<Int> = []
    var interactive: Set<Int> = []
    var result: [Finding] = []
    func report(_ event: SessionEvent, _ evidence: String) {
      result.append(
        Finding(
          rule: id, severity: .error, time: event.time, evidence: evidence,
          cure: "call completeTransition(!transitionWasCancelled), exactly once"))
    }
    for event in events {
      guard case .transition(let record) = event.kind, let id = record.transition?.id else {
        continue
      }
      switch record.event {
      case .began: cancelled.remove(id)
      case .progressed: interactive.insert(id)
      case .cancelled:
        cancelled.insert(id)
        interactive.insert(id)
      case .completed(let flag):
        if flag, cancelled.contains(id) {
          report(event, "completeTransition(true) after the transition was cancelled")
        }
      case .completedAgain(let flag):
        report(event, "completeTransition(\(flag)) on a transition that is over")
      default: break
      }
    }
    return result
  }
}
