public import QuartzCore

/// A row of a list: content, accessories at its end, a line below.
/// - Source: Apple's UICollectionViewListCell reference.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  private final let line = UIView(frame: .zero)
  private final let grey = UIView(frame: .zero)
  private final let fill = UIView(frame: .zero)
  private final var accessoryViews: [UIView] = []
  final var place = CellPlace() { didSet { if place != oldValue { placeChanged() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginRow()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginRow()
  }

  private func beginRow() {
    grey.backgroundColor = .systemGray4
    grey.alpha = 0
    for view in [grey, fill, line] { view.isUserInteractionEnabled = false }
    insertSubview(fill, at: 0)
    insertSubview(grey, at: 1)
    addSubview(line)
    placeChanged()
  }

  /// At the end, from the inside outwards.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func placeChanged() {
    fill.backgroundColor =
      place.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    line.backgroundColor = place.separator
    line.isHidden = place.separator == nil || place.isLast && place.isGrouped
    layer.cornerRadius = place.isCard && (place.isFirst || place.isLast) ? TableLook.cardRadius : 0
    layer.masksToBounds = layer.cornerRadius > 0
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    if layer.cornerRadius > 0 { layer.maskedCorners = corners }
    setNeedsLayout()
  }

  private func showAccessories() {
    for view in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map { $0.makeView(tint: tintColor) }
    for view in accessoryViews { addSubview(view) }
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    grey.alpha = (isSelected || isHighlighted) && selectedBackgroundView == nil ? 1 : 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = bounds
    grey.frame = bounds
    var right = bounds.width - place.margin
    for view in accessoryViews.reversed() {
      let side = view.bounds.size
      right -= side.width
      view.frame.origin = CGPoint(x: right, y: ((bounds.height - side.height) / 2).rounded())
      right -= TableLook.accessoryGap
    }
    let left = CGFloat(indentationLevel) * indentationWidth
    contentView.frame = CGRect(
      x: left, y: 0,
      width: max(0, (accessoryViews.isEmpty ? bounds.width : right) - left), height: bounds.height)
    let pixel = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: place.margin, y: bounds.height - pixel, width: max(0, bounds.width - place.margin),
      height: pixel)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let content = configuredView,
      let made = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    let accessories = accessoryViews.reduce(0) { $0 + $1.bounds.width + TableLook.accessoryGap }
    let room = layoutAttributes.size.width - (accessories > 0 ? accessories + place.margin : 0)
    let wanted = content.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    made.frame = CGRect(
      origin: layoutAttributes.frame.origin,
      size: CGSize(width: layoutAttributes.size.width, height: wanted.height))
    return made
  }
}

/// Something at the end of a row.
@MainActor @preconcurrency
public struct UICellAccessory {
  private let make: (UIColor) -> UIView

  init(_ make: @escaping (UIColor) -> UIView) { self.make = make }

  func makeView(tint: UIColor) -> UIView { make(tint) }

  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory { _ in symbol("chevron.right", 14, .tertiaryLabel) }
  }
  public static func checkmark() -> UICellAccessory {
    UICellAccessory { symbol("checkmark", 17, $0) }
  }
  public static func label(text: String) -> UICellAccessory {
    UICellAccessory { _ in
      let made = UILabel(frame: .zero)
      made.text = text
      made.font = .preferredFont(forTextStyle: .body)
      made.textColor = .secondaryLabel
      made.sizeToFit()
      return made
    }
  }
  public static func detail(actionHandler: (() -> Void)? = nil) -> UICellAccessory {
    UICellAccessory { _ in
      let made = UIButton(type: .detailDisclosure)
      made.sizeToFit()
      made.addAction(UIAction { _ in actionHandler?() }, for: .touchUpInside)
      return made
    }
  }

  private static func symbol(_ name: String, _ size: CGFloat, _ color: UIColor) -> UIView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    let made = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    made.tintColor = color
    return made
  }
}
