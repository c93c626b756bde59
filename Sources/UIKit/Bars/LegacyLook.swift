import QuartzCore

/// What a bar was told by the properties from before iOS 13.
struct LegacyLook {
  var style = UIBarStyle.default
  var isTranslucent = true
  var tint: UIColor?
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var shadowImage: UIImage?
  var backIndicator: UIImage?
  var images: [UIBarMetrics: UIImage] = [:]
  var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  /// Something of it paints the background.
  var paints: Bool { tint != nil || !isTranslucent || images[.default] != nil }

  @MainActor
  var background: BarBackground {
    var background = BarBackground()
    background.shadow = .barShadow
    background.shadowImage = shadowImage
    if let image = images[.default] {
      background.image = image
    } else {
      background.color = tint ?? (isTranslucent ? nil : .systemBackground)
    }
    return background
  }
}

extension UINavigationBar: LegacyLooking {}
extension UIToolbar: LegacyLooking {}
extension UITabBar: LegacyLooking {}

/// A bar that still has the properties from before iOS 13.
@MainActor
protocol LegacyLooking: UIView {
  var legacy: LegacyLook { get set }
  func lookChanged()
}

extension LegacyLooking {
  func changeLegacy<Value>(_ path: WritableKeyPath<LegacyLook, Value>, to value: Value) {
    legacy[keyPath: path] = value
    lookChanged()
  }

  /// A black bar is a dark one.
  func changeLegacyStyle(to style: UIBarStyle) {
    overrideUserInterfaceStyle = style == .black ? .dark : .unspecified
    changeLegacy(\.style, to: style)
  }
}
