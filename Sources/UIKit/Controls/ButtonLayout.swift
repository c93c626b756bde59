import QuartzCore

/// Image, title and subtitle of a configured button, as sizes and then as places.
/// ```
/// ┌ insets ──────────────────────────────┐
/// │  [image] ◀ imagePadding ▶ [title   ] │   titlePadding between title and subtitle
/// │                           [subtitle] │
/// └──────────────────────────────────────┘
/// ```
@MainActor
struct ButtonLayout {
  let configuration: UIButton.Configuration
  let insets: UIEdgeInsets
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero

  init(configuration: UIButton.Configuration, insets: UIEdgeInsets) {
    self.configuration = configuration
    self.insets = insets
  }

  /// Image and titles stand side by side.
  var isRow: Bool {
    configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
  }
  private var hasImage: Bool { image.width > 0 && image.height > 0 }
  private var hasText: Bool { title.height > 0 || subtitle.height > 0 }
  private var gap: CGFloat { hasImage && hasText ? configuration.imagePadding : 0 }

  private var text: CGSize {
    let padding = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + padding + subtitle.height)
  }

  private var content: CGSize {
    isRow
      ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
  }

  /// Of the whole button, insets and all.
  var size: CGSize {
    CGSize(width: content.width + insets.across, height: content.height + insets.down)
  }

  func placed(
    in area: CGRect, across: UIControl.ContentHorizontalAlignment,
    down: UIControl.ContentVerticalAlignment, isFlipped: Bool
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    var block = content
    block.width = across == .fill ? area.width : min(block.width, max(0, area.width))
    if down == .fill { block.height = area.height }
    let x: CGFloat =
      switch across {
      case .left, .leading, .fill: area.minX
      case .right, .trailing: area.maxX - block.width
      case .center: area.midX - block.width / 2
      }
    let y: CGFloat =
      switch down {
      case .top, .fill: area.minY
      case .bottom: area.maxY - block.height
      case .center: area.midY - block.height / 2
      }
    let whole = CGRect(x: x, y: y, width: block.width, height: block.height)
    let isAfter = configuration.imagePlacement.isSubset(of: [.trailing, .bottom])
    return isRow
      ? row(whole, imageOnRight: isAfter != isFlipped, isFlipped)
      : column(whole, imageBelow: isAfter, isFlipped)
  }

  private func row(
    _ whole: CGRect, imageOnRight: Bool, _ isFlipped: Bool
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let imageX = imageOnRight ? whole.maxX - image.width : whole.minX
    let area = CGRect(
      x: imageOnRight ? whole.minX : whole.minX + image.width + gap,
      y: whole.midY - text.height / 2,
      width: max(0, whole.width - image.width - gap), height: text.height)
    let picture = CGRect(
      x: imageX, y: whole.midY - image.height / 2, width: image.width, height: image.height)
    let texts = lines(in: area, isFlipped)
    return (picture, texts.title, texts.subtitle)
  }

  private func column(
    _ whole: CGRect, imageBelow: Bool, _ isFlipped: Bool
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let picture = CGRect(
      x: whole.midX - image.width / 2, y: imageBelow ? whole.maxY - image.height : whole.minY,
      width: image.width, height: image.height)
    let area = CGRect(
      x: whole.minX, y: imageBelow ? whole.minY : whole.minY + image.height + gap,
      width: whole.width, height: text.height)
    let texts = lines(in: area, isFlipped)
    return (picture, texts.title, texts.subtitle)
  }

  private func lines(in area: CGRect, _ isFlipped: Bool) -> (title: CGRect, subtitle: CGRect) {
    func start(_ width: CGFloat) -> CGFloat {
      switch side(isFlipped) {
      case .left: area.minX
      case .right: area.maxX - width
      case .middle: area.midX - width / 2
      }
    }
    let widths = (min(title.width, area.width), min(subtitle.width, area.width))
    return (
      CGRect(x: start(widths.0), y: area.minY, width: widths.0, height: title.height),
      CGRect(
        x: start(widths.1), y: area.maxY - subtitle.height, width: widths.1,
        height: subtitle.height)
    )
  }

  private enum Side {
    case left, middle, right
  }

  /// Titles lie towards an image beside them; alone, and above or below one, in the middle.
  private func side(_ isFlipped: Bool) -> Side {
    let alignment: UIButton.Configuration.TitleAlignment
    if configuration.titleAlignment != .automatic {
      alignment = configuration.titleAlignment
    } else if !hasImage || !isRow {
      alignment = .center
    } else {
      alignment = configuration.imagePlacement.contains(.trailing) ? .trailing : .leading
    }
    return switch alignment {
    case .leading: isFlipped ? .right : .left
    case .trailing: isFlipped ? .left : .right
    case .center, .automatic: .middle
    }
  }
}
