public import Foundation
import QuartzCore
import InterludeTypesetting

/// A view that shows text.
///
/// Text comes plain or attributed. What the attributes leave open, the label's own properties say;
/// setting one of those changes all of the text.
/// - Source: Apple's UILabel reference.
@MainActor @preconcurrency
open class UILabel: UIView {
  package override var usualAccessibilityTraits: UIAccessibilityTraits { .staticText }
  var content = LabelContent()
  /// The lines that were made last, while nothing they depend on changes.
  var laidOut: LabelLines?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// Labels let touches through, and show what is behind them.
  private func begin() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  open var text: String? {
    get { content.string }
    set { change { $0.set(newValue) } }
  }
  /// With every attribute that the label adds.
  open var attributedText: NSAttributedString? {
    get { content.filled(by: defaults) }
    set { change { $0.set(newValue) } }
  }
  open var font: UIFont! {
    get { content.font }
    set { change { $0.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) } }
  }
  open var textColor: UIColor! {
    get { content.color }
    set { change { $0.setColor(newValue ?? .label) } }
  }
  open var textAlignment: NSTextAlignment {
    get { content.paragraph.alignment }
    set { change { $0.setParagraph { $0.alignment = newValue } } }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { content.paragraph.lineBreakMode }
    set { change { $0.setParagraph { $0.lineBreakMode = newValue } } }
  }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.paragraph.lineBreakStrategy }
    set { change { $0.setParagraph { $0.lineBreakStrategy = newValue } } }
  }
  /// Behind the text, in one colour and unblurred.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
  }
  /// 0 is as many as there is room for.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { fitChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  /// The text's colour while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue, isHighlighted { setNeedsDisplay() } }
  }
  /// A disabled label is paler; touches never were its.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  /// Makes the font smaller where the text would be cut.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { fitChanged() } }
  }
  /// How far; 0 is as far as it takes.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { fitChanged() } }
  }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }
  /// Puts letters a little closer where that saves the text from being cut.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { fitChanged() } }
  }
  /// Text styles' fonts follow the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { fontFollowsTextSize() } }
  }
  /// Where lines are wrapped for ``intrinsicContentSize``; 0 is nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Kept; what is clipped is never shown in a bubble.
  open var showsExpansionTextWhenTruncated = false

  // MARK: Asked of subclasses

  /// Where text of so many lines lies in `bounds`: as wide and high as it is, at their origin.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  { fittingRect(in: bounds, lines: numberOfLines) }

  /// Draws the text into the current context, in the middle of `rect`'s height.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  open override func draw(_ rect: CGRect) {
    if !content.isEmpty { drawText(in: bounds) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  open override var intrinsicContentSize: CGSize {
    fittingSize(CGSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth, height: 0))
  }

  package override func firstBaseline(inHeight height: CGFloat) -> CGFloat {
    baselines(inHeight: height).first
  }
  package override func lastBaseline(inHeight height: CGFloat) -> CGFloat {
    baselines(inHeight: height).last
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { fontFollowsTextSize() }
    laidOut = nil
    setNeedsDisplay()
  }
}

extension UILabel {
  private func change(_ body: (inout LabelContent) -> Void) {
    let old = content
    body(&content)
    if content != old { fitChanged() }
  }

  private func fitChanged() {
    laidOut = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func fontFollowsTextSize() {
    let scaled = content.font.request.scaled(for: traitCollection)
    if scaled != content.font.request { font = UIFont(scaled) }
  }
}
