import UIKit

/// Weak references to what a transition should let go, looked at three ticks after its end.
@MainActor
final class LeakWatch {
  private struct Watched {
    weak var object: AnyObject?
    let subject: SessionEvent.Subject
    let kind: Leak.Kind
    let transition: Int
    var ended: Double?
  }

  private var watched: [Watched] = []
  private var found: [Leak] = []

  /// Something's end has come, and it has not been looked for yet.
  var isWaiting: Bool { watched.contains { $0.ended != nil } }

  func began(_ driver: TransitionDriver, id: Int) {
    func watch(_ object: AnyObject?, _ kind: Leak.Kind) {
      guard let object else { return }
      watched.append(
        Watched(
          object: object, subject: SessionEvent.Subject(object), kind: kind, transition: id))
    }
    watch(driver.context, .context)
  }

  func ended(_ id: Int, at time: Double) {
    for index in watched.indices where watched[index].transition == id {
      watched[index].ended = time
    }
  }

  func look(at time: Double, tick: Double) {
    guard isWaiting else { return }
    watched.removeAll { entry in
      guard let ended = entry.ended else { return false }
      guard time > ended + tick * 2.5 else { return entry.object == nil }
      if entry.object != nil {
        found.append(
          Leak(kind: entry.kind, object: entry.subject, transition: entry.transition, time: time))
      }
      return true
    }
  }

  func leaks(at time: Double) -> [Leak] { found }
}
