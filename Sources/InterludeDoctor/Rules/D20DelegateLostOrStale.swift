import UIKit

/// D20: a delegate that makes transitions is gone, came too late, or serves what it was not set for.
///
/// Delegates are weak (F36), and a presentation controller is made once. A delegate that replaces
/// itself with another one that serves is nobody's mistake.
package struct DelegateLostOrStale: Rule {
  package let id = "D20"
  package let name = "delegate-lost-or-stale"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    lost(in: run) + readEarly(in: run) + orphaned(in: run) + kept(in: run) + misplaced(in: run)
  }

  private func delegates(_ run: Run) -> [(time: Double, record: DelegateRecord)] {
    run.events.compactMap { event in
      if case .delegate(let record) = event.kind { (event.time, record) } else { nil }
    }
  }

  // MARK: It is gone

  private func lost(in run: Run) -> [Finding] {
    var told: Set<String> = []
    return delegates(run).compactMap { time, record in
      guard
        case .read(let role, let owner, found: nil, let lost, let operation, let style) = record
      else { return nil }
      let property = role == .transitioning ? "transitioningDelegate" : "delegate"
      if let lost {
        guard told.insert("\(owner.id) \(operation)").inserted else { return nil }
        return finding(
          at: time, in: run.passage(at: time),
          evidence: "the \(lost) that was set as \(property) of \(owner.type) is gone when the "
            + "\(operation) asks it",
          consequence: "the system's own animation is shown instead",
          cure: "keep it in a property of who presents or is presented; \(property) is weak"
        ).about(owner)
      }
      guard style == .custom, operation == "present" else { return nil }
      return finding(
        at: time, in: run.passage(at: time),
        evidence: "\(owner.type) is presented with the custom style and has no \(property)",
        consequence: "it is shown as if over the full screen, by the system's own animation",
        cure: "set transitioningDelegate on the controller that is presented, before present(_:)"
      ).about(owner)
    }
  }

  // MARK: The presentation controller was asked for before

  private func readEarly(in run: Run) -> [Finding] {
    var made: [Int: (time: Double, style: UIModalPresentationStyle, hadDelegate: Bool)] = [:]
    return delegates(run).compactMap { time, record in
      switch record {
      case .presentationControllerMade(let owner, let style, let delegate):
        made[owner.id] = (time, style, delegate != nil)
        return nil
      case .read(.transitioning, let owner, let found, _, "present", let style):
        guard let early = made.removeValue(forKey: owner.id) else { return nil }
        let isLate = style == .custom && !early.hadDelegate && found != nil
        guard isLate || early.style != style else { return nil }
        return finding(
          at: time, in: run.passage(at: time),
          evidence: "presentationController of \(owner.type) was read at \(seconds(early.time)), "
            + "before its \(isLate ? "transitioningDelegate" : "modalPresentationStyle") was set",
          consequence: "the presentation controller made then is used; the delegate's is not",
          cure: "set modalPresentationStyle and transitioningDelegate before reading "
            + "presentationController"
        ).about(owner)
      default: return nil
      }
    }
  }

  // MARK: A navigation delegate that has left the stack

  private func orphaned(in run: Run) -> [Finding] {
    var left: [Int: Double] = [:]
    var told: Set<Int> = []
    var result: [Finding] = []
    for event in run.events {
      switch event.kind {
      case .parentChanged(let child, nil): left[child.id] = event.time
      case .parentChanged(let child, _): left[child.id] = nil
      case .delegate(.read(.navigation, let owner, let found?, _, let operation, _)):
        // The pop that takes it away is still its own.
        guard let time = left[found.id], time < event.time, told.insert(found.id).inserted
        else { break }
        result.append(
          finding(
            at: event.time, in: run.passage(at: event.time),
            evidence: "\(found.type) left the stack at \(seconds(time)) and is still asked, as "
              + "delegate of \(owner.type), for a \(operation)",
            consequence: "screens that it does not know move with its animation",
            cure: "put the former delegate back when the screen goes, in viewWillDisappear(_:)"
          ).about(owner, found))
      default: break
      }
    }
    return result
  }

  // MARK: A navigation delegate that was set for one push

  /// Set in the turn of one push, it animates another one to a screen of another kind.
  private func kept(in run: Run) -> [Finding] {
    var setAt: [Int: Double] = [:]
    var servedFor: [Int: (type: String, time: Double)] = [:]
    var asked: (owner: SessionEvent.Subject, delegate: SessionEvent.Subject)?
    var told: Set<Int> = []
    var result: [Finding] = []
    for event in run.events {
      switch event.kind {
      case .delegate(.set(.navigation, let owner, let delegate?, was: _)):
        setAt[owner.id] = event.time
        if servedFor[owner.id]?.type == delegate.type { servedFor[owner.id] = nil }
      case .delegate(.read(.navigation, let owner, let found?, _, "push", _)):
        asked = (owner, found)
      case .transition(let record):
        guard case .began(.push, _, let to, _?, _, _) = record.event, let (owner, delegate) = asked
        else { continue }
        asked = nil
        if setAt[owner.id] == event.time {
          servedFor[owner.id] = (to.type, event.time)
        } else if let first = servedFor[owner.id], first.type != to.type,
          told.insert(owner.id).inserted
        {
          result.append(
            finding(
              at: event.time, in: run.passage(record.transition),
              evidence: "\(delegate.type) was set as delegate for the push of \(first.type) at "
                + "\(seconds(first.time)) and animates that of \(to.type) too",
              consequence: "every later push looks like the first one",
              cure: "answer nil for screens it is not meant for, or set delegate = nil afterwards",
              severity: .notice
            ).about(owner, delegate))
        }
      default: break
      }
    }
    return result
  }

  // MARK: A delegate on another controller than the one that is presented

  private func misplaced(in run: Run) -> [Finding] {
    let records = delegates(run)
    let presented = Set(
      records.compactMap { _, record in
        if case .read(.transitioning, let owner, _, _, _, _) = record { owner.id } else { nil }
      })
    return records.compactMap { time, record in
      guard
        case .read(.transitioning, let owner, found: nil, lost: nil, "present", let style) =
          record, style != .custom
      else { return nil }
      for case (time, .set(.transitioning, let other, let delegate?, was: _)) in records
      where other.id != owner.id && !presented.contains(other.id) {
        return finding(
          at: time, in: run.passage(at: time),
          evidence: "\(delegate.type) was set as transitioningDelegate of \(other.type), but "
            + "\(owner.type) is presented, which has none",
          consequence: "the system's own presentation is shown",
          cure: "set transitioningDelegate and modalPresentationStyle on the controller that is "
            + "passed to present(_:)",
          severity: .notice
        ).about(owner, other, delegate)
      }
      return nil
    }
  }
}
