public import QuartzCore

/// Screens side by side, of which one shows, and the bar that chooses it.
/// - Source: Apple's UITabBarController reference.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  var tabs: [UIViewController] = []
  /// The chosen one; the one that shows follows at once, or by a transition.
  var chosen: UIViewController?
  /// The one whose view stands in the transition view.
  var displayed: UIViewController?
  var running: TransitionDriver?
  let bar = UITabBar(frame: .zero)
  let transitionView = UIView(frame: .zero)
  /// A pushed screen hides the bar.
  var isBarAway = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.belongs(to: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.belongs(to: self)
  }

  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { delegateWatch?() }
  }
  open var tabBar: UITabBar { bar }

  // MARK: Screens

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(by: viewControllers ?? [])
  }
  open var selectedViewController: UIViewController? {
    get { chosen }
    set { if let newValue { choose(newValue) } }
  }
  /// `NSNotFound` while there is none.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === chosen } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { choose(tabs[newValue]) } }
  }
  /// Empty: more tabs than fit share the bar's width, and there is no list of the rest.
  open private(set) lazy var moreNavigationController: UINavigationController = {
    session.record(
      "UITabBarController.moreNavigationController", "is not there yet; it is an empty stack")
    return UINavigationController(nibName: nil, bundle: nil)
  }()
  open var customizableViewControllers: [UIViewController]?

  // MARK: The view

  open override func loadView() { loadTabView() }

  override var movesChildren: Bool { true }
  override func childLeft(_ child: UIViewController) {
    guard tabs.contains(where: { $0 === child }) else { return }
    if child === displayed {
      child.vanish()
      displayed = nil
    }
    replaceTabs(by: tabs.filter { $0 !== child })
  }

  override func appearanceChildren() -> [UIViewController] {
    if let running, running.phase.isRunning { return [running.plan.to] }
    return displayed.map { [$0] } ?? []
  }

  override func prepareAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { showChosen() }
  }

  // MARK: What its delegate and its screens decide

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? ownInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
  final var ownInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }

  open override var childForStatusBarStyle: UIViewController? { chosen }
  open override var childForStatusBarHidden: UIViewController? { chosen }
}
