import UIKit

/// D21: a property animator is used against its states (F132), or not the way a transition needs it.
package struct PropertyAnimatorMisuse: Rule {
  package let id = "D21"
  package let name = "property-animator-misuse"
  package let severity = Finding.Severity.error

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    var vended: [Int: Int] = [:]
    var told: Set<String> = []
    var result: [Finding] = []
    func report(
      _ event: SessionEvent, _ what: String, _ evidence: String, _ consequence: String,
      _ cure: String, in passage: Passage? = nil
    ) {
      guard case .animator(let animator, _) = event.kind else { return }
      // The same on one animator is one mistake.
      guard told.insert(what).inserted else { return }
      result.append(
        finding(
          at: event.time, in: passage ?? run.passage(at: event.time),
          evidence: evidence,
          consequence: consequence,
          cure: cure,
          by: event.originator
        ).about(animator))
    }
    for (index, event) in run.events.enumerated() {
      guard case .animator(let animator, let what) = event.kind else { continue }
      switch what {
      case .misused(let call, let state, let insideCompletion):
        report(
          event, "\(animator.id) \(call)",
          insideCompletion
            ? "\(call) was called in the animator's own completion, when it was over"
            : "\(call) was called on an animator that is \(state)",
          "the call does nothing; on a phone it may raise", cure(of: call, insideCompletion))
      case .released(let state):
        report(
          event, "\(animator.id) released",
          "an animator was released while it was \(state == "held" ? "paused" : state)",
          "the app crashes: UIKit raises NSInternalInconsistencyException",
          "keep the animator until its completion, or call stopAnimation(true) first")
      case .vended(let transition, let isInterruptible):
        if let first = vended[transition.id], first != animator.id {
          report(
            event, "\(transition.id) vended",
            "interruptibleAnimator(using:) gave another animator than before, for the same context",
            "what is paused and scrubbed is not what runs: the transition sticks or jumps",
            "keep the animator for the context, and forget it in animationEnded(_:)",
            in: run.passage(transition))
        }
        vended[transition.id] = vended[transition.id] ?? animator.id
        if !isInterruptible {
          report(
            event, "\(animator.id) interruptible",
            "interruptibleAnimator(using:) gave an animator whose isInterruptible is false",
            "it cannot be paused: the finger that catches it has no effect",
            "leave isInterruptible at true for animators of transitions",
            in: run.passage(transition))
        }
      case .heldAtEnd(let completions):
        guard completions > 0, let passage = run.passage(at: event.time),
          (passage.closed ?? run.end) > event.time + 1,
          !isMoved(animator, in: run.events[(index + 1)...])
        else { continue }
        report(
          event, "\(animator.id) held",
          "the animator stands at its end since pausesOnCompletion is true, and its completion, "
            + "which should complete the transition, is not called",
          "the transition stays open and the screen takes no touches",
          "leave pausesOnCompletion at false, or observe isRunning and call stopAnimation(false) "
            + "and finishAnimation(at:)", in: passage)
      default: break
      }
    }
    return result
  }

  private func isMoved(
    _ animator: SessionEvent.Subject, in events: ArraySlice<SessionEvent>
  ) -> Bool {
    events.contains { event in
      guard case .animator(animator, let what) = event.kind else { return false }
      switch what {
      case .continued, .stopped, .completed, .scrubbed, .started: return true
      default: return false
      }
    }
  }

  private func cure(of call: String, _ insideCompletion: Bool) -> String {
    if insideCompletion {
      return "do nothing in the completion: the animator is over when it is called"
    }
    switch call {
    case "pauseAnimation", "stopAnimation":
      return "set isInterruptible to true before it is started"
    case "finishAnimation": return "call stopAnimation(false) first"
    case "continueAnimation": return "call pauseAnimation() first"
    case "startAnimation": return "give it addAnimations(_:) before each start"
    default: return "call it in a state that allows it; see UIViewAnimatingState"
    }
  }
}
