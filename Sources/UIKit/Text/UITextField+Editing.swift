public import Foundation
import QuartzCore

extension UITextField: TextEditor {
  final func editingDidBegin() {
    session.record(
      "UITextField", "no keyboard is shown, and none is told of; keys come from the stage")
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      edited.set(NSAttributedString(string: ""))
    }
    textMoved()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, nil)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  final func editingDidEnd() {
    scrolled = 0
    textMoved()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, nil)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: What is asked and told

  final var caret: CaretView { parts.caret }
  final var takesKeys: Bool { true }
  final var insertionAttributes: [NSAttributedString.Key: Any] {
    textAttributes.merging(typingAttributes ?? [:]) { $1 }
  }

  /// Line feeds are not for a single line: they become spaces.
  final func allowed(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: " ") }

  final func takesCommand(_ text: String) -> Bool {
    guard text == "\n" else { return false }
    returnKey()
    return true
  }

  final func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  final func selectionChanged() { delegate?.textFieldDidChangeSelection(self) }

  final func textChanged() {
    selectionChanged()
    send(.editingChanged, nil)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private final func returnKey() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    send(.primaryActionTriggered, nil)
    // Who waits for the end on exit wants the keyboard gone.
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    send(.editingDidEndOnExit, nil)
    if endsOnExit { resignFirstResponder() }
  }

  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change(NSRange(location: 0, length: edited.length), "")
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
