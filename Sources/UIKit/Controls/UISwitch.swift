public import QuartzCore

/// A control that is on or off: a track of 51 × 31 points with a knob.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  package override var usualAccessibilityTraits: UIAccessibilityTraits { .button }
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  /// The size, whatever frame is given.
  static let size = CGSize(width: 51, height: 31)
  /// Between the track's edge and the knob.
  static let inset = 2.0
  static let knobLength = 27.0
  /// The knob is this much longer under a finger.
  static let stretch = 7.0

  private var isTurnedOn = false
  /// Where a finger has put the knob; the value follows when it lifts.
  private var shownOn = false
  /// The finger has moved the knob from one side to the other.
  private var hasMoved = false
  /// Where the finger came down, across.
  private var start = 0.0
  private let track = UIView(frame: CGRect(origin: .zero, size: UISwitch.size))
  private let knob = KnobView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds = CGRect(origin: .zero, size: Self.size)
    build()
  }

  private func build() {
    track.isUserInteractionEnabled = false
    track.layer.cornerRadius = Self.size.height / 2
    addSubview(track)
    // In the track, so that both dim as one: a disabled knob hides what is under it.
    track.addSubview(knob)
    showState()
  }

  /// The track's colour when it is on; nil is the system's green.
  open var onTintColor: UIColor? { didSet { appearanceChanged() } }
  open var thumbTintColor: UIColor? { didSet { appearanceChanged() } }
  open var onImage: AnyObject?
  open var offImage: AnyObject?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }
  /// Shown beside switches on other systems; kept.
  open var title: String?

  open var isOn: Bool {
    get { isTurnedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isTurnedOn || on != shownOn else { return }
    isTurnedOn = on
    shownOn = on
    if animated { showStateAnimated() } else { showState() }
  }

  // MARK: Size

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Appearance

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var knobFrame: CGRect {
    let length = Self.knobLength + (isHighlighted ? Self.stretch : 0)
    let isRight = shownOn != isReversed
    return CGRect(
      x: isRight ? Self.size.width - Self.inset - length : Self.inset, y: Self.inset,
      width: length, height: Self.knobLength)
  }

  private func showState() {
    track.backgroundColor = shownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.color = thumbTintColor ?? .white
    knob.frame = knobFrame
    // Half as strong when disabled; the view's own alpha stays the app's.
    track.alpha = isEnabled ? 1 : 0.5
  }

  private func showStateAnimated() {
    UIView.animate(
      springDuration: 0.35, bounce: 0.1, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { showState() }
  }

  override func appearanceChanged() { showState() }

  /// Under a finger the knob stretches, and it springs back.
  override func stateChanged() { window == nil ? showState() : showStateAnimated() }

  // MARK: Tracking

  override var liftEvents: [Event] { [.touchUpInside] }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasMoved = false
    start = touch.location(in: self).x
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isRight = x > Self.size.width / 2
    // A finger that has only trembled has not moved the knob.
    let moved = x - start
    if abs(moved) > 10 || hasMoved, (isRight != isReversed) != shownOn,
      hasMoved || (moved > 0) == isRight
    {
      shownOn = isRight != isReversed
      hasMoved = true
      showStateAnimated()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let new = hasMoved ? shownOn : isTouchInside ? !isTurnedOn : isTurnedOn
    let changed = new != isTurnedOn
    isTurnedOn = new
    shownOn = new
    showStateAnimated()
    if changed { send([.valueChanged, .primaryActionTriggered], event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    shownOn = isTurnedOn
    showStateAnimated()
  }
}
