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
  /// What was still there when its time had come.
  private(set) var found: [Leak] = []
  /// Whether a transition takes its controller away when it finishes, rather than when it is
  /// cancelled.
  private var leavesOnSuccess: [Int: Bool] = [:]

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
    switch driver.plan.operation {
    case .present:
      watch(driver.plan.to, .controller)
      watch(driver.plan.to.presentationController, .presentationController)
    case .dismiss:
      watch(driver.plan.from, .controller)
      watch(driver.plan.from.presentationController, .presentationController)
    case .push: watch(driver.plan.to, .controller)
    case .pop: watch(driver.plan.from, .controller)
    case .select, .custom: break
    }
    leavesOnSuccess[id] = driver.plan.operation == .dismiss || driver.plan.operation == .pop
  }

  /// Where the transition brought its controller, only the context has to go.
  func ended(_ id: Int, completed: Bool, at time: Double) {
    let leaves = leavesOnSuccess.removeValue(forKey: id) == completed
    watched.removeAll { $0.transition == id && !leaves && $0.kind != .context }
    for index in watched.indices where watched[index].transition == id {
      watched[index].ended = time
    }
  }

  func look(at time: Double, tick: Double) {
    guard isWaiting else { return }
    watched.removeAll { entry in
      guard let ended = entry.ended else { return false }
      guard time > ended + tick * 2.5 else { return entry.object == nil }
      if let object = entry.object, !Self.isShown(object) {
        found.append(
          Leak(kind: entry.kind, object: entry.subject, transition: entry.transition, time: time))
      }
      return true
    }
  }

  /// A controller that has come to another place meanwhile.
  private static func isShown(_ object: AnyObject) -> Bool {
    switch object {
    case let controller as UIViewController:
      controller.parent != nil || controller.presentingViewController != nil
        || controller.viewIfLoaded?.window != nil
    case let presentation as UIPresentationController: presentation.containerView != nil
    default: false
    }
  }

}
