import Foundation

/// Text that keys change, and what of it is selected; offsets count UTF-16 code units.
struct EditedText: Equatable {
  private(set) var string = NSAttributedString(string: "")
  /// Empty is the caret's place.
  private(set) var selection = NSRange(location: 0, length: 0)

  var length: Int { string.length }
  var plain: String { string.string }

  /// Puts another text in its place, with the caret at its end.
  mutating func set(_ string: NSAttributedString) {
    self.string = NSAttributedString(attributedString: string)
    selection = NSRange(location: string.length, length: 0)
  }

  mutating func select(_ range: NSRange) { selection = clamped(range) }

  /// The part of a range that is inside the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = max(0, min(range.location, length))
    let room = length - start
    return NSRange(location: start, length: max(0, min(range.length, room)))
  }

  mutating func replace(_ range: NSRange, with part: NSAttributedString) {
    let range = clamped(range)
    let copy = NSMutableAttributedString(attributedString: string)
    copy.replaceCharacters(in: range, with: part)
    string = NSAttributedString(attributedString: copy)
    selection = NSRange(location: range.location + part.length, length: 0)
  }

  /// What a press of delete takes away: the selection, else the character before the caret.
  var deletion: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    return (plain as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }
}
