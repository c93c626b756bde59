import UIKit

/// D23: appearance calls that nobody was to make, that do not pair, or that contradict the screen.
///
/// The engine's own calls are balanced. By hand a container makes them that does not forward
/// appearance, once for each side; a second begin the other way turns the change round (F156).
package struct AppearanceUnbalanced: Rule {
  package let id = "D23"
  package let name = "appearance-unbalanced"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    (manual(in: run) + strayed(in: run) + contradictions(in: run)).sorted { $0.time < $1.time }
  }

  // MARK: Calls by hand

  private func manual(in run: Run) -> [Finding] {
    /// Begun and not ended: the call and when it came.
    var open: [Int: (time: Double, call: AppearanceCall)] = [:]
    var told: Set<Int> = []
    var result: [Finding] = []
    for (index, event) in run.events.enumerated() {
      guard case .appearanceCall(let call) = event.kind else { continue }
      // One that has just been taken out, or is put in a moment later, is the container's too.
      let isMoving =
        call.call == .end
        ? open[call.controller.id] != nil
        : becomesChild(call.controller, at: event.time, in: run.events[index...])
      if !(call.parent == nil && isMoving), let reason = mistake(in: call) {
        if told.insert(call.controller.id).inserted {
          result.append(report(event.time, call, reason, in: run, by: event.originator))
        }
      } else if case .begin = call.call {
        open[call.controller.id] = (event.time, call)
      }
      if call.call == .end { open[call.controller.id] = nil }
    }
    result += open.values.filter { !told.contains($0.call.controller.id) }.map { entry in
      finding(
        at: entry.time, in: run.passage(at: entry.time),
        evidence: "\(text(entry.call)) is followed by no endAppearanceTransition()",
        consequence:
          "\(entry.call.controller.type) never hears that it has appeared or disappeared",
        cure: "call endAppearanceTransition() when the change is over, on every way out"
      ).about(entry.call.controller)
    }
    return result
  }

  private func mistake(in call: AppearanceCall) -> (what: String, cure: String)? {
    if call.parent == nil {
      return (
        "which is no child of a container",
        "leave it out: presentations and navigation make the calls themselves"
      )
    }
    if call.parentForwards {
      return (
        "whose container forwards appearance already",
        "leave it out, or answer false from shouldAutomaticallyForwardAppearanceMethods"
      )
    }
    guard !call.isTaken else { return nil }
    switch call.call {
    case .begin:
      return ("which is on its way there or there already", "begin each side exactly once")
    case .end:
      return (
        "of which no appearance was begun", "call beginAppearanceTransition(_:animated:) first"
      )
    }
  }

  private func report(
    _ time: Double, _ call: AppearanceCall, _ reason: (what: String, cure: String), in run: Run,
    by originator: SessionEvent.Originator
  ) -> Finding {
    finding(
      at: time, in: run.passage(at: time),
      evidence: "\(text(call)), \(reason.what)",
      consequence: "viewWillAppear and its kin come twice, or not at all the next time",
      cure: reason.cure,
      by: originator
    ).about(call.controller)
  }

  private func text(_ call: AppearanceCall) -> String {
    switch call.call {
    case .begin(let isAppearing):
      "beginAppearanceTransition(\(isAppearing)) on \(call.controller.type)"
    case .end: "endAppearanceTransition() on \(call.controller.type)"
    }
  }

  // MARK: A view in the wrong controller's view

  private func strayed(in run: Run) -> [Finding] {
    var result: [Finding] = []
    for (index, event) in run.events.enumerated() {
      guard case .strayed(let controller, let owner, let parent) = event.kind,
        !becomesChild(controller, of: owner, at: event.time, in: run.events[index...])
      else { continue }
      result.append(
        finding(
          at: event.time, in: run.passage(at: event.time),
          evidence:
            "the view of \(controller.type) was put into the view of \(owner.type), and its "
            + "parent is \(parent?.type ?? "nobody")",
          consequence: "it hears nothing of appearing; on a phone this raises "
            + "UIViewControllerHierarchyInconsistency",
          cure: "call \(owner.type)'s addChild(_:) before adding the view, and didMove(toParent:) "
            + "after it",
          by: event.originator
        ).about(controller, owner))
    }
    return result
  }

  /// Of `owner`, or of anybody.
  private func becomesChild(
    _ controller: SessionEvent.Subject, of owner: SessionEvent.Subject? = nil, at time: Double,
    in events: ArraySlice<SessionEvent>
  ) -> Bool {
    events.prefix { $0.time == time }.contains { event in
      guard case .parentChanged(controller, to: let parent?) = event.kind else { return false }
      return owner == nil || parent == owner
    }
  }

  // MARK: What was told against what is seen

  /// Where everything has come to rest, who appeared stands in a window, and only who appeared.
  private func contradictions(in run: Run) -> [Finding] {
    guard let rest = run.snapshots.last, rest.moment == .idle else { return [] }
    let hijacked = PresenterHijacked.hijacked(in: run)
    return rest.controllers.compactMap { state in
      switch (state.appearance, state.isInWindow) {
      case (.appeared, true), (.disappeared, false): return nil
      // Taken away with a presenter that an animator has moved: another rule's matter.
      case (.appeared, false) where rest.isInside(hijacked, state): return nil
      case (.disappeared, true):
        return contradiction(
          rest.time, state.controller, "stands in the window",
          "was never told that it appears, or was told that it has disappeared")
      case (.appeared, false):
        return contradiction(
          rest.time, state.controller, "is in no window", "was never told that it disappears")
      case (.appearing, _), (.disappearing, _):
        return contradiction(
          rest.time, state.controller, state.isInWindow ? "is in the window" : "is in no window",
          "is still in the middle of a change")
      }
    }
  }

  private func contradiction(
    _ time: Double, _ controller: SessionEvent.Subject, _ place: String, _ told: String
  ) -> Finding {
    finding(
      at: time, in: nil,
      evidence: "the view of \(controller.type) \(place), and it \(told)",
      consequence: "it starts or stops its work at the wrong times",
      cure: "a container that does not forward appearance calls beginAppearanceTransition and "
        + "endAppearanceTransition for each child that comes or goes"
    ).about(controller)
  }
}

extension Snapshot {
  /// The controller's view or that of one around it is among `views`.
  fileprivate func isInside(_ views: Set<Int>, _ state: ControllerState) -> Bool {
    var next: ControllerState? = state
    while let current = next {
      if current.view.map(views.contains) ?? false { return true }
      next = controller(current.parent)
    }
    return false
  }
}
