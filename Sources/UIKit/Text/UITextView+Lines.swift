import Foundation
import InterludeTypesetting
import QuartzCore

/// How a text view's text looks where its attributes leave it open.
struct TextViewLook {
  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.natural

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font ?? .systemFont(ofSize: 12)
    attributes[.foregroundColor] = color ?? .label
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    attributes[.paragraphStyle] = NSParagraphStyle(style.values)
    return attributes
  }
}

extension UITextView {
  /// The lines for a width of the view.
  private final func lines(width: CGFloat) -> TextLayout {
    var defaults = TextDefaults(traits: traitCollection)
    defaults.font = look.font ?? defaults.font
    defaults.color = look.color ?? .label
    defaults.paragraph.alignment = look.alignment
    defaults.paragraph.lineBreakMode = textContainer.lineBreakMode
    if let link = linkTextAttributes?[.foregroundColor] as? UIColor { defaults.linkColor = link }
    if look.alignment == .natural { defaults.direction = naturalDirection }
    let layout = TextLayout(
      StyledText(edited.string, defaults), width: width > 0 ? width : .infinity,
      maximumLines: max(0, textContainer.maximumNumberOfLines))
    layout.recordIssues()
    return layout
  }

  private final var padding: CGFloat {
    let padding = textContainer.lineFragmentPadding
    return padding > 0 && padding.isFinite ? padding : 0
  }

  private final var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * padding
  }

  /// The lines as they are shown, and where they begin.
  final var editedLines: (layout: TextLayout, origin: CGPoint) {
    (
      lines(width: max(1, bounds.width - sides)),
      CGPoint(
        x: bounds.minX + textContainerInset.left + padding, y: bounds.minY + textContainerInset.top)
    )
  }

  final func fittingSize(_ width: CGFloat) -> CGSize {
    let room = width > 0 && width.isFinite ? max(1, width - sides) : .infinity
    let size = lines(width: room).size
    return roundedUpToPixels(
      CGSize(
        width: size.width + sides,
        height: size.height + textContainerInset.top + textContainerInset.bottom))
  }

  /// How large the text is with its insets.
  public final var contentSize: CGSize {
    CGSize(width: bounds.width, height: fittingSize(bounds.width).height)
  }

  // MARK: Drawing

  final func drawText() {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return
    }
    let (layout, origin) = editedLines
    drawSelection(layout, at: origin, in: context)
    layout.draw(at: origin, attachments: edited.string.attachments, "UITextView.draw")
    if origin.y + layout.size.height > bounds.maxY {
      session.record(
        "UITextView", "text views do not scroll; the text below the bounds is not shown")
    }
  }
}
