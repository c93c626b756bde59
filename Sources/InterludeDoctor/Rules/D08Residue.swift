import QuartzCore
import UIKit

/// D08: after a transition something that the animator changed is still changed.
///
/// Looked at are the screens and everything in them, and what covers no longer: a list that was scaled
/// for a push is seen again after the pop. While a presentation controller of the app's own is at
/// work, what is done to its two screens is its matter until the dismissal.
package struct Residue: Rule {
  package let id = "D08"
  package let name = "residue-after-finish"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.flatMap { passage -> [Finding] in
      guard passage.outcome == .finished, passage.isAnimated else { return [] }
      let trace = Trace(passage, in: run)
      return [changed(trace), undoneByNobody(trace), piledUp(trace), held(trace)].compactMap { $0 }
    }
  }

  private func report(_ trace: Trace, _ evidence: String) -> Finding {
    finding(
      at: trace.passage.closed ?? trace.run.end, in: trace.passage, evidence: evidence,
      consequence: "the view looks wrong from now on, or the next time it is shown",
      cure: "Put it back in the animation's completion, whether it finished or not, or animate a "
        + "snapshot instead of the view")
  }

  private func changed(_ trace: Trace) -> Finding? {
    let exempt = exempt(trace)
    let residues = trace.residues().filter { residue in
      residue.trait != .isUserInteractionEnabled && !exempt.contains(residue.view.id)
        && !trace.run.ignores(residue.view, by: self) && residue.after != residue.trait.neutral
    }
    guard !residues.isEmpty else { return nil }
    let text = residues.map {
      "\($0.trait.rawValue) of \($0.name) is \($0.after), was \($0.before)"
    }
    return report(trace, text.joined(separator: "; "))
  }

  /// Both screens of a live presentation that has a controller of its own or a custom style.
  private func exempt(_ trace: Trace) -> Set<Int> {
    let passage = trace.passage
    guard passage.operation == .present, let cast = passage.cast else { return [] }
    let isOwn = cast.presentation.map { !Self.system.contains($0.type) } ?? false
    guard cast.style == .custom || isOwn else { return [] }
    return trace.roots
  }

  /// Presentation controllers that undo nothing of an animator's.
  private static let system = ["UIPresentationController", "UISheetPresentationController"]

  /// A dismissal that leaves the presenter as the presentation had made it.
  private func undoneByNobody(_ trace: Trace) -> Finding? {
    let passage = trace.passage
    guard passage.operation == .dismiss, let after = trace.after,
      let presentation = trace.run.presentation(before: passage),
      let view = trace.before?.controller(passage.to.id)?.view, let new = after.index[view]
    else { return nil }
    let then = Trace(presentation, in: trace.run)
    // Told at the presentation already, where it has no controller of its own.
    guard !exempt(then).isEmpty, let old = then.before?.index[view],
      let changed = then.returned?.index[view]
    else { return nil }
    let traits = Trace.Trait.allCases.filter { trait in
      let value = old.text(of: trait)
      return trait != .isUserInteractionEnabled && changed.text(of: trait) != value
        && new.text(of: trait) != value
    }
    guard !traits.isEmpty, !trace.run.ignores(new.view, by: self) else { return nil }
    let text = traits.map {
      "\($0.rawValue) of \(new.name) is \(new.text(of: $0)), was \(old.text(of: $0)) before it was "
        + "covered"
    }
    return report(trace, text.joined(separator: "; "))
  }

  /// Ended animations that were told to stay, one over the other.
  private func piledUp(_ trace: Trace) -> Finding? {
    guard let before = trace.before, let after = trace.after else { return nil }
    let known = Set(before.everyAnimation.map(\.id))
    for state in after.allViews {
      let spent = (state.animations + state.looseAnimations).filter(\.isSpent)
      for animation in spent where !known.contains(animation.id) {
        let count = spent.filter { $0.keyPath == animation.keyPath }.count
        guard count > 1 else { continue }
        return report(
          trace,
          "\(count) ended animations of \(animation.keyPath ?? animation.type) are still on "
            + state.name
        ).about(state.view)
      }
    }
    return nil
  }

  /// A layer whose time somebody has stopped or changed, and not put right.
  private func held(_ trace: Trace) -> Finding? {
    guard let before = trace.before, let after = trace.after,
      !trace.run.isBusy(at: after.time)
    else { return nil }
    let (old, scope) = (before.index, trace.scope(in: after))
    for state in after.allViews where state.speed != 1 && scope.contains(state.view.id) {
      guard old[state.view.id]?.speed == 1 else { continue }
      return report(
        trace, "the time of the layer of \(state.name) runs at \(state.text(of: .speed))"
      )
      .about(state.view)
    }
    return nil
  }
}

extension Trace.Trait {
  /// The value that leaves a view as it is: who sets it has put something back.
  fileprivate var neutral: String {
    switch self {
    case .transform, .mask: "none"
    case .alpha, .speed: "1"
    case .isHidden: "false"
    case .cornerRadius: "0"
    case .isUserInteractionEnabled: "true"
    }
  }
}
