import QuartzCore

/// The view of a navigation controller: the screens, and the bar above them.
final class NavigationView: UIView {
  weak var owner: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOut()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if previous.verticalSizeClass != traitCollection.verticalSizeClass {
      owner?.hiding.compactnessMayHaveChanged()
    }
  }
}

extension UINavigationController {
  final func loadNavigationView() {
    let view = NavigationView(frame: session.device.bounds)
    view.owner = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transitionView.frame = view.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(transitionView)
    view.addSubview(bottomBar)
    view.addSubview(bar)
    self.view = view
    bar.frame = barFrame
    bottomBar.frame = toolbarFrame
    interactivePop = InteractivePop(owner: self)
    hiding.watch(view)
    hiding.compactnessMayHaveChanged()
  }

  final func layOut() {
    guard let view = viewIfLoaded else { return }
    interactivePop?.follow(view.effectiveUserInterfaceLayoutDirection)
    transitionView.frame = view.bounds
    bar.frame = barFrame
    bottomBar.frame = toolbarFrame
    placeContent()
  }

  /// Gives the screen its frame when the place for it has changed, never in a transition.
  private final func placeContent() {
    guard case .idle = state, let displayed, displayed.isViewLoaded,
      let content = displayed.standingView
    else { return }
    let frame = contentFrame(for: displayed)
    guard frame != lastContentFrame else { return }
    lastContentFrame = frame
    if content.transform.isIdentity { content.frame = frame }
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
    guard case .idle = state, let displayed, let content = displayed.standingView else { return }
    loadViewIfNeeded()
    if displayed !== lastShown {
      delegate?.navigationController(self, willShow: displayed, animated: animated)
      // Its delegate may have gone on to another screen.
      guard displayed === self.displayed else { return }
    }
    showBars(of: displayed)
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
}
