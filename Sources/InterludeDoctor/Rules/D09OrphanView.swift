import UIKit

/// D09: a view that was added for the flight is still there after it.
///
/// Views of the transition are those that were added to its container, or by its animator, driver or
/// presentation controller to anything. The two screens stay by right, and what a presentation
/// controller has added stays until its presentation ends, and what was adopted as long as it likes.
/// What an animator keeps for the way back, hidden or behind the screen it presented, goes with the
/// container: a notice.
package struct OrphanView: Rule {
  package let id = "D09"
  package let name = "orphan-transient-view"
  package let severity = Finding.Severity.error

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.flatMap { passage -> [Finding] in
      guard let after = run.snapshot(.afterwards, of: passage) else { return [] }
      return orphans(of: passage, run, after).map { orphan -> Finding in
        guard !isKept(orphan, by: passage, after) else { return kept(orphan, passage, after) }
        return finding(
          at: passage.closed ?? after.time, in: passage,
          evidence:
            "\(orphan.state.name), \(ViewState.text(orphan.state.restingFrame)), was added to "
            + "\(orphan.parent) at \(Finding.seconds(orphan.time)) s and is still in the window",
          consequence: "it stays on the screen over or under the content, and may take its touches",
          cure: "Remove it in animationEnded(_:), which is called whether the transition finished "
            + "or not", by: orphan.originator
        ).about(orphan.view)
      }
    }
  }
}

extension OrphanView {
  /// It is in the container of a presentation that has come, and nobody sees it over the screen.
  private func isKept(_ orphan: Orphan, by passage: Passage, _ after: Snapshot) -> Bool {
    guard passage.operation == .present, passage.outcome == .finished, let cast = passage.cast,
      orphan.parent == cast.container
    else { return false }
    if orphan.state.isHidden { return true }
    let screen = after.view(after.controller(passage.to.id)?.view)
    return screen.map {
      $0.superview == orphan.state.superview && orphan.state.index < $0.index
    } ?? false
  }

  private func kept(_ orphan: Orphan, _ passage: Passage, _ after: Snapshot) -> Finding {
    finding(
      at: passage.closed ?? after.time, in: passage,
      evidence: "\(orphan.view), \(ViewState.text(orphan.state.restingFrame)), stays in the "
        + "presentation's container "
        + (orphan.state.isHidden ? "and is hidden" : "behind the screen"),
      consequence: "an animator has to find it again for the way back, and nobody lays it out when "
        + "the screen turns",
      cure: "Let a UIPresentationController add it, lay it out and take it away",
      severity: .notice, by: orphan.originator)
  }

  /// A view of the flight that has stayed.
  struct Orphan {
    var view: SessionEvent.Subject
    var parent: SessionEvent.Subject
    var time: Double
    var originator: SessionEvent.Originator
    var state: ViewState
  }

  /// What a passage has left at a moment after it.
  func orphans(of passage: Passage, _ run: Run, _ after: Snapshot) -> [Orphan] {
    var found = orphans(of: passage, run, after) { !isOwned($0, by: passage) }
    // A presentation controller's views are due when its presentation is over.
    if passage.operation == .dismiss, passage.outcome == .finished,
      let presentation = run.presentation(before: passage)
    {
      found += orphans(of: presentation, run, after) { isOwned($0, by: presentation) }
    }
    return found
  }

  private func orphans(
    of passage: Passage, _ run: Run, _ after: Snapshot, where isMeant: (SessionEvent) -> Bool
  ) -> [Orphan] {
    guard let cast = passage.cast else { return [] }
    let rightful = Set(after.controllers.compactMap(\.view)).union(Trace(passage, in: run).roots)
    let places = rightful.union([cast.container.id]).union(after.windows.map(\.view.id))
    var found: [Int: Orphan] = [:]
    var moved: Set<Int> = []
    for event in run.events(around: passage) {
      if case .viewRemoved(let view, _) = event.kind { moved.insert(view.id) }
      guard case .viewAdded(let view, let parent) = event.kind, !moved.contains(view.id),
        isOfFlight(event, parent: parent, container: cast.container), isMeant(event),
        // Deep inside a screen it is its own layout; inside another view of the flight it goes with it.
        places.contains(parent.id), !rightful.contains(view.id), let state = after.view(view.id),
        state.controller == nil, !holds(rightful, state), !run.adopted.contains(view.id)
      else { continue }
      found[view.id] = Orphan(
        view: view, parent: parent, time: event.time, originator: event.originator, state: state)
    }
    return found.values.sorted { ($0.time, $0.view.id) < ($1.time, $1.view.id) }
  }

  private func isOfFlight(
    _ event: SessionEvent, parent: SessionEvent.Subject, container: SessionEvent.Subject
  ) -> Bool {
    switch event.originator {
    case .animator, .interactionController, .presentationController: true
    case .engine: false
    case .application, .alongside, .delegate, .gesture: parent.id == container.id
    }
  }

  /// Around a screen: what it is shown in.
  private func holds(_ rightful: Set<Int>, _ state: ViewState) -> Bool {
    state.all.contains { rightful.contains($0.view.id) }
  }

  /// A presentation controller's, as long as its presentation lives; what is added to its container
  /// outside of the animator is its, too.
  private func isOwned(_ event: SessionEvent, by passage: Passage) -> Bool {
    let isItsOwn =
      event.originator == .presentationController
      || [.application, .alongside].contains(event.originator)
        && passage.cast?.presentation != nil
    guard isItsOwn else { return false }
    return switch passage.operation {
    case .present: passage.outcome == .finished
    case .dismiss: passage.outcome == .cancelled
    default: true
    }
  }
}

extension Run {
  /// The same with what a presentation controller did before it: it is told first.
  func events(around passage: Passage) -> ArraySlice<SessionEvent> {
    let start = events[..<passage.range.lowerBound].lastIndex { event in
      guard case .transition(let record) = event.kind, record.transition?.id == passage.id else {
        return false
      }
      return record.event == .phase(.preparing)
    }
    return events[(start ?? passage.range.lowerBound)..<passage.range.upperBound]
  }

  /// The presentation that a dismissal ends.
  func presentation(before dismissal: Passage) -> Passage? {
    passages.last {
      $0.operation == .present && $0.from == dismissal.to && $0.to == dismissal.from
        && $0.began < dismissal.began && $0.outcome == .finished
    }
  }
}
