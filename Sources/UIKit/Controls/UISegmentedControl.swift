public import Foundation
import QuartzCore

/// Segments side by side, of which one is chosen; a pill lies behind it.
/// - Source: Apple's UISegmentedControl reference.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  /// Nothing is chosen.
  public static let noSegment = -1
  static let height = 32.0

  var segments: [SegmentView] = []
  private var selection = UISegmentedControl.noSegment
  /// The segment under the finger.
  var pressed: Int?
  /// The finger came down on the pill, which follows it.
  var dragsPill = false
  /// Where the pill is shown while a finger drags it.
  var shownSelection: Int?
  let pill = KnobView(frame: .zero)
  private var dividers: [UIView] = []
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  /// A segment for each string, image or action.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: place(SegmentView(title: title), at: segments.count)
      case let image as UIImage: place(SegmentView(image: image), at: segments.count)
      case let action as UIAction: place(SegmentView(action: action), at: segments.count)
      default:
        session.record(
          "UISegmentedControl", "an item is a String or a UIImage, not \(type(of: item))")
      }
    }
    bounds = CGRect(origin: .zero, size: intrinsicContentSize)
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { place(SegmentView(action: action), at: segments.count) }
    if frame.isEmpty { bounds = CGRect(origin: .zero, size: intrinsicContentSize) }
  }

  private func build() {
    layer.cornerRadius = 9
    pill.isHidden = true
    // As far in from the control's corners as the pill is from its edge.
    pill.mostRounded = 7
    pill.castShadow(opacity: 0.12, offset: 3, radius: 4)
    addSubview(pill)
    appearanceChanged()
  }

  // MARK: Choice

  open var numberOfSegments: Int { segments.count }

  /// Setting it sends no event; a number that is no segment chooses nothing.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      let new = segments.indices.contains(newValue) ? newValue : Self.noSegment
      if new != newValue, newValue != Self.noSegment {
        session.record("UISegmentedControl.selectedSegmentIndex", "there is no segment \(newValue)")
      }
      guard new != selection else { return }
      selection = new
      selectionChanged()
    }
  }

  /// A press chooses for as long as it lasts.
  open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = -1 } } }
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { contentChanged() } }
  }
  open var selectedSegmentTintColor: UIColor? { didSet { appearanceChanged() } }

  // MARK: Segments

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    place(SegmentView(title: title ?? ""), at: segment, animated: animated)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    place(SegmentView(image: image), at: segment, animated: animated)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    place(SegmentView(action: action), at: segment, animated: animated)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(0, segment), segments.count - 1)
    segments.remove(at: index).removeFromSuperview()
    if selection == index { selection = Self.noSegment }
    if selection > index { selection -= 1 }
    segmentsChanged(animated: animated)
  }

  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selection = Self.noSegment
    segmentsChanged(animated: false)
  }

  private func place(_ segment: SegmentView, at place: Int, animated: Bool = false) {
    let index = min(max(0, place), segments.count)
    segments.insert(segment, at: index)
    if selection >= index { selection += 1 }
    addSubview(segment)
    segmentsChanged(animated: animated)
  }

  private func segmentsChanged(animated: Bool) {
    while dividers.count > max(0, segments.count - 1) {
      dividers.removeLast().removeFromSuperview()
    }
    while dividers.count < segments.count - 1 {
      let divider = UIView(frame: .zero)
      divider.isUserInteractionEnabled = false
      divider.layer.cornerRadius = 0.5
      insertSubview(divider, at: 0)
      dividers.append(divider)
    }
    appearanceChanged()
    contentChanged()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.3, delay: 0, options: .beginFromCurrentState) {
      layoutIfNeeded()
    }
  }

  /// Words, images or widths have changed.
  final func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The choice has changed: the pill goes there, at once or with the block this is in.
  private func selectionChanged() {
    appearanceChanged()
    if window != nil { layoutIfNeeded() }
    placePill()
  }

  /// A finger has chosen.
  final func choose(_ index: Int, _ event: UIEvent?) {
    let changed = index != selection
    selection = index
    slide()
    guard changed else { return }
    if let action = segments[index].action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], event)
  }

  /// Lets the pill and the words move to where they belong.
  final func slide() {
    UIView.animate(
      springDuration: 0.3, bounce: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      placePill()
      appearanceChanged()
    }
  }

  // MARK: Words and images; in the extension

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    appearanceChanged()
    contentChanged()
  }

  /// A state without attributes of its own has the normal one's.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue] ?? attributes[State.normal.rawValue]
  }

  // MARK: Size and place

  open override var intrinsicContentSize: CGSize {
    CGSize(width: segmentWidths(in: nil).reduce(0, +) + 4, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (segment, frame) in zip(segments, segmentFrames) { segment.frame = frame }
    for (divider, frame) in zip(dividers, segmentFrames.dropFirst()) {
      let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.maxX : frame.minX
      divider.frame = CGRect(x: x - 0.5, y: bounds.midY - 8, width: 1, height: 16)
    }
    placePill()
  }

  /// Where the pill is, or would be.
  private var pillPlace: Int { shownSelection ?? selection }

  private func placePill() {
    let frames = segmentFrames
    guard frames.indices.contains(pillPlace) else {
      pill.isHidden = true
      return
    }
    let frame = frames[pillPlace]
    if pill.isHidden {
      UIView.performWithoutAnimation {
        pill.transform = .identity
        pill.frame = frame
        pill.isHidden = false
      }
    }
    // A finger on the pill presses it in.
    let isPressed = dragsPill && pressed != nil
    pill.transform = .identity
    pill.frame = frame
    pill.transform = isPressed ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
  }

  override func appearanceChanged() {
    backgroundColor = .tertiarySystemFill
    pill.color =
      selectedSegmentTintColor
      ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    for (index, segment) in segments.enumerated() {
      var state: State = isEnabled && segment.isEnabled ? .normal : .disabled
      let isChosen = index == pillPlace
      if isChosen { state.insert(.selected) }
      segment.show(
        state: state, attributes: titleTextAttributes(for: state),
        isPressed: index == pressed && !isChosen)
    }
    for (index, divider) in dividers.enumerated() {
      divider.backgroundColor = .separator
      let isBesidePill = index == pillPlace || index + 1 == pillPlace
      divider.alpha = isBesidePill ? 0 : 1
    }
  }

  // MARK: Tracking

  override var liftEvents: [Event] { [.touchUpInside] }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    guard let index = segment(at: touch), segments[index].isEnabled else { return false }
    pressed = index
    dragsPill = index == selection && !isMomentary
    if isMomentary { shownSelection = index }
    slide()
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = segment(at: touch).flatMap { segments[$0].isEnabled ? $0 : nil }
    guard dragsPill || isTouchInside else {
      if pressed != nil {
        pressed = nil
        if isMomentary { shownSelection = nil }
        slide()
      }
      return true
    }
    guard let index, index != pressed else { return true }
    pressed = index
    if dragsPill || isMomentary { shownSelection = index }
    slide()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let target = dragsPill ? shownSelection ?? selection : isTouchInside ? pressed : nil
    letGo()
    guard let target else { return slide() }
    if isMomentary {
      selection = target
      if let action = segments[target].action { sendAction(action) }
      send([.valueChanged, .primaryActionTriggered], event)
      selection = Self.noSegment
      slide()
    } else {
      choose(target, event)
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    letGo()
    slide()
  }

  private func letGo() {
    pressed = nil
    dragsPill = false
    shownSelection = nil
  }
}
