public import QuartzCore

/// A row of buttons at the bottom of the screen, 44 pt high; its background reaches the edge.
/// - Source: Apple's UIToolbar reference.
@MainActor @preconcurrency
open class UIToolbar: UIView, UIBarPositioning {
  /// In points.
  static let height: CGFloat = 44

  let background = BarBackgroundView(hairline: .top)
  private var shown: [UIBarButtonItem] = []
  var content: ToolbarContentView?
  /// What goes while the content comes.
  var leaving: ToolbarContentView?
  var legacy = LegacyLook()
  lazy var looks = BarLooks<UIToolbarAppearance> { [weak self] in self?.lookChanged() }
  /// In a navigation controller, with nothing scrolled under it: clear unless told otherwise.
  package var isAtEdge = false { didSet { if isAtEdge != oldValue { lookChanged() } } }

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

  open weak var delegate: (any UIToolbarDelegate)?
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  open var items: [UIBarButtonItem]? {
    get { shown.isEmpty ? nil : shown }
    set { setItems(newValue, animated: false) }
  }
  /// With `animated` the old ones fade into the new ones.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard items ?? [] != shown || leaving != nil else { return }
    guard animated, window != nil else {
      leaving?.removeFromSuperview()
      leaving = nil
      return replaceContent(by: items ?? [])
    }
    prepareTransition(to: items ?? [])
    let coming = content
    UIView.animate(
      withDuration: UINavigationBar.fadeDuration, delay: 0, options: .allowUserInteraction
    ) {
      runTransition()
    } completion: { [weak self] _ in
      if let self, content === coming { endTransition(completed: true) }
    }
  }

  // MARK: Look

  open var standardAppearance: UIToolbarAppearance {
    get { looks.standard { UIToolbarAppearance() } }
    set { looks[.standard] = newValue }
  }
  open var compactAppearance: UIToolbarAppearance? {
    get { looks[.compact] }
    set { looks[.compact] = newValue }
  }
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks[.scrollEdge] }
    set { looks[.scrollEdge] = newValue }
  }
  open var barStyle: UIBarStyle {
    get { legacy.style }
    set { changeLegacyStyle(to: newValue) }
  }
  open var isTranslucent: Bool {
    get { legacy.isTranslucent }
    set { changeLegacy(\.isTranslucent, to: newValue) }
  }
  open var barTintColor: UIColor? {
    get { legacy.tint }
    set { changeLegacy(\.tint, to: newValue) }
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    legacy.images[barMetrics] = backgroundImage
    lookChanged()
  }
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { changeLegacy(\.shadowImage, to: shadowImage) }

  final func lookChanged() {
    if isAtEdge, looks[.scrollEdge] == nil {
      background.show(legacy.paints ? legacy.background : .clear)
    } else if let own = isAtEdge ? looks[.scrollEdge] : looks[.standard] {
      background.show(BarBackground(own))
    } else {
      background.show(legacy.paints ? legacy.background : BarBackground(UIToolbarAppearance()))
    }
    if content != nil { replaceContent(by: shown) }
  }

  // MARK: What shows

  private func replaceContent(by items: [UIBarButtonItem]) {
    shown = items
    content?.removeFromSuperview()
    content = nil
    guard !items.isEmpty else { return }
    let look = looks[.standard] ?? UIToolbarAppearance()
    let made = ToolbarContentView(items, look: look, bar: self)
    made.frame = contentFrame
    addSubview(made)
    content = made
  }

  /// Stands what comes, unseen, over what goes.
  final func prepareTransition(to items: [UIBarButtonItem]) {
    endTransition(completed: true)
    guard items != shown else { return }
    UIView.performWithoutAnimation {
      leaving = content
      content = nil
      replaceContent(by: items)
      content?.alpha = 0
    }
  }

  final func runTransition() {
    guard leaving != nil || content?.alpha == 0 else { return }
    leaving?.alpha = 0
    content?.alpha = 1
  }

  final func endTransition(completed: Bool) {
    if completed {
      leaving?.removeFromSuperview()
    } else if let before = leaving {
      content?.removeFromSuperview()
      content = before
      shown = before.items
    }
    leaving = nil
    content?.alpha = 1
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for button in content?.buttons ?? [] { button.refresh() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 0, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Down to the superview's bottom edge, under the home indicator.
    let below = superview.map { max(0, $0.bounds.maxY - frame.maxY) } ?? 0
    let reaches = isAtEdge || below <= (superview?.safeAreaInsets.bottom ?? 0)
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + (reaches ? below : 0))
    for view in [content, leaving] { view?.frame = contentFrame }
  }

  /// Between what a turned phone's edges take at the sides.
  final var contentFrame: CGRect {
    let safe = safeAreaInsets
    return CGRect(
      x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right),
      height: Self.height)
  }
}

@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The buttons of a toolbar, in their places.
final class ToolbarContentView: UIView, BarItemPresenter {
  let items: [UIBarButtonItem]
  /// One for each item that is no space.
  private(set) var buttons: [BarButtonView] = []

  init(_ items: [UIBarButtonItem], look: UIToolbarAppearance, bar: UIView) {
    self.items = items
    super.init(frame: .zero)
    for item in items where !item.isSpace && !item.isHidden {
      let button = BarButtonView(
        item, looks: item.style == .done ? look.doneButtonAppearance : look.buttonAppearance)
      item.presenter = self
      addSubview(button)
      buttons.append(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  func itemChanged(_ item: UIBarItem) {
    for button in buttons where button.item === item { button.refresh() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let parts: [ToolbarLayout.Part] = items.filter { !$0.isHidden }.map { item in
      if let button = buttons.first(where: { $0.item === item }) {
        return .item(button.contentWidth)
      }
      return item.content == .system(.flexibleSpace) ? .flexible : .fixed(max(0, item.width))
    }
    let spans = ToolbarLayout(parts, width: bounds.width).spans
    let isMirrored = (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
    var next = 0
    for (part, span) in zip(parts, spans) {
      guard case .item = part else { continue }
      let start = isMirrored ? bounds.width - span.end : span.start
      buttons[next].frame = CGRect(x: start, y: 0, width: span.length, height: bounds.height)
      next += 1
    }
  }
}
