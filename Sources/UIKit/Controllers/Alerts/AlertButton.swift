import QuartzCore

/// A row of an alert that performs an action.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)
  private let isStrong: Bool
  private let size: CGFloat

  init(_ action: UIAlertAction, isStrong: Bool, size: CGFloat) {
    self.action = action
    self.isStrong = isStrong
    self.size = size
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: size, weight: isStrong ? .semibold : .regular)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    isEnabled = action.isEnabled
    appearanceChanged()
  }

  required init?(coder: NSCoder) { nil }

  /// The width its title needs in one line.
  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: size * 2)).width
  }

  override func appearanceChanged() {
    label.textColor =
      !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
