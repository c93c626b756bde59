public import QuartzCore

/// The bar above a stack of screens: its geometry, its colour and its items.
///
/// It stands below the top of the safe area, 44 pt high; its background reaches up to the edge.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  private let background = UIView(frame: .zero)
  /// The navigation controller that lays screens out by it.
  weak var owner: UINavigationController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    background.isUserInteractionEnabled = false
    addSubview(background)
    paint()
  }

  /// True lets screens reach under the bar.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      paint()
      owner?.barExtentChanged()
    }
  }

  /// The background's colour; nil is clear on a translucent bar and white on an opaque one.
  open var barTintColor: UIColor? {
    didSet { paint() }
  }

  open private(set) var items: [UINavigationItem]? = []
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in self.items ?? [] where item.bar === self { item.bar = nil }
    self.items = items
    for item in items ?? [] { item.bar = self }
  }

  /// Something the bar shows of an item has changed.
  func itemChanged(_ item: UINavigationItem, animated: Bool) { setNeedsLayout() }

  private func paint() {
    background.backgroundColor = barTintColor ?? (isTranslucent ? nil : UIColor(white: 1, alpha: 1))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Up to the superview's top edge, under the status bar.
    let above = max(0, frame.minY)
    background.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
  }
}
