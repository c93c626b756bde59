package import UIKit

/// One transition of a run, put together from its events.
package struct Passage: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    /// It had not come to its end when the record did.
    case open
    case finished
    case cancelled
  }

  package var id: Int
  package var operation: TransitionOperation
  package var from: SessionEvent.Subject
  package var to: SessionEvent.Subject
  package var animator: SessionEvent.Subject?
  package var interaction: SessionEvent.Subject?
  /// The views and places that its context has.
  package var cast: TransitionCast?
  /// As the animator said, in seconds.
  package var duration: Double
  /// Seconds of stage time.
  package var began: Double
  /// When `animateTransition` returned.
  package var animatorReturned: Double?
  /// When a gesture or another driver let go.
  package var released: Double?
  /// When `completeTransition` was called.
  package var closed: Double?
  package var outcome: Outcome
  /// A gesture or another driver had it at some time.
  package var wasDriven: Bool
  /// The last fraction that a driver told.
  package var progress: Double
  /// Where its events lie among the run's, with those of others between them.
  package var range: Range<Int>

  /// An animator was asked to animate it.
  package var isAnimated: Bool { animator != nil && cast?.isAnimated == true }

  /// There is nothing between its start and its end.
  package var hasNoLength: Bool { duration < 0.01 }

  /// Its own events, with their places among the run's.
  package func records(in events: [SessionEvent]) -> [(index: Int, event: SessionEvent)] {
    range.compactMap { index in
      guard case .transition(let record) = events[index].kind, record.transition?.id == id else {
        return nil
      }
      return (index, events[index])
    }
  }

  /// Its last phase is the one in which a gesture or another driver moves the time.
  package func isWaitingForDriver(in events: [SessionEvent]) -> Bool {
    let phases = records(in: events).compactMap { entry -> TransitionPhase? in
      guard case .transition(let record) = entry.event.kind, case .phase(let phase) = record.event
      else { return nil }
      return phase
    }
    return phases.last == .driven
  }

  static func all(in events: [SessionEvent], end: Double) -> [Passage] {
    var passages: [Passage] = []
    var places: [Int: Int] = [:]
    for (index, event) in events.enumerated() {
      guard case .transition(let record) = event.kind, let id = record.transition?.id else {
        continue
      }
      if case .began(let operation, let from, let to, let animator, let driver, let duration) =
        record.event
      {
        places[id] = passages.count
        passages.append(
          Passage(
            id: id, operation: operation, from: from, to: to, animator: animator,
            interaction: driver, duration: duration, began: event.time, outcome: .open,
            wasDriven: false, progress: 0, range: index..<events.count))
        continue
      }
      guard let place = places[id] else { continue }
      passages[place].take(record.event, at: event.time, index: index)
    }
    return passages
  }

  private mutating func take(_ event: TransitionRecord.Event, at time: Double, index: Int) {
    switch event {
    case .cast(let cast): self.cast = cast
    case .animatorReturned: animatorReturned = time
    case .progressed(let fraction): progress = fraction
    case .phase(.driven): wasDriven = true
    case .phase(.ended): range = range.lowerBound..<index + 1
    case .finished, .cancelled: released = time
    case .completed(let finished):
      closed = time
      outcome = finished ? .finished : .cancelled
    default: break
    }
  }
}
