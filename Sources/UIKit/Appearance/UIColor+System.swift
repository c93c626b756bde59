import QuartzCore

extension UIColor {
  private static func rgb(_ hex: UInt32, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat((hex >> 16) & 255) / 255, green: CGFloat((hex >> 8) & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: alpha)
  }

  private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = rgb(0xFF0000)
  public static let green = rgb(0x00FF00)
  public static let blue = rgb(0x0000FF)
  public static let cyan = rgb(0x00FFFF)
  public static let yellow = rgb(0xFFFF00)
  public static let magenta = rgb(0xFF00FF)
  public static let orange = rgb(0xFF8000)
  public static let purple = rgb(0x800080)
  public static let brown = rgb(0x996633)

  // The system's colours of iOS 13 to 18, light and dark.
  public static let systemRed = pair(rgb(0xFF3B30), rgb(0xFF453A))
  public static let systemGreen = pair(rgb(0x34C759), rgb(0x30D158))
  public static let systemBlue = pair(rgb(0x007AFF), rgb(0x0A84FF))
  public static let systemOrange = pair(rgb(0xFF9500), rgb(0xFF9F0A))
  public static let systemYellow = pair(rgb(0xFFCC00), rgb(0xFFD60A))
  public static let systemPink = pair(rgb(0xFF2D55), rgb(0xFF375F))
  public static let systemPurple = pair(rgb(0xAF52DE), rgb(0xBF5AF2))
  public static let systemTeal = pair(rgb(0x30B0C7), rgb(0x40CBE0))
  public static let systemIndigo = pair(rgb(0x5856D6), rgb(0x5E5CE6))
  public static let systemBrown = pair(rgb(0xA2845E), rgb(0xAC8E68))
  public static let systemMint = pair(rgb(0x00C7BE), rgb(0x63E6E2))
  public static let systemCyan = pair(rgb(0x32ADE6), rgb(0x64D2FF))
  public static let systemGray = pair(rgb(0x8E8E93), rgb(0x8E8E93))
  public static let systemGray2 = pair(rgb(0xAEAEB2), rgb(0x636366))
  public static let systemGray3 = pair(rgb(0xC7C7CC), rgb(0x48484A))
  public static let systemGray4 = pair(rgb(0xD1D1D6), rgb(0x3A3A3C))
  public static let systemGray5 = pair(rgb(0xE5E5EA), rgb(0x2C2C2E))
  public static let systemGray6 = pair(rgb(0xF2F2F7), rgb(0x1C1C1E))
  public static let systemBackground = pair(.white, .black)
  public static let secondarySystemBackground = pair(rgb(0xF2F2F7), rgb(0x1C1C1E))
  public static let tertiarySystemBackground = pair(.white, rgb(0x2C2C2E))
  public static let systemGroupedBackground = pair(rgb(0xF2F2F7), .black)
  public static let secondarySystemGroupedBackground = pair(.white, rgb(0x1C1C1E))
  public static let label = pair(.black, .white)
  public static let secondaryLabel = pair(rgb(0x3C3C43, 0.6), rgb(0xEBEBF5, 0.6))
  public static let tertiaryLabel = pair(rgb(0x3C3C43, 0.3), rgb(0xEBEBF5, 0.3))
  public static let quaternaryLabel = pair(rgb(0x3C3C43, 0.18), rgb(0xEBEBF5, 0.16))
  public static let placeholderText = pair(rgb(0x3C3C43, 0.3), rgb(0xEBEBF5, 0.3))
  public static let link = pair(rgb(0x007AFF), rgb(0x0984FF))
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let separator = pair(rgb(0x3C3C43, 0.29), rgb(0x545458, 0.6))
  public static let opaqueSeparator = pair(rgb(0xC6C6C8), rgb(0x38383A))
  public static let tertiarySystemGroupedBackground = pair(rgb(0xF2F2F7), rgb(0x2C2C2E))
  public static let secondarySystemFill = pair(rgb(0x787880, 0.16), rgb(0x787880, 0.32))
  public static let tertiarySystemFill = pair(rgb(0x767680, 0.12), rgb(0x767680, 0.24))
  public static let quaternarySystemFill = pair(rgb(0x747480, 0.08), rgb(0x767680, 0.18))
  public static let systemFill = pair(rgb(0x787880, 0.2), rgb(0x787880, 0.36))
}
