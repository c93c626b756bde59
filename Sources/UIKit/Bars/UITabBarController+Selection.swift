import QuartzCore

extension UITabBarController {
  final func replaceTabs(by controllers: [UIViewController]) {
    let before = tabs
    if controllers.count > 5 {
      session.record(
        "UITabBarController.viewControllers",
        "\(controllers.count) tabs share the bar; iOS shows four and a list of the rest")
    }
    tabs = controllers
    for controller in before where !controllers.contains(where: { $0 === controller }) {
      guard controller.parent === self else { continue }
      controller.willMove(toParent: nil)
      if displayed === controller {
        displayed = nil
        controller.vanish()
      }
      controller.viewIfLoaded?.removeFromSuperview()
      controller.leaveParent()
    }
    for controller in controllers where controller.parent !== self {
      adopt(controller)
      controller.didMove(toParent: self)
    }
    itemsChanged()
    if let chosen, controllers.contains(where: { $0 === chosen }) { return }
    chosen = nil
    if let first = controllers.first { choose(first) }
  }

  final func itemsChanged() {
    bar.setItems(tabs.map { $0.ownTabBarItem() }, animated: false)
    bar.selectedItem = chosen?.ownTabBarItem()
  }

  /// A finger chose a tab: the delegate is asked first, and told (not of choices by code).
  final func pressed(_ item: UITabBarItem) {
    guard let controller = tabs.first(where: { $0.ownTabBarItem() === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === chosen {
      // The tab that shows goes back to its first screen.
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      choose(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  final func choose(_ controller: UIViewController) {
    guard tabs.contains(where: { $0 === controller }), controller !== chosen else { return }
    chosen = controller
    bar.selectedItem = controller.ownTabBarItem()
    guard isViewLoaded else { return }
    followChosen()
    if let running {
      // The last choice comes when this one is over.
      return session.log.record(
        .overlap(
          OverlapRecord(
            operation: "select", controller: .init(self), answer: .queued,
            other: OverlapRecord.Other(running))))
    }
    guard appearance.isVisible, let displayed, view.window != nil else { return showChosen() }
    change(from: displayed, to: controller)
  }

  /// Puts the chosen screen in its place, with nobody watching.
  final func showChosen() {
    guard running == nil, let chosen, isViewLoaded, chosen !== displayed else { return }
    let isVisible = appearance.isVisible
    let before = displayed
    displayed = chosen
    // Also where the tabs are about to disappear themselves: nobody else would tell it the end.
    before?.vanish()
    if isVisible { chosen.beginAppearance(true, animated: false) }
    guard displayed === chosen else { return }
    guard let content = chosen.standingView else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if content.transform.isIdentity { content.frame = contentFrame(for: chosen) }
    transitionView.addSubview(content)
    showBar(for: chosen)
    if isVisible, appearance == .appeared { chosen.endAppearance() }
  }

  // MARK: Changing while it shows

  private final func change(from: UIViewController, to: UIViewController) {
    to.loadViewIfNeeded()
    var plan = TransitionPlan(
      operation: .select, from: from, to: to, isAnimated: true, order: .outgoingFirst)
    let animator = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: from, to: to
    ).implemented
    if let animator {
      plan.animator = animator
      plan.interaction =
        delegate?.tabBarController(self, interactionControllerFor: animator).implemented
    } else {
      plan = TransitionPlan(
        operation: .select, from: from, to: to, isAnimated: false, order: .outgoingFirst)
    }
    plan.fromView = from.standingView
    plan.toView = to.standingView
    plan.outgoing = from
    plan.incoming = to
    plan.surrounding = self
    plan.frames.initialFrom = contentFrame(for: from)
    plan.frames.finalTo = contentFrame(for: to)
    let driver = TransitionDriver(
      plan: plan,
      coordinator: TransitionCoordinator(isAnimated: plan.isAnimated, place: transitionView),
      host: self, session: session, requestedAt: session.clock.now)
    running = driver
    driver.start()
  }
}

extension UITabBarController: TransitionHost {
  package func container(for driver: TransitionDriver) -> UIView {
    let container = TransitionContainerView(frame: transitionView.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.addSubview(container)
    if let from = driver.plan.fromView { container.addSubview(from) }
    if let to = driver.plan.toView, to.transform.isIdentity {
      to.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      to.frame = driver.plan.frames.finalTo
    }
    return container
  }

  package func transitionWillBegin(_ driver: TransitionDriver) {
    showBar(for: driver.plan.to)
  }

  package func transitionWillAnimate(_ driver: TransitionDriver) {}
  package func transitionWillEnd(_ driver: TransitionDriver, completed: Bool) {}

  package func placeViews(_ driver: TransitionDriver, completed: Bool) {
    let plan = driver.plan
    let going = completed ? plan.fromView : plan.toView
    // Something may have been presented in its place meanwhile.
    if let staying = (completed ? plan.to : plan.from).standingView {
      transitionView.addSubview(staying)
    }
    going?.removeFromSuperview()
    driver.context?.containerView.removeFromSuperview()
    displayed = completed ? plan.to : plan.from
  }

  package func transitionDidEnd(_ driver: TransitionDriver, completed: Bool) {
    guard !completed else { return }
    // Unless somebody chose another tab meanwhile.
    if chosen === driver.plan.to {
      chosen = driver.plan.from
      bar.selectedItem = chosen?.ownTabBarItem()
      followChosen()
    }
    showBar(for: driver.plan.from)
  }

  package func transitionIsOver(_ driver: TransitionDriver) {
    guard running === driver else { return }
    running = nil
    guard let chosen, chosen !== displayed else { return }
    if let displayed, appearance.isVisible, view.window != nil {
      change(from: displayed, to: chosen)
    } else {
      showChosen()
    }
  }
}
