import UIKit

extension UninterpolablePair {
  /// A screen has two views of one identifier, and the animator took one of them for a match.
  ///
  /// Matching is the app's own: it counts where both screens have a view of that identifier, and the
  /// animator moved, hid or took a picture of some of the twins and not of all.
  func twins(in run: Run) -> [Finding] {
    run.passages.compactMap { passage in
      guard passage.isAnimated, let before = run.snapshot(.willAnimate, of: passage),
        let after = run.snapshot(.animatorReturned, of: passage)
      else { return nil }
      let sides = [passage.from, passage.to].map { controller in
        (controller, views(of: controller, in: before, or: after))
      }
      let taken = taken(by: passage, before, after, run)
      for (index, side) in sides.enumerated() {
        let others = Set(sides[1 - index].1.compactMap(\.identifier))
        let named = Dictionary(grouping: side.1.filter { $0.identifier != nil }) {
          $0.identifier ?? ""
        }
        for (name, twins) in named.sorted(by: { $0.key < $1.key })
        where twins.count > 1 && others.contains(name) {
          let chosen = twins.filter { taken.contains($0.view.id) }
          guard !chosen.isEmpty, chosen.count < twins.count else { continue }
          return finding(
            in: run, at: passage.began, transition: passage.id, by: .animator,
            evidence:
              "\(twins.count) views of \(side.0.type) are called \(name); the animator took "
              + "\(chosen.count == 1 ? "one" : "\(chosen.count)") of them",
            consequence: "the element may fly from or to the wrong place",
            cure: "Give each element an identifier of its own, and clear it in prepareForReuse()"
          ).about(numbers: twins.map(\.view.id))
        }
      }
      return nil
    }
  }

  private func views(
    of controller: SessionEvent.Subject, in before: Snapshot, or after: Snapshot
  ) -> [ViewState] {
    for moment in [before, after] {
      if let root = moment.controller(controller.id)?.view,
        let state = moment.index[root]
      {
        return state.all
      }
    }
    return []
  }

  /// What the animator moved, hid, animated or took a picture of.
  private func taken(
    by passage: Passage, _ before: Snapshot, _ after: Snapshot, _ run: Run
  ) -> Set<Int> {
    let (old, new) = (before.index, after.index)
    let known = Set(before.everyAnimation.map(\.id))
    var result: Set<Int> = []
    for (id, state) in new {
      let isAnimated = state.animations.contains { !known.contains($0.id) }
      let isChanged = old[id].map { was in
        was.isHidden != state.isHidden || was.alpha != state.alpha
          || was.superview != state.superview
      }
      if isAnimated || isChanged ?? false { result.insert(id) }
    }
    for event in run.events(during: passage) where event.originator == .animator {
      if case .snapshot(let record) = event.kind { result.insert(record.view.id) }
    }
    return result
  }
}
