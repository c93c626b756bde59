import InterludeGeometry
public import QuartzCore

/// A control of two halves that make a number smaller and larger.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  package override var usualAccessibilityTraits: UIAccessibilityTraits { .adjustable }
  static let size = CGSize(width: 94, height: 32)

  private var current = 0.0
  private var least = 0.0
  private var most = 100.0
  private var step = 1.0
  /// -1 or 1 while a finger presses a half.
  private var pressed = 0
  private var repetition: VirtualClock.ScheduledWork?
  private let divider = UIView(frame: .zero)
  private let halves = [StepperHalf(sign: -1), StepperHalf(sign: 1)]

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
    layer.cornerRadius = 8
    layer.masksToBounds = true
    for part in halves + [divider] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    appearanceChanged()
  }

  /// Events come while a half is held, or once when the finger lifts.
  open var isContinuous = true
  /// Holding a half goes on stepping.
  open var autorepeat = true
  /// A step over an end goes to the other one.
  open var wraps = false { didSet { if wraps != oldValue { appearanceChanged() } } }

  open var value: Double {
    get { current }
    set {
      guard isNumber(newValue, "value") else { return }
      current = min(max(newValue, least), most)
      appearanceChanged()
    }
  }
  open var minimumValue: Double {
    get { least }
    set {
      guard isNumber(newValue, "minimumValue") else { return }
      least = newValue
      most = max(most, newValue)
      value = current
    }
  }
  open var maximumValue: Double {
    get { most }
    set {
      guard isNumber(newValue, "maximumValue") else { return }
      most = newValue
      least = min(least, newValue)
      value = current
    }
  }
  /// More than nothing.
  open var stepValue: Double {
    get { step }
    set {
      guard isNumber(newValue, "stepValue") else { return }
      guard newValue > 0 else {
        return session.record("UIStepper.stepValue", "\(newValue) is no step; the old one stays")
      }
      step = newValue
    }
  }

  private func isNumber(_ value: Double, _ key: String) -> Bool {
    if value.isFinite { return true }
    session.record("UIStepper.\(key)", "\(value) is no value; the old one stays")
    return false
  }

  // MARK: Size and appearance

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

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = Self.size.width / 2
    for (index, half) in halves.enumerated() {
      let isRight = (index == 1) != isReversed
      half.frame = CGRect(x: isRight ? width : 0, y: 0, width: width, height: Self.size.height)
    }
    divider.frame = CGRect(x: width - 0.5, y: 7, width: 1, height: 18)
  }

  override func appearanceChanged() {
    backgroundColor = .tertiarySystemFill
    divider.backgroundColor = .quaternaryLabel
    for half in halves {
      let isPossible = wraps || (half.sign < 0 ? current > least : current < most)
      half.show(
        isPressed: pressed == half.sign, color: isEnabled && isPossible ? .label : .quaternaryLabel)
    }
  }

  // MARK: Tracking

  override var liftEvents: [Event] { [.touchUpInside] }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x >= bounds.midX
    pressed = isRight == isReversed ? -1 : 1
    appearanceChanged()
    let began = super.beginTracking(touch, with: event)
    stepOnce(event)
    if autorepeat { repeatLater(0.5, count: 0) }
    return began
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
    release()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    release()
  }

  private func release() {
    repetition?.cancel()
    repetition = nil
    pressed = 0
    appearanceChanged()
  }

  private func stepOnce(_ event: UIEvent?) {
    var new = current + Double(pressed) * step
    if wraps { new = new > most ? least : new < least ? most : new }
    new = min(max(new, least), most)
    guard new != current else { return }
    value = new
    if isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
  }

  /// Twice a second at first, then faster the longer a half is held.
  private func repeatLater(_ delay: Double, count: Int) {
    let clock = session.clock
    repetition = clock.schedule(at: clock.moment(after: delay), "UIStepper", isRepeating: true) {
      [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.pressed != 0, self.window != nil else { return }
        self.stepOnce(nil)
        self.repeatLater(count < 5 ? 0.3 : count < 20 ? 0.1 : 0.05, count: count + 1)
      }
    }
  }
}

/// One half of a stepper, with its sign.
@MainActor
final class StepperHalf: UIView {
  let sign: Int
  /// Fades the strokes as one, so that a pale plus is no darker where they cross.
  private let figure = UIView(frame: .zero)
  private let strokes: [UIView]

  init(sign: Int) {
    self.sign = sign
    strokes = (0..<(sign < 0 ? 1 : 2)).map { _ in UIView(frame: .zero) }
    super.init(frame: .zero)
    addSubview(figure)
    for stroke in strokes {
      stroke.layer.cornerRadius = 0.9
      figure.addSubview(stroke)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(isPressed: Bool, color: UIColor) {
    backgroundColor = isPressed ? .secondarySystemFill : .clear
    let shown = color.resolvedColor(with: traitCollection)
    figure.alpha = shown.cgColor.rgba.alpha
    for stroke in strokes { stroke.backgroundColor = shown.withAlphaComponent(1) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    figure.frame = bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, stroke) in strokes.enumerated() {
      stroke.bounds = CGRect(
        x: 0, y: 0, width: index == 0 ? 15 : 1.8, height: index == 0 ? 1.8 : 15)
      stroke.center = middle
    }
  }
}
