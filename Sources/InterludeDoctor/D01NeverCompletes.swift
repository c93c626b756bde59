package import UIKit

/// D01: a transition stays open although nothing can move it on; the screen is dead to touches (F30).
package struct NeverCompletes: Rule {
  package let id = "D01"

  package init() {}

  package func findings(in events: [SessionEvent], end: Double) -> [Finding] {
    var open: [Int: (began: Double, duration: Double, lastActivity: Double, isDriven: Bool)] = [:]
    for event in events {
      guard case .transition(let record) = event.kind, let id = record.transition?.id else {
        continue
      }
      switch record.event {
      case .began(_, _, _, _, _, let duration):
        open[id] = (event.time, duration, event.time, false)
      case .completed: open[id] = nil
      case .phase(let phase):
        open[id]?.lastActivity = event.time
        open[id]?.isDriven = phase == .driven
      default: open[id]?.lastActivity = event.time
      }
    }
    return open.values.compactMap { transition in
      // A driver that legitimately waits for its gesture is another rule's matter.
      guard !transition.isDriven else { return nil }
      let patience = max(0.25, transition.duration)
      guard end - transition.lastActivity > patience else { return nil }
      return Finding(
        rule: id, severity: .error, time: transition.lastActivity + patience,
        evidence: "a transition of \(transition.duration) s that began at \(transition.began) s "
          + "is still open at \(end) s",
        cure:
          "call completeTransition(!transitionWasCancelled) on every path, whatever `finished` is")
    }
    .sorted { $0.time < $1.time }
  }
}
