public import QuartzCore

/// Two or three columns side by side; on narrow screens one stack of all of them.
///
/// Columns stand beside each other where the width is regular: the overlays and displacements of
/// narrower tablets are recorded and shown as columns beside each other.
/// - Source: Apple's UISplitViewController reference.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn, tripleColumn
  }
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary, secondary, compact
  }
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile, overlay, displace
  }
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing
  }

  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  public final let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// What the app gave for each column, and what stands there: a stack around it.
  var given: [Column: UIViewController] = [:]
  var standing: [Column: UIViewController] = [:]
  var arrangement = SplitArrangement()
  /// Which columns show while there is room for them.
  var isHiddenByApp: Set<Column> = []

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// Primary and secondary, where no style names columns; else those that show.
  open var viewControllers: [UIViewController] {
    get { columns.compactMap { standing[$0] } }
    set { replaceColumns(by: newValue) }
  }
  open func viewController(for column: Column) -> UIViewController? { given[column] }
  open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, in: column) }
  open func show(_ column: Column) { reveal(column) }
  open func hide(_ column: Column) { conceal(column) }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc, sender: sender)
  }
  open override func show(_ vc: UIViewController, sender: Any?) {
    showDetail(vc, sender: sender)
  }

  // MARK: How they stand

  /// True where all columns are one stack.
  open var isCollapsed: Bool { arrangement.isCollapsed }
  open var displayMode: DisplayMode { currentMode }
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { modeChanged() } }
  }
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { modeChanged() } }
  }
  open var splitBehavior: SplitBehavior { .tile }
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { columnsChanged() }
  }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  private func columnsChanged() { viewIfLoaded?.setNeedsLayout() }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .separator
    view.clipsToBounds = true
    arrange()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
    placeColumns()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  override var movesChildren: Bool { true }
  open override var childForStatusBarStyle: UIViewController? { viewControllers.last }
  open override var childForStatusBarHidden: UIViewController? { viewControllers.last }
}

/// Decides what shows when columns become one stack and back. All methods are optional.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// True when the delegate has dealt with the secondary column itself, so that the primary shows.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}

extension UIViewController {
  /// The nearest split controller around it.
  public var splitViewController: UISplitViewController? {
    var controller = departing ?? parent
    while let current = controller {
      if let split = current as? UISplitViewController { return split }
      controller = current.parent
    }
    return nil
  }
}
