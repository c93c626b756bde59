import UIKit

/// D07: after a cancel something is not as it was before the transition.
///
/// The engine takes back what the animator's animations changed (F9). What was set outside of them,
/// or taken out of the tree, only the animator can put back.
package struct CancelNotRestored: Rule {
  package let id = "D07"
  package let name = "cancel-not-restored"
  package let severity = Finding.Severity.error

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.flatMap { passage -> [Finding] in
      guard passage.outcome == .cancelled, passage.isAnimated,
        let after = run.snapshot(.afterwards, of: passage)
      else { return [] }
      let trace = Trace(passage, in: run)
      var evidence = removedViews(trace)
      evidence += [lookChanges(trace, in: .window)].compactMap { $0 }
      evidence += misplaced(trace) + takenOut(trace)
      evidence += barItems(trace)
      if !run.isBusy(at: after.time) { evidence += displacedPresenter(trace, after) }
      if !run.wasAsked(after: passage, until: after) { evidence += stack(passage, after) }
      func told(_ evidence: String, _ consequence: String) -> Finding {
        finding(
          at: passage.closed ?? after.time, in: passage, evidence: evidence,
          consequence: consequence,
          cure: "Put every value back when context.transitionWasCancelled is true, before "
            + "completeTransition(false)")
      }
      return evidence.map {
        told($0, "the screen that came back looks or behaves otherwise than before")
      }
        + [lookChanges(trace, in: .waiting)].compactMap { $0 }.map {
          told($0, "the screen that did not come is so the next time it is shown")
        }
    }
  }

  private enum Place {
    /// On the screen after the cancel.
    case window
    /// In no window: of the screen that did not come.
    case waiting
  }

  /// Views that are still changed, told together.
  private func lookChanges(_ trace: Trace, in place: Place) -> String? {
    let changes = trace.residues().filter {
      (trace.after?.path(to: $0.view.id).isEmpty == true) == (place == .waiting)
        && $0.trait != .isUserInteractionEnabled && !trace.run.ignores($0.view, by: self)
    }
    guard !changes.isEmpty else { return nil }
    return changes.map { "\($0.trait.rawValue) of \($0.name) is \($0.after), was \($0.before)" }
      .joined(separator: "; ")
  }

  /// Screens that stay, and stand elsewhere than before since the animator has moved them.
  private func misplaced(_ trace: Trace) -> [String] {
    staying(trace).compactMap { old in
      guard let moved = trace.returned?.view(old.view.id), let new = trace.after?.view(old.view.id),
        !moved.liesLike(old), !new.liesLike(old), !trace.run.ignores(old.view, by: self)
      else { return nil }
      return "\(old.name) stands at (\(ViewState.text(new.restingFrame))); it stood at "
        + "(\(ViewState.text(old.restingFrame)))"
    }
  }

  /// Views that flew by themselves and are not in their places in the screen again.
  private func takenOut(_ trace: Trace) -> [String] {
    guard let container = trace.returned?.view(trace.passage.cast?.container.id) else { return [] }
    let screens = Set(staying(trace).map(\.view.id))
    return staying(trace).flatMap(\.all).compactMap { old in
      guard !screens.contains(old.view.id), let parent = old.superview,
        let flying = container.find(old.view.id), flying.superview != parent,
        trace.after?.view(old.view.id)?.superview != parent,
        !trace.run.ignores(old.view, by: self)
      else { return nil }
      return "\(old.name), taken out of a screen that stays, is not in it again"
    }
  }

  /// As they were: the screens that are still in the window, if that has not turned meanwhile.
  private func staying(_ trace: Trace) -> [ViewState] {
    guard let before = trace.before, let after = trace.after,
      before.windows.first?.bounds == after.windows.first?.bounds
    else { return [] }
    return trace.roots.sorted().compactMap { after.view($0) == nil ? nil : before.view($0) }
  }

  /// What the animator took out of the bar or put into it.
  private func barItems(_ trace: Trace) -> [String] {
    [trace.passage.from, trace.passage.to].compactMap { controller in
      guard let old = trace.before?.controller(controller.id)?.barItems,
        let changed = trace.returned?.controller(controller.id)?.barItems, changed != old,
        let new = trace.after?.controller(controller.id)?.barItems, new != old
      else { return nil }
      return "the navigation item of \(controller) has \(new); it had \(old)"
    }
  }

  /// The leaving view was out of the tree when the transition was completed, or the coming one is
  /// still in it.
  private func removedViews(_ trace: Trace) -> [String] {
    var result: [String] = []
    if let from = trace.passage.cast?.fromView, let closing = trace.closing,
      trace.before?.path(to: from.id).isEmpty == false
    {
      let wasThere = !closing.path(to: from.id).isEmpty
      if !wasThere {
        result.append("\(from), the view that stays, was out of the window at the end")
      } else if trace.after?.path(to: from.id).isEmpty == true {
        result.append("\(from), the view that stays, is out of the window afterwards")
      }
    }
    if let to = trace.passage.cast?.toView, let after = trace.after,
      !after.path(to: to.id).isEmpty, after.path(to: trace.passage.cast?.fromView?.id).count > 0
    {
      result.append("\(to), the view that did not come, is still in the window")
    }
    return result
  }

  /// A presenter that stays in place while another screen is over it.
  private func displacedPresenter(_ trace: Trace, _ after: Snapshot) -> [String] {
    let passage = trace.passage
    let presenter: Int
    switch passage.operation {
    case .dismiss where passage.cast?.toView == nil: presenter = passage.to.id
    case .present where passage.cast?.fromView == nil: presenter = passage.from.id
    default: return []
    }
    guard let began = trace.run.snapshot(.began, of: passage),
      let view = began.controller(presenter)?.view, let old = began.view(view),
      old.superview != nil
    else { return [] }
    guard let new = after.view(view) else {
      return ["\(old.view), the view of the presenter, is in no window any more"]
    }
    if new.superview != old.superview {
      return ["\(old.view), the view of the presenter, is in another view than before"]
    }
    return []
  }

  /// Stacks and selections as they were.
  private func stack(_ passage: Passage, _ after: Snapshot) -> [String] {
    switch passage.operation {
    case .push, .pop:
      guard
        let navigation = after.controllers.first(where: {
          $0.stack?.contains(passage.from.id) == true
        })
      else { return ["\(passage.from) is in no stack any more"] }
      guard navigation.stack?.last != passage.from.id else { return [] }
      return ["\(passage.from) is not the top of the stack any more"]
    case .select:
      guard
        let tabs = after.controllers.first(where: {
          $0.selected != nil && $0.children.contains(passage.from.id)
        }), tabs.selected != passage.from.id
      else { return [] }
      return ["\(passage.from) is not the selected tab any more"]
    default: return []
    }
  }
}

extension ViewState {
  /// Half a point is nothing.
  fileprivate func liesLike(_ other: ViewState) -> Bool {
    let (a, b) = (restingFrame, other.restingFrame)
    return [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      .allSatisfy { abs($0) <= 0.5 }
  }
}

extension Run {
  /// The app asked for something else between a transition's end and a later moment.
  func wasAsked(after passage: Passage, until moment: Snapshot) -> Bool {
    guard moment.eventCount > passage.range.upperBound else { return false }
    return events[passage.range.upperBound..<moment.eventCount].contains { event in
      guard case .transition(let record) = event.kind else { return false }
      return switch record.event {
      case .requested, .began: true
      default: false
      }
    }
  }
}
