import UIKit

/// D27: a snapshot of what cannot be seen, or one that waits for updates in the middle of a flight.
package struct BadSnapshot: Rule {
  package let id = "D27"
  package let name = "bad-snapshot"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.events.enumerated().compactMap { index, event in
      guard case .snapshot(let snapshot) = event.kind else { return nil }
      if let reason = invisible(snapshot) {
        let isUsed = isInserted(snapshot.result, in: run.events[(index + 1)...])
        return finding(
          at: event.time, in: run.passage(at: event.time),
          evidence: "the snapshot of \(snapshot.view.type) shows nothing: \(reason)"
            + (isUsed ? "; it was put on the screen" : ""),
          consequence: "an empty patch flies where the view should be seen",
          cure: cure(snapshot),
          severity: isUsed ? .error : .warning,
          by: event.originator
        ).about(snapshot.view)
      }
      guard snapshot.afterUpdates, let passage = run.passage(at: event.time),
        passage.isInFlight(at: event.time, before: index, in: run)
      else { return nil }
      return finding(
        at: event.time, in: passage,
        evidence: "a snapshot of \(snapshot.view.type) waited for screen updates "
          + "\(seconds(event.time - passage.began)) into the flight",
        consequence:
          "the views that move are laid out and drawn once more, and may be seen to jump",
        cure: "take it before the flight, or with afterScreenUpdates: false",
        by: event.originator
      ).about(snapshot.view)
    }
  }

  private func invisible(_ snapshot: SnapshotRecord) -> String? {
    if snapshot.size.width <= 0 || snapshot.size.height <= 0 {
      return "its size is \(number(snapshot.size.width)) × \(number(snapshot.size.height))"
    }
    if snapshot.isHidden { return "the view is hidden" }
    if snapshot.alpha < 0.01 { return "its alpha is \(number(snapshot.alpha))" }
    if !snapshot.wasRendered, !snapshot.afterUpdates { return "it is not on the screen yet" }
    return nil
  }

  private func cure(_ snapshot: SnapshotRecord) -> String {
    if snapshot.size.width <= 0 || snapshot.size.height <= 0 {
      return "give the view its frame, call layoutIfNeeded(), then take the snapshot"
    }
    if snapshot.isHidden || snapshot.alpha < 0.01 {
      return "show the view before the snapshot is taken, and hide it afterwards"
    }
    return "with the view in the container, use snapshotView(afterScreenUpdates: true)"
  }

  private func isInserted(
    _ result: SessionEvent.Subject?, in events: ArraySlice<SessionEvent>
  ) -> Bool {
    guard let result else { return false }
    return events.contains { event in
      if case .viewAdded(result, _) = event.kind { true } else { false }
    }
  }
}

extension Passage {
  /// The animator has begun its animations, and the context is still open.
  fileprivate func isInFlight(at time: Double, before index: Int, in run: Run) -> Bool {
    time > began
      && run.events[..<index].contains { event in
        guard case .transition(let record) = event.kind else { return false }
        return record.transition?.id == id && record.event == .animatorReturned
      }
      && !run.events[..<index].contains { event in
        guard case .transition(let record) = event.kind, record.transition?.id == id else {
          return false
        }
        if case .completed = record.event { return true }
        return false
      }
  }
}
