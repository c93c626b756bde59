public import QuartzCore

/// The header or footer of a section: a title in the style of its table, or what an app puts there.
/// - Source: Apple's UITableViewHeaderFooterView reference.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// Whose title it shows.
  enum Role: Equatable {
    case header(UITableView.Style)
    case footer(UITableView.Style)

    var isHeader: Bool { if case .header = self { true } else { false } }
    var style: UITableView.Style {
      switch self {
      case .header(let style), .footer(let style): style
      }
    }
  }

  public internal(set) final var reuseIdentifier: String?
  final var role = Role.header(.plain) { didSet { if role != oldValue { styleLabel() } } }
  final var margin: CGFloat = 16
  private final var label: UILabel?
  private final var detail: UILabel?
  private final let content = UIView(frame: .zero)

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: InterfaceSession.current.takeIdentifierOfNewCell())
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  open var contentView: UIView { content }
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel(frame: .zero)
    label = made
    content.addSubview(made)
    styleLabel()
    return made
  }
  /// Only grouped headers have one.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let made = UILabel(frame: .zero)
    made.font = .preferredFont(forTextStyle: .footnote)
    made.textColor = .secondaryLabel
    detail = made
    content.addSubview(made)
    return made
  }
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open func prepareForReuse() {}

  /// Grouped headers are in capitals.
  final var title: String? {
    get { label?.text }
    set {
      let isCapital = role.isHeader && role.style == .grouped || role == .header(.insetGrouped)
      textLabel?.text = isCapital ? newValue?.uppercased() : newValue
    }
  }

  private final func styleLabel() {
    guard let label else { return }
    if role.style == .plain {
      label.font = .preferredFont(forTextStyle: .headline)
      label.textColor = .label
    } else {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
    }
    label.numberOfLines = role.isHeader ? 1 : 0
    setNeedsLayout()
  }

  /// The table has put it somewhere; a header that sticks hides what goes under it.
  final func take(_ role: Role, margin: CGFloat, _ frame: CGRect, in table: UITableView) {
    self.role = role
    if margin != self.margin {
      self.margin = margin
      setNeedsLayout()
    }
    if role.style == .plain, backgroundView == nil,
      backgroundColor == nil || backgroundColor == .systemBackground
    {
      backgroundColor = .systemBackground
    }
  }

  open override func layoutSubviews() {
    content.frame = bounds
    backgroundView?.frame = bounds
    super.layoutSubviews()
    guard let label, label.translatesAutoresizingMaskIntoConstraints else { return }
    let left = margin + safeAreaInsets.left
    let width = max(0, bounds.width - left - margin - safeAreaInsets.right)
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let y: CGFloat
    switch role {
    case .header(.plain), .footer(.plain): y = (bounds.height - height) / 2
    case .header: y = bounds.height - height - 7
    case .footer: y = 7
    }
    label.frame = CGRect(x: left, y: y.rounded(), width: width, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - 2 * margin)
    let text =
      label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0
    switch role {
    case .header(.plain), .footer(.plain):
      return CGSize(width: size.width, height: max(TableLook.plainHeader, text + 8))
    case .header: return CGSize(width: size.width, height: max(TableLook.groupedHeader, text + 14))
    case .footer: return CGSize(width: size.width, height: text + 7 + 14)
    }
  }
}
