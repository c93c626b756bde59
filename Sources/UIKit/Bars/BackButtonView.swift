import QuartzCore

/// The button to the previous screen: a chevron, and that screen's title where there is room.
final class BackButtonView: UIControl {
  /// Read from left to right; the bar mirrors it.
  let chevron = ChevronView(frame: .zero)
  let label = UILabel(frame: .zero)
  /// Begins behind the chevron and is cut there: a title that leaves goes under it, not over it.
  let room = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private(set) var full: String
  /// Whether "Back" may stand in for the title.
  private(set) var canBeShort: Bool
  static let short = "Back"

  /// - Parameter item: the one that the button leads to.
  init(to item: UINavigationItem) {
    (full, canBeShort) = Self.words(of: item)
    super.init(frame: .zero)
    for view in [chevron, picture, room] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    room.clipsToBounds = true
    room.addSubview(label)
    picture.contentMode = .center
    picture.isHidden = true
    accessibilityLabel = Self.short
  }

  required init?(coder: NSCoder) { nil }

  /// What it says at full length, and whether "Back" may stand in.
  private static func words(of item: UINavigationItem) -> (String, Bool) {
    switch item.backButtonDisplayMode {
    case .minimal: return ("", false)
    case .generic: return (short, false)
    case .default: break
    }
    if let own = item.backBarButtonItem { return (own.title ?? "", own.title != nil) }
    if let own = item.backButtonTitle { return (own, !own.isEmpty) }
    if let title = item.title, !title.isEmpty { return (title, true) }
    return (short, false)
  }

  /// Takes over colours, fonts and the image that stands for the chevron.
  func dress(color: UIColor, image: UIImage?, _ attributes: [NSAttributedString.Key: Any]) {
    chevron.color = color
    picture.image = image?.withRenderingMode(
      image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    picture.tintColor = color
    picture.isHidden = image == nil
    chevron.isHidden = image != nil
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: color,
    ]
    all.merge(attributes) { $1 }
    dressing = all
    label.show(full, all)
  }

  private var dressing: [NSAttributedString.Key: Any] = [:]

  /// The widths the layout chooses from; the label shows the full text afterwards.
  var widths: NavigationBarLayout.Parts.Back {
    label.show(full, dressing)
    let whole = label.wholeWidth
    guard canBeShort else { return .init(full: whole, short: nil) }
    label.show(Self.short, dressing)
    let short = label.wholeWidth
    label.show(full, dressing)
    return .init(full: whole, short: short)
  }

  func show(_ choice: NavigationBarLayout.BackLabel) {
    label.show(choice == .short ? Self.short : full, dressing)
    label.isHidden = choice == .none
  }

  /// Gives the label all there is behind the chevron, and above and below for a title that flies.
  func spread(to width: CGFloat, from start: CGFloat, mirrored: Bool) {
    let length = max(0, width - start)
    let x = mirrored ? bounds.width - width : start
    room.frame = CGRect(
      x: x, y: -Self.reach, width: length, height: bounds.height + 2 * Self.reach)
  }

  /// In points.
  private static let reach: CGFloat = 200

  /// What stands at the edge: the chevron, or the image in its place.
  var indicator: UIView { picture.isHidden ? chevron : picture }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      let views: [UIView] = [chevron, picture, label].filter { !$0.isHidden }
      if isHighlighted {
        for view in views { view.alpha = BarButtonView.pressedAlpha }
      } else {
        UIView.animate(
          withDuration: BarButtonView.releaseDuration, delay: 0, options: .allowUserInteraction
        ) { for view in views { view.alpha = 1 } }
      }
    }
  }
}

/// The angle that points back, drawn as a line of its tint.
final class ChevronView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// The stroke's thickness, in points: that of semibold text beside it.
  static let thickness: CGFloat = 2.8

  var color = UIColor.systemBlue {
    didSet { paint() }
  }
  /// In a bar read from right to left.
  var pointsRight = false {
    didSet { if pointsRight != oldValue { setNeedsLayout() } }
  }

  private func paint() {
    guard let shape = layer as? CAShapeLayer else { return }
    shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shape = layer as? CAShapeLayer else { return }
    let inset = Self.thickness / 2 + 0.2
    let depth = (bounds.height - 2 * inset) / 2
    let (tip, back) = (inset, min(bounds.width - inset, inset + depth))
    let path = CGMutablePath()
    let points = [
      CGPoint(x: back, y: inset), CGPoint(x: tip, y: inset + depth),
      CGPoint(x: back, y: inset + 2 * depth),
    ].map { pointsRight ? CGPoint(x: bounds.width - $0.x, y: $0.y) : $0 }
    path.addLines(between: points)
    shape.path = path
    shape.fillColor = nil
    shape.lineWidth = Self.thickness
    shape.lineCap = .round
    shape.lineJoin = .round
    paint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    paint()
  }
}
