public import QuartzCore

/// A control for a number in a range: a track and a knob on it.
@MainActor @preconcurrency
open class UISlider: UIControl {
  package override var usualAccessibilityTraits: UIAccessibilityTraits { .adjustable }
  static let trackHeight = 4.0
  static let knobLength = 28.0
  /// How far beside the knob a finger still takes it, in points.
  static let reach = 12.0

  private var current: Float = 0
  private var least: Float = 0
  private var most: Float = 1
  /// From the knob's middle to the finger that took it.
  private var grip = 0.0
  let minimumTrack = UIView(frame: .zero)
  let maximumTrack = UIView(frame: .zero)
  let knob = KnobView(frame: .zero)
  let pictures = SliderPictures()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    for track in [maximumTrack, minimumTrack] {
      track.isUserInteractionEnabled = false
      track.clipsToBounds = true
      track.layer.cornerRadius = Self.trackHeight / 2
      addSubview(track)
    }
    knob.castShadow(opacity: 0.12, offset: 5, radius: 6.5)
    addSubview(knob)
    for picture in pictures.views { addSubview(picture) }
    appearanceChanged()
  }

  // MARK: Value

  /// Within the range; setting it moves the knob at once and sends no event.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// Raising it above the maximum raises that, too.
  open var minimumValue: Float {
    get { least }
    set {
      guard isNumber(newValue, "minimumValue"), newValue != least else { return }
      least = newValue
      most = max(most, newValue)
      rangeChanged()
    }
  }

  open var maximumValue: Float {
    get { most }
    set {
      guard isNumber(newValue, "maximumValue"), newValue != most else { return }
      most = newValue
      least = min(least, newValue)
      rangeChanged()
    }
  }

  /// Events come while the finger moves, or once when it lifts.
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) {
    guard isNumber(value, "value") else { return }
    let new = min(max(value, least), most)
    guard new != current else { return }
    layoutIfNeeded()
    current = new
    guard animated, window != nil else { return placeParts() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { placeParts() }
  }

  private func rangeChanged() {
    current = min(max(current, least), most)
    setNeedsLayout()
  }

  private func isNumber(_ value: Float, _ key: String) -> Bool {
    if value.isFinite { return true }
    session.record("UISlider.\(key)", "\(value) is no value; the old one stays")
    return false
  }

  // MARK: Colours and images

  open var minimumTrackTintColor: UIColor? { didSet { appearanceChanged() } }
  open var maximumTrackTintColor: UIColor? { didSet { appearanceChanged() } }
  open var thumbTintColor: UIColor? { didSet { appearanceChanged() } }

  override func appearanceChanged() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    knob.color = thumbTintColor ?? .white
    minimumTrack.alpha = isEnabled ? 1 : 0.5
    maximumTrack.alpha = isEnabled ? 1 : 0.5
    showPictures()
  }

  /// Stands at the end of the least value, which is the leading one; the track begins beside it.
  open var minimumValueImage: UIImage? { didSet { appearanceChanged() } }
  /// Stands at the end of the greatest value, which is the trailing one.
  open var maximumValueImage: UIImage? { didSet { appearanceChanged() } }

  // MARK: Geometry

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 31)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: 31)
  }

  /// At its own size, in the middle of the height; empty without an image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    pictureRect(minimumValueImage, atLeft: !isReversed, in: bounds)
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    pictureRect(maximumValueImage, atLeft: isReversed, in: bounds)
  }

  /// The line, two points in from the sides or well away from the images at them.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let ends = [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
    let left = ends[isReversed ? 1 : 0]
    let right = ends[isReversed ? 0 : 1]
    let start = left.isEmpty ? bounds.minX + 2 : left.maxX + SliderPictures.gap
    let end = right.isEmpty ? bounds.maxX - 2 : right.minX - SliderPictures.gap
    return CGRect(
      x: start, y: bounds.midY - Self.trackHeight / 2, width: max(0, end - start),
      height: Self.trackHeight)
  }

  /// The knob's place for a value; it may stand two points out at the ends.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = knobSize
    let way = max(0, rect.width + 4 - size.width)
    return CGRect(
      x: rect.minX - 2 + way * part(of: value), y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// 0 at the left, 1 at the right.
  private func part(of value: Float) -> Double {
    guard most > least else { return isReversed ? 1 : 0 }
    let part = (Double(value) - Double(least)) / (Double(most) - Double(least))
    return isReversed ? 1 - part : part
  }

  private var knobSize: CGSize {
    currentThumbImage?.size ?? CGSize(width: Self.knobLength, height: Self.knobLength)
  }

  var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var shownThumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    let track = trackRect(forBounds: bounds)
    let thumb = shownThumb
    let middle = min(max(thumb.midX, track.minX), track.maxX)
    maximumTrack.frame = track
    minimumTrack.frame = CGRect(
      x: isReversed ? middle : track.minX, y: track.minY,
      width: isReversed ? track.maxX - middle : middle - track.minX, height: track.height)
    knob.frame = thumb
    placePictures(track: track, middle: middle, thumb: thumb)
  }

  // MARK: Tracking

  override var liftEvents: [Event] { [.touchUpInside] }

  /// Only a finger near the knob takes it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let point = touch.location(in: self)
    let thumb = shownThumb
    guard thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else { return false }
    grip = point.x - thumb.midX
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let way = track.width + 4 - knobSize.width
    guard way > 0 else { return true }
    let start = track.minX - 2 + knobSize.width / 2
    var part = (touch.location(in: self).x - grip - start) / way
    if isReversed { part = 1 - part }
    let old = current
    setValue(
      Float(Double(least) + (Double(most) - Double(least)) * min(max(part, 0), 1)), animated: false)
    if isContinuous, current != old { send([.valueChanged, .primaryActionTriggered], event) }
    return true
  }

  /// The last value is told in any case, so that an app knows it is final.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    send([.valueChanged, .primaryActionTriggered], event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if isContinuous { send([.valueChanged, .primaryActionTriggered], event) }
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // The knob is easier to hit than it is large.
    super.point(inside: point, with: event)
      || shownThumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }
}
