public import Foundation
import QuartzCore

/// A line of text that keys can change.
///
/// ```
/// resting ──tap, becomeFirstResponder()──▶ editing ──resign, endEditing(_:)──▶ resting
///          shouldBegin? didBegin            keys     shouldEnd? didEnd
/// ```
/// No keyboard is shown; keys come from `Stage.type(_:)`.
/// - Source: Apple's UITextField and UITextFieldDelegate references.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput {
  var edited = EditedText()
  var look = FieldLook()
  /// The views beside the text, the caret and the clear button.
  let parts = FieldParts()
  /// How far a text too long has been moved to the left, so that the caret shows.
  var scrolled: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    isOpaque = false
    contentMode = .redraw
    contentHorizontalAlignment = .left
  }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// Never nil once it was read, as on iOS.
  open var text: String? {
    get { edited.plain }
    set { replaceAll(NSAttributedString(string: newValue ?? "", attributes: textAttributes)) }
  }
  open var attributedText: NSAttributedString? {
    get { edited.string }
    set { replaceAll(filled(newValue ?? NSAttributedString(string: ""))) }
  }
  open var font: UIFont? {
    get { look.font }
    set { restyle(.font, newValue ?? .systemFont(ofSize: 17)) { $0.font = newValue ?? $0.font } }
  }
  open var textColor: UIColor? {
    get { look.color }
    set { restyle(.foregroundColor, newValue ?? .label) { $0.color = newValue ?? .label } }
  }
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set { changeLook { $0.alignment = newValue } }
  }
  open var borderStyle: BorderStyle {
    get { look.border }
    set {
      changeLook { $0.border = newValue }
      invalidateIntrinsicContentSize()
    }
  }
  open var placeholder: String? {
    get { look.placeholder?.string }
    set { changeLook { $0.placeholder = newValue.map { NSAttributedString(string: $0) } } }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { look.placeholder }
    set { changeLook { $0.placeholder = newValue } }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { textAttributes }
    set { restyle(newValue) }
  }
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth: Bool {
    get { look.adjustsFontSize }
    set { changeLook { $0.adjustsFontSize = newValue } }
  }
  open var minimumFontSize: CGFloat {
    get { look.minimumFontSize }
    set { changeLook { $0.minimumFontSize = newValue } }
  }
  open var adjustsFontForContentSizeCategory = false

  // MARK: Beside the text

  open var leftView: UIView? {
    get { parts.left }
    set { replacePart(\.left, newValue) }
  }
  open var rightView: UIView? {
    get { parts.right }
    set { replacePart(\.right, newValue) }
  }
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { partsChanged() } }
  }
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { partsChanged() } }
  }
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { partsChanged() } }
  }
  /// Stretched under a field without a border.
  open var background: UIImage? { didSet { if background !== oldValue { setNeedsDisplay() } } }
  open var disabledBackground: UIImage? {
    didSet { if disabledBackground !== oldValue { setNeedsDisplay() } }
  }

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
  /// Shows a bullet for every character.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { textMoved() } }
  }
  open var textContentType: UITextContentType!
  open var passwordRules: NSObject?

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

  // MARK: Asked of subclasses: where things lie

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftViewPlace(in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightViewPlace(in: bounds) }
  open func drawText(in rect: CGRect) { drawLine(in: rect) }
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }

  open override func draw(_ rect: CGRect) { drawField() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.caret.backgroundColor = tintColor
    setNeedsDisplay()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory {
      font = UIFont(look.font.request.scaled(for: traitCollection))
    }
    setNeedsDisplay()
  }

  // MARK: Editing

  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    editingDidBegin()
    return true
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    editingDidEnd()
    return true
  }

  open var hasText: Bool { edited.length > 0 }
  /// A line feed is the return key.
  open func insertText(_ text: String) { insert(text) }
  open func deleteBackward() { deleteSelection() }

  /// The primary action is the return key's.
  override var liftEvents: [Event] { [.touchUpInside] }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { tapped(at: touch.location(in: self)) }
  }
}
