public import QuartzCore

/// A window onto content that is larger than it; fingers move and scale what shows.
/// ```
///          finger moves past the slop            lifts
///  resting ─────────────────────────▶ dragging ─────────▶ moving ──at its end──▶ resting
///     │          ▲                        ▲   └─slowly──────────────────────────────▲
///     │          └──a finger comes down───┼──────────────────┘                      │
///     └──setContentOffset(_:animated:)────┴──▶ moving ──────────────────────────────┘
/// ```
/// The offset is the bounds' origin. While it moves by itself it is a function of time (``AxisMotion``),
/// on whole pixels, in its place at every moment of the stage.
/// - Source: Apple's UIScrollView and UIScrollViewDelegate references.
@MainActor @preconcurrency
open class UIScrollView: UIView, _ScrollDelegating {
  final weak var scrollDelegate: (any UIScrollViewDelegate)?
  final var phase = ScrollPhase.resting
  final var scrollSettings = ScrollSettings()
  final var indicators = ScrollIndicators()
  final var zooming = ScrollZoom()
  /// Fingers that are down on the content.
  final var touchCount = 0
  /// What the safe area added to the insets when it was last looked at.
  final var knownInset = UIEdgeInsets.zero
  final var knownSize = CGSize.zero
  final var guides = ScrollGuides()
  private final let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
  private final let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
  private final let gate = ContentTouchGate(target: nil, action: nil)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    clipsToBounds = true
    pan.addTarget(self, action: Selector("handlePan:", Self.handlePan))
    pinch.addTarget(self, action: Selector("handlePinch:", Self.handlePinch))
    pinch.isEnabled = false
    gate.delaysTouchesBegan = true
    gate.delaysTouchesEnded = false
    for recognizer in [gate, pan, pinch] { addGestureRecognizer(recognizer) }
  }

  // MARK: Content

  /// The part of the content at the upper left corner; the bounds' origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { jump(to: newValue) }
  }
  open var contentSize: CGSize {
    get { scrollSettings.contentSize }
    set { resizeContent(to: newValue) }
  }
  /// Added around the content, beside what the safe area adds.
  open var contentInset: UIEdgeInsets {
    get { scrollSettings.contentInset }
    set {
      guard newValue != scrollSettings.contentInset else { return }
      scrollSettings.contentInset = newValue
      insetsMayHaveChanged()
    }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrollSettings.adjustment }
    set {
      guard newValue != scrollSettings.adjustment else { return }
      scrollSettings.adjustment = newValue
      insetsMayHaveChanged()
    }
  }
  /// The content's inset with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { currentInset }
  open func adjustedContentInsetDidChange() {}
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }
  /// The least way that brings the rectangle into view; none where it is already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if super.bounds.origin != old.origin { offsetChanged() }
    }
  }

  // MARK: How it moves

  /// One direction for the whole of a drag that begins along an axis.
  open var isDirectionalLockEnabled = false
  /// Whether content gives way past its edges.
  open var bounces: Bool {
    get { scrollSettings.bouncesVertically && scrollSettings.bouncesHorizontally }
    set {
      scrollSettings.bouncesVertically = newValue
      scrollSettings.bouncesHorizontally = newValue
    }
  }
  open var bouncesVertically: Bool {
    get { scrollSettings.bouncesVertically }
    set { scrollSettings.bouncesVertically = newValue }
  }
  open var bouncesHorizontally: Bool {
    get { scrollSettings.bouncesHorizontally }
    set { scrollSettings.bouncesHorizontally = newValue }
  }
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsMayHaveChanged() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsMayHaveChanged() } }
  }
  /// Rests at whole multiples of its size.
  open var isPagingEnabled = false
  open var isScrollEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar may scroll it to its top.
  open var scrollsToTop = true
  /// Kept: a stage shows no keyboard that could be dismissed.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { if keyboardDismissMode != oldValue { recordKeyboard() } }
  }
  open var isTracking: Bool { touchCount > 0 }
  open var isDragging: Bool { if case .dragging = phase { true } else { false } }
  open var isDecelerating: Bool { phase.motion?.purpose == .deceleration }
  open var isScrollAnimating: Bool { phase.motion?.purpose == .animation }

  // MARK: Touches

  /// Whether content hears of fingers only when they do not scroll, after 0.15 s at most.
  open var delaysContentTouches = true
  /// Whether a drag takes a finger from content that has heard of it.
  open var canCancelContentTouches = true
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Not from controls, unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === pan ? mayDrag() : true }

  /// What pulling the content down shows, and loads anew.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { refreshControlChanged(from: oldValue) } }
  }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsLayout() } }
  }
  open var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsLayout() } }
  }
  open var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { indicatorsChanged() } }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if verticalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if horizontalScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { setNeedsLayout() } }
  }
  open func flashScrollIndicators() { flashIndicators() }

  // MARK: Scaling

  open var minimumZoomScale: CGFloat {
    get { zooming.least }
    set {
      zooming.least = newValue
      zoomRangeChanged()
    }
  }
  open var maximumZoomScale: CGFloat {
    get { zooming.most }
    set {
      zooming.most = newValue
      zoomRangeChanged()
    }
  }
  open var zoomScale: CGFloat {
    get { zooming.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  open var bouncesZoom = true
  open var isZooming: Bool { zooming.isPinched }
  open var isZoomBouncing: Bool { phase.motion?.purpose == .zoomBounce }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomAboutMiddle(to: scale, animated) }
  open func zoom(to rect: CGRect, animated: Bool) { zoomToRectangle(rect, animated) }

  // MARK: Layout

  /// The content's rectangle: what is constrained to it gives the content its size.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The view's own rectangle, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  open override func layoutSubviews() {
    sizeMayHaveChanged()
    super.layoutSubviews()
    takeContentSizeFromGuide()
    placeIndicators()
    refreshControl?.contentMoved()
    barsFollow()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  override var safeAreaOfContent: UIEdgeInsets { safeAreaLeftForContent }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if pan.delegate == nil { pan.delegate = self as? any UIGestureRecognizerDelegate }
    if window == nil { stopForGood() } else { insetsMayHaveChanged() }
  }

  /// Another delegate was set, by whatever type the view is known.
  func delegateChanged() {}
  /// The offset has changed, before the delegate hears of it.
  func didScroll() {}
  /// A finger came down and stopped the content: it has no other part in it.
  final var touchGate: ContentTouchGate { gate }
}
