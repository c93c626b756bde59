package import UIKit

/// Everything that was seen of a stage between two moments: all that rules look at.
package struct Run: Sendable {
  /// In the order in which they happened.
  package var events: [SessionEvent]
  package var snapshots: [Snapshot]
  /// At every tick while a transition is open, one before it and one after it.
  package var samples: [Sample]
  /// Where what shows is not where it was a moment before.
  package var seams: [Seam]
  /// What was still there after its transition was over.
  package var leaks: [Leak]
  /// Views that may stay when their transition is over.
  package var adopted: Set<Int>
  /// What rules would say and is meant.
  package var ignored: [Ignored]
  /// Ticks a second.
  package var tickRate: Int
  /// Seconds of stage time.
  package var end: Double

  package init(
    events: [SessionEvent] = [], snapshots: [Snapshot] = [], samples: [Sample] = [],
    seams: [Seam] = [], leaks: [Leak] = [], adopted: Set<Int> = [],
    ignored: [Ignored] = [], tickRate: Int = 60, end: Double = 0
  ) {
    self.events = events
    self.snapshots = snapshots
    self.samples = samples
    self.seams = seams
    self.leaks = leaks
    self.adopted = adopted
    self.ignored = ignored
    self.tickRate = tickRate
    self.end = end
    passages = Passage.all(in: events, end: end)
  }

  /// The transitions, in the order in which they began.
  package let passages: [Passage]

  /// How everything was when the record ended.
  package var final: Snapshot? {
    snapshots.last.flatMap { $0.moment == .idle || $0.moment == .interrupted ? $0 : nil }
  }

  package func snapshot(_ moment: Snapshot.Moment, of passage: Passage) -> Snapshot? {
    snapshots.first { $0.moment == moment && $0.transition == passage.id }
  }

  /// Between the tick before it began and the tick after it was over.
  package func samples(of passage: Passage) -> [Sample] {
    let margin = 1.5 / Double(tickRate)
    return samples.filter {
      $0.time >= passage.began - margin && $0.time <= (passage.closed ?? end) + margin
    }
  }

  /// What happened from its beginning until it was over, its own events and all others.
  package func events(during passage: Passage) -> ArraySlice<SessionEvent> {
    events[passage.range]
  }
}

/// Something that a transition should have let go.
package struct Leak: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case context, animator, interactionController, presentationController, controller, view
  }
  package var kind: Kind
  package var object: SessionEvent.Subject
  /// The transition that should have been the end of it.
  package var transition: Int
  /// When it was looked for, in seconds of stage time.
  package var time: Double
}
