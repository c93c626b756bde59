import InterludeTypesetting
import QuartzCore

/// Where the parts of a text field lie.
/// ```
/// ╭───────────────────────────────────────╮
/// │ left │ text or placeholder │ right, ⓧ │
/// ╰───────────────────────────────────────╯
/// ```
/// From right to left the views change sides.
extension UITextField {
  /// Between a border and what is in it, in points.
  private final var inset: CGSize {
    switch look.border {
    case .none: .zero
    case .line: CGSize(width: 2, height: 1)
    case .bezel: CGSize(width: 7, height: 2)
    case .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  /// A line of text is a point higher than its font, as on iOS; bordered fields are 12 points higher.
  final var fittingSize: CGSize {
    let line = look.font.lineHeight.rounded(.up) + 1
    let text = fieldLine(edited.length > 0 ? shownText : look.placeholder ?? shownText)
    var width = roundedUpToPixels(text.size).width + 2 * inset.width
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: 100)
    if shows(leftViewMode), parts.left != nil {
      width += naturalLeading(in: bounds).width
    }
    if shows(rightViewMode), parts.right != nil {
      width += naturalTrailing(in: bounds).width
    } else if clearButtonMode != .never {
      width += Self.clearButtonWidth
    }
    switch look.border {
    case .none: return CGSize(width: width, height: line)
    case .line: return CGSize(width: width, height: line + 2)
    case .bezel: return CGSize(width: width, height: line + 4)
    case .roundedRect: return CGSize(width: width, height: max(34, line + 12))
    }
  }

  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Only a text can be cleared; a view at the right takes the button's place.
  final var showsClearButton: Bool {
    shows(clearButtonMode) && hasText && isEnabled && !(parts.right != nil && shows(rightViewMode))
  }

  private static let clearButtonWidth: CGFloat = 24
  private final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final func textPlace(in bounds: CGRect) -> CGRect {
    var place = borderRect(forBounds: bounds).insetBy(dx: inset.width, dy: inset.height)
    if parts.left != nil, shows(leftViewMode) {
      place = place.without(leftViewRect(forBounds: bounds))
    }
    if parts.right != nil, shows(rightViewMode) {
      place = place.without(rightViewRect(forBounds: bounds))
    } else if showsClearButton {
      place = place.without(clearButtonRect(forBounds: bounds))
    }
    return place
  }

  final func clearButtonPlace(in bounds: CGRect) -> CGRect {
    let size = CGSize(width: Self.clearButtonWidth, height: 19)
    let x =
      isMirrored
      ? bounds.minX + inset.width - 2 : bounds.maxX - inset.width + 2 - size.width
    return CGRect(origin: CGPoint(x: x, y: centred(size.height, in: bounds)), size: size)
  }

  final func leftViewPlace(in bounds: CGRect) -> CGRect {
    isMirrored ? trailing(parts.left, in: bounds) : leading(parts.left, in: bounds)
  }

  final func rightViewPlace(in bounds: CGRect) -> CGRect {
    isMirrored ? leading(parts.right, in: bounds) : trailing(parts.right, in: bounds)
  }

  private final func naturalLeading(in bounds: CGRect) -> CGRect { leading(parts.left, in: bounds) }
  private final func naturalTrailing(in bounds: CGRect) -> CGRect {
    trailing(parts.right, in: bounds)
  }

  private final func leading(_ view: UIView?, in bounds: CGRect) -> CGRect {
    let size = size(of: view, in: bounds)
    return CGRect(
      origin: CGPoint(x: bounds.minX + inset.width, y: centred(size.height, in: bounds)), size: size
    )
  }

  private final func trailing(_ view: UIView?, in bounds: CGRect) -> CGRect {
    let size = size(of: view, in: bounds)
    return CGRect(
      origin: CGPoint(
        x: bounds.maxX - inset.width - size.width, y: centred(size.height, in: bounds)),
      size: size)
  }

  /// A view has its size; one that has none, the size it likes.
  private final func size(of view: UIView?, in bounds: CGRect) -> CGSize {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    return CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  private final func centred(_ height: CGFloat, in bounds: CGRect) -> CGFloat {
    bounds.minY + roundedToPixel((bounds.height - height) / 2)
  }

  // MARK: Putting them there

  final func placeParts() {
    show(parts.left, shows(leftViewMode), leftViewRect(forBounds: bounds))
    show(parts.right, shows(rightViewMode), rightViewRect(forBounds: bounds))
    if showsClearButton, parts.clear == nil {
      let button = ClearButton(frame: .zero)
      button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
      parts.clear = button
    }
    show(parts.clear, showsClearButton, clearButtonRect(forBounds: bounds))
    if showsCaret { scrollToCaret() }
    placeCaret()
  }

  private final func show(_ view: UIView?, _ isShown: Bool, _ place: CGRect) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    view.frame = place
    if view.superview !== self { addSubview(view) }
  }
}

extension CGRect {
  /// What is left beside a rectangle at one of its ends; all of it where there is none.
  fileprivate func without(_ other: CGRect) -> CGRect {
    guard other.width > 0 else { return self }
    var rest = self
    if other.midX < midX {
      rest.origin.x = max(minX, other.maxX)
      rest.size.width = max(0, maxX - rest.minX)
    } else {
      rest.size.width = max(0, min(maxX, other.minX) - minX)
    }
    return rest
  }
}
