import Foundation
import InterludeGeometry
import QuartzCore

extension UIButton.Configuration {
  /// The configuration as it looks in a button's state: colours that were left open are filled in.
  /// ```
  ///            plain       gray              tinted        filled
  /// normal     tint        tint on fill      tint on 18 %  white on tint
  /// pressed    75 % of both
  /// selected   tint on 18 % white on tint    white on tint white on tint
  /// disabled   tertiary    tertiary on tertiary fill
  /// ```
  public func updated(for button: UIButton) -> UIButton.Configuration {
    var result = self
    let state = button.state
    let tint = button.role == .destructive ? UIColor.systemRed : button.tintColor ?? .systemBlue
    let isSelected = state.contains(.selected) && automaticallyUpdateForSelection
    var (front, back) = colors(tint: tint, isSelected: isSelected)
    if state.contains(.disabled) {
      front = .tertiaryLabel
      back = style == .plain && !isSelected && !hasBackground ? .clear : .tertiarySystemFill
    } else if state.contains(.highlighted) {
      front = Self.faded(front)
      back = Self.faded(back)
    }
    result.baseForegroundColor = front
    if background.backgroundColor == nil { result.background.backgroundColor = back }
    if background.strokeColor == nil { result.background.strokeColor = tint }
    return result
  }

  private var hasBackground: Bool { baseBackgroundColor != nil }

  private func colors(tint: UIColor, isSelected: Bool) -> (front: UIColor, back: UIColor) {
    let soft = (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    let full = baseBackgroundColor ?? tint
    switch (style, isSelected) {
    case (.plain, false): return (baseForegroundColor ?? tint, baseBackgroundColor ?? .clear)
    case (.plain, true): return (baseForegroundColor ?? tint, soft)
    case (.gray, false):
      return (baseForegroundColor ?? tint, baseBackgroundColor ?? .secondarySystemFill)
    case (.tinted, false): return (baseForegroundColor ?? tint, soft)
    case (.gray, true), (.tinted, true), (.filled, _):
      return (baseForegroundColor ?? .white, full)
    }
  }

  /// A colour while a finger presses.
  private static func faded(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.rgba.alpha * 0.75)
    }
  }

  // MARK: Text

  var titleFont: UIFont {
    switch buttonSize {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }
  var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }

  /// nil where there is no title.
  var titleText: NSAttributedString? {
    text(title, attributedTitle, titleFont, titleTextAttributesTransformer)
  }
  var subtitleText: NSAttributedString? {
    text(subtitle, attributedSubtitle, subtitleFont, subtitleTextAttributesTransformer)
  }

  private func text(
    _ plain: String?, _ styled: AttributedString?, _ font: UIFont,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard let words = styled ?? plain.map({ AttributedString($0) }), !words.characters.isEmpty
    else { return nil }
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = baseForegroundColor
    if let transformer { base = transformer(base) }
    return words.forLabel(over: base)
  }

  // MARK: Image and corners

  /// Symbols are as large as the title.
  var shownImage: UIImage? {
    guard let image else { return nil }
    guard image.isSymbolImage else { return image }
    let own = UIImage.SymbolConfiguration(pointSize: titleFont.pointSize)
    return image.applyingPreferred(
      preferredSymbolConfigurationForImage.map { own.applying($0) } ?? own)
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    let most = height / 2
    return switch cornerStyle {
    case .fixed, .dynamic: min(most, background.cornerRadius)
    case .small: min(most, 4)
    case .medium: min(most, 8)
    case .large: min(most, 12)
    case .capsule: most
    }
  }

  var sides: UIEdgeInsets { contentInsets.sides }
}

extension NSDirectionalEdgeInsets {
  /// As in a layout from left to right.
  var sides: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}
