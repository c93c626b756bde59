public import Foundation

/// What a text view asks before it does something, and what it tells.
@MainActor @preconcurrency
public protocol UITextViewDelegate: NSObjectProtocol {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension UITextView {
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
}

/// Where the lines of a text view lie between its insets.
open class NSTextContainer: NSObject {
  /// At both ends of every line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// 0 is any number.
  open var maximumNumberOfLines = 0 { didSet { changed?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  /// Tells the view that shows it.
  var changed: (() -> Void)?
}
