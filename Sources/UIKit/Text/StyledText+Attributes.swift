package import Foundation
import InterludeGeometry
import InterludeScene
package import InterludeTypesetting
import QuartzCore

/// What a text looks like where its attributes say nothing.
package struct TextDefaults {
  /// Of strings that are drawn by themselves: 12 points, black.
  var font = UIFont.systemFont(ofSize: 12)
  var color = UIColor.black
  var paragraph = ParagraphValues()
  /// Which way natural text runs; natural is as its first letter does.
  var direction = NSWritingDirection.natural
  var kern: CGFloat = 0
  /// Takes the place of every colour of the letters.
  var overridingColor: UIColor?
  var linkColor = UIColor.link
  var traits: UITraitCollection
  var shadow: NSShadow?
  /// Text that wraps is cut where its room ends, and has … there.
  var truncatesTails = false
  /// Multiplies every font's size.
  var scale: CGFloat = 1

  package init(traits: UITraitCollection) { self.traits = traits }

  var baseStyle: TextStyle { style([:]) }

  /// Attributes as typesetting takes them.
  package func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    var font = (attributes[.font] as? UIFont ?? font).face
    font.size *= scale
    let link = attributes[.link] == nil ? nil : linkColor
    var style = TextStyle(
      font: font,
      color: rgba(overridingColor ?? link ?? attributes[.foregroundColor] as? UIColor ?? color))
    style.kern =
      CGFloat(attribute: attributes[.kern]) ?? CGFloat(attribute: attributes[.tracking]) ?? kern
    style.baselineOffset = CGFloat(attribute: attributes[.baselineOffset]) ?? 0
    style.underline = LineStyle(attribute: attributes[.underlineStyle])
    style.strikethrough = LineStyle(attribute: attributes[.strikethroughStyle])
    style.underlineColor = (attributes[.underlineColor] as? UIColor).map(rgba)
    style.strikethroughColor = (attributes[.strikethroughColor] as? UIColor).map(rgba)
    style.background = (attributes[.backgroundColor] as? UIColor).map(rgba)
    style.strokeWidth = CGFloat(attribute: attributes[.strokeWidth]) ?? 0
    style.strokeColor = (attributes[.strokeColor] as? UIColor).map(rgba)
    style.obliqueness = CGFloat(attribute: attributes[.obliqueness]) ?? 0
    style.hasLigatures = CGFloat(attribute: attributes[.ligature]) != 0
    style.shadow = (attributes[.shadow] as? NSShadow ?? shadow).flatMap(shadow(_:))
    return style
  }

  package func paragraph(_ attributes: [NSAttributedString.Key: Any]) -> ParagraphStyle {
    let values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? paragraph
    var style = values.paragraph
    if truncatesTails, style.lineBreak == .wordWrapping || style.lineBreak == .charWrapping {
      style.lineBreak = .truncatingTail
    }
    // An interface's direction says what is natural, whatever the text.
    if style.alignment == .natural, direction != .natural {
      style.alignment = direction == .rightToLeft ? .right : .left
    }
    return style
  }

  private func rgba(_ color: UIColor) -> RGBA { color.resolvedColor(with: traits).cgColor.rgba }

  /// A blur radius is two standard deviations, as in Core Graphics.
  private func shadow(_ shadow: NSShadow) -> Shadow? {
    guard let color = shadow.shadowColor as? UIColor, shadow.shadowOffset.width.isFinite,
      shadow.shadowOffset.height.isFinite, shadow.shadowBlurRadius.isFinite
    else { return nil }
    return Shadow(
      color: rgba(color), opacity: 1, offset: shadow.shadowOffset,
      radius: max(0, shadow.shadowBlurRadius) / 2)
  }
}

extension LineStyle {
  fileprivate init?(attribute value: Any?) {
    guard let number = CGFloat(attribute: value) else { return nil }
    let style = NSUnderlineStyle(rawValue: Int(max(0, min(65_535, number))))
    let kind: Kind =
      style.isSuperset(of: .double) ? .double : style.contains(.thick) ? .thick : .single
    guard style.rawValue & 0xF != 0 else { return nil }
    let patterns: [Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    self.init(
      kind, pattern: patterns[min(4, style.rawValue >> 8 & 7)], isByWord: style.contains(.byWord))
  }
}

extension StyledText {
  /// An attributed string with what its attributes leave open.
  package init(_ string: NSAttributedString, _ defaults: TextDefaults) {
    self.init()
    guard string.length > 0 else {
      append("", defaults.baseStyle, defaults.paragraph([:]))
      return
    }
    let whole = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      let style = defaults.style(attributes)
      let paragraph = defaults.paragraph(attributes)
      let part = whole.substring(with: range)
      if let attachment = attributes[.attachment] as? NSTextAttachment, part == "\u{FFFC}" {
        append(attachment.room(beside: style.font), style, paragraph)
      } else {
        append(part, style, paragraph)
      }
    }
  }
}
