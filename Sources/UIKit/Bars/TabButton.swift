import QuartzCore

/// One tab as it shows: an icon over a title of 10 pt, and a badge at the icon's corner.
/// ```
///  0 ┌──────────┐
///    │   icon ●─┤ badge, 18 pt
/// 19 │  ──┼──   │ the icon's middle
/// 35 │  title   │ 12 pt
/// 49 └──────────┘
/// ```
final class TabButton: UIControl {
  static let iconMiddle: CGFloat = 19
  static let titleTop: CGFloat = 35
  static let badgeHeight: CGFloat = 18
  /// From the icon's middle to the badge's left, and from the bar's top to the badge's.
  static let badgePlace = CGPoint(x: 6, y: 2)

  let item: UITabBarItem
  private let look: UITabBarItemAppearance
  private let icon = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  let badge = UIView(frame: .zero)
  private let badgeLabel = UILabel(frame: .zero)
  /// The colour of tabs that are not selected, where the bar has one.
  var unselectedTint: UIColor? { didSet { refresh() } }

  init(_ item: UITabBarItem, look: UITabBarItemAppearance) {
    self.item = item
    self.look = look
    super.init(frame: .zero)
    icon.contentMode = .center
    label.textAlignment = .center
    badgeLabel.textAlignment = .center
    badge.addSubview(badgeLabel)
    for view in [icon, label, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityIdentifier = item.accessibilityIdentifier
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { session.appearances.dress(item, shownBy: self) }
  }

  override var isSelected: Bool { didSet { if isSelected != oldValue { refresh() } } }

  func refresh() {
    isEnabled = item.isEnabled
    let state = isSelected ? look.selected : item.isEnabled ? look.normal : look.disabled
    let plain: UIColor = isSelected ? tintColor : unselectedTint ?? .systemGray
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    icon.image = image?.withRenderingMode(
      image?.renderingMode == .alwaysOriginal ? .alwaysOriginal : .alwaysTemplate)
    icon.tintColor = state.iconColor ?? plain
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: plain,
    ]
    attributes.merge(state.titleTextAttributes) { $1 }
    attributes.merge(item.effectiveAttributes(for: isSelected ? .selected : .normal)) { $1 }
    label.show(item.title ?? "", attributes)
    alpha = item.isEnabled ? 1 : 0.5
    refreshBadge(state)
    setNeedsLayout()
  }

  private func refreshBadge(_ state: UITabBarItemStateAppearance) {
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    badge.layer.cornerRadius = Self.badgeHeight / 2
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    attributes.merge(state.badgeTextAttributes) { $1 }
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    badgeLabel.show(item.badgeValue ?? "", attributes)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = traitCollection.displayScale
    let size = icon.image?.size ?? .zero
    let hasTitle = !(item.title ?? "").isEmpty
    let middle = hasTitle ? Self.iconMiddle : bounds.midY
    icon.bounds.size = size
    icon.center = CGPoint(x: bounds.midX, y: middle).aligned(size, scale: scale)
    let shift = item.titlePositionAdjustment
    let text = CGSize(width: min(bounds.width, label.wholeWidth), height: label.lineHeight)
    label.bounds.size = text
    label.center = CGPoint(
      x: bounds.midX + shift.horizontal, y: Self.titleTop + text.height / 2 + shift.vertical
    ).aligned(text, scale: scale)
    placeBadge(scale)
  }

  private func placeBadge(_ scale: CGFloat) {
    let text = CGSize(width: badgeLabel.wholeWidth, height: badgeLabel.lineHeight)
    let width = max(Self.badgeHeight, text.width + 10)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = bounds.midX + (isMirrored ? -Self.badgePlace.x - width : Self.badgePlace.x)
    badge.frame = CGRect(
      x: start, y: Self.badgePlace.y, width: width, height: Self.badgeHeight)
    badgeLabel.bounds.size = text
    badgeLabel.center = CGPoint(x: width / 2, y: Self.badgeHeight / 2).aligned(text, scale: scale)
  }
}

extension TabButton {
  /// Where the badge is; nil while there is none.
  var badgeFrame: CGRect? { badge.isHidden ? nil : badge.frame }
}
