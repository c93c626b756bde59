import UIKit

/// D24: what was asked of a transition's coordinator comes too late, never, or at the wrong time.
package struct CoordinatorMisuse: Rule {
  package let id = "D24"
  package let name = "coordinator-misuse"
  package let severity = Finding.Severity.notice

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    var lastCallback: [Int: AppearanceCallback] = [:]
    var told: Set<String> = []
    return run.events.compactMap { event in
      switch event.kind {
      case .appearance(let controller, let callback):
        lastCallback[controller.id] = callback
        return nil
      case .coordinator(let transition, let record):
        let passage = run.passage(transition) ?? run.passage(at: event.time)
        return finding(of: record, event, passage, lastCallback, &told)
      case .transition(let record):
        guard event.originator == .alongside,
          case .requested(let operation, let controller, _) =
            record.event
        else { return nil }
        return finding(
          at: event.time, in: run.passage(at: event.time),
          evidence: "\(operation) on \(controller.type) was asked for in an alongside block",
          consequence: "a second change of screens begins in the middle of the first",
          cure: "do it in the completion of animate(alongsideTransition:completion:)",
          by: .alongside
        ).about(controller)
      default: return nil
      }
    }
  }

  private func finding(
    of record: CoordinatorRecord, _ event: SessionEvent, _ passage: Passage?,
    _ lastCallback: [Int: AppearanceCallback], _ told: inout Set<String>
  ) -> Finding? {
    switch record {
    case .missing(let controller):
      guard lastCallback[controller.id] == .viewDidLoad,
        told.insert("missing \(controller.id)").inserted
      else { return nil }
      return finding(
        at: event.time, in: nil,
        evidence: "transitionCoordinator of \(controller.type) was read in viewDidLoad and was nil",
        consequence: "what was to move along with the transition never does",
        cure: "register for each transition, in viewWillAppear(_:) or viewWillDisappear(_:)",
        by: event.originator
      ).about(controller)
    case .registered(_, .over, _, _):
      return finding(
        at: event.time, in: passage,
        evidence:
          "animate(alongsideTransition:completion:) was called when the transition was over",
        consequence: "both blocks run at once, nothing moves along, and the answer is false",
        cure: "register in viewWillAppear(_:) or viewWillDisappear(_:), for each transition anew",
        by: event.originator)
    case .completed(_, isCancelled: true, asked: false):
      return finding(
        at: event.time, in: passage,
        evidence:
          "a completion ran after the transition was cancelled, and did not ask isCancelled",
        consequence: "what belongs to a finished transition is done though nothing has changed",
        cure: "begin it with guard !context.isCancelled else { return }",
        by: event.originator)
    case .ownDuration(let duration):
      guard let passage, passage.wasDriven else { return nil }
      return finding(
        at: event.time, in: passage,
        evidence: "a block inside an alongside block has a duration of its own of "
          + "\(seconds(duration)), and the transition is driven",
        consequence: "its part does not follow the finger evenly",
        cure: "let it inherit: leave out overrideInheritedDuration, or make the change directly",
        by: .alongside)
    default: return nil
    }
  }
}
