import QuartzCore

extension UITableViewCell {
  /// Nothing of the last row is left, except what the data source sets anew.
  final func forgetState() {
    parts.isSelected = false
    parts.isHighlighted = false
    showState(animated: false)
    layer.removeAllAnimations()
    alpha = 1
  }

  final func show(isSelected: Bool, isHighlighted: Bool) {
    if isSelected != parts.isSelected { setSelected(isSelected, animated: false) }
    if isHighlighted != parts.isHighlighted { setHighlighted(isHighlighted, animated: false) }
  }

  private final var isLit: Bool { parts.isSelected || parts.isHighlighted }

  /// The grey comes at once and goes slowly, unless a call says otherwise.
  final func showState(animated: Bool) {
    updateConfiguration(using: configurationState)
    let isShown = isLit && selectionStyle != .none
    if isShown { makeSelectedBackground() }
    let change = {
      self.parts.selectedBackground?.alpha = isShown ? 1 : 0
      self.separator.alpha = isShown ? 0 : 1
      for label in [self.parts.text, self.parts.detail] { label?.isHighlighted = self.isLit }
      self.parts.image?.isHighlighted = self.isLit
    }
    if isShown { superview?.bringSubviewOverRows(self) }
    guard animated, window != nil else { return change() }
    UIView.animate(
      withDuration: TableLook.fade, delay: 0, options: .allowUserInteraction, animations: change)
  }

  private final func makeSelectedBackground() {
    guard parts.selectedBackground == nil else { return }
    let made = UIView(frame: bounds)
    made.backgroundColor = .systemGray4
    made.alpha = 0
    made.isUserInteractionEnabled = false
    parts.selectedBackground = made
    insertBehindContent(made)
    setNeedsLayout()
  }

  final func replaceSelectedBackground(by view: UIView?) {
    guard view !== parts.selectedBackground else { return }
    parts.selectedBackground?.removeFromSuperview()
    parts.selectedBackground = view
    guard let view else { return }
    view.alpha = isLit && selectionStyle != .none ? 1 : 0
    insertBehindContent(view)
    setNeedsLayout()
  }

  private final func insertBehindContent(_ view: UIView) {
    insertSubview(view, belowSubview: contentView)
  }

  final func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView {
      insertSubview(backgroundView, at: 0)
      if let fill = parts.fill { insertSubview(backgroundView, aboveSubview: fill) }
    }
    setNeedsLayout()
  }

  // MARK: Place

  /// A grouped table's cells are white, and cards have corners.
  final func placeChanged() {
    if backgroundColor == nil || parts.fill != nil { showFill() }
    layer.cornerRadius = place.isCard && (place.isFirst || place.isLast) ? TableLook.cardRadius : 0
    layer.masksToBounds = layer.cornerRadius > 0
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    if layer.cornerRadius > 0 { layer.maskedCorners = corners }
    setNeedsLayout()
  }

  private final func showFill() {
    let fill = parts.fill ?? UIView(frame: bounds)
    if parts.fill == nil {
      fill.isUserInteractionEnabled = false
      insertSubview(fill, at: 0)
      parts.fill = fill
    }
    if let backgroundConfiguration {
      fill.backgroundColor = backgroundConfiguration.resolvedBackgroundColor(for: tintColor)
      return
    }
    fill.backgroundColor = place.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
  }

  final func configurationChanged() {
    showFill()
    if let custom = backgroundConfiguration?.customView { backgroundView = custom }
  }

  // MARK: Accessories

  final func replaceAccessory(_ old: UIView?) {
    old?.removeFromSuperview()
    if let accessoryView {
      parts.accessory?.removeFromSuperview()
      parts.accessory = nil
      addSubview(accessoryView)
    } else {
      accessoryChanged()
    }
    setNeedsLayout()
  }

  final func accessoryChanged() {
    parts.accessory?.removeFromSuperview()
    parts.accessory = accessoryView == nil ? makeAccessory() : nil
    if let made = parts.accessory { addSubview(made) }
    setNeedsLayout()
  }

  private final func makeAccessory() -> UIView? {
    switch accessoryType {
    case .none: return nil
    case .disclosureIndicator: return chevron()
    case .checkmark: return symbol("checkmark", 17, .semibold, tintColor)
    case .detailButton: return detailButton()
    case .detailDisclosureButton:
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (button, chevron) = (detailButton(), chevron())
      let both = UIView(
        frame: CGRect(
          x: 0, y: 0, width: button.bounds.width + 12 + chevron.bounds.width,
          height: max(button.bounds.height, chevron.bounds.height)))
      button.frame.origin = CGPoint(
        x: isReversed ? chevron.bounds.width + 12 : 0,
        y: (both.bounds.height - button.bounds.height) / 2)
      chevron.frame.origin = CGPoint(
        x: isReversed ? 0 : button.bounds.width + 12,
        y: (both.bounds.height - chevron.bounds.height) / 2)
      both.addSubview(button)
      both.addSubview(chevron)
      return both
    }
  }

  /// Points to where the next screen comes from.
  private final func chevron() -> UIView {
    let made = symbol("chevron.right", 14, .semibold, .tertiaryLabel)
    made.image = made.image?.imageFlippedForRightToLeftLayoutDirection()
    return made
  }

  private final func symbol(
    _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor
  ) -> UIImageView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    let made = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    made.tintColor = color
    made.isUserInteractionEnabled = false
    return made
  }

  private final func detailButton() -> UIView {
    let button = UIButton(type: .detailDisclosure)
    button.sizeToFit()
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let table, let path = table.indexPath(for: self) else { return }
        table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }, for: .touchUpInside)
    return button
  }
}

extension UIView {
  /// So that a selected row covers the line of the row above it; headers stay above all rows.
  fileprivate func bringSubviewOverRows(_ cell: UITableViewCell) {
    guard let last = subviews.last(where: { $0 is UITableViewCell }), last !== cell else { return }
    insertSubview(cell, aboveSubview: last)
  }
}
