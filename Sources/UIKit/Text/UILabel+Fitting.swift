import InterludeTypesetting
import QuartzCore

extension UIView {
  /// Lengths up to the next whole pixel: views as large as their text have whole ones.
  final func roundedUpToPixels(_ size: CGSize) -> CGSize {
    CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  private final func roundedUp(_ length: CGFloat) -> CGFloat {
    let scale = screenScale
    return (length * scale).rounded(.up) / scale
  }

  /// To the nearest whole pixel.
  final func roundedToPixel(_ length: CGFloat) -> CGFloat {
    let scale = screenScale
    return (length * scale).rounded() / scale
  }

  private final var screenScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }
}

extension UILabel {
  /// A length that limits nothing: none, and what is no number.
  private static func room(_ length: CGFloat) -> Double {
    length > 0 && length.isFinite ? length : .infinity
  }

  /// A single line is as wide as it is; more are wrapped at the width, where one is given.
  final func fittingSize(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 ? .infinity : Self.room(size.width)
    let rect = textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: CGFloat.infinity),
      limitedToNumberOfLines: numberOfLines)
    return CGSize(width: max(0, rect.width), height: max(0, rect.height))
  }

  final func fittingRect(in bounds: CGRect, lines count: Int) -> CGRect {
    guard !content.isEmpty, bounds.width >= 0, bounds.height >= 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let lines = lines(
      width: Self.room(bounds.width), height: Self.room(bounds.height), maximum: count)
    var size = roundedUpToPixels(lines.layout.size)
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height)
    return CGRect(origin: bounds.origin, size: size)
  }

  final func drawLines(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let lines = lines(width: rect.width, height: rect.height, maximum: numberOfLines)
    lines.layout.draw(
      at: CGPoint(x: rect.minX, y: rect.minY + top(of: lines, in: rect.height)),
      attachments: content.attributed.attachments, "UILabel.drawText")
  }

  /// Where the first line begins, on a whole pixel.
  private final func top(of lines: LabelLines, in height: CGFloat) -> CGFloat {
    let own = lines.layout.size.height
    guard lines.scale < 1, numberOfLines == 1 else { return middle(own, height) }
    let whole = content.font
    let unscaled = middle(whole.lineHeight, height)
    switch baselineAdjustment {
    case .alignCenters: return middle(own, height)
    case .none: return unscaled
    case .alignBaselines:
      return roundedToPixel(unscaled + whole.ascender - lines.layout.firstBaseline)
    }
  }

  private final func middle(_ own: CGFloat, _ height: CGFloat) -> CGFloat {
    roundedToPixel((height - roundedUpToPixels(CGSize(width: 0, height: own)).height) / 2)
  }

  /// Where the baselines of the first and the last line lie, from the top of the bounds.
  final var baselines: (first: CGFloat, last: CGFloat) { baselines(inHeight: bounds.height) }

  /// The same in a label of another height.
  final func baselines(inHeight height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    guard !content.isEmpty, height > 0 else { return (0, 0) }
    let width = bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
    let lines = lines(width: width, height: height, maximum: numberOfLines)
    let top = top(of: lines, in: height)
    return (top + lines.layout.firstBaseline, top + lines.layout.lastBaseline)
  }
}
