public import QuartzCore

/// A button, a view or a space of a navigation bar or a toolbar.
/// - Source: Apple's UIBarButtonItem reference.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    /// Before iOS 7 with a border; looks like `plain`.
    case bordered = 1
    /// Semibold: what the person is most likely to do.
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl
    case close = 24
  }

  /// What it shows: its title and image, one of the system's things, or nothing but room.
  enum Content: Equatable {
    case own
    case system(SystemItem)
  }

  let content: Content

  public override init() {
    content = .own
    super.init()
  }

  public required init?(coder: NSCoder) {
    content = .own
    super.init(coder: coder)
  }

  /// The one all others go through.
  init(content: Content, action: UIAction?) {
    self.content = content
    super.init()
    primaryAction = action
    if let action, content == .own {
      title = action.title.isEmpty ? nil : action.title
    }
  }

  open var style = Style.plain { didSet { if style != oldValue { itemChanged() } } }
  /// In points; 0 is as wide as the content. The size of a fixed space.
  open var width: CGFloat = 0 { didSet { if width != oldValue { itemChanged() } } }
  open var possibleTitles: Set<String>?
  open var customView: UIView? {
    didSet { if customView !== oldValue { itemChanged() } }
  }
  /// Weak; without a target the action goes along the responder chain.
  open weak var target: AnyObject?
  /// The view that shows it, in the last bar that did.
  weak var shownView: UIView?
  open var action: Selector?
  /// Performed instead of `action`.
  open var primaryAction: UIAction? {
    didSet {
      guard primaryAction !== oldValue, let primaryAction, content == .own else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
    }
  }
  /// Kept; a press of an item that has nothing but a menu shows none, and is recorded.
  open var menu: UIMenu?
  open var isSelected = false { didSet { if isSelected != oldValue { itemChanged() } } }
  /// Takes the item out of its bar without taking it out of the list (iOS 16).
  open var isHidden = false { didSet { if isHidden != oldValue { itemChanged() } } }
  /// nil is the bar's.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { itemChanged() } } }
}

// MARK: Making one

extension UIBarButtonItem {
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(content: .own, action: nil)
    self.title = title
    self.style = style
    aim(at: target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(content: .system(systemItem), action: nil)
    if systemItem == .done || systemItem == .save { style = .done }
    aim(at: target, action)
  }

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(content: .own, action: nil)
    self.image = image
    self.style = style
    aim(at: target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(content: .own, action: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(content: .system(systemItem), action: primaryAction)
    if systemItem == .done || systemItem == .save { style = .done }
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init(content: .own, action: nil)
    self.customView = customView
  }

  /// A space of `width` points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(content: .system(.fixedSpace), action: nil)
    item.width = width
    return item
  }

  /// A space that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(content: .system(.flexibleSpace), action: nil)
  }

  private func aim(at target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Room, and nothing to press.
  var isSpace: Bool { content == .system(.fixedSpace) || content == .system(.flexibleSpace) }

  /// Does what the item is for: its closure, or its action at its target.
  func perform(for event: UIEvent?) {
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action else {
      if menu != nil {
        InterfaceSession.current.record("UIBarButtonItem.menu", "is kept but not shown")
      }
      return
    }
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
}
