import QuartzCore

/// The context an animator gets; thin, everything that happens is the driver's.
@MainActor
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// Strong until the end: whoever holds the context keeps the transition alive.
  private var driver: TransitionDriver?
  private let session: InterfaceSession
  package let plan: TransitionPlan
  package let containerView: UIView
  package internal(set) var isInteractive = false
  package internal(set) var transitionWasCancelled = false

  init(driver: TransitionDriver, container: UIView) {
    self.driver = driver
    session = driver.session
    // The driver keeps animator and interaction controller, until `animationEnded` (F170).
    var plan = driver.plan
    plan.animator = nil
    plan.interaction = nil
    self.plan = plan
    containerView = container
    super.init()
  }

  package var isAnimated: Bool { plan.isAnimated }
  package var presentationStyle: UIModalPresentationStyle { plan.presentationStyle }
  package var targetTransform: CGAffineTransform { .identity }

  package func viewController(forKey key: UITransitionContextViewControllerKey)
    -> UIViewController?
  {
    switch key {
    case .from: plan.from
    case .to: plan.to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: plan.fromView
    case .to: plan.toView
    default: nil
    }
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    if vc === plan.from { return plan.frames.initialFrom }
    return vc === plan.to ? plan.frames.initialTo : .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === plan.from { return plan.frames.finalFrom }
    return vc === plan.to ? plan.frames.finalTo : .zero
  }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    log(.update(Double(percentComplete)))
    driver?.interactionProgressed(to: percentComplete)
  }

  package func finishInteractiveTransition() {
    log(.finish)
    driver?.interactionEnded(cancelled: false)
  }
  package func cancelInteractiveTransition() {
    log(.cancel)
    driver?.interactionEnded(cancelled: true)
  }
  package func pauseInteractiveTransition() { driver?.pause() }

  package func completeTransition(_ didComplete: Bool) {
    guard let driver else {
      session.logTransition(.completedAgain(didComplete))
      return session.record(
        "completeTransition",
        "called again on a transition that is over; ignored. Call it exactly once (F30)")
    }
    driver.complete(didComplete)
  }

  /// What a driver of the app's own tells; percent drivers speak for themselves.
  private func log(_ word: DriverCall.Word) {
    session.logTransition(
      .driverCalled(
        DriverCall(
          driver: SessionEvent.Subject(driver?.plan.interaction ?? self), word: word,
          fate: driver?.phase == .driven ? .taken : .ignored, speed: 1)), of: driver)
  }

  /// Percent drivers reach the engine through their context.
  var activeDriver: TransitionDriver? { driver }

  /// The transition is over; later calls are noted and ignored.
  func detach() { driver = nil }
}
