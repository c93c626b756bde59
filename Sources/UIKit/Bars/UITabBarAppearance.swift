public import QuartzCore

/// The look of a tab bar: background, icons, titles and badges.
/// - Source: Apple's UITabBarAppearance reference.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// Icon over title, as on phones.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet {
      stackedLayoutAppearance = stackedLayoutAppearance.duplicate()
      changed()
    }
  }
  /// Kept: tabs are always stacked.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0

  public override init() { super.init() }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The look of tabs, state by state.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public init(style: Style) { super.init() }
  public override convenience init() { self.init(style: .stacked) }

  /// Forgets what was set; what a style looks like is the tab's own.
  public func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    for (mine, theirs) in zip(states, copy.states) { theirs.take(mine) }
    return copy
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
}

/// The look of tabs in one state.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var iconColor: UIColor?
  public var badgeBackgroundColor: UIColor?
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var badgePositionAdjustment = UIOffset.zero
  public var badgeTitlePositionAdjustment = UIOffset.zero

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
