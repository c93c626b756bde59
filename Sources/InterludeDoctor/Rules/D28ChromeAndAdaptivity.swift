import UIKit

/// D28: bars and adaptivity are not as the code seems to mean.
///
/// A screen over everything that is not `.fullScreen` is not asked about the status bar unless it says
/// so. A question about adaptivity may come several times and is no place to act (F27). A bar that the
/// app shows or hides in mid-flight takes its part of the screens that move; in the callbacks before the
/// flight, along with it or after it, it is right.
package struct ChromeAndAdaptivity: Rule {
  package let id = "D28"
  package let name = "chrome-and-adaptivity"
  package let severity = Finding.Severity.notice

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.compactMap { unheard($0, run) } + run.events.compactMap { told($0, run) }
  }

  private func unheard(_ passage: Passage, _ run: Run) -> Finding? {
    guard passage.operation == .present, passage.outcome == .finished,
      let after = run.snapshot(.afterwards, of: passage),
      let wish = after.controller(passage.to.id)?.statusBarWish
    else { return nil }
    return finding(
      at: passage.closed ?? after.time, in: passage,
      evidence: "\(passage.to.type) covers the screen, its \(wish), and it is not asked",
      consequence: "the status bar stays as the screen behind wants it, and may not be readable",
      cure: "Set modalPresentationCapturesStatusBarAppearance to true before presenting")
  }

  private func told(_ event: SessionEvent, _ run: Run) -> Finding? {
    guard case .chrome(let record) = event.kind else { return nil }
    switch record {
    case .sideEffect(let operation, let controller, let question):
      return finding(
        at: event.time, in: run.latestPassage(at: event.time),
        evidence: "\(operation) of \(controller.type) was asked for inside \(question)",
        consequence: "screens come or go when the device turns, perhaps more than once",
        cure: "Answer only; act in viewWillTransition(to:with:), or in "
          + "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
        by: event.originator
      ).about(controller)
    case .bar(let bar, let owner, let isHidden, let isAnimated):
      guard ![.alongside, .engine].contains(event.originator),
        let passage = run.passages.last(where: { $0.isInFlight(at: event.time) })
      else { return nil }
      return finding(
        at: event.time, in: passage,
        evidence: "\(bar) of \(owner.type) was \(isHidden ? "hidden" : "shown")"
          + "\(isAnimated ? "" : " at once") \(seconds(event.time - passage.began)) into the flight",
        consequence: "the screens that move get another size or inset on their way",
        cure: "Show and hide bars in viewWillAppear(_:), or in "
          + "coordinator.animate(alongsideTransition:completion:)",
        by: event.originator
      ).about(owner)
    }
  }
}

extension Passage {
  /// After its first turn and before its last.
  fileprivate func isInFlight(at time: Double) -> Bool {
    isAnimated && began < time && closed.map { time < $0 } ?? true
  }
}
