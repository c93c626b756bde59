import QuartzCore

/// The swipe from the leading edge that pops the top screen of a navigation controller.
///
/// Where Apple's own swipe finishes is unmeasured (F66): here at half the width, or 300 pt/s.
@MainActor
final class InteractivePop: NSObject {
  static let finishingFraction: CGFloat = 0.5
  static let finishingVelocity: CGFloat = 300

  let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  private weak var owner: UINavigationController?
  /// Moves the pop while the finger is down and until its end.
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  init(owner: UINavigationController) {
    self.owner = owner
    super.init()
    follow(.leftToRight)
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("swipe:", Self.swipe))
    owner.view.addGestureRecognizer(recognizer)
  }

  /// The edge is that from which the system's push came not.
  func follow(_ direction: UIUserInterfaceLayoutDirection) {
    recognizer.edges = direction == .rightToLeft ? .right : .left
  }

  private func swipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let owner, let view = owner.viewIfLoaded else { return }
    let width = max(1, view.bounds.width)
    let inwards: CGFloat = recognizer.edges == .right ? -1 : 1
    let fraction = min(1, max(0, inwards * recognizer.translation(in: view).x / width))
    switch recognizer.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      owner.session.log.record(
        .swipe(.began(.init(owner), stack: owner.stack.count, isBusy: !owner.isIdle)))
      if owner.popViewController(animated: true) == nil { driver = nil }
    case .changed:
      driver?.update(fraction)
    case .ended:
      let velocity = inwards * recognizer.velocity(in: view).x
      let finishes = fraction > Self.finishingFraction || velocity > Self.finishingVelocity
      finishes ? driver?.finish() : driver?.cancel()
      driver = nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    default: break
    }
  }
}

extension InteractivePop: UIGestureRecognizerDelegate {
  /// Not over the root, not in a transition, and not when the delegate animates pops itself (F43).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner else { return false }
    guard owner.stack.count > 1 else { return refuse(.root, owner) }
    guard owner.isIdle else { return refuse(.busy, owner) }
    return owner.delegateImplementsAnimator ? refuse(.delegate, owner) : true
  }

  private func refuse(_ reason: SwipeRecord.Reason, _ owner: UINavigationController) -> Bool {
    owner.session.log.record(
      .swipe(.refused(.init(owner), reason, hasOwnPan: hasOwnPan(in: owner.view))))
    return false
  }
}

extension UINavigationController {
  final var isIdle: Bool {
    if case .idle = state { return true }
    return false
  }

  /// Known from the delegate's last answer; asked once where it never answered (F176).
  final var delegateImplementsAnimator: Bool {
    guard let delegate else { return false }
    let type = ObjectIdentifier(type(of: delegate))
    if let animatorKnowledge, animatorKnowledge.type == type {
      return animatorKnowledge.isImplemented
    }
    guard stack.count > 1, let top = stack.last else { return false }
    let answer = delegate.navigationController(
      self, animationControllerFor: .pop, from: top, to: stack[stack.count - 2])
    animatorKnowledge = (type, !answer.isNotImplemented)
    return !answer.isNotImplemented
  }
}
