import QuartzCore

/// The views of a button, from the back to the front: background, image, title.
@MainActor
final class ButtonFace {
  /// A configuration's background: colour, corners, outline.
  let background = UIView(frame: .zero)
  let backgroundImage = UIImageView(frame: .zero)
  let imageView = UIImageView(frame: .zero)
  let titleLabel = UILabel(frame: .zero)
  let subtitleLabel = UILabel(frame: .zero)
  /// Made when a configuration first shows it.
  private(set) var indicator: UIActivityIndicatorView?
  /// Lies over the image of a custom button that is pressed.
  private var shade: UIView?

  private weak var button: UIButton?

  func attach(to button: UIButton) {
    self.button = button
    for view in [background, backgroundImage, imageView, titleLabel, subtitleLabel] {
      view.isUserInteractionEnabled = false
    }
    background.isHidden = true
    backgroundImage.contentMode = .scaleToFill
    imageView.contentMode = .scaleToFill
    titleLabel.lineBreakMode = .byTruncatingMiddle
    for view in [background, backgroundImage, imageView, titleLabel] { button.addSubview(view) }
  }

  /// Puts the subtitle there, or takes it away.
  func showSubtitle(_ isShown: Bool) {
    if isShown, subtitleLabel.superview == nil { button?.addSubview(subtitleLabel) }
    if !isShown { subtitleLabel.removeFromSuperview() }
  }

  func showIndicator(_ isShown: Bool, color: UIColor) {
    guard isShown else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let wheel = indicator ?? UIActivityIndicatorView(style: .medium)
    wheel.isUserInteractionEnabled = false
    wheel.color = color
    if indicator == nil {
      indicator = wheel
      button?.addSubview(wheel)
    }
    wheel.startAnimating()
  }

  /// Darkens the image by half where it is drawn.
  func shadeImage(_ isShaded: Bool) {
    guard isShaded, let image = imageView.image else {
      shade?.removeFromSuperview()
      shade = nil
      return
    }
    guard shade == nil else { return }
    let cover = UIView(frame: imageView.bounds)
    cover.backgroundColor = UIColor(white: 0, alpha: 0.5)
    let stencil = UIImageView(image: image)
    stencil.contentMode = imageView.contentMode
    stencil.frame = cover.bounds
    cover.mask = stencil
    imageView.addSubview(cover)
    shade = cover
  }
}

extension UIEdgeInsets {
  /// With left and right exchanged.
  var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
  var across: CGFloat { left + right }
  var down: CGFloat { top + bottom }
}
