public import QuartzCore

/// Rows in sections, of which only those that show have cells.
///
/// Heights are asked for, or measured when a row first shows and guessed until then. What a row shows
/// is its data source's; cells that leave the screen are used again.
/// - Source: Apple's UITableView reference; metrics as measured on iOS 18 pictures (``TableLook``).
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  public let style: Style
  final var geometry = TableGeometry()
  final var loading = TableLoading.needed
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var headers: [Int: UIView] = [:]
  final var footers: [Int: UIView] = [:]
  final var pool = CellPool()
  final var selection: [IndexPath] = []
  final var highlighted: IndexPath?
  final var updates = TableUpdates()
  final var measuredWidth: CGFloat = 0
  final weak var tableDelegate: (any UITableViewDelegate)?
  private final weak var storedDataSource: (any UITableViewDataSource)?

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    beginTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    beginTable()
  }

  private func beginTable() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Who answers

  open weak var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      reloadLater()
    }
  }
  public final var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      scrollDelegate = newValue
      delegateChanged()
    }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  override func delegateChanged() {
    tableDelegate = scrollDelegate as? any UITableViewDelegate
    reloadLater()
  }

  // MARK: Heights

  /// `automaticDimension` measures each row.
  open var rowHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, rowHeight) }
  }
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionHeaderHeight) }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionFooterHeight) }
  }
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, estimatedRowHeight) }
  }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Above each header of a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionHeaderTopPadding) }
  }
  open var fillerRowHeight: CGFloat = 0

  private func heightsChanged(_ old: CGFloat, _ new: CGFloat) { if old != new { reloadLater() } }

  // MARK: Look

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { cellsChanged() } }
  }
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor != oldValue { cellsChanged() } }
  }
  /// Kept; separators are drawn in their colour.
  open var separatorEffect: UIVisualEffect?
  /// nil-like until set: separators begin at the text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      cellsChanged()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView) }
  }
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  open var sectionIndexColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private final var editing = false
  /// Kept; rows show no controls for editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    if editing {
      session.record(
        "UITableView.setEditing", "rows show no controls for deleting, inserting and moving")
    }
    for cell in cells.values { cell.setEditing(editing, animated: animated) }
  }

  open func reloadData() { reload() }

  // MARK: Layout

  open override func layoutSubviews() {
    tile()
    super.layoutSubviews()
  }

  /// Rows that act as buttons give their finger to a drag.
  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      reloadLater()
    }
  }

  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"
}

extension UITableView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
}

/// Whether a table knows what is in it.
enum TableLoading {
  case needed
  /// Its data source is being asked.
  case running
  case done
}
