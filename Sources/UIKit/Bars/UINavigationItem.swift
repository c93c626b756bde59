public import QuartzCore

/// What a navigation bar shows for one controller.
/// - Source: Apple's UINavigationItem reference.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before it in the stack; the first one is large.
    case automatic = 0
    case always = 1
    case never = 2
    /// In the middle of the bar (iOS 17).
    case inline = 3
  }

  /// What the button to this item says on the next screen.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title where there is room, else "Back", else the chevron alone.
    case `default` = 0
    /// "Back" where there is room, else the chevron alone.
    case generic = 1
    /// The chevron alone.
    case minimal = 2
  }

  /// The bar that has it on its stack.
  weak var bar: UINavigationBar?
  private var left: [UIBarButtonItem] = []
  private var right: [UIBarButtonItem] = []

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// Stands in the title's place.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// A line over the title; the bar grows by 30 pt for it.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// How much of its large title's room the content has taken, in points.
  private(set) var collapse: CGFloat = 0
  final func setCollapse(_ collapse: CGFloat) { self.collapse = collapse }

  // MARK: The way back

  /// What the back button of the next screen says; an empty one leaves the chevron alone.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }
  /// Stands for the back button of the next screen: its title, image, tint and action count.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed() } }
  }
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed() } }
  }
  open var hidesBackButton: Bool {
    get { isBackHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != isBackHidden else { return }
    isBackHidden = hidesBackButton
    changed(animated: animated)
  }
  private var isBackHidden = false

  /// Performed by the next press of this item's back button, instead of going back (iOS 16).
  open var backAction: UIAction?

  // MARK: Buttons; the first one is outermost

  open var leftBarButtonItem: UIBarButtonItem? {
    get { left.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { right.first }
    set { setRightBarButton(newValue, animated: false) }
  }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { left.isEmpty ? nil : left }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { right.isEmpty ? nil : right }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard (items ?? []) != left else { return }
    left = items ?? []
    changed(animated: animated)
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard (items ?? []) != right else { return }
    right = items ?? []
    changed(animated: animated)
  }
  /// Whether the back button stays beside items on the left.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  // MARK: Look; nil is the bar's

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  open var standardAppearance: UINavigationBarAppearance? {
    get { looks[.standard] }
    set { looks[.standard] = newValue }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks[.compact] }
    set { looks[.compact] = newValue }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks[.scrollEdge] }
    set { looks[.scrollEdge] = newValue }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks[.compactScrollEdge] }
    set { looks[.compactScrollEdge] = newValue }
  }
  private lazy var looks = BarLooks<UINavigationBarAppearance> { [weak self] in self?.changed() }

  private func changed(animated: Bool = false) { bar?.itemChanged(self, animated: animated) }
}
