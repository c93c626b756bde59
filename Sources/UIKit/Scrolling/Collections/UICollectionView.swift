public import QuartzCore

/// Items that a layout places; only those that show have cells.
/// - Source: Apple's UICollectionView reference.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  final var counts: [Int] = []
  final var loading = TableLoading.needed
  final var elements: [ElementKey: UICollectionReusableView] = [:]
  final var pool = CellPool()
  final var selection: [IndexPath] = []
  final var highlighted: IndexPath?
  final var updates = CollectionUpdates()
  final var knownBounds = CGRect.zero
  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  private final var layout: UICollectionViewLayout
  private final weak var storedDataSource: (any UICollectionViewDataSource)?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    beginCollection()
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    beginCollection()
  }

  private func beginCollection() {
    backgroundColor = .systemBackground
    layout.owner = self
  }

  // MARK: Who answers

  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      reloadLater()
    }
  }
  public final var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      scrollDelegate = newValue
      delegateChanged()
    }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Items are loaded when they show; nobody is told before.
  open var isPrefetchingEnabled = true

  override func delegateChanged() {
    collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { exchangeLayout(newValue, animated: false, completion: nil) }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    exchangeLayout(layout, animated: animated, completion: nil)
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { exchangeLayout(layout, animated: animated, completion: completion) }

  final func adopt(_ new: UICollectionViewLayout) {
    layout.owner = nil
    layout = new
    new.owner = self
    new.isPrepared = false
  }

  open override func layoutSubviews() {
    sizeMayHaveChanged()
    tile()
    super.layoutSubviews()
  }

  override func didScroll() {
    guard layout.isPrepared, layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.invalidateLayout()
  }

  /// Items that act as buttons give their finger to a drag.
  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  open func reloadData() { reload() }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var isEditing = false
  open var remembersLastFocusedIndexPath = false

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionView {
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1 << 0)
    public static let centeredVertically = Self(rawValue: 1 << 1)
    public static let bottom = Self(rawValue: 1 << 2)
    public static let left = Self(rawValue: 1 << 3)
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    public static let right = Self(rawValue: 1 << 5)
  }
}
