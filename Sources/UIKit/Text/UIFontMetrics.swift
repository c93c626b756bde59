public import Foundation

/// Scales an app's own fonts and lengths with the user's text size, as a text style is scaled.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Those of body.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// 0 is no maximum.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var request = font.request
    let most = maximumPointSize > 0 ? maximumPointSize : .infinity
    request.scaling = FontRequest.Scaling(style: style, base: font.pointSize, most: most)
    return UIFont(request.scaled(for: traitCollection ?? .current))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// In proportion to the style's size, to the third of a point that is a pixel of a phone.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = max(1, traits.displayScale)
    return (value * style.factor(in: traits) * scale).rounded() / scale
  }
}

extension UIFont.TextStyle {
  /// How much larger the style is than in the size phones are sold with.
  func factor(in traits: UITraitCollection) -> CGFloat {
    size(in: traits.preferredContentSizeCategory) / size(in: .large)
  }
}

extension FontRequest {
  /// How a font follows the text size: from which size, as which style, up to which size.
  struct Scaling: Hashable, Sendable {
    var style: UIFont.TextStyle
    var base: CGFloat
    var most: CGFloat
  }

  /// The font in an environment: a text style's and a scaled one follow it, others stay.
  func scaled(for traits: UITraitCollection) -> FontRequest {
    var copy = self
    if let scaling {
      copy.size = min(
        scaling.most, (scaling.base * scaling.style.factor(in: traits)).rounded())
    } else if let textStyle {
      // Only a font that has the style's size in some environment is the style's own.
      let style = textStyle
      guard UIContentSizeCategory.ascending.contains(where: { style.size(in: $0) == size }) else {
        return self
      }
      copy.size = style.size(in: traits.preferredContentSizeCategory)
    }
    return copy
  }
}
