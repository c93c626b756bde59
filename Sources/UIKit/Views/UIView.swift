public import QuartzCore

/// A rectangle of the interface: a layer, its place in the hierarchy, and its part in events.
/// - Source: Apple's UIView reference.
@MainActor @preconcurrency
open class UIView: UIResponder, CALayerDelegate, @preconcurrency NSCoding, UITraitEnvironment {
  private var storedLayer: CALayer?
  var subviewList: [UIView] = []
  weak var parentView: UIView? { didSet { TraitGeneration.advance() } }
  /// The controller whose view it is.
  package weak var viewController: UIViewController? { didSet { TraitGeneration.advance() } }
  var recognizers: [UIGestureRecognizer] = []
  var storedTintColor: UIColor?
  var storedBackgroundColor: UIColor?
  /// How the corners are rounded, where the app said so.
  final var storedCorners: UICornerConfiguration?
  /// What assistive technology would be told, once the app said something.
  final var accessibility: AccessibilityDetails?
  /// What tilting the device would move, once there is something.
  final var storedMotionEffects: [UIMotionEffect]?
  weak var maskingView: UIView?
  var storedMask: UIView?
  /// The safe area as it was last told.
  var knownSafeArea = UIEdgeInsets.zero
  /// Priorities of its own size.
  var sizing = ViewSizing()
  /// The traits as they were last told, and what the view makes of those that come to it.
  var knownTraits: UITraitCollection?
  var traitSettings: TraitSettings?
  /// What it worked out last, while it was in a window.
  final var workedOutTraits: KnownTraits?
  /// Constraints and guides, once there are any.
  final var constraintStore: ConstraintStore?
  var layoutState = ViewLayoutState.never
  /// Animations that run without `allowUserInteraction`: they keep touches away (F124).
  var blockingAnimations = 0
  /// Property animators' animations, under which touches hit what shows.
  var playedAnimations = 0

  public init(frame: CGRect) {
    super.init()
    // Not by the property: a subclass's observers see changes, not the beginning.
    place(frame)
  }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(frame: Self.frameOfNewView) }

  /// What `init()` gives to `init(frame:)`.
  class var frameOfNewView: CGRect { .zero }

  open func encode(with coder: NSCoder) {}

  /// The class the view's layer is made of.
  open class var layerClass: AnyClass { CALayer.self }

  /// Made on first use, with the view as its delegate.
  public final var layer: CALayer {
    if let storedLayer { return storedLayer }
    let made = CALayer.make(type(of: self).layerClass)
    storedLayer = made
    made.delegate = self
    made.contentsScale = InterfaceSession.current.screen.scale
    if !isPlain { made.setNeedsDisplay() }
    return made
  }

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// A promise that nothing shows through; it changes no pixel here.
  open var isOpaque = true
  open var clearsContextBeforeDrawing = true
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { apply(contentMode) } }
  }
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  /// Whether the view's own frame is its place where constraints ask for it.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      if constraintStore?.participant != nil { layoutEngine?.rebuild() }
    }
  }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? usualAccessibilityTraits }
    set { changeAccessibility(\.traits, to: newValue) }
  }
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { changeAccessibility(\.hint, to: newValue) }
  }
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { changeAccessibility(\.value, to: newValue) }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { changeAccessibility(\.isModal, to: newValue) }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { changeAccessibility(\.hidesElements, to: newValue) }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { changeAccessibility(\.groupsChildren, to: newValue) }
  }
  /// In the screen's coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? convert(bounds, to: session.screen.coordinateSpace) }
    set { changeAccessibility(\.frame, to: newValue) }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { changeAccessibility(\.elements, to: newValue) }
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  /// What a view of its kind is; those of this module say it.
  package var usualAccessibilityTraits: UIAccessibilityTraits { .none }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      if constraintStore != nil { layoutEngine?.rebuild() }
      setNeedsLayout()
    }
  }
  open var restorationIdentifier: String?
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      guard layoutMargins != oldValue else { return }
      layoutEdgesChanged()
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true

  // MARK: Geometry and appearance; what they do is in the extensions

  /// The view's rectangle in its superview; undefined while a transform is set (F144).
  open var frame: CGRect {
    get { layer.frame }
    set { place(newValue) }
  }
  /// The view's rectangle in its own coordinates; its origin scrolls what is inside.
  open var bounds: CGRect {
    get { layer.bounds }
    set { size(newValue) }
  }
  /// Where the anchor point lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { move(to: newValue) }
  }
  /// About the anchor point, which is the center unless it was moved.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { transform(by: newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// 0…1; multiplies everything in the view.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { fade(to: newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden || sizing.isLeaving }
    set { hide(newValue) }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var backgroundColor: UIColor? {
    get { shownBackgroundColor }
    set { fill(with: newValue) }
  }
  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }
  /// The part of it that subviews have; a scroll view's content has what the insets leave.
  var safeAreaOfContent: UIEdgeInsets { safeAreaInsets }

  /// Where a subclass draws, in the current context; a view that draws nothing has no contents.
  ///
  /// Always the whole bounds. What is drawn outside them does not show.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { if !isPlain { layer.setNeedsDisplay() } }
  open func setNeedsDisplay(_ rect: CGRect) { if !isPlain { layer.setNeedsDisplay(rect) } }
  open func display(_ layer: CALayer) { layer.declineDisplay() }
  open func layerWillDraw(_ layer: CALayer) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer { drawContents(in: ctx) }
  }

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(afterScreenUpdates: afterUpdates)
  }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets) }
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawSnapshot(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: Hierarchy: told to subclasses

  open var superview: UIView? { parentView }
  open var subviews: [UIView] { subviewList }
  open var window: UIWindow? { parentView?.window }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  open func removeFromSuperview() { leaveSuperview() }
  open func bringSubviewToFront(_ view: UIView) {
    if view.parentView === self { insert(view, at: subviewList.count) }
  }
  open func sendSubviewToBack(_ view: UIView) {
    if view.parentView === self { insert(view, at: 0) }
  }

  // MARK: Layout: told to subclasses

  /// Gives subviews that constraints place their places; overrides call it first.
  open func layoutSubviews() { placeConstrainedSubviews() }
  /// The size the view would like; by default the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() {
    resizeFromTopLeft(to: sizeThatFits(bounds.size))
  }
  /// The size at which the view's content fits, near a target; without constraints its own wish.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    compressedSize(near: targetSize)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittedSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }
  /// A subview's size of its own has changed; those that lay out by it answer.
  func contentSizeChanged(of subview: UIView) {}
  /// A subview is to be hidden or shown.
  func hide(_ hidden: Bool, subview: UIView) { subview.layer.isHidden = hidden }
  /// Where text stands, from the top of a view of a height; by default at its bottom.
  package func firstBaseline(inHeight height: CGFloat) -> CGFloat { height }
  package func lastBaseline(inHeight height: CGFloat) -> CGFloat { height }
  // MARK: Constraints: told to subclasses

  open class var requiresConstraintBasedLayout: Bool { false }
  /// Where a subclass changes its constraints; asked for by ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }
  open func needsUpdateConstraints() -> Bool { constraintStore?.needsUpdate ?? false }
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
  /// From the frame to the part that is aligned with other views.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The part that no bar and no edge of the device covers.
  open var safeAreaLayoutGuide: UILayoutGuide { edgeGuide(.safeArea) }
  /// The part inside the view's margins.
  open var layoutMarginsGuide: UILayoutGuide { edgeGuide(.margins) }
  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}

  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    if case .never = layoutState {
      layoutState = .running(isFirst: true)
    } else {
      layoutState = .running(isFirst: false)
    }
    defer { layoutState = .done }
    inOwnTraits {
      solveConstraints()
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
  }

  /// Inside an animation block an action that animates; outside of any, none (F137).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return NSNull() }
    return animationAction(forKey: event) ?? NSNull()
  }

  // MARK: Events

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = bounds
    return point.x >= area.minX && point.x < area.maxX && point.y >= area.minY
      && point.y < area.maxY
  }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.attachedView = self
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.giveUp()
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attachedView = nil
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Tint

  /// Inherited from the superview; the system's blue at the top.
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      guard newValue != storedTintColor else { return }
      storedTintColor = newValue
      tintChanged()
    }
  }
  open func tintColorDidChange() {}
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  open var traitCollection: UITraitCollection { computedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// For the views of this module: they draw or measure again what depends on traits.
  func traitsDidChange(from previous: UITraitCollection) {}
  /// Light or dark for this view and all in it, whatever its superview is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitSettings?.style ?? .unspecified }
    set { override(style: newValue) }
  }

  /// The view whose alpha multiplies this one's; it lies in this view's coordinates.
  open var mask: UIView? {
    get { storedMask }
    set {
      storedMask?.maskingView = nil
      storedMask = newValue
      newValue?.maskingView = self
      layer.mask = newValue?.layer
    }
  }

  /// The controller that owns the view, then the view's superview.
  open override var next: UIResponder? { viewController ?? superview }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
