import InterludeCompositor
import InterludeMotion
import QuartzCore
import UIKit

/// D12: an explicit animation ends and its layer falls back, or is kept up by a fill mode.
///
/// An animation shows over the model and is gone at its end (F99, F112). What ends where the model is
/// is fine: one that goes there and back, an additive one to zero, one to a value that was set first.
package struct ModelValueNotSet: Rule {
  package let id = "D12"
  package let name = "model-value-not-set"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    let lives = AnimationLife.all(in: run.events)
    return lives.flatMap { life in findings(of: life, among: lives, in: run) }
  }

  private func findings(
    of life: AnimationLife, among lives: [AnimationLife], in run: Run
  ) -> [Finding] {
    guard life.added.origin == .explicit, let end = life.stopped, end.isInWindow,
      end.ending == .ended || end.ending == .kept, !run.leavesWindow(end, of: life.layer)
    else { return [] }
    return end.lastParts.compactMap { part in
      // Where another one of the property shows, nothing falls back.
      let others = lives.filter {
        $0.id != life.id && $0.layer == life.layer && $0.roots.contains(part.root)
          && $0.isAlive(at: end.hostTime)
      }
      if let implicit = others.first(where: { $0.added.origin == .implicit && !part.isAdditive }) {
        return finding(
          life, end, part, run,
          "ended while an implicit animation of the same property, added at "
            + "\(implicit.added.hostTime.inSeconds), was still running")
      }
      guard others.isEmpty, !AnimatableValue.look(part.rest, part.model) else { return nil }
      return finding(
        life, end, part, run,
        end.ending == .kept
          ? "is kept on the layer (isRemovedOnCompletion false, fillMode "
            + "\(end.timing.fillMode.rawValue)) at \(part.end.words), the model is \(part.model.words)"
          : "ended at \(part.end.words), the model is \(part.model.words)")
    }
  }

  private func finding(
    _ life: AnimationLife, _ end: AnimationDetails, _ part: AnimationDetails.Part, _ run: Run,
    _ what: String
  ) -> Finding {
    let isKept = end.ending == .kept && end.timing.fillMode.rawValue != "removed"
    return finding(
      in: run, at: end.hostTime, by: life.originator,
      evidence: "the animation of \(part.keyPath) on \(run.name(of: life.layer)) \(what)",
      consequence: isKept
        ? "the layer looks right but is not: touches, layout and the next animation use the old value"
        : "the picture jumps back when the animation ends",
      cure: "Set the layer's \(part.keyPath) to its final value, with actions disabled, before "
        + "add(_:forKey:), and drop fillMode and isRemovedOnCompletion"
    ).about(layer: life.layer.layer)
  }
}

extension Run {
  /// Whether the layer was gone at that moment, taken away or with a transition that was over: nobody
  /// saw it.
  fileprivate func leavesWindow(_ end: AnimationDetails, of layer: MediaEvent.Subject) -> Bool {
    let above = Set(end.ancestors + [layer.layer])
    let isRemoved = events.contains { event in
      guard case .media(.layerRemoved(let removed, let time)) = event.kind else { return false }
      return time == end.hostTime && above.contains(removed.layer)
    }
    return isRemoved || leavesWindow(end)
  }

  private func leavesWindow(_ details: AnimationDetails) -> Bool {
    guard
      let after = snapshots.first(where: {
        $0.moment == .closed && $0.time == details.hostTime
      })
    else { return false }
    let left = Set(after.allViews.map(\.layer))
    let known = Set(snapshots.flatMap { $0.allViews.map(\.layer) })
    // The view it is in, and not what that was in: a transition's container always goes, and its screen
    // stays.
    guard let view = details.ancestors.first(where: known.contains) else { return false }
    return !left.contains(view)
  }
}

extension AnimationDetails.Part {
  /// Where it means to end: a spring never gets quite there (F86).
  fileprivate var rest: AnimatableValue? { spring == nil ? end : stations.last ?? end }
}

extension AnimationDetails {
  /// Of each property the part that ends last: what comes before goes on in it.
  fileprivate var lastParts: [Part] {
    parts.filter { part in
      !parts.contains {
        $0 != part && $0.root == part.root && $0.timing.endTime > part.timing.endTime
      }
    }
  }
}
