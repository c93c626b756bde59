public import QuartzCore

/// The bar of tabs at the bottom of the screen, 49 pt high over the safe area.
/// - Source: Apple's UITabBar reference.
@MainActor @preconcurrency
open class UITabBar: UIView, BarItemPresenter {
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  let background = BarBackgroundView(hairline: .top)
  private var shown: [UITabBarItem] = []
  private(set) var buttons: [TabButton] = []
  weak var owner: UITabBarController?
  var legacy = LegacyLook()
  lazy var looks = BarLooks<UITabBarAppearance> { [weak self] in self?.lookChanged() }
  /// Something is scrolled under the bar: it shows its standard look.
  package var isScrolledUnder = false {
    didSet { if isScrolledUnder != oldValue { lookChanged() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    lookChanged()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    lookChanged()
  }

  open weak var delegate: (any UITabBarDelegate)?

  open var items: [UITabBarItem]? {
    get { shown.isEmpty ? nil : shown }
    set { setItems(newValue, animated: false) }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard items ?? [] != shown else { return }
    shown = items ?? []
    if let selectedItem, !shown.contains(selectedItem) { self.selectedItem = nil }
    rebuild()
  }
  open weak var selectedItem: UITabBarItem? {
    didSet {
      for button in buttons { button.isSelected = button.item === selectedItem }
    }
  }

  // MARK: Look

  open var standardAppearance: UITabBarAppearance {
    get { looks.standard { UITabBarAppearance() } }
    set { looks[.standard] = newValue }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks[.scrollEdge] }
    set { looks[.scrollEdge] = newValue }
  }
  open var barStyle: UIBarStyle {
    get { legacy.style }
    set { changeLegacyStyle(to: newValue) }
  }
  open var isTranslucent: Bool {
    get { legacy.isTranslucent }
    set {
      changeLegacy(\.isTranslucent, to: newValue)
      owner?.barExtentChanged()
    }
  }
  open var barTintColor: UIColor? {
    get { legacy.tint }
    set { changeLegacy(\.tint, to: newValue) }
  }
  open var backgroundImage: UIImage? {
    get { legacy.images[.default] }
    set { changeLegacy(\.images, to: newValue.map { [.default: $0] } ?? [:]) }
  }
  open var shadowImage: UIImage? {
    get { legacy.shadowImage }
    set { changeLegacy(\.shadowImage, to: newValue) }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { for button in buttons { button.unselectedTint = unselectedItemTintColor } }
  }
  /// Kept: the tabs share the bar's width.
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var selectionIndicatorImage: UIImage?

  final func lookChanged() {
    let isAtEdge = owner != nil && !isScrolledUnder
    let own = isAtEdge ? looks[.scrollEdge] : looks[.standard]
    if let own {
      background.show(BarBackground(own))
    } else if legacy.paints {
      background.show(legacy.background)
    } else {
      background.show(isAtEdge ? .clear : BarBackground(UITabBarAppearance()))
    }
    rebuild()
  }

  /// Its controller stands it at the screen's edge.
  final func belongs(to controller: UITabBarController) {
    owner = controller
    lookChanged()
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    let look = looks[.standard]?.stackedLayoutAppearance ?? UITabBarItemAppearance()
    buttons = shown.map { item in
      let button = TabButton(item, look: item.standardAppearance?.stackedLayoutAppearance ?? look)
      button.unselectedTint = unselectedItemTintColor
      button.isSelected = item === selectedItem
      button.addAction(
        UIAction { [weak self, weak item] _ in item.map { self?.pressed($0) } },
        for: .touchUpInside)
      item.presenter = self
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func pressed(_ item: UITabBarItem) {
    if let owner { return owner.pressed(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  func itemChanged(_ item: UIBarItem) {
    for button in buttons where button.item === item { button.refresh() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : 0,
      height: CGFloat(session.device.tabBarHeight) + safeAreaInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let height = min(bounds.height, CGFloat(session.device.tabBarHeight))
    let width = bounds.width / CGFloat(buttons.count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: height)
    }
  }
}

/// Told of the tab that was chosen; all methods are optional.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
