import QuartzCore

extension UIBlurEffect {
  /// The colour a material tends to over a plain ground: what is drawn in its place.
  ///
  /// The whites and alphas are those of Apple's design templates for iOS; thinner materials let
  /// more through.
  final var tint: UIColor {
    switch style {
    case .extraLight, .systemThickMaterialLight: Self.light(0.9)
    case .light, .systemMaterialLight: Self.light(0.8)
    case .systemThinMaterialLight: Self.light(0.7)
    case .systemUltraThinMaterialLight: Self.light(0.55)
    case .systemChromeMaterialLight: Self.light(0.94)
    case .dark, .systemMaterialDark: Self.dark(0.8)
    case .extraDark, .systemThickMaterialDark: Self.dark(0.9)
    case .systemThinMaterialDark: Self.dark(0.7)
    case .systemUltraThinMaterialDark: Self.dark(0.55)
    case .systemChromeMaterialDark: Self.dark(0.94)
    case .regular, .systemMaterial: Self.pair(0.8)
    case .prominent, .systemThickMaterial: Self.pair(0.9)
    case .systemThinMaterial: Self.pair(0.7)
    case .systemUltraThinMaterial: Self.pair(0.55)
    case .systemChromeMaterial: Self.pair(0.94)
    }
  }

  private static func light(_ alpha: CGFloat) -> UIColor {
    UIColor(white: 249.0 / 255, alpha: alpha)
  }

  private static func dark(_ alpha: CGFloat) -> UIColor {
    UIColor(white: 29.0 / 255, alpha: alpha)
  }

  private static func pair(_ alpha: CGFloat) -> UIColor {
    let (light, dark) = (light(alpha), dark(alpha))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
