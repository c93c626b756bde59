public import Foundation

extension UIFont {
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRequest(size: fontSize))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var request = FontRequest(size: fontSize)
    request.weight = weight
    return UIFont(request)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var request = FontRequest(size: fontSize)
    request.weight = weight
    request.width = width
    return UIFont(request)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var request = FontRequest(size: fontSize)
    request.isItalic = true
    return UIFont(request)
  }

  /// The system's face with digits that are all as wide: numbers do not jump while they count.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    var request = FontRequest(size: fontSize)
    request.weight = weight
    request.hasMonospacedDigits = true
    return UIFont(request)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var request = FontRequest(size: fontSize)
    request.weight = weight
    request.design = .monospaced
    return UIFont(request)
  }

  /// A style's font in the text size of the current environment.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// A style's font in an environment's text size; nil is the current one.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(.preferred(style, traitCollection))
  }
}

extension FontRequest {
  static func preferred(_ style: UIFont.TextStyle, _ traits: UITraitCollection?) -> FontRequest {
    let category = (traits ?? .current).preferredContentSizeCategory
    var request = FontRequest(size: style.size(in: category))
    request.weight = style.weight
    request.textStyle = style
    return request
  }
}
