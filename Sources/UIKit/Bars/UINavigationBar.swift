public import QuartzCore

/// The bar above a stack of screens: a title, the way back, and buttons.
///
/// It stands below the top of the safe area, 44 pt high, or 96 with a large title; its background
/// reaches up to the edge. In a navigation controller nothing lies at its edge until something is
/// scrolled under it: there it is clear, as since iOS 15, unless it was given a scroll-edge
/// appearance or a colour.
/// - Source: Apple's UINavigationBar reference.
@MainActor @preconcurrency
open class UINavigationBar: UIView, UIBarPositioning {
  let background = BarBackgroundView(hairline: .bottom)
  /// The navigation controller that lays screens out by it.
  weak var owner: UINavigationController?
  var stack: [UINavigationItem] = []
  /// What shows, and what it is going over into.
  var content: NavigationBarContentView?
  var transition: NavigationBarTransition?
  /// An item changed while a transition ran.
  var isOutdated = false
  var legacy = LegacyLook()
  lazy var looks = BarLooks<UINavigationBarAppearance> { [weak self] in self?.lookChanged() }
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

  open weak var delegate: (any UINavigationBarDelegate)?
  open var barPosition: UIBarPosition {
    owner == nil ? delegate?.position(for: self) ?? .any : .topAttached
  }

  // MARK: Items

  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceItems(by: items ?? [], animated: animated)
  }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

  // MARK: Look since iOS 13

  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard { UINavigationBarAppearance() } }
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

  // MARK: Look before

  open var barStyle: UIBarStyle {
    get { legacy.style }
    set { changeLegacyStyle(to: newValue) }
  }
  /// True lets screens reach under the bar.
  open var isTranslucent: Bool {
    get { legacy.isTranslucent }
    set {
      guard newValue != legacy.isTranslucent else { return }
      changeLegacy(\.isTranslucent, to: newValue)
      owner?.barExtentChanged()
    }
  }
  /// The background's colour; nil is clear on a translucent bar and the system's on an opaque one.
  open var barTintColor: UIColor? {
    get { legacy.tint }
    set { changeLegacy(\.tint, to: newValue) }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { legacy.titleAttributes }
    set { changeLegacy(\.titleAttributes, to: newValue) }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { legacy.largeTitleAttributes }
    set { changeLegacy(\.largeTitleAttributes, to: newValue) }
  }
  open var shadowImage: UIImage? {
    get { legacy.shadowImage }
    set { changeLegacy(\.shadowImage, to: newValue) }
  }
  /// In the chevron's place.
  open var backIndicatorImage: UIImage? {
    get { legacy.backIndicator }
    set { changeLegacy(\.backIndicator, to: newValue) }
  }
  open var backIndicatorTransitionMaskImage: UIImage?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    legacy.images[barMetrics] = backgroundImage
    lookChanged()
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    legacy.images[barMetrics]
  }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { legacy.images[barMetrics] }
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    legacy.titleOffsets[barMetrics] = adjustment
    setNeedsLayout()
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    legacy.titleOffsets[barMetrics] ?? 0
  }

  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { largenessChanged() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    rebuildContent()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 0, height: height(showing: stack))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Up to the superview's top edge, under the status bar.
    let above = barPosition == .topAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    content?.frame = contentFrame
    transition?.leaving?.frame = contentFrame
  }

  /// Between what a turned phone's edges take at the sides.
  final var contentFrame: CGRect {
    let safe = safeAreaInsets
    return bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
  }
}

/// Told of a bar's items and asked before they change; all methods are optional.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
