import UIKit

/// D02: completeTransition was called twice, or with a flag that contradicts the outcome (F31).
///
/// Without a driver nothing contradicts `false`: it is legal, and a notice.
package struct CompletionContractBroken: Rule {
  package let id = "D02"
  package let name = "completion-contract-broken"
  package let severity = Finding.Severity.error

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.flatMap { findings(in: $0, run) } + strays(run)
  }

  /// How the driver let go, which it may do again after it has caught the transition.
  private enum Release {
    case finish, cancel
  }

  private func findings(in passage: Passage, _ run: Run) -> [Finding] {
    var release: Release?
    var result: [Finding] = []
    for (_, event) in passage.records(in: run.events) {
      guard case .transition(let record) = event.kind else { continue }
      switch record.event {
      case .phase(.driven): release = nil
      case .finished: release = .finish
      case .cancelled: release = .cancel
      case .completed(true) where release == .cancel:
        result.append(
          report(
            event, passage, "completeTransition(true) after the transition was cancelled",
            "the app goes to a screen that the finger has refused"))
      case .completed(false) where release == .finish:
        result.append(
          report(
            event, passage, "completeTransition(false) after the transition was let go to finish",
            "the app stays on a screen that the finger has left"))
      case .completed(false) where !passage.wasDriven && passage.isAnimated:
        result.append(
          report(
            event, passage, "completeTransition(false) without a driver that could have cancelled",
            "nothing happens: the screen stays as it was", severity: .notice))
      default: break
      }
    }
    return result
  }

  /// Calls on transitions that are over; some are told under no transition's number.
  private func strays(_ run: Run) -> [Finding] {
    run.events.compactMap { event in
      guard case .transition(let record) = event.kind, case .completedAgain(let flag) = record.event
      else { return nil }
      let passage =
        run.passages.last { $0.id == record.transition?.id }
        ?? run.passages.last { $0.closed.map { $0 <= event.time } ?? false }
      let first = passage?.closed.map { ", completed at \(Finding.seconds($0)) s" } ?? ""
      return report(
        event, passage, "completeTransition(\(flag)) on a transition that is over\(first)",
        "on a phone this may end a later transition or stop the app")
    }
  }

  private func report(
    _ event: SessionEvent, _ passage: Passage?, _ evidence: String, _ consequence: String,
    severity: Finding.Severity? = nil
  ) -> Finding {
    finding(
      at: event.time, in: passage, evidence: evidence, consequence: consequence,
      cure: "Call completeTransition(!context.transitionWasCancelled), exactly once",
      severity: severity, by: event.originator)
  }
}
