public import QuartzCore

/// What a bar shows of one of its things: the part that buttons and tabs have in common.
/// - Source: Apple's UIBarItem reference.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The view that shows the item; told of every change.
  weak var presenter: (any BarItemPresenter)?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var title: String? { didSet { if title != oldValue { itemChanged() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { itemChanged() } } }
  open var image: UIImage? { didSet { if image !== oldValue { itemChanged() } } }
  /// For a phone on its side; kept.
  open var landscapeImagePhone: UIImage?
  /// For the enlarged view of a tab; kept.
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { itemChanged() } }
  }
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?

  /// A state without attributes of its own has the normal one's.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    itemChanged()
  }

  /// Those of the normal state, and over them the state's own.
  final func effectiveAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let normal = attributes[UIControl.State.normal.rawValue] ?? [:]
    guard state != .normal, let own = attributes[state.rawValue] else { return normal }
    return normal.merging(own) { $1 }
  }

  /// Tells whatever shows the item.
  final func itemChanged() { presenter?.itemChanged(self) }
}

/// Shows a bar's item and follows its changes.
@MainActor
protocol BarItemPresenter: AnyObject {
  func itemChanged(_ item: UIBarItem)
}
