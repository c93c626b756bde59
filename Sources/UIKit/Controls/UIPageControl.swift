public import QuartzCore

/// A dot for each page, the current one standing out.
/// - Source: Apple's UIPageControl reference.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  package override var usualAccessibilityTraits: UIAccessibilityTraits { .adjustable }
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// A dot's diameter, and from one dot to the next.
  static let dot = 7.0
  static let pitch = 17.0
  static let thickness = 26.0

  private var count = 0
  private var page = 0
  private var dots: [PageDot] = []
  let platter = UIView(frame: .zero)
  var indicatorImages: [Int: UIImage] = [:]
  var currentIndicatorImages: [Int: UIImage] = [:]
  private var interaction = InteractionState.none
  /// Where a finger came down, and the page that showed then.
  private var start = (place: CGFloat(0), page: 0)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    platter.isUserInteractionEnabled = false
    addSubview(platter)
    appearanceChanged()
  }

  /// A page beyond the last stays in range.
  open var numberOfPages: Int {
    get { count }
    set {
      let new = max(0, newValue)
      guard new != count else { return }
      count = new
      page = min(page, max(0, count - 1))
      makeDots()
      invalidateIntrinsicContentSize()
      appearanceChanged()
      setNeedsLayout()
    }
  }

  open var currentPage: Int {
    get { page }
    set {
      let new = min(max(0, newValue), max(0, count - 1))
      guard new != page else { return }
      page = new
      appearanceChanged()
    }
  }

  open var hidesForSinglePage = false { didSet { appearanceChanged() } }
  /// Of the dots that are not current; nil is white at a third of its strength.
  open var pageIndicatorTintColor: UIColor? { didSet { appearanceChanged() } }
  /// nil is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { appearanceChanged() } }
  open var backgroundStyle = BackgroundStyle.automatic { didSet { appearanceChanged() } }
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// A finger that moves along the dots turns pages.
  open var allowsContinuousInteraction = true
  open var interactionState: InteractionState { interaction }

  /// Takes the dots' place.
  open var preferredIndicatorImage: UIImage? { didSet { appearanceChanged() } }
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { appearanceChanged() } }

  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard isPage(page) else { return }
    indicatorImages[page] = image
    appearanceChanged()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page]
  }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard isPage(page) else { return }
    currentIndicatorImages[page] = image
    appearanceChanged()
  }

  private func isPage(_ number: Int) -> Bool {
    if (0..<count).contains(number) { return true }
    session.record("UIPageControl", "there is no page \(number); there are \(count)")
    return false
  }

  // MARK: Size and place

  private var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }
  /// The first dot is the last one along the axis.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = Self.pitch * CGFloat(max(0, pageCount)) + Self.pitch + 2
    return isUpright
      ? CGSize(width: Self.thickness, height: length)
      : CGSize(width: length, height: Self.thickness)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: count) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = size(forNumberOfPages: count)
    platter.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    platter.layer.cornerRadius = Self.thickness / 2
    for (index, dot) in dots.enumerated() {
      let place =
        Self.pitch * (CGFloat(isReversed ? count - 1 - index : index) - CGFloat(count - 1) / 2)
      dot.bounds = CGRect(x: 0, y: 0, width: Self.pitch, height: Self.pitch)
      dot.center = CGPoint(
        x: bounds.midX + (isUpright ? 0 : place), y: bounds.midY + (isUpright ? place : 0))
    }
  }

  private func makeDots() {
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = PageDot(frame: .zero)
      dots.append(dot)
      addSubview(dot)
    }
  }

  override func appearanceChanged() {
    let isShown = !(hidesForSinglePage && count <= 1)
    platter.isHidden = !isShown || !showsPlatter
    platter.backgroundColor = .secondarySystemFill
    for (index, dot) in dots.enumerated() {
      let isCurrent = index == page
      dot.isHidden = !isShown
      dot.show(
        image: isCurrent
          ? currentIndicatorImages[index] ?? preferredCurrentPageIndicatorImage
            ?? indicatorImages[index] ?? preferredIndicatorImage
          : indicatorImages[index] ?? preferredIndicatorImage,
        color: isCurrent
          ? currentPageIndicatorTintColor ?? .white
          : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3))
    }
  }

  private var showsPlatter: Bool {
    switch backgroundStyle {
    case .prominent: true
    case .minimal: false
    case .automatic: interaction == .continuous
    }
  }

  // MARK: Tracking

  override var liftEvents: [Event] { [.touchUpInside] }

  private func place(_ touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return isUpright ? point.y - bounds.midY : point.x - bounds.midX
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (place(touch), page)
    return super.beginTracking(touch, with: event)
  }

  /// Beyond ten points the finger holds the dots: a page for each pitch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let moved = place(touch) - start.place
    guard allowsContinuousInteraction, interaction == .continuous || abs(moved) > 10 else {
      return true
    }
    interaction = .continuous
    let pages = Int((moved / Self.pitch).rounded())
    turn(to: start.page + (isReversed ? -pages : pages), event)
    appearanceChanged()
    return true
  }

  /// A tap beside the middle turns one page.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if interaction == .none, isTouchInside, let touch {
      interaction = .discrete
      turn(to: page + ((place(touch) >= 0) == isReversed ? -1 : 1), event)
    }
    interaction = .none
    appearanceChanged()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interaction = .none
    appearanceChanged()
  }

  private func turn(to number: Int, _ event: UIEvent?) {
    let old = page
    currentPage = number
    if page != old { send([.valueChanged, .primaryActionTriggered], event) }
  }
}

/// A dot, or an image in its place.
@MainActor
final class PageDot: UIView {
  private let circle = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(circle)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(image: UIImage?, color: UIColor) {
    picture.image = image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = color
    picture.isHidden = image == nil
    circle.isHidden = image != nil
    circle.backgroundColor = color
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let length = UIPageControl.dot
    circle.frame = CGRect(
      x: bounds.midX - length / 2, y: bounds.midY - length / 2, width: length, height: length)
    circle.layer.cornerRadius = length / 2
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
