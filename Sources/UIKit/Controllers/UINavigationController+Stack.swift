import QuartzCore

extension UINavigationController {
  /// The stack after everything that waits.
  final var projectedStack: [UIViewController] {
    queue.reduce(stack) { $1.applied(to: $0) }
  }

  final var activeCoordinator: TransitionCoordinator? {
    switch state {
    case .idle: nil
    case .pending(let change): change.coordinator
    case .running(let driver, let change): driver.phase.isOver ? nil : change.coordinator
    }
  }

  /// Performs a request now, merges it into this turn's, or lets it wait (F38, F177).
  final func request(_ request: NavigationRequest) {
    session.logTransition(
      .requested(
        request.name, controller: SessionEvent.Subject(self), animated: request.isAnimated))
    switch state {
    case .running(let driver, _):
      logOverlap(request, .queued, with: OverlapRecord.Other(driver))
      queue.append(request)
    case .pending(let pending) where !queue.isEmpty:
      logOverlap(request, .queued, with: pending.other)
      queue.append(request)
    case .pending(let pending):
      logOverlap(request, .merged, with: pending.other)
      pending.isAnimated = request.isAnimated
      change(to: request.applied(to: stack), noting: pending)
    case .idle: perform(request)
    }
  }

  private final func logOverlap(
    _ request: NavigationRequest, _ answer: OverlapRecord.Answer,
    with other: @autoclosure () -> OverlapRecord.Other
  ) {
    session.log.record(
      .overlap(
        OverlapRecord(
          operation: request.name, controller: .init(self), answer: answer, other: other())))
  }

  private final func perform(_ request: NavigationRequest) {
    let after = request.applied(to: stack)
    guard viewIfLoaded?.window != nil, displayed != nil || stack.isEmpty else {
      return performUnseen(after)
    }
    let pending = NavigationChange(
      coordinator: TransitionCoordinator(isAnimated: request.isAnimated, place: transitionView),
      requestedAt: session.media.clock.now, original: stack, isAnimated: request.isAnimated,
      firstRequest: request.name)
    state = .pending(pending)
    change(to: after, noting: pending)
    let session = session
    session.atEndOfTurn { [weak self] in self?.startPending(pending) }
  }

  /// Outside a window the stack changes and nobody appears; the top one shows when the view enters.
  private final func performUnseen(_ after: [UIViewController]) {
    let moved = NavigationChange(
      coordinator: TransitionCoordinator(isAnimated: false, place: transitionView),
      requestedAt: 0, original: stack, isAnimated: false)
    change(to: after, noting: moved)
    if let displayed, displayed !== stack.last {
      self.displayed = nil
      displayed.vanish()
    }
    finishMoves(moved.moved)
    guard displayed == nil, viewIfLoaded?.window != nil || appearance.isVisible else { return }
    chooseDisplayed()
    // Asked for while the stack itself appears, it appears with it.
    if appearance.isVisible { displayed?.beginAppearance(true, animated: false) }
    showDisplayed(animated: false)
    if appearance == .appeared { displayed?.endAppearance() }
  }

  /// Makes the stack `after`: who comes is a child at once, who goes is none any more (F51).
  final func change(to after: [UIViewController], noting change: NavigationChange?) {
    for controller in stack where !after.contains(where: { $0 === controller }) {
      // Only the one that shows is told that it will go (F51).
      if controller === displayed { controller.willMove(toParent: nil) }
      storedChildren.removeAll { $0 === controller }
      controller.storedParent = nil
      controller.departing = self
      controller.logParent()
      change?.note(controller)
    }
    for controller in after where !stack.contains(where: { $0 === controller }) {
      adopt(controller)
      controller.departing = nil
      change?.note(controller)
    }
    let hasNewRoot = stack.first !== after.first
    stack = after
    // Its tab is its root's, unless it has one of its own.
    if hasNewRoot, storedTabBarItem == nil { (parent as? UITabBarController)?.itemsChanged() }
    let others = storedChildren.filter { child in !after.contains { $0 === child } }
    storedChildren = after + others
    bar.adopt(after.map(\.navigationItem))
  }

  /// Tells everyone who came or went where they are now.
  final func finishMoves(_ moved: [UIViewController]) {
    for controller in moved {
      controller.movement = .none
      if controller.parent !== self {
        controller.departing = nil
        // What it presents in its context leaves with it.
        controller.leaveWithRoot()
      }
      controller.didMove(toParent: controller.parent === self ? self : nil)
    }
  }

  /// A screen left by `removeFromParent()`: the stack goes on without it.
  final func drop(_ child: UIViewController) {
    guard stack.contains(where: { $0 === child }) else { return }
    stack.removeAll { $0 === child }
    bar.adopt(stack.map(\.navigationItem))
    guard case .idle = state, child === displayed else { return }
    child.vanish()
    displayed = nil
    showTopPlainly()
  }

  /// With nothing shown, the top of the stack appears at once.
  final func showTopPlainly() {
    guard appearance.isVisible, displayed == nil, stack.last != nil else { return }
    chooseDisplayed()
    displayed?.beginAppearance(true, animated: false)
    showDisplayed(animated: false)
    displayed?.endAppearance()
    tellDidShow(animated: false)
  }

  /// The next request of those that waited.
  final func performNext() {
    guard case .idle = state, !queue.isEmpty else { return }
    perform(queue.removeFirst())
    // Outside a window nothing runs, so nothing would call for the next one.
    if case .idle = state { performNext() }
  }
}

extension NavigationRequest {
  /// As the event log names it.
  var name: String {
    switch kind {
    case .push: "push"
    case .pop: "pop"
    case .popTo: "popTo"
    case .popToRoot: "popToRoot"
    case .set: "setViewControllers"
    }
  }
}
