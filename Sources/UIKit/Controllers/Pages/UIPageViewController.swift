public import QuartzCore

/// Pages side by side, of which one shows; a finger or code turns to the next.
///
/// Pages slide; the curl of paper is recorded and slides too. Two pages at once are not there.
/// - Source: Apple's UIPageViewController reference. How far a drag must go is unmeasured.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min, mid, max
  }
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation
  open private(set) var spineLocation = SpineLocation.none
  open var isDoubleSided = false
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { dotsMayHaveChanged() } }
  }
  /// Between pages while they move, in points.
  let spacing: CGFloat
  var current: UIViewController?
  var turn: PageTurn?
  /// A turn that waits for the one that runs.
  var waiting: (() -> Void)?
  let pan = UIPanGestureRecognizer(target: nil, action: nil)
  private let panDelegate = PagePanDelegate()
  var dots: UIPageControl?

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let given = options?[.interPageSpacing]
    spacing = given as? CGFloat ?? (given as? Double).map { CGFloat($0) } ?? 0
    super.init(nibName: nil, bundle: nil)
    if let raw = options?[.spineLocation] as? Int {
      spineLocation = SpineLocation(rawValue: raw) ?? .none
    } else if style == .pageCurl {
      spineLocation = .min
    }
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spacing = 0
    super.init(coder: coder)
  }

  /// The page that shows.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// Turns to a page; `direction` says from which side it comes.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { show(viewControllers ?? [], direction, animated: animated, completion) }

  /// The pan that turns pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [pan] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    panDelegate.owner = self
    pan.delegate = panDelegate
    pan.addTarget(self, action: Selector("pan:", Self.panned))
    view.addGestureRecognizer(pan)
    placeCurrent()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeDots()
    if turn == nil { current?.viewIfLoaded?.frame = pageFrame }
  }

  override var movesChildren: Bool { true }
  override func appearanceChildren() -> [UIViewController] {
    if let turn { return [turn.to] }
    return current.map { [$0] } ?? []
  }
}

/// Says which pages there are.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Optional: pages that scroll from side to side get dots when both are there.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told of turns that a finger makes. All methods are optional.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}
