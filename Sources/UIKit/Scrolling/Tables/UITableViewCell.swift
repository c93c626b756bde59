public import QuartzCore

/// One row: content, an accessory at its end, and backgrounds that show selection.
/// ```
/// │ margin │ image │ text ……………… detail │ accessory │ margin │
/// │        └───────── contentView ──────┘
/// ```
/// - Source: Apple's UITableViewCell reference.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  final let style: CellStyle
  public internal(set) final var reuseIdentifier: String?
  final weak var table: UITableView?
  final var place = CellPlace() { didSet { if place != oldValue { placeChanged() } } }
  final var parts = CellParts()
  final let separator = UIView(frame: .zero)
  private final let content = UIView(frame: .zero)

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableLook.row))
    begin()
  }

  /// The way a registered class is made: the table has told the session the identifier.
  public override convenience init(frame: CGRect) {
    self.init(
      style: .default, reuseIdentifier: InterfaceSession.current.takeIdentifierOfNewCell())
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    content.frame = bounds
    addSubview(content)
    separator.isUserInteractionEnabled = false
    addSubview(separator)
  }

  // MARK: Content

  open var contentView: UIView { content }
  /// Made on first use, as are the other labels and the image view.
  open var textLabel: UILabel? { ownTextLabel }
  open var detailTextLabel: UILabel? { ownDetailLabel }
  open var imageView: UIImageView? { ownImageView }
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  open var separatorInset: UIEdgeInsets {
    get {
      parts.separatorInset ?? place.separatorInset
        ?? .init(top: 0, left: place.margin, bottom: 0, right: 0)
    }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }
  open func prepareForReuse() { forgetState() }

  // MARK: Accessories

  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }
  /// In the place of the accessory's type.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { replaceAccessory(oldValue) } }
  }
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var editingStyle: EditingStyle { .none }
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != parts.isSelected else { return }
    parts.isSelected = selected
    showState(animated: animated)
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != parts.isHighlighted else { return }
    parts.isHighlighted = highlighted
    showState(animated: animated)
  }

  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
  }
  /// Shown while the cell is selected or under a finger; the system's grey unless set.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { replaceSelectedBackground(by: newValue) }
  }
  open var multipleSelectionBackgroundView: UIView?
  /// What is shown in the content view, in the place of labels and image.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView = contentView.show(contentConfiguration, in: configuredView)
      setNeedsLayout()
    }
  }
  final var configuredView: (any UIView & UIContentView)?
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 || style == .value2 ? .valueCell() : .cell()
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = parts.isSelected
    state.isHighlighted = parts.isHighlighted
    state.isEditing = isEditing
    return state
  }
  /// Where a subclass configures itself for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { configurationChanged() }
  }
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var focusStyle = FocusStyle.default
  open var userInteractionEnabledWhileDragging = true

  // MARK: Layout

  open override func layoutSubviews() {
    placeParts()
    super.layoutSubviews()
  }

  /// As high as its labels need in a width, and no lower than a row.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize(in: size) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    accessoryChanged()
  }

  // MARK: Fingers

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table else { return super.touchesBegan(touches, with: event) }
    table.touchBegan(self)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table else { return super.touchesEnded(touches, with: event) }
    table.touchEnded(self)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table else { return super.touchesCancelled(touches, with: event) }
    table.touchCancelled(self)
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }
}

/// What a cell shows because of where it is in its table.
struct CellPlace: Equatable {
  var margin: CGFloat = 16
  var isCard = false
  var isGrouped = false
  var isFirst = false
  var isLast = false
  /// nil for none.
  var separator: UIColor?
  var separatorInset: UIEdgeInsets?
}

/// Parts of a cell that are made when they are needed, and its state.
@MainActor
struct CellParts {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var accessory: UIView?
  var selectedBackground: UIView?
  var hasOwnSelectedBackground = false
  /// The grouped table's white, where nothing else is behind the content.
  var fill: UIView?
  var isSelected = false
  var isHighlighted = false
  var separatorInset: UIEdgeInsets?
}
