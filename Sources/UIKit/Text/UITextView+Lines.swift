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
  private final var shownLines: (layout: TextLayout, origin: CGPoint) {
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

  final func textMoved() {
    setNeedsDisplay()
    setNeedsLayout()
    if isFirstResponder { caret.blink() }
  }

  // MARK: The caret

  final func caretPlace(at offset: Int) -> CGRect {
    let (layout, origin) = shownLines
    let rect = layout.caretRect(at: max(0, min(edited.length, offset)))
    return CGRect(
      x: origin.x + rect.minX - CaretView.width / 2, y: origin.y + rect.minY,
      width: CaretView.width, height: rect.height)
  }

  final func offset(at point: CGPoint) -> Int {
    let (layout, origin) = shownLines
    return layout.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  final func placeCaret() {
    guard isFirstResponder, isEditable, edited.selection.length == 0 else {
      return caret.removeFromSuperview()
    }
    if caret.superview == nil {
      caret.backgroundColor = tintColor
      addSubview(caret)
      caret.blink()
    }
    caret.frame = caretPlace(at: edited.selection.location)
  }

  // MARK: Drawing

  final func drawText() {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return
    }
    let (layout, origin) = shownLines
    let selection = edited.selection
    if isFirstResponder, selection.length > 0 {
      context.setFillColor(tintColor.withAlphaComponent(0.2).cgColor)
      for part in layout.rects(for: selection.location..<selection.location + selection.length) {
        context.fill(part.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
    layout.draw(at: origin, attachments: edited.string.attachments, "UITextView.draw")
    if origin.y + layout.size.height > bounds.maxY {
      session.record(
        "UITextView", "text views do not scroll; the text below the bounds is not shown")
    }
  }
}
