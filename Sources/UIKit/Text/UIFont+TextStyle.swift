import Foundation

extension UIFont {
  /// What a piece of text is for; its size follows the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// A style's sizes from extra small to the largest accessibility size, and its weights.
  struct Row {
    let sizes: [CGFloat]
    var weight = UIFont.Weight.regular
    /// What bold means for it.
    var emphasized = UIFont.Weight.semibold
  }

  /// - Source: Apple's Human Interface Guidelines, Typography, "Specifications" (iOS 11 to 18).
  private static let table: [UIFont.TextStyle: Row] = [
    .extraLargeTitle: Row(
      sizes: [36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36], weight: .bold, emphasized: .bold),
    .extraLargeTitle2: Row(
      sizes: [28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28], weight: .bold, emphasized: .bold),
    .largeTitle: Row(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], emphasized: .bold),
    .title1: Row(sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], emphasized: .bold),
    .title2: Row(sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], emphasized: .bold),
    .title3: Row(sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    .headline: Row(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], weight: .semibold),
    .body: Row(sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    .callout: Row(sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    .subheadline: Row(sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    .footnote: Row(sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    .caption1: Row(sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    .caption2: Row(sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  /// Unknown styles are body, as on iOS.
  private var row: Row {
    Self.table[self] ?? Row(sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  func size(in category: UIContentSizeCategory) -> CGFloat { row.sizes[category.rank] }
  var weight: UIFont.Weight { row.weight }
  var emphasizedWeight: UIFont.Weight { row.emphasized }
}
