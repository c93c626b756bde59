import QuartzCore

extension UIButton {
  final var isFlipped: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The size of the whole, with its title in no more than a width.
  final func wantedSize(_ width: CGFloat) -> CGSize {
    updateConfigurationIfDue()
    if let configuration { return configuredLayout(configuration, in: width).size }
    return tableSize(width)
  }

  /// Where no insets are given, titles keep six points above and below, and 30 points of width.
  private func tableSize(_ width: CGFloat) -> CGSize {
    if buttonType == .close { return CGSize(width: 30, height: 30) }
    let insets = contentEdgeInsets
    let image = face.imageView.image?.size ?? .zero
    let room = width - insets.across - image.width
    let title = titleSize(max(0, room))
    let padding: CGFloat = insets == .zero && (hasTitle || currentImage == nil) ? 12 : 0
    var size = CGSize(
      width: image.width + title.width, height: max(image.height, title.height + padding))
    if insets == .zero, currentImage == nil { size.width = max(30, size.width) }
    size.width += insets.across
    size.height += insets.down
    let background = face.backgroundImage.image?.size ?? .zero
    return CGSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }

  private func titleSize(_ width: CGFloat) -> CGSize {
    let label = face.titleLabel
    guard hasTitle else {
      return CGSize(width: 0, height: currentImage == nil ? (label.font?.lineHeight ?? 0) : 0)
    }
    return label.sizeThatFits(
      CGSize(width: min(width, .greatestFiniteMagnitude), height: .greatestFiniteMagnitude))
  }

  // MARK: Tables: the image, then the title, as one group

  final func tableRects(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let imageArea = content.inset(by: isFlipped ? imageEdgeInsets.mirrored : imageEdgeInsets)
    let titleArea = content.inset(by: isFlipped ? titleEdgeInsets.mirrored : titleEdgeInsets)
    var image = face.imageView.image?.size ?? .zero
    image.width = min(image.width, max(0, imageArea.width))
    image.height = min(image.height, max(0, imageArea.height))
    var title = titleSize(max(0, titleArea.width - image.width))
    title.width = min(title.width, max(0, titleArea.width - image.width))
    title.height = min(title.height, max(0, titleArea.height))
    if !hasTitle { title = .zero }
    let both = image.width + title.width
    let isFilled = effectiveContentHorizontalAlignment == .fill
    if isFilled { title.width = hasTitle ? max(0, titleArea.width - image.width) : 0 }
    let imageStart = start(of: both, in: imageArea)
    let titleStart = isFilled ? titleArea.minX : start(of: both, in: titleArea)
    let imageX = isFlipped ? imageStart + title.width : imageStart
    let titleX = isFlipped ? titleStart : titleStart + image.width
    let isTall = contentVerticalAlignment == .fill
    return (
      CGRect(
        x: imageX, y: top(image.height, in: imageArea), width: image.width,
        height: isTall && image.height > 0 ? max(0, imageArea.height) : image.height),
      CGRect(
        x: titleX, y: top(title.height, in: titleArea), width: title.width,
        height: isTall && title.height > 0 ? max(0, titleArea.height) : title.height)
    )
  }

  private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: area.minX
    case .right, .trailing: area.maxX - width
    case .center: area.midX - width / 2
    }
  }

  private func top(_ height: CGFloat, in area: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: area.minY
    case .bottom: area.maxY - height
    case .center: area.midY - height / 2
    }
  }

  // MARK: Placing

  final func placeParts() {
    if let configuration { return placeConfigured(configuration) }
    let scale = traitCollection.displayScale
    let content = contentRect(forBounds: bounds)
    let background = backgroundRect(forBounds: bounds)
    let (image, title) = (
      imageRect(forContentRect: content), titleRect(forContentRect: content)
    )
    face.backgroundImage.occupy(background, scale: scale)
    face.imageView.occupy(image, scale: scale)
    face.titleLabel.occupy(title, scale: scale)
    if buttonType == .close {
      let side = min(30, min(bounds.width, bounds.height))
      face.background.frame = CGRect(
        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      face.background.layer.cornerRadius = side / 2
    } else {
      face.background.frame = image.union(title).insetBy(dx: -4, dy: -2)
      face.background.layer.cornerRadius = 4
    }
  }

  final func baseline(inHeight height: CGFloat) -> CGFloat {
    updateConfigurationIfDue()
    guard let font = face.titleLabel.font else { return height }
    let line = font.lineHeight
    return (height - line) / 2 + font.ascender
  }
}
