import Foundation
import InterludeTypesetting
import QuartzCore

/// A view whose text keys and taps change: what its classes do alike.
///
/// ```
/// key ──▶ mayChange? ──▶ change ──▶ textMoved ──▶ textChanged     the delegate is asked, then told
/// tap ────────────────▶ select ──▶ textMoved ──▶ selectionChanged
/// ```
/// What the app does itself, by `insertText(_:)` or `replace(_:withText:)`, asks nobody.
@MainActor
protocol TextEditor: UIView, KeyReceiver {
  var edited: EditedText { get set }
  var caret: CaretView { get }
  var clearsOnInsertion: Bool { get set }
  /// Keys are taken.
  var takesKeys: Bool { get }
  /// Of what is typed.
  var insertionAttributes: [NSAttributedString.Key: Any] { get }
  /// The lines as they are edited, and where they begin.
  var editedLines: (layout: TextLayout, origin: CGPoint) { get }
  /// A text as it can stand here.
  func allowed(_ text: String) -> String
  /// Takes a key that means something else than a character; false for the others.
  func takesCommand(_ text: String) -> Bool
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Tells of the new selection and of the new text, in the order of the class.
  func textChanged()
  func selectionChanged()
  func editingDidEnd()
}

extension TextEditor {
  // MARK: Keys: the delegate is asked

  func key(_ text: String) {
    guard takesKeys, !takesCommand(text) else { return }
    let range =
      clearsOnInsertion ? NSRange(location: 0, length: edited.length) : edited.selection
    guard mayChange(range, to: text) else { return }
    clearsOnInsertion = false
    change(range, text)
  }

  func deleteKey() {
    guard takesKeys, let range = edited.deletion, mayChange(range, to: "") else { return }
    change(range, "")
  }

  func editingIsForcedToEnd() {
    window?.firstResponder = nil
    editingDidEnd()
  }

  // MARK: Changes: nobody is asked, everybody is told

  func insert(_ text: String) {
    if !takesCommand(text) { change(edited.selection, text) }
  }

  func deleteSelection() {
    if let range = edited.deletion { change(range, "") }
  }

  func change(_ range: NSRange, _ text: String) {
    edited.replace(
      range, with: NSAttributedString(string: allowed(text), attributes: insertionAttributes))
    textMoved()
    textChanged()
  }

  func select(_ range: NSRange) {
    let old = edited.selection
    edited.select(range)
    guard edited.selection != old else { return }
    textMoved()
    selectionChanged()
  }

  /// A tap begins editing, and puts the caret where it was.
  func tapped(at point: CGPoint) {
    guard isFirstResponder || becomeFirstResponder() else { return }
    select(NSRange(location: offset(at: point), length: 0))
  }

  /// Something shows at another place, or in another way.
  func textMoved() {
    setNeedsDisplay()
    setNeedsLayout()
    if isFirstResponder { caret.blink() }
  }

  // MARK: The caret and the selection

  func caretPlace(at offset: Int) -> CGRect {
    let (layout, origin) = editedLines
    let rect = layout.caretRect(at: max(0, min(edited.length, offset)))
    return CGRect(
      x: origin.x + rect.minX - CaretView.width / 2, y: origin.y + rect.minY,
      width: CaretView.width, height: rect.height)
  }

  func offset(at point: CGPoint) -> Int {
    let (layout, origin) = editedLines
    return layout.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// Where characters go in: there is a caret, unless some are selected.
  var showsCaret: Bool { isFirstResponder && takesKeys && edited.selection.length == 0 }

  func placeCaret() {
    guard showsCaret else { return caret.removeFromSuperview() }
    if caret.superview == nil {
      caret.backgroundColor = tintColor
      addSubview(caret)
      caret.blink()
    }
    caret.frame = caretPlace(at: edited.selection.location)
  }

  /// A fifth of the tint under the lines, as on iOS.
  func drawSelection(_ layout: TextLayout, at origin: CGPoint, in context: CGContext) {
    let selection = edited.selection
    guard isFirstResponder, selection.length > 0 else { return }
    context.setFillColor(tintColor.withAlphaComponent(0.2).cgColor)
    for part in layout.rects(for: selection.location..<selection.location + selection.length) {
      context.fill(part.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  // MARK: Places in the text

  func string(in range: UITextRange) -> String {
    (edited.plain as NSString).substring(with: edited.clamped(range.range))
  }

  func selectEverything() { select(NSRange(location: 0, length: edited.length)) }
}
