import QuartzCore

/// A bar button as it shows: text, an image, or a view of the app's.
final class BarButtonView: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private weak var custom: UIView?
  /// What the bar's appearance says about its buttons' titles.
  private var looks: UIBarButtonItemAppearance?

  /// What a press does to the content, at once (and back over `releaseDuration`).
  static let pressedAlpha: CGFloat = 0.2
  /// In seconds.
  static let releaseDuration = 0.2
  /// How much wider than its content it can be touched, on each side.
  static let reach: CGFloat = 8
  static let imageWidth: CGFloat = 24

  init(_ item: UIBarButtonItem, looks: UIBarButtonItemAppearance?) {
    self.item = item
    self.looks = looks
    super.init(frame: .zero)
    addSubview(label)
    addSubview(picture)
    picture.contentMode = .center
    picture.isUserInteractionEnabled = false
    if let view = item.customView {
      addSubview(view)
      custom = view
    }
    accessibilityIdentifier = item.accessibilityIdentifier
    item.shownView = self
    addAction(
      UIAction { [weak self] _ in self?.item.perform(for: nil) }, for: .touchUpInside)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { session.appearances.dress(item, shownBy: self) }
  }

  /// Takes over what the item and the tint say now.
  func refresh() {
    isEnabled = item.isEnabled
    let image = item.shownImage
    picture.image = image?.withRenderingMode(
      image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    picture.isHidden = image == nil || custom != nil
    label.isHidden = image != nil || custom != nil
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular),
      .foregroundColor: color,
    ]
    let state: UIControl.State = item.isEnabled ? .normal : .disabled
    attributes.merge(looks?.titleTextAttributes(for: state) ?? [:]) { $1 }
    attributes.merge(item.effectiveAttributes(for: state)) { $1 }
    label.show(item.shownTitle ?? "", attributes)
    picture.tintColor = color
    custom?.isUserInteractionEnabled = item.isEnabled
    setNeedsLayout()
  }

  private var color: UIColor {
    item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  /// In points: its own width where one was set, else the content's.
  var contentWidth: CGFloat {
    if item.width > 0 { return item.width }
    if let custom { return custom.sizeInBar.width }
    if let image = picture.image { return max(Self.imageWidth, image.size.width) }
    return label.wholeWidth
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if let custom {
      let size = custom.sizeInBar
      custom.bounds.size = CGSize(
        width: min(size.width, bounds.width), height: min(size.height, bounds.height))
      custom.center = middle.aligned(custom.bounds.size, scale: traitCollection.displayScale)
      return
    }
    let height = label.lineHeight
    label.bounds.size = CGSize(width: bounds.width, height: height)
    label.center = middle.aligned(label.bounds.size, scale: traitCollection.displayScale)
    picture.frame = bounds.inset(by: item.imageInsets)
  }

  // MARK: Touches

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: 0).contains(point)
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let views: [UIView] = [label, picture]
      if isHighlighted {
        for view in views { view.alpha = Self.pressedAlpha }
      } else {
        UIView.animate(
          withDuration: Self.releaseDuration, delay: 0, options: .allowUserInteraction
        ) { for view in views { view.alpha = 1 } }
      }
    }
  }
}
