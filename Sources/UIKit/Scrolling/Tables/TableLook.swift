import QuartzCore

/// The numbers of a table's look on iOS 18, in points.
///
/// [S] from published pictures and measurements; Apple documents none of them.
enum TableLook {
  static let row: CGFloat = 44
  /// Above and below text of several lines.
  static let textMargin: CGFloat = 11
  /// From the edge to text and separators: wide phones and tablets have more.
  static func margin(in width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  /// Around the cards of an inset grouped table.
  static let cardRadius: CGFloat = 10
  static let imageGap: CGFloat = 16
  static let accessoryGap: CGFloat = 8

  static let plainHeader: CGFloat = 28
  static let plainHeaderPadding: CGFloat = 22
  /// A header with a title, and what stands in place of one without; likewise footers.
  static let groupedHeader: CGFloat = 38
  static let groupedGap: CGFloat = 18
  /// More above the first section.
  static let groupedTop: CGFloat = 17

  static let animation = 0.3
  /// Selection and highlight fade.
  static let fade = 0.25
}
