import QuartzCore

/// Buttons with a configuration.
extension UIButton {
  /// Asks the handler or the subclass, then shows what the configuration is in this state.
  final func updateConfigurationIfDue() {
    guard isConfigurationDue else { return }
    isConfigurationDue = false
    updateConfiguration()
    // What the handler sets is what it was asked for.
    isConfigurationDue = false
    guard configuration != nil else { return }
    showConfiguration()
  }

  /// The configuration with the colours of the state.
  final var shownConfiguration: Configuration? {
    automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
  }

  private func showConfiguration() {
    guard let shown = shownConfiguration else { return }
    let front = shown.baseForegroundColor ?? tintColor ?? .systemBlue
    let title = shown.titleText
    face.titleLabel.isHidden = title == nil
    face.titleLabel.attributedText = title
    face.titleLabel.numberOfLines = shown.titleLineBreakMode.keepsLines ? 1 : 0
    face.titleLabel.lineBreakMode = shown.titleLineBreakMode
    let subtitle = shown.subtitleText
    face.showSubtitle(subtitle != nil)
    face.subtitleLabel.numberOfLines = shown.subtitleLineBreakMode.keepsLines ? 1 : 0
    face.subtitleLabel.lineBreakMode = shown.subtitleLineBreakMode
    face.subtitleLabel.attributedText = subtitle
    showImage(shown, front)
    showBackground(shown)
    showHighlight()
  }

  private func showImage(_ shown: Configuration, _ front: UIColor) {
    let image = shown.showsActivityIndicator ? nil : shown.shownImage
    face.imageView.image = image
    face.imageView.isHidden = image == nil
    face.imageView.tintColor = shown.imageColorTransformer?(front) ?? front
    face.showIndicator(
      shown.showsActivityIndicator, color: shown.activityIndicatorColorTransformer?(front) ?? front)
  }

  private func showBackground(_ shown: Configuration) {
    let tint = tintColor ?? .systemBlue
    let background = shown.background
    face.background.isHidden = false
    face.background.backgroundColor = background.resolvedBackgroundColor(for: tint)
    face.background.layer.borderWidth = max(0, background.strokeWidth)
    face.background.layer.borderColor =
      background.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
    face.backgroundImage.image = background.image
    face.backgroundImage.isHidden = background.image == nil
    face.backgroundImage.contentMode = background.imageContentMode
    for view in face.background.subviews where view !== background.customView {
      view.removeFromSuperview()
    }
    if let view = background.customView, view.superview !== face.background {
      face.background.addSubview(view)
    }
    face.background.clipsToBounds = background.customView != nil
    face.backgroundImage.clipsToBounds = true
  }

  final func placeConfigured(_ configuration: Configuration) {
    let shown = shownConfiguration ?? configuration
    let scale = traitCollection.displayScale
    let insets = isFlipped ? shown.sides.mirrored : shown.sides
    let layout = configuredLayout(shown, in: bounds.width)
    let content = bounds.inset(by: insets)
    let parts = layout.placed(
      in: content, across: effectiveContentHorizontalAlignment, down: contentVerticalAlignment,
      isFlipped: isFlipped)
    face.imageView.occupy(parts.image, scale: scale)
    face.indicator?.occupy(parts.image, scale: scale)
    face.titleLabel.occupy(parts.title, scale: scale)
    face.subtitleLabel.occupy(parts.subtitle, scale: scale)
    let sides = shown.background.backgroundInsets.sides
    let outset = -max(0, shown.background.strokeOutset)
    let frame = bounds.inset(by: isFlipped ? sides.mirrored : sides)
    face.background.frame = frame.insetBy(dx: outset, dy: outset)
    face.background.layer.cornerRadius = shown.cornerRadius(height: frame.height)
    face.backgroundImage.frame = frame
    face.backgroundImage.layer.cornerRadius = shown.cornerRadius(height: frame.height)
    shown.background.customView?.frame = face.background.bounds
  }

  /// The sizes of what is shown, with the titles in no more than a width.
  final func configuredLayout(_ shown: Configuration, in width: CGFloat) -> ButtonLayout {
    let insets = shown.sides
    var layout = ButtonLayout(configuration: shown, insets: insets)
    if shown.showsActivityIndicator {
      layout.image = CGSize(width: 20, height: 20)
    } else {
      layout.image = shown.shownImage?.size ?? .zero
    }
    let beside =
      layout.isRow && layout.image.width > 0 ? layout.image.width + shown.imagePadding : 0
    let room = CGSize(
      width: min(max(0, width - insets.across - beside), .greatestFiniteMagnitude),
      height: .greatestFiniteMagnitude)
    if !face.titleLabel.isHidden { layout.title = face.titleLabel.sizeThatFits(room) }
    if face.subtitleLabel.superview != nil {
      layout.subtitle = face.subtitleLabel.sizeThatFits(room)
    }
    return layout
  }
}

extension NSLineBreakMode {
  /// Words that do not wrap stand in one line.
  fileprivate var keepsLines: Bool { self != .byWordWrapping && self != .byCharWrapping }
}
