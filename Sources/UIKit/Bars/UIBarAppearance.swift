public import QuartzCore

/// The background of a bar: a value to be copied into the bars that use it.
///
/// A bar takes a copy when it is assigned, as on iOS: later changes of yours change no bar, changes
/// of the bar's own copy do.
/// - Source: Apple's UIBarAppearance reference.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// A material under the colour; drawn as its tint until there are blurs.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// Over the effect; nil is clear.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// Stretched over the colour.
  open var backgroundImage: UIImage? { didSet { changed() } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// In the hairline's place.
  open var shadowImage: UIImage? { didSet { changed() } }
  /// Of the hairline; nil or clear draws none.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// The bar whose copy this is hears of changes.
  final var observer: (() -> Void)?

  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init()
    takeBackground(of: barAppearance)
  }

  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
  }

  /// The system's translucent material and a hairline.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .barShadow
  }

  /// The system's background colour and a hairline.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .barShadow
  }

  /// Nothing at all.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
    backgroundImage = nil
    shadowImage = nil
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(barAppearance: self)
  }

  final func changed() { observer?() }

  func takeBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    shadowColor = other.shadowColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowImage = other.shadowImage
  }
}

extension UIColor {
  /// The hairline of bars.
  static let barShadow = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
