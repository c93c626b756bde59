import QuartzCore

/// The view of a tab bar controller: the screen, and the bar below it.
final class TabView: UIView {
  weak var owner: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOut()
  }
}

extension UITabBarController {
  final func loadTabView() {
    let view = TabView(frame: session.device.bounds)
    view.owner = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.frame = view.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(transitionView)
    view.addSubview(bar)
    self.view = view
    bar.frame = barFrame
  }

  /// Of the tabs alone, in points; the bar goes on below them to the screen's edge.
  final var barHeight: CGFloat { CGFloat(session.device.tabBarHeight) }

  final var barFrame: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let bottom =
      view.window == nil ? session.device.safeAreaInsets.bottom : view.safeAreaInsets.bottom
    let height = barHeight + bottom
    return CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  final func layOut() {
    guard let view = viewIfLoaded else { return }
    transitionView.frame = view.bounds
    if bar.superview === view { bar.frame = barFrame }
    guard running == nil, let displayed, let content = displayed.viewIfLoaded,
      content.superview === transitionView, content.transform.isIdentity
    else { return }
    content.frame = contentFrame(for: displayed)
  }

  /// The whole view under a translucent bar, what is above an opaque one.
  final func contentFrame(for controller: UIViewController) -> CGRect {
    var frame = transitionView.bounds
    if !extendsUnderBar(controller) { frame.size.height = barFrame.minY }
    return frame
  }

  private final func extendsUnderBar(_ controller: UIViewController) -> Bool {
    // A stack lays its own screens out, since some of them hide the bar.
    if controller is UINavigationController || isBarAway || bar.isHidden { return true }
    guard controller.edgesForExtendedLayout.contains(.bottom) else { return false }
    return bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
  }

  /// What the bar takes of a screen that reaches under it; a stack passes it on to its screens.
  final func barInsets(for controller: UIViewController) -> UIEdgeInsets {
    guard !(controller is UINavigationController), !bar.isHidden, !isBarAway,
      extendsUnderBar(controller)
    else { return .zero }
    return UIEdgeInsets(top: 0, left: 0, bottom: barHeight, right: 0)
  }

  /// The bar as a screen wants it: a stack's top one may have been pushed to hide it.
  final func showBar(for controller: UIViewController) {
    guard let stack = controller as? UINavigationController, let top = stack.topViewController
    else { return setBarShown(true) }
    setBarShown(!stack.hidesTabBar(top))
  }

  /// Stands the bar in its place, or takes it away.
  final func setBarShown(_ shown: Bool) {
    isBarAway = !shown
    guard let view = viewIfLoaded else { return }
    guard shown else { return bar.removeFromSuperview() }
    if bar.superview !== view { view.addSubview(bar) }
    bar.frame = barFrame
  }

  /// The place above the bar has changed.
  final func barExtentChanged() {
    for controller in tabs { controller.safeAreaChanged() }
    viewIfLoaded?.setNeedsLayout()
  }
}
