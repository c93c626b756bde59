public import Foundation

/// A place in a text.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  open override nonisolated var hash: Int { offset }
}

/// A stretch of a text.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  open override nonisolated var hash: Int { range.location }
}

/// Text that can be read, selected and changed by places.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func caretRect(for position: UITextPosition) -> CGRect
}

extension UITextRange {
  /// From the earlier to the later of two places.
  convenience init(from one: UITextPosition, to other: UITextPosition) {
    let start = min(one.offset, other.offset)
    self.init(NSRange(location: start, length: max(one.offset, other.offset) - start))
  }
}

extension UITextPosition {
  /// nil beyond the ends of a text of some length.
  func moved(by distance: Int, within length: Int) -> UITextPosition? {
    let (sum, isBeyond) = offset.addingReportingOverflow(distance)
    return !isBeyond && (0...length).contains(sum) ? UITextPosition(sum) : nil
  }
}
