import Foundation
import QuartzCore

/// What a label shows, and what its text looks like where attributes leave it open.
struct LabelContent: Equatable {
  private enum Text: Equatable {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  private var text = Text.none
  private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private(set) var color = UIColor.label
  /// Labels cut their text at its end.
  private(set) var paragraph = {
    var values = ParagraphValues()
    values.lineBreakMode = .byTruncatingTail
    return values
  }()

  var string: String? {
    switch text {
    case .none: nil
    case .plain(let string): string
    case .attributed(let string): string.string
    }
  }

  var isEmpty: Bool { string?.isEmpty ?? true }

  /// What is set in type.
  var attributed: NSAttributedString {
    switch text {
    case .none: NSAttributedString(string: "")
    case .plain(let string): NSAttributedString(string: string)
    case .attributed(let string): string
    }
  }

  /// Plain text in the label's own look.
  mutating func set(_ string: String?) { text = string.map { .plain($0) } ?? .none }

  /// Attributed text; the label's own look becomes that of its first letter.
  ///
  /// What the attributes leave open keeps the look that the label had: a first word in red leaves
  /// the others as they were.
  /// - Source: Apple's UILabel.attributedText reference, for the first letter.
  mutating func set(_ string: NSAttributedString?) {
    guard let string else {
      text = .none
      return
    }
    let copy = NSMutableAttributedString(attributedString: string)
    defer { text = .attributed(NSAttributedString(attributedString: copy)) }
    guard copy.length > 0 else { return }
    let first = copy.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont {
      copy.fill(.font, with: self.font)
      self.font = font
    }
    if let color = first[.foregroundColor] as? UIColor {
      copy.fill(.foregroundColor, with: self.color)
      self.color = color
    }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      copy.fill(.paragraphStyle, with: NSParagraphStyle(paragraph))
      paragraph = style.values
    }
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    add(.font, font)
  }

  mutating func setColor(_ color: UIColor) {
    self.color = color
    add(.foregroundColor, color)
  }

  mutating func setParagraph(_ change: (inout ParagraphValues) -> Void) {
    change(&paragraph)
    guard case .attributed(let string) = text else { return }
    let copy = NSMutableAttributedString(attributedString: string)
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      var values = (value as? NSParagraphStyle)?.values ?? paragraph
      change(&values)
      copy.addAttributes([.paragraphStyle: NSParagraphStyle(values)], range: range)
    }
    text = .attributed(NSAttributedString(attributedString: copy))
  }

  /// Whatever the text's parts said, they say this now.
  private mutating func add(_ key: NSAttributedString.Key, _ value: Any) {
    guard case .attributed(let string) = text else { return }
    let copy = NSMutableAttributedString(attributedString: string)
    copy.addAttributes([key: value], range: NSRange(location: 0, length: string.length))
    text = .attributed(NSAttributedString(attributedString: copy))
  }

  /// The text with what the label adds written out; nil where there is none.
  func filled(by defaults: TextDefaults) -> NSAttributedString? {
    guard text != .none else { return nil }
    let copy = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: copy.length)
    copy.fill(.font, with: font)
    copy.fill(.foregroundColor, with: color)
    copy.fill(.paragraphStyle, with: NSParagraphStyle(paragraph))
    if let shadow = defaults.shadow {
      copy.addAttributes([.shadow: shadow], range: whole)
    }
    return NSAttributedString(attributedString: copy)
  }
}

extension NSMutableAttributedString {
  /// Says `value` wherever nothing is said.
  fileprivate func fill(_ key: NSAttributedString.Key, with value: Any) {
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(key, in: whole) { present, range, _ in
      if present == nil { addAttributes([key: value], range: range) }
    }
  }
}
