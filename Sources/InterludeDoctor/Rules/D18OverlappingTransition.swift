import UIKit

/// D18: a change of screens is asked for while another one of the same screens is on its way.
///
/// What the engine answers is in the evidence: navigation merges the requests of one turn and queues
/// later ones (F38, F177), presentations are refused (F49). A request from a did-callback or from the
/// completion of the one before is welcome.
package struct OverlappingTransition: Rule {
  package let id = "D18"
  package let name = "overlapping-transition"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.events.compactMap { event in
      guard case .overlap(let overlap) = event.kind, isMistake(overlap) else { return nil }
      return finding(
        at: event.time, in: run.passage(overlap.other?.transition),
        evidence: evidence(overlap, at: event.time),
        consequence: consequence(overlap.answer),
        cure: "begin it only while transitionCoordinator is nil, or in the completion that "
          + "coordinator.animate(alongsideTransition:completion:) gets",
        by: event.originator
      ).about(overlap.controller)
    }
  }

  /// What comes inside `completeTransition` is in time; what is not animated is over at once.
  private func isMistake(_ overlap: OverlapRecord) -> Bool {
    guard let other = overlap.other else { return overlap.answer == .refused }
    if other.isCompleting { return false }
    return other.isAnimated || overlap.answer == .refused
  }

  private func evidence(_ overlap: OverlapRecord, at time: Double) -> String {
    let asked = "\(overlap.operation) on \(overlap.controller.type) was asked for"
    guard let other = overlap.other else {
      return "\(asked) and refused: \(overlap.reason ?? "it makes no sense there")"
    }
    let delay = time - other.requestedAt
    let when =
      delay > 0
      ? "\(seconds(delay)) after the \(other.operation) that was still running"
      : "in the same turn as a \(other.operation)"
    return "\(asked) \(when); it was \(overlap.answer.rawValue)"
  }

  private func consequence(_ answer: OverlapRecord.Answer) -> String {
    switch answer {
    case .refused: "nothing happens, and no completion is called"
    case .queued: "the screen changes a second time, later than the user expects"
    case .merged: "one of the two is never seen"
    }
  }
}
