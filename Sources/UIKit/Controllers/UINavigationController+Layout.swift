import QuartzCore

/// The view of a navigation controller: the screens, and the bar above them.
final class NavigationView: UIView {
  weak var owner: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOut()
  }
}

extension UINavigationController {
  final func loadNavigationView() {
    let view = NavigationView(frame: session.screen.bounds)
    view.owner = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.frame = view.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(transitionView)
    view.addSubview(bar)
    self.view = view
    bar.frame = barFrame
    interactivePop = InteractivePop(owner: self)
  }

  /// Below the top of the safe area; above the screen's edge while it is hidden.
  final var barFrame: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let top = safeTop
    let height = CGFloat(session.device.navigationBarHeight)
    return CGRect(
      x: 0, y: isBarHidden ? -height : top, width: view.bounds.width, height: height)
  }

  private final var safeTop: CGFloat {
    guard let view = viewIfLoaded, view.window != nil else {
      return session.device.safeAreaInsets.top
    }
    return view.safeAreaInsets.top
  }

  final func layOut() {
    guard let view = viewIfLoaded else { return }
    transitionView.frame = view.bounds
    bar.frame = barFrame
    placeContent()
  }

  /// Gives the screen its frame when the place for it has changed, never in a transition.
  private final func placeContent() {
    guard case .idle = state, let displayed, let content = displayed.viewIfLoaded else { return }
    let frame = contentFrame(for: displayed)
    guard frame != lastContentFrame else { return }
    lastContentFrame = frame
    if content.transform.isIdentity { content.frame = frame }
  }

  /// The whole view under a translucent bar, the rest below an opaque one (F171).
  final func contentFrame(for controller: UIViewController) -> CGRect {
    let bounds = transitionView.bounds
    guard !isBarHidden, !extendsUnderBar(controller) else { return bounds }
    let top = barFrame.maxY
    return CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top)
  }

  private final func extendsUnderBar(_ controller: UIViewController) -> Bool {
    guard controller.edgesForExtendedLayout.contains(.top) else { return false }
    return bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
  }

  /// What the bar takes of a screen that reaches under it.
  final func barInsets(for controller: UIViewController) -> UIEdgeInsets {
    guard !isBarHidden, extendsUnderBar(controller) else { return .zero }
    return UIEdgeInsets(
      top: CGFloat(session.device.navigationBarHeight), left: 0, bottom: 0, right: 0)
  }

  // MARK: What shows

  /// The one that shows, or is about to.
  final var shownChildren: [UIViewController] {
    if case .running(let driver, _) = state, driver.phase.isRunning { return [driver.plan.to] }
    return displayed.map { [$0] } ?? []
  }

  /// The top of the stack, unless a transition knows better.
  final func chooseDisplayed() {
    guard case .idle = state, let top = stack.last else { return }
    displayed = top
    top.loadViewIfNeeded()
  }

  /// Puts the chosen screen into the hierarchy and tells the delegate of a new one.
  final func showDisplayed(animated: Bool) {
    guard case .idle = state, let displayed, let content = displayed.view else { return }
    loadViewIfNeeded()
    if displayed !== lastShown {
      delegate?.navigationController(self, willShow: displayed, animated: animated)
    }
    guard content.superview !== transitionView else { return }
    lastContentFrame = contentFrame(for: displayed)
    if content.transform.isIdentity { content.frame = lastContentFrame }
    transitionView.addSubview(content)
  }

  final func tellDidShow(animated: Bool) {
    guard let displayed, displayed !== lastShown else { return }
    lastShown = displayed
    delegate?.navigationController(self, didShow: displayed, animated: animated)
  }

  // MARK: The bar

  final func changeBar(hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard let view = viewIfLoaded else { return }
    let change = {
      self.bar.frame = self.barFrame
      self.barExtentChanged()
    }
    if animated, view.window != nil {
      UIView.animate(withDuration: Double(Self.hideShowBarDuration), animations: change)
    } else {
      change()
    }
  }

  /// The place under the bar has changed.
  final func barExtentChanged() {
    guard isViewLoaded else { return }
    for controller in stack { controller.safeAreaChanged() }
    placeContent()
    view.setNeedsLayout()
  }
}
