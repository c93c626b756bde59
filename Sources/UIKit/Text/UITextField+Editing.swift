public import Foundation
import QuartzCore

extension UITextField: KeyReceiver {
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

  final func editingIsForcedToEnd() {
    window?.firstResponder = nil
    editingDidEnd()
  }

  // MARK: Keys: the delegate is asked

  final func key(_ text: String) {
    if text == "\n" { return returnKey() }
    let selection = edited.selection
    let range = clearsOnInsertion ? NSRange(location: 0, length: edited.length) : selection
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    else { return }
    clearsOnInsertion = false
    change(range, text)
  }

  final func deleteKey() {
    guard let range = edited.deletion,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true
    else { return }
    change(range, "")
  }

  private final func returnKey() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    send(.primaryActionTriggered, nil)
    // Who waits for the end on exit wants the keyboard gone.
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    send(.editingDidEndOnExit, nil)
    if endsOnExit { resignFirstResponder() }
  }

  // MARK: Changes: nobody is asked, everybody is told

  final func insert(_ text: String) {
    if text == "\n" { return returnKey() }
    change(edited.selection, text)
  }

  final func deleteSelection() {
    if let range = edited.deletion { change(range, "") }
  }

  /// Line feeds are not for a single line: they become spaces.
  private final func change(_ range: NSRange, _ text: String) {
    let line = text.replacingOccurrences(of: "\n", with: " ")
    let attributes = textAttributes.merging(typingAttributes ?? [:]) { $1 }
    edited.replace(range, with: NSAttributedString(string: line, attributes: attributes))
    textMoved()
    delegate?.textFieldDidChangeSelection(self)
    send(.editingChanged, nil)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change(NSRange(location: 0, length: edited.length), "")
  }

  /// A tap begins editing, and puts the caret where it was.
  final func tapped(at point: CGPoint) {
    guard isFirstResponder || becomeFirstResponder() else { return }
    select(NSRange(location: offset(at: point), length: 0))
  }

  private final func select(_ range: NSRange) {
    let old = edited.selection
    edited.select(range)
    guard edited.selection != old else { return }
    textMoved()
    delegate?.textFieldDidChangeSelection(self)
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
