public import QuartzCore

/// Lays views out in a row or a column, by their own sizes.
///
/// It places frames: a view's wish is its `intrinsicContentSize`, or where it has none what its
/// `sizeThatFits` answers, or the size it was added with.
/// - Source: Apple's UIStackView reference.
@MainActor @preconcurrency
open class UIStackView: UIView {
  private var arranged: [UIView] = []
  /// The sizes that views without a size of their own came with.
  var givenSizes: [ObjectIdentifier: CGSize] = [:]
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// As if no spacing of its own was set for a view.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The system's 8 points.
  public static let spacingUseSystem: CGFloat = .leastNormalMagnitude

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// Between neighbours; the least of it where the distribution spreads them.
  open var spacing: CGFloat = 0 {
    didSet {
      guard !spacing.isNaN else {
        session.record("UIStackView.spacing", "is no number; the old spacing stays")
        spacing = oldValue
        return
      }
      if spacing != oldValue { arrangementChanged() }
    }
  }
  /// Spacing counts from last baseline to first baseline in a column.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Views lie inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }
  open override var layoutMargins: UIEdgeInsets {
    didSet { if layoutMargins != oldValue { arrangementChanged() } }
  }

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// At `stackIndex` among the arranged; a new subview comes in front of the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard !isDescendant(of: view) else {
      return session.record(
        "UIStackView.insertArrangedSubview", "a view cannot be arranged inside itself")
    }
    arranged.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    givenSizes[ObjectIdentifier(view)] = view.bounds.size
    arranged.insert(view, at: min(max(0, stackIndex), arranged.count))
    arrangementChanged()
  }

  /// The view stays a subview where it is.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    forget(view)
    arrangementChanged()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard !spacing.isNaN, arranged.contains(where: { $0 === arrangedSubview }) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func forget(_ view: UIView) {
    arranged.removeAll { $0 === view }
    givenSizes[ObjectIdentifier(view)] = nil
    customSpacings[ObjectIdentifier(view)] = nil
    if view.sizing.isLeaving { finishLeaving(view) }
  }

  // MARK: What views are told

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    guard arranged.contains(where: { $0 === subview }) else { return }
    forget(subview)
    arrangementChanged()
  }

  /// By what its views want, at any size of its own.
  open override var intrinsicContentSize: CGSize {
    arrangement.wantedSize(in: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { arrangement.wantedSize(in: size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeArrangedSubviews()
  }

  override func contentSizeChanged(of subview: UIView) {
    if arranged.contains(where: { $0 === subview }) { arrangementChanged() }
  }

  override func hide(_ hidden: Bool, subview: UIView) {
    guard arranged.contains(where: { $0 === subview }) else {
      return super.hide(hidden, subview: subview)
    }
    hideArranged(subview, hidden)
  }

  package override func firstBaseline(inHeight height: CGFloat) -> CGFloat {
    arrangement.baseline(isFirst: true, inHeight: height)
  }
  package override func lastBaseline(inHeight height: CGFloat) -> CGFloat {
    arrangement.baseline(isFirst: false, inHeight: height)
  }

  final func arrangementChanged() {
    setNeedsLayout()
    contentSizeChanged()
  }
}
