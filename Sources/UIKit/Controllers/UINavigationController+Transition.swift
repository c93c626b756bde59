import QuartzCore

extension UINavigationController {
  /// At the end of the turn: one transition from what shows to the last target (F177).
  final func startPending(_ change: NavigationChange) {
    guard case .pending(let pending) = state, pending === change else { return }
    guard let to = stack.last, let from = displayed, viewIfLoaded?.window != nil else {
      return settlePlainly(change)
    }
    guard to !== from else { return settlePlainly(change) }
    let operation: Operation = change.original.contains { $0 === to } ? .pop : .push
    let plan = plan(operation, from: from, to: to, animated: change.isAnimated)
    // Its view was loaded, and may have asked for more: the last target counts (F177).
    guard stack.last === to else { return startPending(change) }
    let driver = TransitionDriver(
      plan: plan, coordinator: change.coordinator, host: self, session: session,
      requestedAt: change.requestedAt)
    state = .running(driver, change)
    driver.start()
  }

  /// There is nothing to animate: the top of the stack shows already, or nothing shows at all.
  private final func settlePlainly(_ change: NavigationChange) {
    state = .idle
    if let displayed, displayed !== stack.last {
      displayed.vanish()
      self.displayed = nil
    }
    finishMoves(change.moved)
    showTopPlainly()
    if let displayed { showBars(of: displayed) }
    change.coordinator.runAlongside(animated: false)
    change.coordinator.runCompletions()
    performNext()
  }

  private final func plan(
    _ operation: Operation, from: UIViewController, to: UIViewController, animated: Bool
  ) -> TransitionPlan {
    if animated { logDelegate(for: operation == .push ? .push : .pop) }
    let (animator, interaction) =
      animated ? askDelegate(operation, from: from, to: to) : (nil, nil)
    let isPush = operation == .push
    var plan = TransitionPlan(
      operation: isPush ? .push : .pop, from: from, to: to, isAnimated: animated,
      order: .outgoingFirst)
    // The coming view is loaded before the leaving one is told anything (F46).
    to.loadViewIfNeeded()
    plan.fromView = from.standingView
    plan.toView = to.standingView
    plan.outgoing = from
    plan.incoming = to
    plan.surrounding = self
    plan.animator = animator
    plan.interaction = interaction
    plan.frames.initialFrom = contentFrame(for: from)
    plan.frames.finalTo = contentFrame(for: to)
    return plan
  }

  /// Is there a delegate? Does it give an animator? Then its driver; else the system's slide (F44).
  private final func askDelegate(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    if let delegate {
      let answer = session.log.attribute(to: .delegate) {
        delegate.navigationController(
          self, animationControllerFor: operation, from: from, to: to)
      }
      animatorKnowledge = (ObjectIdentifier(type(of: delegate)), !answer.isNotImplemented)
      if let animator = answer.implemented {
        let interaction = session.log.attribute(to: .delegate) {
          delegate.navigationController(self, interactionControllerFor: animator)
        }
        return (animator, interaction.implemented)
      }
    }
    let isSwiped = operation == .pop && interactivePop?.driver != nil
    let driver = isSwiped ? interactivePop?.driver : nil
    let (zoomed, source) = operation == .pop ? (from, to) : (to, from)
    if let preferred = zoomed.preferredTransition {
      let animator = preferred.animator(
        operation == .pop ? .pop : .push, zoomed: zoomed, source: source, behind: nil)
      let fingers = zoomed.zoomDismissal.flatMap { $0.isDriving ? $0 : nil }
      return (animator, operation == .pop ? fingers ?? driver : driver)
    }
    return (NavigationSlide(operation), driver)
  }
}

extension UINavigationController: TransitionHost {
  package func container(for driver: TransitionDriver) -> UIView {
    let container = TransitionContainerView(frame: transitionView.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let from = driver.plan.fromView {
      transitionView.addSubview(container)
      container.addSubview(from)
    }
    if let to = driver.plan.toView, to.transform.isIdentity {
      to.frame = driver.plan.frames.finalTo
    }
    return container
  }

  package func transitionWillBegin(_ driver: TransitionDriver) {
    let isPush = driver.plan.operation == .push
    if isPush, driver.plan.to.parent === self { driver.plan.to.movement = .toParent }
    if !isPush { driver.plan.from.movement = .fromParent }
  }

  package func transitionWillAnimate(_ driver: TransitionDriver) {
    delegate?.navigationController(self, willShow: driver.plan.to, animated: driver.plan.isAnimated)
    moveBars(with: driver)
  }

  package func transitionWillEnd(_ driver: TransitionDriver, completed: Bool) {}

  package func placeViews(_ driver: TransitionDriver, completed: Bool) {
    let plan = driver.plan
    let going = completed ? plan.fromView : plan.toView
    // Something may have been presented in its place meanwhile.
    let staying = (completed ? plan.to : plan.from).standingView
    let container = driver.context?.containerView
    going?.removeFromSuperview()
    keepLeftovers(of: driver, around: staying)
    container?.removeFromSuperview()
    displayed = completed ? plan.to : plan.from
  }

  /// What an animator has not taken out of the container stays over the screen or under it, until the
  /// end of the next transition.
  private final func keepLeftovers(of driver: TransitionDriver, around staying: UIView?) {
    for view in leftovers { view.removeFromSuperview() }
    // Screens come and go by themselves, and so does what is presented in their context.
    let views = (driver.context?.containerView.subviews ?? []).filter {
      $0 === staying || !($0 is TransitionContainerView) && !($0.next is UIViewController)
    }
    // Something may have been presented in the screen's place meanwhile.
    if let staying, !views.contains(staying) { transitionView.addSubview(staying) }
    for view in views { transitionView.addSubview(view) }
    leftovers = views.filter { $0 !== staying }
  }

  package func transitionDidEnd(_ driver: TransitionDriver, completed: Bool) {
    guard case .running(let running, let change) = state, running === driver else { return }
    if !completed { self.change(to: change.original, noting: change) }
    settleBars(driver, completed: completed)
    driver.plan.from.movement = .none
    driver.plan.to.movement = .none
    finishMoves(change.moved)
    // A cancelled transition tells the delegate nothing (F41).
    if completed { tellDidShow(animated: driver.plan.isAnimated) }
  }

  package func transitionIsOver(_ driver: TransitionDriver) {
    guard case .running(let running, _) = state, running === driver else { return }
    state = .idle
    performNext()
  }
}
