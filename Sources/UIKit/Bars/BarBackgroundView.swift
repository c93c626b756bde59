import QuartzCore

/// What a bar is painted with.
@MainActor
struct BarBackground {
  /// The material's tint, under everything.
  var effect: UIColor?
  var color: UIColor?
  /// Stretched over the background.
  var image: UIImage?
  var shadow: UIColor?
  var shadowImage: UIImage?

  static let clear = BarBackground()

  init() {}

  init(_ appearance: UIBarAppearance) {
    effect = (appearance.backgroundEffect as UIBlurEffect?)?.tint
    color = appearance.backgroundColor
    shadow = appearance.shadowColor
    image = appearance.backgroundImage
    shadowImage = appearance.shadowImage
  }
}

/// The background of a bar, from the bar to the edge of the screen, and the hairline beyond it.
///
/// Inside an animation block a change of colour moves; a colour that comes or goes fades.
final class BarBackgroundView: UIView {
  enum Side {
    case top
    case bottom
  }

  /// Where the hairline is: outside the background, as thick as a pixel.
  private let side: Side
  private let effect = UIView(frame: .zero)
  private let color = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let hairline = UIView(frame: .zero)
  private let shadowPicture = UIImageView(frame: .zero)

  init(hairline side: Side) {
    self.side = side
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [effect, color, picture, hairline, shadowPicture] {
      view.isUserInteractionEnabled = false
      view.alpha = 0
      addSubview(view)
    }
    picture.contentMode = .scaleToFill
  }

  required init?(coder: NSCoder) { nil }

  func show(_ background: BarBackground) {
    fill(effect, with: background.effect)
    fill(color, with: background.color)
    fill(hairline, with: background.shadowImage == nil ? background.shadow : nil)
    show(background.image, in: picture)
    show(background.shadowImage, in: shadowPicture)
    setNeedsLayout()
  }

  private func fill(_ view: UIView, with color: UIColor?) {
    guard let color else { return view.alpha = 0 }
    if view.alpha == 0 {
      UIView.performWithoutAnimation { view.backgroundColor = color }
    } else {
      view.backgroundColor = color
    }
    view.alpha = 1
  }

  private func show(_ image: UIImage?, in view: UIImageView) {
    if let image { view.image = image }
    view.alpha = image == nil ? 0 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds
    for view in [effect, color, picture] { view.frame = area }
    let thin = 1 / max(1, traitCollection.displayScale)
    hairline.frame = edge(thickness: thin)
    shadowPicture.frame = edge(thickness: shadowPicture.image?.size.height ?? thin)
  }

  private func edge(thickness: CGFloat) -> CGRect {
    let y = side == .bottom ? bounds.height : -thickness
    return CGRect(x: 0, y: y, width: bounds.width, height: thickness)
  }
}

extension BarBackgroundView {
  /// The colour over everything else of it; nil while it is clear.
  var shownFill: UIColor? {
    [color, effect].first { $0.alpha > 0 }?.backgroundColor
  }

  /// The layer of ``shownFill``.
  var shownColorLayer: CALayer? { [color, effect].first { $0.alpha > 0 }?.layer }
}
