public import Foundation
import QuartzCore

/// Lines of text that keys can change.
///
/// On iOS it scrolls; here it shows as much as fits, from its top.
/// - Source: Apple's UITextView and UITextViewDelegate references.
@MainActor @preconcurrency
open class UITextView: UIView, UITextInput {
  var edited = EditedText()
  var look = TextViewLook()
  let caret = CaretView()
  public let textContainer: NSTextContainer

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    contentMode = .redraw
    clipsToBounds = true
    backgroundColor = .systemBackground
    textContainer.changed = { [weak self] in
      MainActor.assumeIsolated { self?.textMoved() }
    }
  }

  open weak var delegate: (any UITextViewDelegate)?

  // MARK: Text

  open var text: String! {
    get { edited.plain }
    set { replaceAll(NSAttributedString(string: newValue ?? "", attributes: typingAttributes)) }
  }
  open var attributedText: NSAttributedString! {
    get { edited.string }
    set { replaceAll(newValue ?? NSAttributedString(string: "")) }
  }
  /// The first letter's; nil until one was set, and text is in 12 points.
  open var font: UIFont? {
    get { edited.first(.font) as? UIFont ?? look.font }
    set { restyle(.font, newValue) { $0.font = newValue } }
  }
  open var textColor: UIColor? {
    get { edited.first(.foregroundColor) as? UIColor ?? look.color }
    set { restyle(.foregroundColor, newValue) { $0.color = newValue } }
  }
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set {
      let style = NSMutableParagraphStyle()
      style.alignment = newValue
      restyle(.paragraphStyle, style) { $0.alignment = newValue }
    }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { look.attributes.merging(typed) { $1 } }
    set { typed = newValue }
  }
  private var typed: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link]
  open var selectedRange: NSRange {
    get { edited.selection }
    set { select(newValue) }
  }
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var adjustsFontForContentSizeCategory = false
  /// Kept: a view that does not scroll likes to be as high as its text.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textMoved() } }
  }
  open var dataDetectorTypes: UInt = 0

  // MARK: What keys are good for

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  /// Kept; a text view shows what is written.
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!

  private var keyboardStandIn: UIView?
  private var keyboardTop: UIView?
  open override var inputView: UIView? {
    get { keyboardStandIn }
    set { keyboardStandIn = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { keyboardTop }
    set { keyboardTop = newValue }
  }

  // MARK: Asked of subclasses

  open override func draw(_ rect: CGRect) { drawText() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeCaret()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size.width) }
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
      : fittingSize(.infinity)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    setNeedsDisplay()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory, let font {
      self.font = UIFont(font.request.scaled(for: traitCollection))
    }
    setNeedsDisplay()
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    editingDidBegin()
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    editingDidEnd()
    return true
  }

  open var hasText: Bool { edited.length > 0 }
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { deleteSelection() }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isEditable || isSelectable else {
      return super.touchesEnded(touches, with: event)
    }
    tapped(at: touch.location(in: self))
  }
}
