public import QuartzCore

/// A line that fills as something goes on.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  static let height = 4.0

  private var current: Float = 0
  private let track = UIView(frame: .zero)
  private let fill = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds = CGRect(x: 0, y: 0, width: 0, height: Self.height)
  }

  private func build() {
    for part in [track, fill] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    showColors()
  }

  open var progressViewStyle = Style.default { didSet { showColors() } }
  open var progressTintColor: UIColor? { didSet { showColors() } }
  open var trackTintColor: UIColor? { didSet { showColors() } }

  /// 0…1; what lies outside counts as the nearer end.
  open var progress: Float {
    get { current }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else {
      return session.record("UIProgressView.progress", "nan is no progress; the old one stays")
    }
    let new = min(max(progress, 0), 1)
    guard new != current else { return }
    layoutIfNeeded()
    current = new
    guard animated, window != nil else { return placeFill() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveLinear, .beginFromCurrentState]
    ) { placeFill() }
  }

  /// A progress to follow; it is read, not observed, since there is no observation of values.
  open var observedProgress: Progress? {
    didSet {
      guard let observedProgress else { return }
      session.record(
        "UIProgressView.observedProgress", "is read once; later changes are not seen")
      progress = Float(observedProgress.fractionCompleted)
    }
  }

  private func showColors() {
    fill.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
    setNeedsLayout()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showColors() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    for part in [track, fill] {
      part.layer.cornerRadius = progressViewStyle == .bar ? 0 : bounds.height / 2
    }
    placeFill()
  }

  private func placeFill() {
    let width = bounds.width * CGFloat(current)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.isHidden = current == 0
    fill.frame = CGRect(
      x: isReversed ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
  }
}
