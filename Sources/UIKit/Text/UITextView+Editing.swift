public import Foundation
import QuartzCore

extension UITextView: KeyReceiver {
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

  final func editingIsForcedToEnd() {
    window?.firstResponder = nil
    editingDidEnd()
  }

  // MARK: Keys: the delegate is asked

  final func key(_ text: String) {
    guard isEditable else { return }
    let range =
      clearsOnInsertion ? NSRange(location: 0, length: edited.length) : edited.selection
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
      return
    }
    clearsOnInsertion = false
    change(range, text)
  }

  final func deleteKey() {
    guard isEditable, let range = edited.deletion,
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true
    else { return }
    change(range, "")
  }

  // MARK: Changes: nobody is asked, everybody is told

  final func change(_ range: NSRange, _ text: String) {
    edited.replace(range, with: NSAttributedString(string: text, attributes: typingAttributes))
    invalidateIntrinsicContentSize()
    textMoved()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

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

  final func select(_ range: NSRange) {
    let old = edited.selection
    edited.select(range)
    guard edited.selection != old else { return }
    textMoved()
    delegate?.textViewDidChangeSelection(self)
  }

  /// A tap begins editing, and puts the caret where it was.
  final func tapped(at point: CGPoint) {
    guard isFirstResponder || becomeFirstResponder() else { return }
    select(NSRange(location: offset(at: point), length: 0))
  }

  /// Brings a part of the text to where it shows: it does not scroll.
  public final func scrollRangeToVisible(_ range: NSRange) {
    session.record("UITextView.scrollRangeToVisible", "text views do not scroll; nothing moves")
  }

  // MARK: Places in the text

  public final func text(in range: UITextRange) -> String? {
    (edited.plain as NSString).substring(with: edited.clamped(range.range))
  }
  public final func replace(_ range: UITextRange, withText text: String) {
    change(edited.clamped(range.range), text)
  }
  public final var selectedTextRange: UITextRange? {
    get { UITextRange(edited.selection) }
    set { if let newValue { select(newValue.range) } }
  }
  public final func selectAll(_ sender: Any?) {
    select(NSRange(location: 0, length: edited.length))
  }
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
