import Foundation
import InterludeTypesetting
import QuartzCore

extension UITextField {
  /// The text as it is read: bullets for what is secret.
  final var shownText: NSAttributedString {
    guard isSecureTextEntry else { return edited.string }
    // One bullet for each unit, so that places in the text stay what they are.
    return NSAttributedString(
      string: String(repeating: "\u{2022}", count: edited.length), attributes: textAttributes)
  }

  final func fieldLine(_ string: NSAttributedString, width: Double = .infinity) -> TextLayout {
    var defaults = TextDefaults(traits: traitCollection)
    defaults.font = look.font
    defaults.color = look.color
    defaults.paragraph.alignment = look.alignment
    defaults.paragraph.lineBreakMode = width.isFinite ? .byTruncatingTail : .byClipping
    defaults.direction = naturalDirection
    if !isEnabled { defaults.overridingColor = .tertiaryLabel }
    func lay() -> TextLayout {
      TextLayout(StyledText(string, defaults), width: width, maximumLines: 1)
    }
    var layout = lay()
    if look.adjustsFontSize, width.isFinite, width > 0 {
      let least = max(0.1, look.minimumFontSize / look.font.pointSize)
      while defaults.scale > least,
        layout.size.width > width || layout.isTruncated
      {
        defaults.scale = max(least, defaults.scale - 1 / 64)
        layout = lay()
      }
    }
    layout.recordIssues()
    return layout
  }

  // MARK: The line while it is edited

  /// The whole line, never cut, and where it begins.
  final var editedLines: (layout: TextLayout, origin: CGPoint) {
    let place = editingRect(forBounds: bounds)
    let layout = fieldLine(shownText)
    let slack = place.width - layout.size.width
    var x = place.minX
    if slack > 0 {
      switch resolvedAlignment {
      case .center: x += slack / 2
      case .right: x += slack
      default: break
      }
    }
    let y = place.minY + roundedToPixel((place.height - layout.size.height) / 2)
    return (layout, CGPoint(x: x - scrolled, y: y))
  }

  private final var resolvedAlignment: NSTextAlignment {
    guard look.alignment == .natural || look.alignment == .justified else { return look.alignment }
    return naturalDirection == .rightToLeft ? .right : .left
  }

  /// Moves a text that is too long so that the caret shows.
  final func scrollToCaret() {
    let place = editingRect(forBounds: bounds)
    let old = scrolled
    let caret = caretPlace(at: edited.selection.location)
    if caret.maxX > place.maxX { scrolled += caret.maxX - place.maxX }
    if caret.minX < place.minX { scrolled -= place.minX - caret.minX }
    scrolled = max(0, scrolled)
    if fieldLine(shownText).size.width <= place.width { scrolled = 0 }
    if scrolled != old { setNeedsDisplay() }
  }

  // MARK: Drawing

  final func drawField() {
    drawBorder(in: borderRect(forBounds: bounds))
    if hasText {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    } else if look.placeholder != nil {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  final func drawLine(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    if isEditing {
      let (layout, origin) = editedLines
      drawSelection(layout, at: origin, in: context)
      layout.draw(at: origin, attachments: edited.string.attachments, "UITextField.drawText")
    } else {
      draw(shownText, in: rect)
    }
    context.restoreGState()
  }

  final func drawPlaceholderLine(in rect: CGRect) {
    guard let placeholder = look.placeholder, rect.width > 0, rect.height > 0 else { return }
    let copy = NSMutableAttributedString(attributedString: placeholder)
    placeholder.enumerateAttribute(
      .foregroundColor, in: NSRange(location: 0, length: placeholder.length)
    ) { value, range, _ in
      guard value == nil else { return }
      copy.addAttributes([.foregroundColor: UIColor.placeholderText], range: range)
    }
    draw(copy, in: rect)
  }

  private final func draw(_ string: NSAttributedString, in rect: CGRect) {
    let layout = fieldLine(string, width: rect.width)
    let y = rect.minY + roundedToPixel((rect.height - layout.size.height) / 2)
    layout.draw(
      at: CGPoint(x: rect.minX, y: y), attachments: string.attachments, "UITextField.drawText")
  }

  /// A hairline, a sunken frame, or a rounded one with a background.
  private final func drawBorder(in rect: CGRect) {
    let image = isEnabled ? background : disabledBackground ?? background
    if look.border == .none || look.border == .line { image?.draw(in: rect) }
    guard look.border != .none, let context = UIGraphicsGetCurrentContext(), rect.width > 1,
      rect.height > 1
    else { return }
    let traits = traitCollection
    let line = UIColor.fieldBorder.resolvedColor(with: traits).cgColor
    let hairline = 1 / max(1, traits.displayScale)
    context.saveGState()
    switch look.border {
    case .none: break
    case .line:
      context.setStrokeColor(UIColor.label.resolvedColor(with: traits).cgColor)
      context.setLineWidth(1)
      context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    case .bezel:
      context.setStrokeColor(line)
      context.setLineWidth(1)
      context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
      context.setFillColor(line)
      context.fill(CGRect(x: rect.minX + 1, y: rect.minY + 1, width: rect.width - 2, height: 1))
    case .roundedRect:
      let shape = UIBezierPath(
        roundedRect: rect.insetBy(dx: hairline / 2, dy: hairline / 2), cornerRadius: 5)
      UIColor.fieldBackground(isEnabled).resolvedColor(with: traits).setFill()
      shape.fill()
      UIColor(cgColor: line).setStroke()
      shape.lineWidth = hairline
      shape.stroke()
    }
    context.restoreGState()
  }
}

extension UIColor {
  /// Grey on white, white on black: a fifth.
  fileprivate static let fieldBorder = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2)
  }

  fileprivate static func fieldBackground(_ isEnabled: Bool) -> UIColor {
    isEnabled
      ? UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.07, alpha: 1) : .white }
      : UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.12 : 0.98, alpha: 1) }
  }
}
