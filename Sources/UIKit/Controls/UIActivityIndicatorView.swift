public import QuartzCore

/// A wheel of eight spokes that turns while something goes on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  /// Seconds of one turn.
  static let period = 1.0
  private static let animationKey = "spin"
  /// From the top, clockwise.
  private var spokes: [UIView] = []
  private var isTurning = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    build()
  }

  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    bounds = CGRect(origin: .zero, size: wheelSize)
    build()
  }

  private func build() {
    for place in 0..<8 {
      let spoke = UIView(frame: .zero)
      spoke.isUserInteractionEnabled = false
      spoke.alpha = Self.strength(place)
      spokes.append(spoke)
      addSubview(spoke)
    }
    showColors()
    layer.isHidden = hidesWhenStopped
  }

  /// Sets the size of the wheel; the frame is the app's.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      showColors()
    }
  }

  /// nil takes the style's own colour back.
  open var color: UIColor! {
    get { storedColor ?? styleColor }
    set {
      storedColor = newValue
      showColors()
    }
  }
  private var storedColor: UIColor?

  private var styleColor: UIColor {
    switch style {
    case .white, .whiteLarge: .white
    case .medium, .large, .gray: .systemGray
    }
  }

  open var hidesWhenStopped = true {
    didSet { if !isTurning { isHidden = hidesWhenStopped } }
  }

  open func startAnimating() {
    guard !isTurning else { return }
    isTurning = true
    if hidesWhenStopped { isHidden = false }
    turnSpokes()
  }

  open func stopAnimating() {
    guard isTurning else { return }
    isTurning = false
    for spoke in spokes { spoke.layer.removeAnimation(forKey: Self.animationKey) }
    if hidesWhenStopped { isHidden = true }
  }

  open var isAnimating: Bool { isTurning }

  // MARK: Size and place

  private var isLarge: Bool { style == .large || style == .whiteLarge }
  private var wheelSize: CGSize {
    isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override var intrinsicContentSize: CGSize { wheelSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wheelSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = isLarge ? CGSize(width: 4.5, height: 10) : CGSize(width: 2.5, height: 5.5)
    let reach = (isLarge ? 18.5 : 10) - size.height / 2
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for (spoke, turn) in zip(spokes, Self.directions) {
      spoke.bounds = CGRect(origin: .zero, size: size)
      spoke.layer.cornerRadius = size.width / 2
      spoke.center = CGPoint(x: middle.x + turn.sin * reach, y: middle.y - turn.cos * reach)
      spoke.transform = CGAffineTransform(
        a: turn.cos, b: turn.sin, c: -turn.sin, d: turn.cos, tx: 0, ty: 0)
    }
  }

  private static let directions: [(sin: CGFloat, cos: CGFloat)] = {
    let half = CGFloat(0.5).squareRoot()
    return [
      (0, 1), (half, half), (1, 0), (half, -half), (0, -1), (-half, -half), (-1, 0), (-half, half),
    ]
  }()

  // MARK: Turning

  /// How strong the spoke is that was lit `place` eighths of a turn before the brightest one.
  private static func strength(_ place: Int) -> CGFloat {
    // The first spoke is the brightest, the one after it the one that waits the longest.
    place == 0 ? 1 : 0.25 + 0.75 * CGFloat(place - 1) / 7
  }

  /// Every spoke lights up an eighth of a turn after the one before it, and fades.
  private func turnSpokes() {
    for (place, spoke) in spokes.enumerated()
    where spoke.layer.animation(forKey: Self.animationKey) == nil {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [1.0, 0.25, 1.0]
      animation.keyTimes = [0, 0.875, 1]
      animation.duration = Self.period
      animation.timeOffset = Self.period * Double((8 - place) % 8) / 8
      animation.repeatCount = .infinity
      animation.isRemovedOnCompletion = false
      spoke.layer.add(animation, forKey: Self.animationKey)
    }
  }

  private func showColors() { for spoke in spokes { spoke.backgroundColor = color } }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    showColors()
    if isTurning { turnSpokes() }
  }
}
