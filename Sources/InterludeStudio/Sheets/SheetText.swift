import Foundation
import InterludeGeometry
import InterludeScene
import InterludeTypesetting

/// The words on our own pictures: strips and plots.
enum SheetText {
  enum Anchor { case start, middle, end }

  static let ink = RGBA(red: 0.11, green: 0.11, blue: 0.12)
  static let quiet = RGBA(red: 0.43, green: 0.43, blue: 0.45)

  /// One line whose baseline begins, has its middle or ends at a point.
  static func nodes(
    _ text: String, at point: CGPoint, size: Double, weight: Int = 400, color: RGBA = ink,
    anchor: Anchor = .start
  ) -> [PictureNode] {
    let layout = layout(text, size: size, weight: weight, color: color)
    let shift = anchor == .start ? 0 : anchor == .middle ? layout.size.width / 2 : layout.size.width
    return layout.nodes(
      at: CGPoint(x: point.x - shift, y: point.y - layout.firstBaseline))
  }

  static func width(_ text: String, size: Double, weight: Int = 400) -> Double {
    layout(text, size: size, weight: weight, color: ink).size.width
  }

  /// The text, or as much of its beginning as fits a width, with an ellipsis.
  static func fitted(_ text: String, size: Double, weight: Int = 400, width: Double) -> String {
    fitted(text, size, weight, width) { $0.prefix($1) + "…" }
  }

  /// The text, or as much of its end as fits a width, after an ellipsis: of a path the end tells most.
  static func fittedAtEnd(_ text: String, size: Double, weight: Int = 400, width: Double) -> String
  {
    fitted(text, size, weight, width) { "…" + $0.suffix($1) }
  }

  private static func fitted(
    _ text: String, _ size: Double, _ weight: Int, _ width: Double,
    _ shortened: (String, Int) -> String
  ) -> String {
    if self.width(text, size: size, weight: weight) <= width { return text }
    // The most characters that fit; an ellipsis alone is the least that is drawn.
    var (fits, many) = (0, text.count)
    while many - fits > 1 {
      let middle = (fits + many) / 2
      let isNarrow = self.width(shortened(text, middle), size: size, weight: weight) <= width
      if isNarrow { fits = middle } else { many = middle }
    }
    return shortened(text, fits)
  }

  private static func layout(
    _ text: String, size: Double, weight: Int, color: RGBA
  ) -> TextLayout {
    let font = FontDescription(size: size, weight: weight, hasMonospacedDigits: true)
    return TextLayout(
      StyledText(text, TextStyle(font: font, color: color)), width: .infinity)
  }
}
