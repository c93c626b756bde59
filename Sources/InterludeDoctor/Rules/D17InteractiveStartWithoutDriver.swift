import UIKit

/// D17: a transition waits for a gesture that does not run, or that was over before the start.
///
/// An interaction controller that `wantsInteractiveStart` holds the transition at 0 until it is told
/// something. Nothing is said while a finger is down, and nothing about drivers that are moved by
/// code, unless they are never heard of again.
package struct InteractiveStartWithoutDriver: Rule {
  package let id = "D17"
  package let name = "interactive-start-without-driver"
  package let severity = Finding.Severity.error
  /// How long a driver may be silent without a finger on the screen, in seconds.
  static let patience = 1.0

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    var watch = Watch()
    var result: [Finding] = []
    for event in run.events {
      result += watch.lost(at: event.time).compactMap { report($0, in: run) }
      watch.see(event)
    }
    result += watch.lost(at: run.end).compactMap { report($0, in: run) }
    result += watch.abandoned(at: run.end).compactMap { report($0, in: run) }
    return result
  }

  private func report(_ wait: Wait, in run: Run) -> Finding? {
    finding(
      at: wait.since, in: run.passage(wait.transition),
      evidence: evidence(wait),
      consequence: "the screen stands still and takes no touches",
      cure: "return an interaction controller only while a gesture runs, else nil (or "
        + "wantsInteractiveStart = false); remember an early end and call finish() or cancel() in "
        + "startInteractiveTransition(_:)",
      by: .interactionController)
  }

  private func evidence(_ wait: Wait) -> String {
    let silence = "nobody told the driver anything for \(seconds(Self.patience))"
    if let end = wait.lastGestureEnd {
      let order = end <= wait.start ? "before the transition started" : "while it ran"
      return "the gesture ended at \(seconds(end)), \(order) at \(seconds(wait.start)); \(silence)"
    }
    return wait.wasDriven
      ? "the driver was last told something at \(seconds(wait.since)), and no gesture runs"
      : "it started at \(seconds(wait.start)) with no gesture running; \(silence)"
  }

  /// A transition that stands still until its driver is told something.
  struct Wait {
    let transition: SessionEvent.Subject
    let start: Double
    /// When it was last heard of, or the last finger left.
    var since: Double
    var wasDriven = false
    var lastGestureEnd: Double?
  }

  /// Follows fingers, gestures and drivers through the events.
  struct Watch {
    private var waits: [Int: Wait] = [:]
    private var fingers: Set<Int> = []
    private var gestures: Set<Int> = []
    private var lastGestureEnd: Double?

    private var isTouched: Bool { !fingers.isEmpty || !gestures.isEmpty }

    /// Those whose patience is over by `time`; each is told once.
    mutating func lost(at time: Double) -> [Wait] {
      guard !isTouched else { return [] }
      let due = waits.values.filter { wait in
        time - wait.since > InteractiveStartWithoutDriver.patience + 1e-6
          && (!wait.wasDriven || wait.lastGestureEnd.map { $0 > wait.start } ?? false)
      }
      for wait in due { waits[wait.transition.id] = nil }
      return due.sorted { $0.start < $1.start }
    }

    /// Those that code has moved and left.
    mutating func abandoned(at time: Double) -> [Wait] {
      guard !isTouched else { return [] }
      return waits.values
        .filter { time - $0.since > InteractiveStartWithoutDriver.patience }
        .sorted { $0.start < $1.start }
    }

    mutating func see(_ event: SessionEvent) {
      switch event.kind {
      case .touch(let finger, let phase):
        if phase == .ended || phase == .cancelled {
          fingers.remove(finger)
          if !isTouched { touchesEnded(at: event.time) }
        } else {
          fingers.insert(finger)
        }
      case .gesture(let subject, let state): see(subject.id, state, at: event.time)
      case .media(.animationAdded): for id in waits.keys { waits[id]?.since = event.time }
      case .transition(let record):
        if let transition = record.transition { see(record.event, of: transition, event.time) }
      default: break
      }
    }

    private mutating func see(_ gesture: Int, _ state: UIGestureRecognizer.State, at time: Double) {
      switch state {
      case .began, .changed: gestures.insert(gesture)
      case .ended, .cancelled, .failed:
        // One that is recognized at once, as a tap, drives nothing.
        guard gestures.remove(gesture) != nil else { return }
        lastGestureEnd = time
        for id in waits.keys { waits[id]?.lastGestureEnd = time }
        if !isTouched { touchesEnded(at: time) }
      default: break
      }
    }

    private mutating func touchesEnded(at time: Double) {
      for id in waits.keys { waits[id]?.since = time }
    }

    private mutating func see(
      _ event: TransitionRecord.Event, of transition: SessionEvent.Subject, _ time: Double
    ) {
      switch event {
      case .phase(.driven):
        let recent = lastGestureEnd.flatMap { time - $0 < 1 ? $0 : nil }
        waits[transition.id] = Wait(
          transition: transition, start: time, since: time,
          lastGestureEnd: isTouched ? nil : recent)
      case .phase, .completed: waits[transition.id] = nil
      case .progressed:
        waits[transition.id]?.since = time
        waits[transition.id]?.wasDriven = true
      case .driverCalled(let call) where call.word != .start:
        waits[transition.id]?.since = time
      default: break
      }
    }
  }
}
