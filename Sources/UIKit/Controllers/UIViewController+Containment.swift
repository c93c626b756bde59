import QuartzCore

extension UIViewController {
  final func adopt(_ child: UIViewController) {
    precondition(child !== self, "addChild: a controller cannot be its own child")
    guard child.parent !== self else { return }
    // A child of another leaves that one first, and is told so.
    child.removeFromParent()
    child.willMove(toParent: self)
    if !movesChildren { child.movement = .toParent }
    storedChildren.append(child)
    child.storedParent = self
    child.logParent()
  }

  /// Ends the relation and says so; the view is the container's to remove first.
  final func leaveParent() {
    guard let parent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    logParent()
    parent.childLeft(self)
    didMove(toParent: nil)
  }

  /// Disappears at once, its view with it; for containers that lose a child without their doing.
  final func vanish() {
    let leaving = withContext
    for controller in leaving { controller.beginAppearance(false, animated: false) }
    if isViewLoaded { standingView?.removeFromSuperview() }
    for controller in leaving { controller.endAppearance() }
  }

  /// The base of ``willMove(toParent:)``: where the app is the container, the flags follow it.
  final func noteMove(toParent parent: UIViewController?) {
    guard parent == nil, let storedParent, !storedParent.movesChildren else { return }
    movement = .fromParent
  }

  /// The base of ``didMove(toParent:)``.
  final func noteMoved(toParent parent: UIViewController?) {
    guard movement == .toParent || movement == .fromParent else { return }
    guard parent?.movesChildren != true, !appearance.isChanging else { return }
    movement = .none
  }

  /// The navigation controller it is in, or is just being popped from.
  final var enclosingNavigation: UINavigationController? {
    parent as? UINavigationController ?? departing
  }

  /// Its container shows it, or it has none.
  final var standsInParent: Bool {
    // What an app's own container shows is its matter.
    guard let parent, parent.movesChildren else { return true }
    return parent.appearanceChildren().contains { $0 === self }
  }

  /// The outermost controller around it (F11).
  final var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// A stack that changes at once has no coordinator; a presentation has one that is not animated.
  final func findTransitionCoordinator() -> TransitionCoordinator? {
    if let running = currentTransition, !running.phase.isOver, running.plan.hasCoordinator {
      return running.coordinator
    }
    if let pending = pendingCoordinator { return pending }
    return (parent ?? departing)?.findTransitionCoordinator()
  }

  /// The coordinator of a transition that was asked for in this turn.
  private final var pendingCoordinator: TransitionCoordinator? {
    if let navigation = self as? UINavigationController {
      return navigation.activeCoordinator.flatMap { $0.isAnimated ? $0 : nil }
    }
    return presentation?.activeCoordinator ?? presentedBy?.activeCoordinator
  }
}

extension UIViewController {
  /// The nearest navigation controller around it.
  public var navigationController: UINavigationController? {
    enclosingNavigation ?? parent?.navigationController
  }

  /// What a navigation bar shows for it; made on first use.
  public var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  /// What the bars around it add to its safe area.
  package var navigationSafeArea: UIEdgeInsets {
    enclosingNavigation?.barInsets(for: self)
      ?? (parent as? UITabBarController)?.barInsets(for: self) ?? .zero
  }
}
