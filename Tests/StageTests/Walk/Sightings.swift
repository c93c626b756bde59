import UIKit

/// How often what happened in a walk.
struct Sightings {
  private(set) var counts: [String: Int] = [:]

  @MainActor
  mutating func count(_ events: [SessionEvent]) {
    for event in events {
      switch event.kind {
      case .transition(let record): note(record.event)
      case .overlap(let overlap): see("\(overlap.operation) \(overlap.answer)")
      case .swipe: see("swipe")
      case .appearance(_, let callback): see("\(callback)")
      case .issue(let issue): see("issue: \(issue.subject): \(issue.message)")
      default: break
      }
    }
  }

  private mutating func note(_ event: TransitionRecord.Event) {
    switch event {
    case .began(let operation, _, _, let animator, _, _):
      see("began \(operation)")
      see("by \(animator?.type ?? "none")")
    case .completed(let completed): see(completed ? "completed" : "completed false")
    case .cancelled: see("cancelled")
    case .finished: see("finished")
    case .completedAgain, .completedWhileDriven: see("misuse")
    case .driverCalled(let call):
      see("\(call.word) \(call.fate)".filter { !"0123456789.()".contains($0) })
    default: break
    }
  }

  private mutating func see(_ what: String) { counts[what, default: 0] += 1 }
}
