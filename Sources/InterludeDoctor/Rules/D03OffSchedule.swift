import InterludeMotion
import QuartzCore
import UIKit

/// D03: a transition is completed while its animations still run, or at another time than it said.
///
/// ```
/// animateTransition            said             completed
/// ├───────────────────────────────┤                │
/// ├── spring ─────────────────────────────────────────────┤  cut here: the rest is never seen
/// ```
/// What ran before the transition and what runs for ever is left out; a view's spring that ran for
/// its whole duration is complete, whatever is left of its swing (F86).
package struct OffSchedule: Rule {
  package let id = "D03"
  package let name = "completed-early-or-off-schedule"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.flatMap { passage -> [Finding] in
      guard passage.isAnimated, let closed = passage.closed else { return [] }
      let trace = Trace(passage, in: run)
      var found = withoutDuration(passage) + cutSprings(passage, trace)
      if let cut = cutAnimation(passage, trace, closed: closed) {
        found.append(cut)
      } else if let late = offSchedule(passage, trace, run, closed: closed) {
        found.append(late)
      }
      return found
    }
  }

  /// The animation that has the longest way to go when the transition is completed.
  private func cutAnimation(_ passage: Passage, _ trace: Trace, closed: Double) -> Finding? {
    guard let closing = trace.closing else { return nil }
    let running = trace.ownAnimations(at: closing).filter {
      !$0.animation.isEndless && !$0.animation.isSpent
    }
    let tick = 1.0 / Double(trace.run.tickRate)
    let longest = running.compactMap { entry in
      entry.animation.end.map { (entry, left: $0 - closed) }
    }.max { $0.left < $1.left }
    guard let longest, longest.left > tick * 1.01 else { return nil }
    let what = longest.0.animation.keyPath ?? longest.0.animation.type
    return finding(
      at: closed, in: passage,
      evidence: "completed at \(Finding.seconds(closed)) s while \(what) of "
        + "\(longest.0.view.type) had \(Finding.seconds(longest.left)) s to go",
      consequence: "the motion breaks off in the middle and the last of it is never seen",
      cure: "Call completeTransition(_:) in the completion of the longest animation")
  }

  /// Later or earlier than the animator said; a finger may take its time.
  private func offSchedule(
    _ passage: Passage, _ trace: Trace, _ run: Run, closed: Double
  ) -> Finding? {
    if let late = lateAfterRelease(passage, run, closed: closed) { return late }
    guard !passage.wasDriven, passage.interaction == nil else { return nil }
    let actual = closed - passage.began
    let tolerance = max(0.1, passage.duration * 0.2)
    guard abs(actual - passage.duration) > tolerance else { return nil }
    // Something else cut the animation short, and the animator did well to complete.
    if actual < passage.duration, trace.cut != nil { return nil }
    let isEarly = actual < passage.duration
    return finding(
      at: closed, in: passage,
      evidence: "completed after \(Finding.seconds(actual)) s; transitionDuration said "
        + "\(Finding.seconds(passage.duration)) s",
      consequence: isEarly
        ? "the next screen is there at once, without the motion that was meant"
        : "bars and whatever goes along are long done, and touches wait, while the motion goes on",
      cure: isEarly
        ? "Animate something in the block, and call completeTransition(_:) in its completion"
        : "Return the time that the animation takes from transitionDuration(using:); for a spring "
          + "that is its settlingDuration")
  }

  /// What a percent driver has left to go takes its part of the duration, at its own speed (F59).
  private func lateAfterRelease(_ passage: Passage, _ run: Run, closed: Double) -> Finding? {
    guard !passage.hasNoLength, let tail = Tail(passage, in: run) else { return nil }
    let actual = closed - tail.released
    guard actual - tail.length > max(0.1, passage.duration * 0.2) else { return nil }
    return finding(
      at: closed, in: passage,
      evidence: "let go at \(Finding.seconds(tail.released)) s and completed "
        + "\(Finding.seconds(actual)) s later; what was left of the "
        + "\(Finding.seconds(passage.duration)) s that transitionDuration said takes "
        + "\(Finding.seconds(tail.length)) s",
      consequence: "bars and whatever goes along are long done, and touches wait, while the motion "
        + "goes on",
      cure: "Return the time that the animation takes from transitionDuration(using:), and call "
        + "completeTransition(_:) in the completion of the longest animation")
  }

  private func withoutDuration(_ passage: Passage) -> [Finding] {
    guard passage.wasDriven, passage.hasNoLength else { return [] }
    return [
      finding(
        at: passage.began, in: passage,
        evidence: "a driven transition of \(Finding.seconds(passage.duration)) s",
        consequence: "there is nothing between start and end that a finger could move through",
        cure: "Return the animation's length from transitionDuration(using:)", severity: .notice)
    ]
  }

  /// The farthest from its goal that a spring would still have gone, as a part of its way.
  private static func swing(of spring: Spring, from time: Double) -> Double {
    (0..<120).map { abs(1 - spring.value(at: time + Double($0) / 120)) }.max() ?? 0
  }

  /// Springs of layers whose duration ends before they have come to rest.
  private func cutSprings(_ passage: Passage, _ trace: Trace) -> [Finding] {
    trace.ends.compactMap { end in
      guard end.details.origin == .explicit,
        end.details.ending == .ended || end.details.ending == .kept,
        let part = end.details.parts.first(where: { $0.spring != nil }), let spring = part.spring
      else { return nil }
      let (given, needed) = (part.timing.duration, spring.settlingDuration)
      guard needed - given > 1.01 / Double(trace.run.tickRate) else { return nil }
      let left = Self.swing(of: spring, from: given)
      return finding(
        at: end.time, in: passage,
        evidence: "the spring of \(part.keyPath) was given \(Finding.seconds(given)) s of the "
          + "\(Finding.seconds(needed)) s it needs, and would still have gone "
          + "\(ViewState.number(left * 100)) % of its way",
        consequence: "the view jumps the rest of the way when the spring ends",
        cure: "Read settlingDuration after initialVelocity is set, and give it to duration")
    }
  }
}

/// The last part of a transition that a percent driver has let go: nobody's own driver has one.
private struct Tail {
  let released: Double
  /// At most so long: what was left where the last update had brought it.
  let length: Double

  init?(_ passage: Passage, in run: Run) {
    var isPercentDriven = false
    var place: Double?
    var speed = 1.0
    var tail: (released: Double, part: Double)?
    for (_, event) in passage.records(in: run.events) {
      guard case .transition(let record) = event.kind else { continue }
      switch record.event {
      case .phase(.driven): (place, tail) = (nil, nil)
      case .progressed(let fraction) where fraction.isFinite: place = min(1, max(0, fraction))
      case .finished: tail = (event.time, 1 - (place ?? 0))
      case .cancelled: tail = (event.time, place ?? 1)
      case .driverCalled(let call):
        if call.word == .start { isPercentDriven = true }
        if call.speed > 0, call.speed.isFinite { speed = call.speed }
      default: continue
      }
    }
    guard isPercentDriven, let tail else { return nil }
    released = tail.released
    length = tail.part * passage.duration / speed
  }
}
