import QuartzCore

extension UILabel {
  /// Shows one line of text as attributes say: font, colour, and whatever else is in them.
  func show(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    numberOfLines = 1
    lineBreakMode = .byTruncatingTail
    font = attributes[.font] as? UIFont ?? font
    textColor = attributes[.foregroundColor] as? UIColor ?? textColor
    let others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    if others.isEmpty {
      text = string
    } else {
      attributedText = NSAttributedString(string: string, attributes: attributes)
    }
  }

  /// Of the whole text in one line; nothing for no text.
  var wholeWidth: CGFloat {
    guard !(text ?? "").isEmpty else { return 0 }
    return sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ).width
  }

  /// Of one line, up to the next pixel.
  var lineHeight: CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (font.lineHeight * scale).rounded(.up) / scale
  }
}

extension UIView {
  /// The size a bar gives to a view of the app's: the one it has, else the one it would like.
  var sizeInBar: CGSize {
    let own = bounds.size
    if own.width > 0, own.height > 0 { return own }
    let wanted = intrinsicContentSize
    if wanted.width > 0, wanted.height > 0 { return wanted }
    return sizeThatFits(own)
  }
}

extension CGPoint {
  /// A middle near this one, for a box whose edges lie on pixels.
  func aligned(_ size: CGSize, scale: CGFloat) -> CGPoint {
    let scale = max(1, scale)
    let x = ((x - size.width / 2) * scale).rounded() / scale
    let y = ((y - size.height / 2) * scale).rounded() / scale
    return CGPoint(x: x + size.width / 2, y: y + size.height / 2)
  }
}
