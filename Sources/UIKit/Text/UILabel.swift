public import Foundation
public import QuartzCore

/// A view that shows text.
/// - Source: Apple's UILabel reference.
@MainActor @preconcurrency
open class UILabel: UIView {
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

  open var text: String? { didSet { if text != oldValue { textChanged() } } }
  open var attributedText: NSAttributedString? {
    didSet { if attributedText != oldValue { textChanged() } }
  }
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// 0 is as many as there is room for.
  open var numberOfLines = 1
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  { bounds }
  open func drawText(in rect: CGRect) {}

  private func textChanged() { invalidateIntrinsicContentSize() }
}
