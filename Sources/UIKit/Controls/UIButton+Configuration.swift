public import Foundation
import QuartzCore

extension UIButton {
  /// What a button shows, as a value.
  /// - Source: Apple's UIButton.Configuration reference.
  @MainActor @preconcurrency
  public struct Configuration {
    /// Which colours it has of its own.
    enum Style {
      case plain, gray, tinted, filled
    }

    public enum Size: Int, Sendable {
      case mini, small, medium, large
    }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    let style: Style
    private var hasDefaultInsets = true

    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// In the image's place.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Of title, image and subtitle.
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium {
      didSet { if hasDefaultInsets { setDefaultContentInsets() } }
    }
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var contentInsets = NSDirectionalEdgeInsets.zero {
      didSet { hasDefaultInsets = false }
    }
    /// One edge: where the image lies beside the titles.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and titles.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Selecting the button changes its colours.
    public var automaticallyUpdateForSelection = true

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = 5.95
      setDefaultContentInsets()
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Those of the button's size.
    public mutating func setDefaultContentInsets() {
      let (down, across): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      contentInsets = NSDirectionalEdgeInsets(
        top: down, leading: across, bottom: down, trailing: across)
      hasDefaultInsets = true
    }
  }
}
