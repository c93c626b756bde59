import QuartzCore

extension UIViewController {
  /// A whole change at once, as a window makes it when it shows or hides its root.
  package final func performAppearance(_ transition: AppearanceTransition) {
    switch transition {
    case .appear(let animated): beginAppearance(true, animated: animated)
    case .disappear(let animated): beginAppearance(false, animated: animated)
    }
    sendIsAppearing()
    endAppearance()
  }

  /// The will-callback: this controller first, then those inside it; balanced in any state.
  package final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard let next = appearance.beginning(isAppearing, animated: animated) else { return }
    if isAppearing { loadViewIfNeeded() }
    appearance = next
    session.logAppearance(self, isAppearing ? .viewWillAppear : .viewWillDisappear)
    session.statusBar.mayHaveChanged()
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    prepareAppearance(isAppearing, animated: animated)
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in appearanceSubjects() { child.beginAppearance(isAppearing, animated: animated) }
    }
    continueAppearance(isAppearing, animated: animated)
  }

  /// `viewIsAppearing`, once an appearance, when the view has come into a window (F46).
  package final func sendIsAppearing() {
    guard case .appearing(let animated, let told) = appearance, viewIfLoaded?.window != nil else {
      return
    }
    if !told {
      appearance = .appearing(animated: animated, told: true)
      session.logAppearance(self, .viewIsAppearing)
      viewIsAppearing(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceSubjects() { child.sendIsAppearing() }
  }

  /// The did-callback: those inside first, then this controller. Without a begin it does nothing.
  package final func endAppearance() {
    sendIsAppearing()
    let before = appearance
    guard let next = before.ending() else { return }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in appearanceSubjects() where !child.isInOwnTransition {
        // What came into its context while it was leaving leaves with it.
        if case .disappearing(let animated) = before, child.appearance == .appeared {
          child.beginAppearance(false, animated: animated)
        }
        child.endAppearance()
      }
    }
    appearance = next
    followsWindow = false
    switch before {
    case .appearing(let animated, _):
      session.logAppearance(self, .viewDidAppear)
      viewDidAppear(animated)
      finishAppearance(true, animated: animated)
      takeZoomGestures()
      session.orientationMayFollow(self)
    case .disappearing(let animated):
      session.logAppearance(self, .viewDidDisappear)
      viewDidDisappear(animated)
      finishAppearance(false, animated: animated)
    case .appeared, .disappeared: break
    }
    if parent?.movesChildren != true, movement == .toParent || movement == .fromParent {
      movement = .none
    }
  }

  /// A screen that zooms can be dragged and pinched away once it is there.
  private final func takeZoomGestures() {
    guard preferredTransition?.isZoom == true else { return }
    let dismissal = zoomDismissal ?? ZoomDismissal(of: self)
    zoomDismissal = dismissal
    dismissal.attach()
  }

  /// Its container is moving it: the container's transition will end its appearance.
  private final var isInOwnTransition: Bool {
    guard let currentTransition, currentTransition.phase.isRunning else { return false }
    switch currentTransition.plan.operation {
    case .push, .pop, .select: return true
    case .present, .dismiss, .custom: return false
    }
  }

  /// The children that show, and what is presented in their context: over them, or in their place.
  private final func appearanceSubjects() -> [UIViewController] {
    appearanceChildren().flatMap(\.withContext)
  }

  /// Itself and what is presented in its context, which comes and goes with it; or that in its place.
  final var withContext: [UIViewController] {
    guard let presentation, presentation.isInContext, !presentation.isBusy else { return [self] }
    let upper = presentation.presented.withContext
    return presentation.removesPresenter ? upper : [self] + upper
  }

  /// What its container moves: its view, or the one in which something is presented in its place.
  final var standingView: UIView? {
    if let presentation, presentation.isInContext, presentation.removesPresenter,
      let container = presentation.container,
      view.superview == nil || view.superview === container
    {
      return container
    }
    return view
  }

  final func childrenInView() -> [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// The view is about to enter or leave a window outside any transition (F50).
  package final func viewWillMove(toWindow window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      !appearance.isChanging
    else { return }
    if window != nil {
      guard parent.appearance.isVisible, !appearance.isVisible else { return }
      var animated = false
      if case .appearing(let parentAnimated, _) = parent.appearance { animated = parentAnimated }
      followsWindow = true
      beginAppearance(true, animated: animated)
    } else if parent.appearance.isVisible, appearance.isVisible {
      followsWindow = true
      beginAppearance(false, animated: false)
    }
  }

  /// The view has entered or left a window.
  package final func viewDidMove(toWindow window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      currentTransition == nil, followsWindow
    else { return }
    switch appearance {
    case .appearing where window != nil:
      // While the parent itself appears, its end is the child's end.
      if parent.appearance == .appeared { endAppearance() }
    case .disappearing where window == nil:
      if !parent.appearance.isChanging { endAppearance() }
    default: break
    }
  }
}
