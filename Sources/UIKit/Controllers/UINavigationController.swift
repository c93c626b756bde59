public import QuartzCore

/// A stack of screens, of which the last one shows.
/// - Source: Apple's UINavigationController reference; F3, F4, F7, F15, F16, F38–F44, F51, F177.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  /// In seconds (F71).
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// The stack as it is now; requests that wait do not show (F38).
  var stack: [UIViewController] = []
  var state = NavigationState.idle
  var queue: [NavigationRequest] = []
  /// The controller whose view stands in the transition view.
  var displayed: UIViewController?
  /// What the last animator left in its container.
  var leftovers: [UIView] = []
  /// The controller the delegate was last told of.
  weak var lastShown: UIViewController?
  let bar: UINavigationBar
  let bottomBar: UIToolbar
  var isBottomBarHidden = true
  /// The one the bars' sizes are for: what shows, or what a transition is moving to.
  weak var barSubject: UIViewController?
  /// The tab bar that goes along with a screen, while it does.
  var travellingTabBar: TravellingTabBar?
  let transitionView = UIView(frame: .zero)
  var isBarHidden = false
  /// Where the content was last laid out.
  var lastContentFrame = CGRect.null
  var interactivePop: InteractivePop?
  /// Hides the bars for gestures and compact heights.
  final lazy var hiding = BarHiding(owner: self)
  /// The bar gives room to content that scrolls, or takes it.
  final var barFollowsContent = false
  /// A bar that comes or goes with the transition that runs.
  final var barShift: BarShift?
  /// The class of the delegate that was set last.
  var delegateType: AnyClass?
  /// Whether the delegate of a type implements the animator method; learnt from its answers (F43).
  var animatorKnowledge: (type: ObjectIdentifier, isImplemented: Bool)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    prepare()
    change(to: [rootViewController], noting: nil)
    finishMoves([rootViewController])
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = UINavigationBar.make(navigationBarClass)
    bottomBar = UIToolbar.make(toolbarClass)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    bar.owner = self
    bar.lookChanged()
    bottomBar.isAtEdge = true
    bottomBar.isHidden = true
  }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { delegateChanged(from: oldValue) }
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The top one, or what is presented over it.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !projectedStack.contains { $0 === viewController },
      "pushViewController: pushing the same view controller instance more than once is not "
        + "supported (\(viewController.kind)); push a new one, or pop to it (F39)")
    request(NavigationRequest(kind: .push(viewController), isAnimated: animated))
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let stack = projectedStack
    guard stack.count > 1 else { return nil }
    request(NavigationRequest(kind: .pop, isAnimated: animated))
    return stack.last
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    let stack = projectedStack
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure(
        "popToViewController: \(viewController.kind) is not on the stack; see viewControllers"
      )
    }
    guard index < stack.count - 1 else { return [] }
    request(NavigationRequest(kind: .popTo(viewController), isAnimated: animated))
    return Array(stack[(index + 1)...])
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let stack = projectedStack
    guard stack.count > 1 else { return nil }
    request(NavigationRequest(kind: .popToRoot, isAnimated: animated))
    return Array(stack.dropFirst())
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    precondition(
      Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
      "setViewControllers: the same view controller is in the list twice (F39)")
    request(NavigationRequest(kind: .set(viewControllers), isAnimated: animated))
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: The bar

  open var navigationBar: UINavigationBar { bar }

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBar(hidden: hidden, animated: animated)
  }

  // MARK: The toolbar

  open var toolbar: UIToolbar! { bottomBar }

  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeToolbar(hidden: hidden, animated: animated)
  }

  // MARK: Bars that hide by themselves

  open var hidesBarsOnTap: Bool {
    get { hiding.reasons.contains(.tap) }
    set { hiding.set(.tap, newValue) }
  }
  open var hidesBarsOnSwipe: Bool {
    get { hiding.reasons.contains(.swipe) }
    set { hiding.set(.swipe, newValue) }
  }
  /// Hidden they stay until a tap or a swipe brings them back, or the app.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { hiding.reasons.contains(.keyboard) }
    set { hiding.set(.keyboard, newValue) }
  }
  /// In compact heights a tap shows and hides them.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { hiding.reasons.contains(.compactHeight) }
    set { hiding.set(.compactHeight, newValue) }
  }
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  /// The swipe from the left edge that pops.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return interactivePop?.recognizer
  }

  /// The swipe from anywhere that iOS 26 has; here there is none.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }

  // MARK: Orientations

  /// The delegate's word; without one what the device's kind allows.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? ownInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  final var ownInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }

  // MARK: The status bar

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// Over a bar the bar's style decides; without one the top screen.
  open override var childForStatusBarStyle: UIViewController? {
    isBarHidden ? topViewController : nil
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .black ? .lightContent : .default
  }

  // MARK: The view

  open override func loadView() { loadNavigationView() }

  override var movesChildren: Bool { true }
  override func childLeft(_ child: UIViewController) { drop(child) }
  /// The size its top screen would like is its own.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard container === topViewController else { return }
    preferredContentSize = container.preferredContentSize
  }

  override func appearanceChildren() -> [UIViewController] { shownChildren }

  override func prepareAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { chooseDisplayed() }
  }

  override func continueAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { showDisplayed(animated: animated) }
  }

  override func finishAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { tellDidShow(animated: animated) }
  }
}
