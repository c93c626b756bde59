public import QuartzCore

/// One tab: an icon over a title.
/// - Source: Apple's UITabBarItem reference.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  private lazy var looks = BarLooks<UITabBarAppearance> { [weak self] in self?.itemChanged() }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.word
    image = UIImage(systemName: systemItem.symbolName)
    self.tag = tag
  }

  /// nil is the ordinary image.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { itemChanged() } }
  }
  /// In a pill at the icon's corner; nil shows none, an empty one a dot.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemChanged() } } }
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { itemChanged() } } }
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { itemChanged() } }
  }
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    itemChanged()
  }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
  open var standardAppearance: UITabBarAppearance? {
    get { looks[.standard] }
    set { looks[.standard] = newValue }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks[.scrollEdge] }
    set { looks[.scrollEdge] = newValue }
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var word: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.circle"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.number"
    }
  }
}
