import UIKit

/// D22: what a transition should have let go is still there three ticks after its end.
///
/// The context holds the controllers, and a presentation controller holds the presented one, so
/// either of them is a leak. A controller may be kept on purpose, to be shown again: that is a notice.
package struct LeakAfterTransition: Rule {
  package let id = "D22"
  package let name = "leak-after-transition"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.leaks.compactMap { leak in
      let passage = run.passages.last { $0.id == leak.transition }
      let kept = run.leaks.filter { $0.transition == leak.transition && $0.kind == .controller }
      switch leak.kind {
      // The completion of an animation that still runs holds it; that it runs is another rule's matter.
      case .context where passage.map { stillRuns($0, run) } ?? false: return nil
      case .context:
        return report(
          leak, passage, evidence: "the context is still there\(with(kept))",
          cure: "set the property that holds it to nil in animationEnded(_:), or make it weak")
      case .presentationController:
        return report(
          leak, passage, evidence: "\(leak.object.type) is still there\(with(kept))",
          cure: "hold presentation controllers weakly: each of them holds its presented controller")
      case .controller:
        // Its holder is told of already.
        guard !run.leaks.contains(where: { $0.transition == leak.transition && $0.holds }) else {
          return nil
        }
        return report(
          leak, passage, .notice,
          evidence: "\(leak.object.type) has left the screen and is still there",
          cure: "where that is not meant, let go of closures and properties that hold it in "
            + "animationEnded(_:)")
      case .animator, .interactionController, .view: return nil
      }
    }
  }

  /// Completed while its animations had a way to go.
  private func stillRuns(_ passage: Passage, _ run: Run) -> Bool {
    let trace = Trace(passage, in: run)
    guard let closing = trace.closing else { return false }
    return trace.ownAnimations(at: closing).contains { own in
      !own.animation.isEndless && !own.animation.isSpent
        && own.animation.end.map { $0 > closing.time + 1 / Double(run.tickRate) } ?? false
    }
  }

  private func with(_ controllers: [Leak]) -> String {
    controllers.isEmpty
      ? "" : ", and with it " + controllers.map(\.object.type).joined(separator: " and ")
  }

  private func report(
    _ leak: Leak, _ passage: Passage?, _ severity: Finding.Severity? = nil, evidence: String,
    cure: String
  ) -> Finding {
    let delay = passage?.closed.map { " \(seconds(leak.time - $0)) after the end" } ?? ""
    return finding(
      at: leak.time, in: passage, evidence: evidence + delay,
      consequence: "each time the screen is shown, memory grows by one screen", cure: cure,
      severity: severity
    ).about(leak.object)
  }
}

extension Leak {
  /// Who holds controllers.
  fileprivate var holds: Bool { kind == .context || kind == .presentationController }
}
