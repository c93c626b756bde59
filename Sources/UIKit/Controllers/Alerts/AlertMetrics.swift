import QuartzCore

/// The sizes of iOS 18's alerts, in points, and their colours.
@MainActor
enum AlertMetrics {
  static let width: CGFloat = 270
  static let popoverWidth: CGFloat = 304
  static let sheetMargin: CGFloat = 8
  /// Between an action sheet's choices and its cancel button.
  static let sheetGap: CGFloat = 8
  static let cornerRadius: CGFloat = 14
  static let rowHeight: CGFloat = 44
  static let sheetRowHeight: CGFloat = 57
  static let fieldHeight: CGFloat = 30
  /// Above the title, below the last line, and at the sides.
  static let padding = UIEdgeInsets(top: 19, left: 16, bottom: 20, right: 16)
  static let sheetPadding = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
  /// Between title and message.
  static let lineGap: CGFloat = 2
  static let sheetLineGap: CGFloat = 8
  /// Between the text and the first field.
  static let fieldGap: CGFloat = 17

  static let dimming = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
  /// What a blurred material comes to over most screens; nothing is blurred here.
  static let background = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 0.145, alpha: 0.98) : UIColor(white: 0.96, alpha: 0.98)
  }
  static let cancelBackground = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.173, alpha: 1) : .white
  }
  static let separator = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 0.33, alpha: 0.65) : UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.36)
  }
  static let fieldBackground = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white
  }
  /// An action sheet's heading is quiet.
  static let sheetText = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.6, alpha: 1) : UIColor(white: 0.53, alpha: 1)
  }
}
