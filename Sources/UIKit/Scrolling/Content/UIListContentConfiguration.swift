public import QuartzCore

/// An image, a text and a second text, as rows of lists have them.
/// ```
/// │ margin │ image │ 16 │ text ………… second text │ margin │
/// ```
/// - Source: Apple's UIListContentConfiguration reference.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }
    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var transform = TextTransform.none
    /// 0 is any number.
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }
  }

  public struct ImageProperties {
    public static let standardDimension: CGFloat = 28
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// nil is the tint.
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The room that is kept, whatever the image is; 0 is the image's own.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(.body, .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(.footnote, .secondaryLabel)
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The least height of what shows it.
  var leastHeight = TableLook.row

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The second text at the end of the row.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration()
    made.prefersSideBySideTextAndSecondaryText = true
    made.secondaryTextProperties = TextProperties(.body, .secondaryLabel)
    return made
  }
  public static func plainHeader() -> UIListContentConfiguration {
    header(TextProperties(.headline, .label), capital: false, height: TableLook.plainHeader)
  }
  public static func plainFooter() -> UIListContentConfiguration {
    header(
      TextProperties(.footnote, .secondaryLabel), capital: false, height: TableLook.plainHeader)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    header(
      TextProperties(.footnote, .secondaryLabel), capital: true, height: TableLook.groupedHeader)
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    header(TextProperties(.footnote, .secondaryLabel), capital: false, height: 0)
  }

  private static func header(
    _ text: TextProperties, capital: Bool, height: CGFloat
  ) -> UIListContentConfiguration {
    var made = UIListContentConfiguration()
    made.textProperties = text
    made.textProperties.transform = capital ? .uppercase : .none
    made.directionalLayoutMargins.top = 7
    made.directionalLayoutMargins.bottom = 7
    made.leastHeight = height
    return made
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Shows a list's configuration.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let imageView = UIImageView(frame: .zero)
  private let first = UILabel(frame: .zero)
  private let second = UILabel(frame: .zero)

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    for view in [imageView, first, second] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  private func show() {
    imageView.image = shown.image
    imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.layer.masksToBounds = shown.imageProperties.cornerRadius > 0
    show(first, shown.text, shown.attributedText, shown.textProperties)
    show(second, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func show(
    _ label: UILabel, _ text: String?, _ styled: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment == .center ? .center : .natural
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    switch properties.transform {
    case .none: label.text = text
    case .uppercase: label.text = text?.uppercased()
    case .lowercase: label.text = text?.lowercased()
    case .capitalized: label.text = text?.capitalized
    }
    if let styled { label.attributedText = styled }
  }

  // MARK: Layout

  private struct Places {
    var image = CGRect.zero
    var first = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
  }

  private func isEmpty(_ label: UILabel) -> Bool { (label.text ?? "").isEmpty }

  private func places(in width: CGFloat) -> Places {
    let margins = shown.directionalLayoutMargins
    var made = Places()
    var left = margins.leading
    if let image = shown.image {
      var side = shown.imageProperties.reservedLayoutSize
      if side.width <= 0 { side.width = image.size.width }
      if side.height <= 0 { side.height = image.size.height }
      let most = shown.imageProperties.maximumSize
      if most.width > 0 { side.width = min(side.width, most.width) }
      if most.height > 0 { side.height = min(side.height, most.height) }
      made.image = CGRect(origin: CGPoint(x: left, y: 0), size: side)
      left += side.width + shown.imageToTextPadding
    }
    let room = CGSize(width: max(0, width - left - margins.trailing), height: 1e6)
    let text = isEmpty(first) ? .zero : first.sizeThatFits(room)
    let detail = isEmpty(second) ? .zero : second.sizeThatFits(room)
    let gap = shown.textToSecondaryTextHorizontalPadding
    let isBeside =
      shown.prefersSideBySideTextAndSecondaryText && text.width + gap + detail.width <= room.width
    made.first = CGRect(x: left, y: 0, width: room.width, height: text.height)
    made.second = CGRect(x: left, y: 0, width: room.width, height: detail.height)
    var content = max(text.height, detail.height)
    if isBeside {
      made.first.size.width = text.width
      made.second.origin.x = left + room.width - detail.width
      made.second.size.width = detail.width
    } else if text.height > 0, detail.height > 0 {
      content = text.height + shown.textToSecondaryTextVerticalPadding + detail.height
    }
    let inner = max(content, made.image.height)
    made.height = max(shown.leastHeight, inner + margins.top + margins.bottom)
    made.first.origin.y = isBeside ? (content - text.height) / 2 : 0
    made.second.origin.y = isBeside ? (content - detail.height) / 2 : content - detail.height
    return made
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let made = places(in: bounds.width)
    let margins = shown.directionalLayoutMargins
    let content = max(made.first.maxY, made.second.maxY)
    let middle = margins.top + (bounds.height - margins.top - margins.bottom) / 2
    let top = (middle - content / 2).rounded()
    imageView.frame = made.image.offsetBy(dx: 0, dy: (middle - made.image.height / 2).rounded())
    first.frame = made.first.offsetBy(dx: 0, dy: top)
    second.frame = made.second.offsetBy(dx: 0, dy: top)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(in: size.width).height)
  }
}
