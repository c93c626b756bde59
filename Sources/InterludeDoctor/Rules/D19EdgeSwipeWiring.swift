import UIKit

/// D19: the swipe from the edge is off without being meant to be, or on where it must not be.
///
/// Told when somebody swipes. Who follows the edge with a pan of its own is not told.
package struct EdgeSwipeWiring: Rule {
  package let id = "D19"
  package let name = "edge-swipe-wiring"
  package let severity = Finding.Severity.notice

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    var told: Set<String> = []
    return run.events.compactMap { event in
      guard case .swipe(let swipe) = event.kind else { return nil }
      switch swipe {
      case .refused(let navigation, .delegate, hasOwnPan: false):
        guard told.insert("off \(navigation.id)").inserted else { return nil }
        return finding(
          at: event.time, in: nil,
          evidence: "a swipe from the edge of \(navigation.type) did not begin: its delegate "
            + "implements navigationController(_:animationControllerFor:from:to:)",
          consequence: "swiping back does nothing",
          cure: "set interactivePopGestureRecognizer?.delegate to an object that allows it while "
            + "viewControllers.count > 1 and transitionCoordinator is nil, or drive the pop yourself",
          by: .gesture
        ).about(navigation)
      case .began(let navigation, let stack, let isBusy) where stack < 2 || isBusy:
        let why = stack < 2 ? "on the root" : "while a transition ran"
        guard told.insert("on \(navigation.id) \(why)").inserted else { return nil }
        return finding(
          at: event.time, in: nil,
          evidence: "a swipe from the edge of \(navigation.type) began \(why): the delegate of its "
            + "interactivePopGestureRecognizer lets it",
          consequence: "on a phone the screens stop answering",
          cure: "in gestureRecognizerShouldBegin(_:) answer viewControllers.count > 1 and "
            + "transitionCoordinator == nil",
          by: .gesture
        ).about(navigation)
      default: return nil
      }
    }
  }
}
