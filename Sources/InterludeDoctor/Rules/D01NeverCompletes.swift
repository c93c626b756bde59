import UIKit

/// D01: a transition stays open although nothing can move it on; the screen is dead to touches (F30).
package struct NeverCompletes: Rule {
  package let id = "D01"
  package let name = "transition-never-completes"
  package let severity = Finding.Severity.error

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.compactMap { passage in
      guard passage.outcome == .open else { return nil }
      let records = passage.records(in: run.events).map(\.event)
      // A driver that legitimately waits for its gesture is another rule's matter.
      guard !passage.isWaitingForDriver(in: run.events) else { return nil }
      let patience = max(0.25, passage.duration)
      let last = records.last?.time ?? passage.began
      guard run.end - last > patience else { return nil }
      return finding(
        at: last + patience, in: passage,
        evidence: "a transition of \(Finding.seconds(passage.duration)) s that began at "
          + "\(Finding.seconds(passage.began)) s is still open at \(Finding.seconds(run.end)) s",
        consequence: "the screen takes no touches any more",
        cure: "Call completeTransition(!context.transitionWasCancelled) on every path, "
          + "whatever `finished` is")
    }
  }
}
