public import QuartzCore

/// The look of a bar's buttons, state by state.
/// - Source: Apple's UIBarButtonItemAppearance reference.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  public convenience override init() { self.init(style: .plain) }

  /// Forgets what was set; what a style looks like is the button's own.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
  }

  public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: .plain)
    for (mine, theirs) in zip(states, copy.states) { theirs.take(mine) }
    return copy
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// What a state says; where it says nothing the normal one's holds.
  func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let own =
      state.contains(.disabled)
      ? disabled.titleTextAttributes
      : state.contains(.highlighted) ? highlighted.titleTextAttributes : [:]
    return normal.titleTextAttributes.merging(own) { $1 }
  }
}

/// The look of a bar's buttons in one state.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance: NSObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var backgroundImage: UIImage?
  public var titlePositionAdjustment = UIOffset.zero
  public var backgroundImagePositionAdjustment = UIOffset.zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    backgroundImage = other.backgroundImage
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
