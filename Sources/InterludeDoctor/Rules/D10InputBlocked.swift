import CoreGraphics
import Foundation
import UIKit

/// D10: everything is at rest, and touches do not reach the screen on top.
///
/// Either a flag was turned off for the flight and not on again, or something that was left over lies
/// on top and takes them. A motion whose end cannot be seen blocks them as well, for a while: a notice.
package struct InputBlocked: Rule {
  package let id = "D10"
  package let name = "input-left-blocked"
  package let severity = Finding.Severity.error

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.flatMap { passage -> [Finding] in
      let trace = Trace(passage, in: run)
      return flags(trace) + [tail(trace)].compactMap { $0 }
    } + ignored(run) + covered(run)
  }

  private func flags(_ trace: Trace) -> [Finding] {
    guard trace.passage.closed != nil, trace.passage.isAnimated else { return [] }
    return trace.residues()
      .filter { $0.trait == .isUserInteractionEnabled && $0.after == "false" }
      .map { residue in
        finding(
          at: trace.passage.closed ?? trace.run.end, in: trace.passage,
          evidence: "isUserInteractionEnabled of \(residue.name) is false, was true before",
          consequence: "the screen looks right and takes no touches",
          cure: "Set isUserInteractionEnabled back in the animation's completion, whether it "
            + "finished or not"
        ).about(residue.view)
      }
  }

  /// The old way to block everything, with nobody who unblocks.
  private func ignored(_ run: Run) -> [Finding] {
    guard let idle = run.snapshots.last, idle.moment == .idle, idle.isIgnoringInteraction else {
      return []
    }
    return [
      finding(
        at: idle.time, in: run.passages.last,
        evidence: "beginIgnoringInteractionEvents() was called more often than "
          + "endIgnoringInteractionEvents()",
        consequence: "the whole app takes no touches any more",
        cure: "Call endIgnoringInteractionEvents() once for every beginIgnoringInteractionEvents()")
    ]
  }

  // MARK: What lies on top

  /// A view of a flight that takes touches meant for the screen behind it.
  private func covered(_ run: Run) -> [Finding] {
    guard let idle = run.snapshots.last, idle.moment == .idle,
      !run.passages.contains(where: { $0.outcome == .open })
    else { return [] }
    var told: Set<Int> = []
    return run.passages.flatMap { passage -> [Finding] in
      OrphanView().orphans(of: passage, run, idle).compactMap { orphan in
        let inside = Set(orphan.state.all.map(\.view.id))
        let count = idle.hits.count { $0.view.map { inside.contains($0.id) } ?? false }
        guard count > 0, told.insert(orphan.view.id).inserted else { return nil }
        return finding(
          at: passage.closed ?? idle.time, in: passage,
          evidence:
            "\(orphan.state.name), left over from the flight, takes the touches at \(count) of "
            + "\(idle.hits.count) points of the screen",
          consequence: "the screen behind it takes no touches there",
          cure:
            "Remove the view in animationEnded(_:), or set its isUserInteractionEnabled to false",
          by: orphan.originator
        ).about(orphan.view)
      }
    }
  }

  // MARK: An end that cannot be seen

  /// The picture has been finished for a while, and the transition has not.
  private func tail(_ trace: Trace) -> Finding? {
    let passage = trace.passage
    guard passage.outcome == .finished, passage.isAnimated, !passage.wasDriven,
      let closed = passage.closed
    else { return nil }
    let samples = trace.run.samples(of: passage).filter { $0.time <= closed }
    guard let returned = trace.returned else { return nil }
    let scope = trace.scope(in: returned)
    var lastMove: Double?
    for (old, new) in zip(samples, samples.dropFirst()) where isMoved(scope, from: old, to: new) {
      lastMove = new.time
    }
    guard let lastMove, closed - lastMove > 0.2 else { return nil }
    return finding(
      at: closed, in: passage,
      evidence:
        "the picture stood still from \(Finding.seconds(lastMove)) s on; the transition was "
        + "completed at \(Finding.seconds(closed)) s",
      consequence: "the screen looks ready and takes no touches for "
        + "\(Finding.seconds(closed - lastMove)) s",
      cure:
        "Shorten the spring's settling, or animate with .allowUserInteraction and complete when "
        + "the motion is done to the eye", severity: .notice)
  }

  /// Half a point, or a hundredth of opacity.
  private func isMoved(_ scope: Set<Int>, from old: Sample, to new: Sample) -> Bool {
    var before: [Int: SampledView] = [:]
    for view in old.views { before[view.view] = view }
    return new.views.contains { view in
      guard scope.contains(view.view), let was = before[view.view] else { return false }
      return view.corners.distance(to: was.corners) > 0.5
        || abs(view.opacity - was.opacity) > 0.01
    }
  }
}
