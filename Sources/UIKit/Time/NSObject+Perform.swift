public import Foundation
public import QuartzCore

/// Calls after a while, on the stage's clock.
extension NSObjectProtocol where Self: NSObject {
  @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let session = InterfaceSession.current
    let work = StageScheduler.schedule(after: delay, "perform(\(aSelector))") { [self] in
      let session = InterfaceSession.current
      session.delayedCalls.removeAll { !$0.work.isPending }
      if !aSelector.invoke(on: self, anArgument) {
        session.record("perform", "\(type(of: self)) does not answer \(aSelector)")
      }
    }
    session.delayedCalls.append(
      DelayedCall(target: self, selector: aSelector, argument: anArgument, work: work))
  }
}

extension NSObject {
  @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancel { $0.target === aTarget as AnyObject }
  }

  /// Calls with an equal argument; none is equal to none alone.
  @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(anArgument)
    }
  }

  @MainActor private class func cancel(_ matches: (DelayedCall) -> Bool) {
    let session = InterfaceSession.current
    for call in session.delayedCalls where matches(call) { call.work.cancel() }
    session.delayedCalls.removeAll { !$0.work.isPending }
  }
}

/// A call that waits; the clock's work holds its target until it has run (F170).
struct DelayedCall {
  weak var target: AnyObject?
  let selector: Selector
  let argument: Any?
  let work: VirtualClock.ScheduledWork

  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let argument = argument as? AnyHashable, let other = other as? AnyHashable {
      return argument == other
    }
    return argument as AnyObject === other as AnyObject
  }
}
