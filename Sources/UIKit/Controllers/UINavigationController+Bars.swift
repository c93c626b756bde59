import QuartzCore

extension UINavigationController {
  /// The items of the stack up to a controller: what its bar shows.
  final func items(upTo controller: UIViewController) -> [UINavigationItem] {
    path(to: controller).map(\.navigationItem)
  }

  /// The stack up to a controller; one that is leaving is found on the stack it leaves.
  private final func path(to controller: UIViewController) -> [UIViewController] {
    var stacks = [stack]
    switch state {
    case .idle: break
    case .pending(let change), .running(_, let change): stacks.append(change.original)
    }
    for stack in stacks {
      if let index = stack.firstIndex(where: { $0 === controller }) {
        return Array(stack[...index])
      }
    }
    return [controller]
  }

  // MARK: Places

  private final var safeArea: UIEdgeInsets {
    guard let view = viewIfLoaded, view.window != nil else { return session.device.safeAreaInsets }
    return view.safeAreaInsets
  }

  /// With a large title where the controller's item has one.
  final func barHeight(for controller: UIViewController?) -> CGFloat {
    guard let controller else { return bar.rowHeight }
    return bar.height(showing: items(upTo: controller))
  }

  /// Below the top of the safe area; above the screen's edge while it is hidden.
  final var barFrame: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    if let barShift, let place = barShift.place(of: bar, hidden: isBarHidden) { return place }
    let height = barHeight(for: barSubject ?? displayed)
    return CGRect(
      x: 0, y: isBarHidden ? -height : safeArea.top, width: view.bounds.width, height: height)
  }

  /// Above the bottom of the safe area, and of the tab bar; below the edge while it is hidden.
  final var toolbarFrame: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let (size, height) = (view.bounds.size, UIToolbar.height)
    let below = safeArea.bottom + tabBarInset(for: barSubject ?? displayed)
    let y = isBottomBarHidden ? size.height : size.height - below - height
    return CGRect(x: 0, y: y, width: size.width, height: height)
  }

  /// The whole view under translucent bars, what is between opaque ones (F171).
  final func contentFrame(for controller: UIViewController) -> CGRect {
    var frame = transitionView.bounds
    if !hidesBar(for: controller), !extends(controller, under: .top) {
      let top = safeArea.top + barHeight(for: controller)
      frame.origin.y += top
      frame.size.height -= top
    }
    if !isBottomBarHidden, !extends(controller, under: .bottom) {
      frame.size.height -= safeArea.bottom + tabBarInset(for: controller) + UIToolbar.height
    }
    return frame
  }

  private final func extends(_ controller: UIViewController, under edge: UIRectEdge) -> Bool {
    guard controller.edgesForExtendedLayout.contains(edge) else { return false }
    let isTranslucent = edge == .top ? bar.isTranslucent : bottomBar.isTranslucent
    return isTranslucent || controller.extendedLayoutIncludesOpaqueBars
  }

  /// What the bars take of a screen that reaches under them.
  final func barInsets(for controller: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if !hidesBar(for: controller), extends(controller, under: .top) {
      insets.top = barHeight(for: controller)
    }
    guard controller.edgesForExtendedLayout.contains(.bottom) else { return insets }
    insets.bottom = tabBarInset(for: controller)
    if !isBottomBarHidden, extends(controller, under: .bottom) {
      insets.bottom += UIToolbar.height
    }
    return insets
  }

  // MARK: The tab bar around

  /// What the tab bar takes from below; nothing of a screen that was pushed to hide it.
  final func tabBarInset(for controller: UIViewController?) -> CGFloat {
    guard let tabs = parent as? UITabBarController, let controller, !hidesTabBar(controller) else {
      return 0
    }
    return tabs.barHeight
  }

  /// From the first pushed screen that hides it on, until that one is popped.
  final func hidesTabBar(_ controller: UIViewController) -> Bool {
    path(to: controller).dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  // MARK: What shows

  /// The bars of a screen at once, as outside of transitions.
  final func showBars(of controller: UIViewController) {
    barSubject = controller
    bar.isScrolledUnder = controller.isScrolledUnderBar
    bar.showTop(of: items(upTo: controller))
    bottomBar.setItems(controller.toolbarItems, animated: false)
    if let tabs = parent as? UITabBarController, tabs.chosen === self {
      tabs.setBarShown(!hidesTabBar(controller))
    }
    viewIfLoaded?.setNeedsLayout()
  }

  final func changeBar(hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    noteBar("the navigation bar", isHidden: hidden, animated: animated)
    if changeBarInTransition(hidden: hidden, animated: animated) { return }
    isBarHidden = hidden
    changeBars(animated: animated) {
      self.bar.frame = self.barFrame
      self.setNeedsStatusBarAppearanceUpdate()
    }
  }

  final func changeToolbar(hidden: Bool, animated: Bool) {
    guard hidden != isBottomBarHidden else { return }
    isBottomBarHidden = hidden
    noteBar("the toolbar", isHidden: hidden, animated: animated)
    if !hidden { bottomBar.isHidden = false }
    changeBars(animated: animated) {
      self.bottomBar.frame = self.toolbarFrame
    } completion: {
      self.bottomBar.isHidden = self.isBottomBarHidden
    }
  }

  private final func noteBar(_ bar: String, isHidden: Bool, animated: Bool) {
    session.log.record(
      .chrome(.bar(bar, of: .init(self), isHidden: isHidden, animated: animated)))
  }

  /// In a transition with its time, else in a fifth of a second (F71).
  private final func changeBars(
    animated: Bool, _ change: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    guard let view = viewIfLoaded else { return completion() }
    let all = {
      change()
      self.barExtentChanged()
    }
    guard animated, view.window != nil else {
      all()
      return completion()
    }
    UIView.animate(withDuration: Double(Self.hideShowBarDuration), animations: all) { _ in
      completion()
    }
  }

  /// The place between the bars has changed.
  final func barExtentChanged() {
    guard let view = viewIfLoaded else { return }
    for controller in stack { controller.safeAreaChanged() }
    layOut()
    view.setNeedsLayout()
  }
}
