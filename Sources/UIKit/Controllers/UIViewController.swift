public import QuartzCore

/// Owns one screen, or a part of one: its view, its life, and the controllers inside it.
/// - Source: Apple's UIViewController reference; orders of callbacks F1–F7, F46–F51.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UIContentContainer {
  /// How far the view has come into being.
  enum ViewState {
    case unloaded
    case loading
    case loaded
  }

  var viewState = ViewState.unloaded
  var storedView: UIView?
  var storedTitle: String?
  package var storedNavigationItem: UINavigationItem?
  var storedToolbarItems: [UIBarButtonItem]?
  var storedTabBarItem: UITabBarItem?
  var storedEditButton: UIBarButtonItem?
  private var isBeingEdited = false
  package var appearance = AppearanceState.disappeared
  /// Its view came into a visible parent, or left it: the end comes with the view's (F50).
  var followsWindow = false
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController? { didSet { TraitGeneration.advance() } }
  /// The navigation controller it is being popped from; the parent is gone at once (F51).
  weak var departing: UINavigationController?
  /// Between a containment change's start and its end.
  var movement = Movement.none
  /// The transition it takes part in.
  package weak var currentTransition: TransitionDriver?
  /// What it presents.
  var presentation: Presentation?
  /// What presents it.
  weak var presentedBy: Presentation?
  /// Made when it was asked for before the presentation.
  var keptPresentationController: UIPresentationController?
  /// The fingers that take it away where it prefers to zoom.
  var zoomDismissal: ZoomDismissal?
  /// What a storyboard would hold: its segues by name.
  var segueTemplates: [String: SegueTemplate] = [:]
  /// What was registered to be peeked at.
  final var previews: [PreviewRegistration] = []
  /// The storyboard it was made from.
  final var originStoryboard: UIStoryboard?
  var storedDelegate = WeakTransitioningDelegate()
  /// Called when its delegate was replaced; on iOS key-value observing tells.
  package final var delegateWatch: (@MainActor () -> Void)?
  package final var transitioningDelegateWatch: (@MainActor () -> Void)?
  /// The traits as they were last told, and what the controller makes of those that come to it.
  var knownTraits: UITraitCollection?
  var traitSettings: TraitSettings?

  public let nibName: String?
  public let nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  deinit {
    // Its view may live on, with other traits.
    TraitGeneration.advance()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  /// Made on first use by ``loadView()``; never nil when read (F50).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { replaceView(by: newValue) }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view and assigns it to ``view``; by default an empty one of the screen's size.
  open func loadView() { loadDefaultView() }
  open func loadViewIfNeeded() { loadOnce() }
  open func viewDidLoad() {}

  /// Shown in the bar and by containers.
  open var title: String? {
    get { storedTitle }
    set {
      storedTitle = newValue
      storedNavigationItem?.title = newValue
      storedTabBarItem?.title = newValue
    }
  }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  /// Once an appearance, when the view is in the window and has its geometry (F46).
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  /// In the place of its view's `updateConstraints`, which it calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func didReceiveMemoryWarning() {}

  /// False when the container sends its children their appearance calls itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    logAppearanceCall(.begin(isAppearing: isAppearing), from: appearance)
    beginAppearance(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() {
    logAppearanceCall(.end, from: appearance)
    endAppearance()
  }

  open var isBeingPresented: Bool { movement == .presented }
  open var isBeingDismissed: Bool { movement == .dismissed }
  open var isMovingToParent: Bool { movement == .toParent }
  open var isMovingFromParent: Bool { movement == .fromParent }

  /// The controllers that appear and disappear with this one.
  func appearanceChildren() -> [UIViewController] { childrenInView() }
  /// Called after the will-callback, before the children get theirs.
  func prepareAppearance(_ isAppearing: Bool, animated: Bool) {}
  /// Called after the children got theirs.
  func continueAppearance(_ isAppearing: Bool, animated: Bool) {}
  /// Called after the did-callbacks.
  func finishAppearance(_ isAppearing: Bool, animated: Bool) {}

  // MARK: Containment

  open var parent: UIViewController? { storedParent }
  open var children: [UIViewController] { storedChildren }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) { noteMove(toParent: parent) }
  open func didMove(toParent parent: UIViewController?) { noteMoved(toParent: parent) }
  /// From one child to its sibling: the second view comes into the first one's superview.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration, options, animations, completion)
  }
  /// True for containers that tell their children themselves when they move.
  var movesChildren: Bool { false }
  /// A child has left without the container's doing.
  func childLeft(_ child: UIViewController) {}

  // MARK: Presentation

  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { storedDelegate.value }
    set {
      let old = storedDelegate.value
      storedDelegate.set(newValue)
      logDelegate(was: old)
      transitioningDelegateWatch?()
    }
  }
  /// A page sheet for ordinary controllers, unless set (F175).
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// How the system shows it and takes it away, pushed or presented; nil is the usual way.
  open var preferredTransition: Transition?
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: flag, completion: completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  /// What the system shows it in where nobody else says so; alerts have their own.
  func systemPresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController? { nil }
  /// How the system moves it where nobody else says so.
  func systemAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  // MARK: Segues

  /// The storyboard it was made from; nil for one that code made.
  open var storyboard: UIStoryboard? { originStoryboard }

  /// Asked before a segue that the interface starts; one that code performs does not ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// The last word before a segue is performed; its destination is made, and not yet loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performRegisteredSegue(identifier, sender: sender)
  }
  /// Whether an unwind segue may end here; by default where the action's method exists.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { self !== fromViewController && responds(to: action) }
  /// Shows `subsequentVC`, a child or presenter on the way of an unwind segue.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Previews

  /// For devices whose screens feel pressure; a stage's does not, and that is recorded.
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { addPreviews(delegate, sourceView) }
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    removePreviews(previewing)
  }

  /// Shows a controller the way the containers around this one do: pushed, or presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a detail the way a split controller around this one does: in its secondary column.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// The coordinator of the transition this controller or a container of it takes part in (F67).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let found: (any UIViewControllerTransitionCoordinator)? =
      findTransitionCoordinator() ?? session.rotation
    if found == nil { logMissingCoordinator() }
    return found
  }

  // MARK: Layout

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaChanged() } }
  }
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { extentChanged() } }
  }
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extentChanged() } }
  }
  open var automaticallyAdjustsScrollViewInsets = true
  /// What bars take at the top; since iOS 11 the safe area says it.
  open var topLayoutGuide: any UILayoutSupport { lengthGuide(.top) }
  open var bottomLayoutGuide: any UILayoutSupport { lengthGuide(.bottom) }
  /// In points; its container and its presentation hear of changes.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
  }
  /// False lets the view's margins be as small as the app makes them.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      viewIfLoaded?.layoutEdgesChanged()
    }
  }
  /// What the system keeps at the sides of a screen: 16 pt, and 20 from a width of 414 on.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
  open func viewLayoutMarginsDidChange() {}

  // MARK: Editing

  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    editButtonChanged()
  }
  /// Says Edit or Done, and turns editing on and off.
  open var editButtonItem: UIBarButtonItem { ownEditButton() }

  // MARK: Traits and size

  open var traitCollection: UITraitCollection { computedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this controller's view and children, whatever is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitSettings?.style ?? .unspecified }
    set { override(style: newValue) }
  }
  /// What the controller sets for one of its children.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { impose(collection, on: childViewController) }
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitSettings?.imposed : nil
  }

  /// The view will get another size; by a turned device or a resizing container.
  ///
  /// Passes it on to the children and to what is presented, each with the size that
  /// `size(forChildContentContainer:withParentContainerSize:)` gives it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(size: size, coordinator) }
  /// The traits will be others; passed on to the children and to what is presented.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(traits: newCollection, coordinator) }
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Bars around it

  /// Whether the bar at the bottom goes while it is on a stack.
  open var hidesBottomBarWhenPushed = false {
    didSet { if hidesBottomBarWhenPushed != oldValue { safeAreaChanged() } }
  }
  /// What the toolbar of its navigation controller shows for it.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    changeToolbarItems(to: toolbarItems, animated: animated)
  }
  /// What a tab bar shows for it; made on first use.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem() }
    set { replaceTabBarItem(by: newValue) }
  }

  // MARK: The device

  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var shouldAutorotate: Bool { true }
  /// Every one on a tablet, all but upside down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Inside an animation block the status bar changes with it.
  open func setNeedsStatusBarAppearanceUpdate() { session.statusBar.update() }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    session.orientationsMayHaveChanged()
  }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The view's superview, or the parent's side of the chain while there is none.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
}

extension UIViewController {
  /// What a change of parent or presentation is doing to the controller.
  enum Movement {
    case none
    case toParent
    case fromParent
    case presented
    case dismissed
  }

  /// Holds the delegate weakly (F36), and remembers the class of one that is gone.
  struct WeakTransitioningDelegate {
    private(set) weak var value: (any UIViewControllerTransitioningDelegate)?
    private var type: AnyClass?

    mutating func set(_ delegate: (any UIViewControllerTransitioningDelegate)?) {
      value = delegate
      type = delegate.map { Swift.type(of: $0) }
    }

    var lostType: String? { value == nil ? type.map { "\($0)" } : nil }
  }

  /// Its class, as messages name it: addresses would make two runs differ.
  final var kind: String { TypeNames.name(of: self) }

  /// The session its view is in, or the current one.
  var session: InterfaceSession {
    viewIfLoaded?.layer.session?.interface as? InterfaceSession ?? .current
  }
}
