import QuartzCore
import UIKit

/// D01: a transition stays open although nothing can move it on; the screen is dead to touches (F30).
///
/// Nothing moves it on when none of its animations runs, no driver has it, and nothing was heard of it
/// for as long as it said it would take, a quarter of a second at least. A driver that waits for its
/// finger is another rule's matter.
package struct NeverCompletes: Rule {
  package let id = "D01"
  package let name = "transition-never-completes"
  package let severity = Finding.Severity.error

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.compactMap { passage in
      guard let time = deadSince(passage, in: run) else { return nil }
      let trace = Trace(passage, in: run)
      return finding(
        at: time, in: passage,
        evidence: "a transition of \(Finding.seconds(passage.duration)) s that began at "
          + "\(Finding.seconds(passage.began)) s is still open at \(Finding.seconds(run.end)) s; "
          + lastStep(trace),
        consequence: "the screen takes no touches any more",
        cure: "Call completeTransition(!context.transitionWasCancelled) on every path, "
          + "whatever `finished` is")
    }
  }

  /// When it had to be given up; nil for one that is over or can still move on.
  func deadSince(_ passage: Passage, in run: Run) -> Double? {
    guard passage.outcome == .open, !isWaitingForDriver(passage, run),
      let last = lastSign(Trace(passage, in: run))
    else { return nil }
    let patience = max(0.25, passage.duration)
    return run.end - last > patience ? last + patience : nil
  }

  private func isWaitingForDriver(_ passage: Passage, _ run: Run) -> Bool {
    let phases = passage.records(in: run.events).compactMap { _, event -> TransitionPhase? in
      guard case .transition(let record) = event.kind, case .phase(let phase) = record.event else {
        return nil
      }
      return phase
    }
    return phases.last == .driven
  }

  /// When something was last heard of it; nil while one of its animations is on its way.
  private func lastSign(_ trace: Trace) -> Double? {
    let (passage, run) = (trace.passage, trace.run)
    var last = passage.began
    for (_, event) in passage.records(in: run.events) { last = max(last, event.time) }
    for end in trace.ends { last = max(last, end.time) }
    guard let final = run.final else { return last }
    let isHeld = isContainerHeld(trace)
    for own in trace.ownAnimations(at: final) where !own.animation.isEndless {
      if own.animation.isSpent || isHeld { continue }
      // A property animator that is paused still has it.
      guard let end = own.animation.end, end <= run.end else { return nil }
      last = max(last, end)
    }
    return last
  }

  /// Somebody has stopped the container's time.
  private func isContainerHeld(_ trace: Trace) -> Bool {
    trace.run.final?.view(trace.passage.cast?.container.id)?.speed == 0
  }

  /// How far it came, as far as can be told.
  private func lastStep(_ trace: Trace) -> String {
    let (passage, run) = (trace.passage, trace.run)
    if isContainerHeld(trace) { return "the container's layer has a speed of 0 and no driver" }
    if let cut = trace.cut {
      return "\(Self.name(of: cut.details)) ended with finished = false at "
        + "\(Finding.seconds(cut.time)) s"
    }
    if let released = passage.released {
      let wasCancelled = passage.records(in: run.events).contains { _, event in
        guard case .transition(let record) = event.kind else { return false }
        return record.event == .cancelled
      }
      return "it was \(wasCancelled ? "cancelled" : "let go to finish") at "
        + "\(Finding.seconds(released)) s, and nobody completed it"
    }
    guard let returned = trace.returned else { return "animateTransition was never called" }
    guard trace.ownAnimations(at: returned).isEmpty else {
      guard let end = trace.ends.last else {
        return "its animations are on their way no more"
      }
      return "the last of its animations, \(Self.name(of: end.details)), ended at "
        + "\(Finding.seconds(end.time)) s"
    }
    return "animateTransition returned at \(Finding.seconds(returned.time)) s without an animation"
  }

  private static func name(of details: AnimationDetails) -> String {
    "the animation of \(details.parts.first?.keyPath ?? details.type)"
  }
}
