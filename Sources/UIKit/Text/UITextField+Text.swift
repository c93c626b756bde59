import Foundation
import QuartzCore

extension UITextField {
  /// What text is set in that says nothing else.
  final var textAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = look.alignment
    paragraph.lineBreakMode = .byTruncatingTail
    return [
      .font: look.font, .foregroundColor: look.color,
      .paragraphStyle: NSParagraphStyle(paragraph.values),
    ]
  }

  /// A text with the field's look where it says nothing.
  final func filled(_ string: NSAttributedString) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: string)
    let own = textAttributes
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      for (key, value) in own where attributes[key] == nil {
        copy.addAttributes([key: value], range: range)
      }
    }
    return copy
  }

  /// The app's own change: nobody is told of it.
  final func replaceAll(_ string: NSAttributedString) {
    guard string != edited.string else { return }
    edited.set(string)
    textMoved()
  }

  final func changeLook(_ change: (inout FieldLook) -> Void) {
    let old = look
    change(&look)
    guard look != old else { return }
    if look.alignment != old.alignment { restyle() }
    if look.font != old.font { invalidateIntrinsicContentSize() }
    textMoved()
  }

  /// One attribute for all of the text.
  final func restyle(
    _ key: NSAttributedString.Key, _ value: Any, _ change: (inout FieldLook) -> Void
  ) {
    changeLook(change)
    restyle()
  }

  /// Attributes for all of the text, and for what is typed after it.
  final func restyle(_ attributes: [NSAttributedString.Key: Any]) {
    changeLook {
      if let font = attributes[.font] as? UIFont { $0.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { $0.color = color }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        $0.alignment = style.alignment
      }
    }
    restyle(adding: attributes)
  }

  private final func restyle(adding more: [NSAttributedString.Key: Any] = [:]) {
    guard edited.length > 0 else { return }
    let selection = edited.selection
    let copy = NSMutableAttributedString(attributedString: edited.string)
    let own = textAttributes.merging(more) { $1 }
    copy.addAttributes(own, range: NSRange(location: 0, length: copy.length))
    edited.set(copy)
    edited.select(selection)
    textMoved()
  }

  final func partsChanged() { setNeedsLayout() }

  final func replacePart(
    _ part: ReferenceWritableKeyPath<FieldParts, UIView?>, _ view: UIView?
  ) {
    guard parts[keyPath: part] !== view else { return }
    parts[keyPath: part]?.removeFromSuperview()
    parts[keyPath: part] = view
    partsChanged()
    setNeedsDisplay()
  }
}
