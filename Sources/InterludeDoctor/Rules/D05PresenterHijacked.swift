import UIKit

/// D05: an animator moves the view of a presenter that the presentation leaves where it is.
///
/// Only a presentation that removes its presenter's view hands it over: `view(forKey:)` has it then.
/// In all other styles it is nil, and the view stays in its own place (F11, F19). UIKit does not put a
/// view back that it has not moved: once it is in the container it goes away with it (F32).
package struct PresenterHijacked: Rule {
  package let id = "D05"
  package let name = "presenter-view-hijacked"
  package let severity = Finding.Severity.error

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.compactMap { passage in
      guard let presenter = keptPresenter(of: passage, run) else { return nil }
      let found =
        moved(presenter, passage, run) ?? displaced(presenter, passage, run)
        ?? transformed(presenter, passage, run)
      return found?.about(presenter.view)
    }
  }

  /// The presenter's view where it is not handed over.
  fileprivate func keptPresenter(of passage: Passage, _ run: Run) -> ViewState? {
    guard let cast = passage.cast, let began = run.snapshot(.began, of: passage) else { return nil }
    switch passage.operation {
    case .present where cast.fromView == nil:
      return began.view(began.controller(passage.from.id)?.view)
    case .dismiss where cast.toView == nil:
      return began.view(began.controller(passage.to.id)?.view)
    default: return nil
    }
  }

  /// It was put somewhere else while the transition ran.
  private func moved(_ presenter: ViewState, _ passage: Passage, _ run: Run) -> Finding? {
    for event in run.events(during: passage) {
      if event.isCompletion(of: passage) { return nil }
      guard case .viewAdded(let view, let parent) = event.kind, view.id == presenter.view.id,
        event.originator != .engine
      else { continue }
      return report(
        passage, at: event.time, by: event.originator,
        "\(presenter.view.type), the view of the presenter, was added to \(parent.type) "
          + "though view(forKey:) is nil for it")
    }
    return nil
  }

  /// It is not where it was, now that all is over; a cancelled transition is another rule's matter.
  private func displaced(_ presenter: ViewState, _ passage: Passage, _ run: Run) -> Finding? {
    guard passage.outcome == .finished, let after = run.snapshot(.afterwards, of: passage),
      presenter.superview != nil, !run.isBusy(at: after.time)
    else { return nil }
    let state = after.view(presenter.view.id)
    guard state?.superview != presenter.superview else { return nil }
    return report(
      passage, at: after.time, by: nil,
      "\(presenter.view.type), the view of the presenter, "
        + (state == nil ? "is in no window any more" : "is in another view than before"))
  }

  private func report(
    _ passage: Passage, at time: Double, by originator: SessionEvent.Originator?,
    _ evidence: String
  ) -> Finding {
    finding(
      at: time, in: passage, evidence: evidence,
      consequence: "after the dismissal the screen below is black or in the wrong place",
      cure: "Move only what view(forKey:) gives and skip nil, present with .fullScreen, or change "
        + "the presenter in a UIPresentationController", by: originator)
  }

  /// Changed where it stands: allowed, as long as somebody puts it back.
  private func transformed(_ presenter: ViewState, _ passage: Passage, _ run: Run) -> Finding? {
    guard passage.operation == .present, passage.cast?.presentation?.type == Self.plain else {
      return nil
    }
    let trace = Trace(passage, in: run)
    guard let before = trace.before?.view(presenter.view.id),
      let returned = trace.returned?.view(presenter.view.id),
      before.transform != returned.transform
    else { return nil }
    return finding(
      at: passage.began, in: passage,
      evidence: "the animator changes the presenter's transform, which view(forKey:) does not "
        + "hand over: \(returned.text(of: .transform))",
      consequence: "a dismissal without animation leaves the presenter like this",
      cure: "Change it in presentationTransitionWillBegin() of a UIPresentationController and back "
        + "in dismissalTransitionWillBegin()", severity: .notice)
  }

  /// Who was taken out of its place by an animator; what it was told of that is no wonder.
  static func hijacked(in run: Run) -> Set<Int> {
    var result: Set<Int> = []
    for passage in run.passages {
      guard let presenter = PresenterHijacked().keptPresenter(of: passage, run) else { continue }
      for event in run.events(during: passage) where event.originator != .engine {
        if event.isCompletion(of: passage) { break }
        switch event.kind {
        case .viewAdded(let view, to: _) where view.id == presenter.view.id: result.insert(view.id)
        case .viewRemoved(let view, from: _) where view.id == presenter.view.id:
          result.insert(view.id)
        default: continue
        }
      }
    }
    return result
  }

  /// A presentation controller of nobody's own.
  private static let plain = "UIPresentationController"
}
