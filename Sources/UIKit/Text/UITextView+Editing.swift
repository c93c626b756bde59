public import Foundation
import QuartzCore

extension UITextView: TextEditor {
  final func editingDidBegin() {
    guard isEditable else { return textMoved() }
    session.record(
      "UITextView", "no keyboard is shown, and none is told of; keys come from the stage")
    textMoved()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  final func editingDidEnd() {
    textMoved()
    guard isEditable else { return }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: What is asked and told

  final var takesKeys: Bool { isEditable }
  final var insertionAttributes: [NSAttributedString.Key: Any] { typingAttributes }
  final func allowed(_ text: String) -> String { text }
  final func takesCommand(_ text: String) -> Bool { false }

  final func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  final func selectionChanged() { delegate?.textViewDidChangeSelection(self) }

  final func textChanged() {
    invalidateIntrinsicContentSize()
    selectionChanged()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: The app's own changes

  /// The app's own change: nobody is told of it.
  final func replaceAll(_ string: NSAttributedString) {
    guard string != edited.string else { return }
    edited.set(string)
    invalidateIntrinsicContentSize()
    textMoved()
  }

  /// One attribute for all of the text; nil takes it away.
  final func restyle(
    _ key: NSAttributedString.Key, _ value: Any?, _ change: (inout TextViewLook) -> Void
  ) {
    change(&look)
    let selection = edited.selection
    let copy = NSMutableAttributedString(attributedString: edited.string)
    let whole = NSRange(location: 0, length: copy.length)
    if let value {
      copy.addAttributes([key: value], range: whole)
    } else {
      copy.removeAttribute(key, range: whole)
    }
    edited.set(copy)
    edited.select(selection)
    invalidateIntrinsicContentSize()
    textMoved()
  }

  /// Brings a part of the text to where it shows: it does not scroll.
  public final func scrollRangeToVisible(_ range: NSRange) {
    session.record("UITextView.scrollRangeToVisible", "text views do not scroll; nothing moves")
  }

  // MARK: Places in the text

  public final func text(in range: UITextRange) -> String? { string(in: range) }
  public final func replace(_ range: UITextRange, withText text: String) {
    change(edited.clamped(range.range), text)
  }
  public final var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection) }
    set { if let newValue { select(newValue.range) } }
  }
  public final func selectAll(_ sender: Any?) { selectEverything() }
  public final var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public final var endOfDocument: UITextPosition { UITextPosition(edited.length) }
  public final func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(from: fromPosition, to: toPosition) }
  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(by: offset, within: edited.length)
  }
  public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  public final func caretRect(for position: UITextPosition) -> CGRect {
    caretPlace(at: position.offset)
  }
}

extension EditedText {
  /// An attribute of the first letter.
  func first(_ key: NSAttributedString.Key) -> Any? {
    length > 0 ? string.attribute(key, at: 0, effectiveRange: nil) : nil
  }
}
