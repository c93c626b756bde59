import QuartzCore

extension UITableViewCell {
  final var ownTextLabel: UILabel {
    if let known = parts.text { return known }
    let made = makeLabel(.preferredFont(forTextStyle: .body), .label)
    if style == .value2 {
      made.font = .preferredFont(forTextStyle: .footnote)
      made.textColor = tintColor
      made.textAlignment = .right
    }
    parts.text = made
    return made
  }

  /// nil in the default style, which has none.
  final var ownDetailLabel: UILabel? {
    if let known = parts.detail { return known }
    let made: UILabel
    switch style {
    case .default: return nil
    case .value1: made = makeLabel(.preferredFont(forTextStyle: .body), .secondaryLabel)
    case .value2: made = makeLabel(.preferredFont(forTextStyle: .footnote), .label)
    case .subtitle: made = makeLabel(.preferredFont(forTextStyle: .caption1), .label)
    }
    parts.detail = made
    return made
  }

  private final func makeLabel(_ font: UIFont, _ color: UIColor) -> UILabel {
    let made = CellLabel(frame: .zero)
    made.font = font
    made.textColor = color
    made.cell = self
    contentView.addSubview(made)
    setNeedsLayout()
    return made
  }

  final var ownImageView: UIImageView {
    if let known = parts.image { return known }
    let made = UIImageView(frame: .zero)
    made.contentMode = .scaleAspectFit
    contentView.addSubview(made)
    parts.image = made
    setNeedsLayout()
    return made
  }

  // MARK: Places

  private final var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

  private final var shownAccessory: UIView? { accessoryView ?? parts.accessory }

  private final var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Places are reckoned from left to right; from right to left they are mirrored in the width.
  private final func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isReversed else { return rect }
    return CGRect(
      x: width - rect.minX - rect.width, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// What the safe area takes where the row begins and where it ends.
  private final var safeEnds: (begin: CGFloat, end: CGFloat) {
    let safe = safeAreaInsets
    return isReversed ? (safe.right, safe.left) : (safe.left, safe.right)
  }

  /// What the safe area and the accessory leave for the content.
  private final func contentFrame(in size: CGSize) -> CGRect {
    var (left, right) = safeEnds
    if let accessory = shownAccessory {
      right += place.margin + accessory.bounds.width + TableLook.accessoryGap
    }
    left = min(left, size.width)
    return mirrored(
      CGRect(x: left, y: 0, width: max(0, size.width - left - right), height: size.height),
      in: size.width)
  }

  final func placeParts() {
    let size = bounds.size
    contentView.frame = contentFrame(in: size)
    configuredView?.frame = contentView.bounds
    if let accessory = shownAccessory {
      let side = accessory.bounds.size
      accessory.frame = mirrored(
        CGRect(
          x: size.width - safeEnds.end - place.margin - side.width,
          y: middle(side.height, size.height), width: side.width, height: side.height),
        in: size.width)
    }
    let text = placeContent()
    placeSeparator(from: text)
    let behind = CGRect(
      x: 0, y: place.isFirst ? 0 : -pixel, width: size.width,
      height: size.height + (place.isFirst ? 0 : pixel))
    parts.selectedBackground?.frame = behind
    backgroundView?.frame = bounds
    parts.fill?.frame = bounds
  }

  /// Returns where text begins, from the content view's beginning.
  private final func placeContent() -> CGFloat {
    let area = contentView.bounds.size
    let indent = CGFloat(indentationLevel) * indentationWidth
    var left = place.margin + indent
    if let view = parts.image, let image = view.image {
      let side = CGSize(
        width: min(image.size.width, area.width / 2), height: min(image.size.height, area.height))
      view.frame = mirrored(
        CGRect(
          x: left, y: middle(side.height, area.height), width: side.width, height: side.height),
        in: area.width)
      left += side.width + TableLook.imageGap
    }
    let right = shownAccessory == nil ? place.margin : 0
    placeLabels(
      CGRect(x: left, y: 0, width: max(0, area.width - left - right), height: area.height))
    return left
  }

  private final func middle(_ length: CGFloat, _ room: CGFloat) -> CGFloat {
    ((room - length) / 2 / pixel).rounded() * pixel
  }

  private final func placeLabels(_ room: CGRect) {
    let text = parts.text.flatMap { $0.hasContent ? $0 : nil }
    let detail = parts.detail.flatMap { $0.hasContent ? $0 : nil }
    let (first, second) = (size(text, room.width), size(detail, room.width))
    switch style {
    case .default: put(text, room.minX, middle(first.height, room.height), room.width, first.height)
    case .subtitle:
      let top = middle(first.height + second.height, room.height)
      put(text, room.minX, top, room.width, first.height)
      put(detail, room.minX, top + first.height, room.width, second.height)
    case .value1:
      let width = min(second.width, room.width)
      let left = max(0, min(first.width, room.width - width - (width > 0 ? 8 : 0)))
      put(text, room.minX, middle(first.height, room.height), left, first.height)
      put(detail, room.maxX - width, middle(second.height, room.height), width, second.height)
    case .value2:
      put(text, room.minX, middle(first.height, room.height), 91, first.height)
      put(
        detail, room.minX + 97, middle(second.height, room.height), max(0, room.width - 97),
        second.height)
    }
  }

  private final func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
  }

  private final func put(
    _ label: UILabel?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) {
    label?.frame = mirrored(
      CGRect(x: x, y: y, width: width, height: height), in: contentView.bounds.width)
  }

  /// Under the row, from its text to its end; a card's last row has none.
  private final func placeSeparator(from text: CGFloat) {
    let isHidden = place.separator == nil || place.isLast && place.isCard
    separator.isHidden = isHidden
    guard !isHidden else { return }
    separator.backgroundColor = place.separator
    var left =
      safeEnds.begin
      + (parts.separatorInset ?? place.separatorInset)
      .map(\.left, else: text)
    var right = (parts.separatorInset ?? place.separatorInset)?.right ?? 0
    if place.isGrouped, place.isLast { (left, right) = (0, 0) }
    separator.frame = mirrored(
      CGRect(
        x: left, y: bounds.height - pixel, width: max(0, bounds.width - left - right),
        height: pixel), in: bounds.width)
  }

  // MARK: Height

  /// As high as constraints, or what it says of itself, want it in a width.
  final func fittingHeight(in width: CGFloat) -> CGFloat {
    if bounds.width != width { frame.size.width = width }
    let line = place.separator == nil ? 0 : pixel
    if contentView.hasConstraintsInside {
      let wanted = contentView.systemLayoutSizeFitting(
        CGSize(width: contentFrame(in: bounds.size).width, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return (wanted.height / pixel).rounded(.up) * pixel + line
    }
    if let configuredView {
      let room = CGSize(width: contentFrame(in: bounds.size).width, height: 1e6)
      return (configuredView.sizeThatFits(room).height / pixel).rounded(.up) * pixel
    }
    let wanted = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return wanted.isFinite && wanted > 0 ? (wanted / pixel).rounded(.up) * pixel : TableLook.row
  }

  final func standardSize(in size: CGSize) -> CGSize {
    var left = place.margin + CGFloat(indentationLevel) * indentationWidth
    var height = TableLook.row
    if let image = parts.image?.image {
      left += image.size.width + TableLook.imageGap
      height = max(height, image.size.height + 1)
    }
    let room = contentFrame(in: size).width - left - (shownAccessory == nil ? place.margin : 0)
    let (first, second) = (self.size(parts.text, room), self.size(parts.detail, room))
    let text = style == .subtitle ? first.height + second.height : max(first.height, second.height)
    // One line, or two of a subtitle, stand in the middle of an ordinary row.
    let isTall = text > (style == .subtitle ? TableLook.row - 8 : TableLook.row - 20)
    if isTall { height = max(height, text + 2 * TableLook.textMargin) }
    return CGSize(width: size.width, height: height)
  }
}

/// A label that tells its cell that its text has changed.
final class CellLabel: UILabel {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}

extension UILabel {
  fileprivate var hasContent: Bool { !(text ?? "").isEmpty }
}

extension Optional where Wrapped == UIEdgeInsets {
  fileprivate func map(_ key: KeyPath<UIEdgeInsets, CGFloat>, else other: CGFloat) -> CGFloat {
    self?[keyPath: key] ?? other
  }
}
