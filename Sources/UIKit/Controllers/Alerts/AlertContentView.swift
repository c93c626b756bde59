import QuartzCore

/// What an alert shows: one card, and in action sheets a second one with the cancel button.
/// ```
/// ┌───────────────┐   ┌───────────────┐
/// │     Title     │   │    heading    │
/// │    message    │   ├───────────────┤
/// │ ┌ field ────┐ │   │    choice     │
/// │ └───────────┘ │   ├───────────────┤
/// ├───────┬───────┤   │    choice     │
/// │Cancel │  OK   │   └───────────────┘
/// └───────┴───────┘   ┌───────────────┐
///                     │    Cancel     │
///                     └───────────────┘
/// ```
final class AlertContentView: UIView {
  private unowned let owner: UIAlertController
  private let card = UIView(frame: .zero)
  private let cancelCard = UIView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var buttons: [AlertButton] = []
  private var separators: [UIView] = []
  private var fieldBoxes: [UIView] = []

  init(of owner: UIAlertController) {
    self.owner = owner
    super.init(frame: .zero)
    card.backgroundColor = AlertMetrics.background
    cancelCard.backgroundColor = AlertMetrics.cancelBackground
    for view in [card, cancelCard] {
      view.layer.cornerRadius = AlertMetrics.cornerRadius
      view.clipsToBounds = true
      addSubview(view)
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var isSheet: Bool { owner.preferredStyle == .actionSheet }
  /// The cancel button lies in a card of its own.
  private var splitsCancel: Bool { isSheet && !owner.isPopover && owner.cancelAction != nil }

  /// Takes texts, fields and actions from the controller.
  func show() {
    titleLabel.text = owner.title
    messageLabel.text = owner.message
    titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    messageLabel.font = .systemFont(
      ofSize: 13, weight: isSheet && owner.title == nil ? .semibold : .regular)
    for label in [titleLabel, messageLabel] {
      label.textColor = isSheet ? AlertMetrics.sheetText : .label
      label.isHidden = (label.text ?? "").isEmpty
    }
    cancelCard.isHidden = !splitsCancel
    card.backgroundColor = owner.isPopover ? nil : AlertMetrics.background
    card.layer.cornerRadius = owner.isPopover ? 0 : AlertMetrics.cornerRadius
    makeButtons()
    makeFields()
    setNeedsLayout()
  }

  private func makeButtons() {
    for view in buttons { view.removeFromSuperview() }
    let strong = owner.preferredAction ?? owner.cancelAction
    buttons = ordered.map { action in
      let button = AlertButton(action, isStrong: action === strong, size: isSheet ? 20 : 17)
      button.addAction(
        UIAction { [weak owner] _ in owner?.choose(action) }, for: .touchUpInside)
      (splitsCancel && action.style == .cancel ? cancelCard : card).addSubview(button)
      return button
    }
  }

  /// Cancel stands on the left of two, else below all others.
  private var ordered: [UIAlertAction] {
    let others = owner.actions.filter { $0.style != .cancel }
    guard let cancel = owner.cancelAction, !owner.isPopover else { return others }
    return !isSheet && others.count == 1 ? [cancel] + others : others + [cancel]
  }

  private func makeFields() {
    let fields = owner.textFields ?? []
    guard fieldBoxes.count != fields.count else { return }
    for field in fields.dropFirst(fieldBoxes.count) {
      let box = UIView(frame: .zero)
      box.backgroundColor = AlertMetrics.fieldBackground
      box.layer.cornerRadius = 6
      box.layer.borderWidth = 1 / 3
      box.layer.borderColor = UIColor.systemGray3.resolvedColor(with: traitCollection).cgColor
      box.addSubview(field)
      card.addSubview(box)
      fieldBoxes.append(box)
    }
    // Together they are one box: round above the first and below the last.
    for (index, box) in fieldBoxes.enumerated() {
      var corners: CACornerMask = []
      if index == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if index == fieldBoxes.count - 1 {
        corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
      box.layer.maskedCorners = corners
    }
  }

  // MARK: Places

  /// The height of everything at a width.
  func height(for width: CGFloat) -> CGFloat { arrange(width, places: false) }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(bounds.width, places: true)
  }

  private var hairline: CGFloat { 1 / max(1, layer.contentsScale) }
  private var rowHeight: CGFloat {
    isSheet ? AlertMetrics.sheetRowHeight : AlertMetrics.rowHeight
  }

  /// Two short titles stand side by side.
  private func standsInOneRow(_ width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.titleWidth + 16 <= width / 2 }
  }

  private func arrange(_ width: CGFloat, places: Bool) -> CGFloat {
    var y = arrangeHeading(width, places: places)
    if places { clearSeparators() }
    let inCard = splitsCancel ? buttons.filter { $0.action.style != .cancel } : buttons
    if standsInOneRow(width) {
      if places {
        line(CGRect(x: 0, y: y, width: width, height: hairline))
        line(CGRect(x: width / 2, y: y, width: hairline, height: rowHeight))
        for (index, button) in buttons.enumerated() {
          button.frame = CGRect(
            x: CGFloat(index) * width / 2, y: y, width: width / 2, height: rowHeight)
        }
      }
      y += rowHeight
    } else {
      for button in inCard {
        if places {
          if y > 0 { line(CGRect(x: 0, y: y, width: width, height: hairline)) }
          button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
        }
        y += rowHeight
      }
    }
    if places { card.frame = CGRect(x: 0, y: 0, width: width, height: y) }
    guard splitsCancel else { return y }
    let top = y > 0 ? y + AlertMetrics.sheetGap : 0
    if places {
      cancelCard.frame = CGRect(x: 0, y: top, width: width, height: rowHeight)
      buttons.last { $0.action.style == .cancel }?.frame = cancelCard.bounds
    }
    return top + rowHeight
  }

  /// Title, message and fields; 0 where there are none.
  private func arrangeHeading(_ width: CGFloat, places: Bool) -> CGFloat {
    let padding = isSheet ? AlertMetrics.sheetPadding : AlertMetrics.padding
    let inner = width - padding.left - padding.right
    let labels = [titleLabel, messageLabel].filter { !$0.isHidden }
    guard !labels.isEmpty || !fieldBoxes.isEmpty else { return 0 }
    var y = padding.top
    for (index, label) in labels.enumerated() {
      if index > 0 { y += isSheet ? AlertMetrics.sheetLineGap : AlertMetrics.lineGap }
      let height = label.sizeThatFits(
        CGSize(width: inner, height: .greatestFiniteMagnitude)
      ).height
      if places { label.frame = CGRect(x: padding.left, y: y, width: inner, height: height) }
      y += height
    }
    if !fieldBoxes.isEmpty, !labels.isEmpty { y += AlertMetrics.fieldGap }
    for (box, field) in zip(fieldBoxes, owner.textFields ?? []) {
      if places {
        box.frame = CGRect(
          x: padding.left, y: y, width: inner, height: AlertMetrics.fieldHeight)
        field.frame = box.bounds.insetBy(dx: 7, dy: 2)
      }
      y += AlertMetrics.fieldHeight - hairline
    }
    return (y + padding.bottom).rounded(.up)
  }

  private func clearSeparators() {
    for view in separators { view.removeFromSuperview() }
    separators = []
  }

  private func line(_ frame: CGRect) {
    let view = UIView(frame: frame)
    view.backgroundColor = AlertMetrics.separator
    view.isUserInteractionEnabled = false
    card.addSubview(view)
    separators.append(view)
  }
}
