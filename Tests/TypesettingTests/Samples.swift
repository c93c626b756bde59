import Foundation
import InterludeScene
import InterludeTypesetting

enum Samples {
  static let page =
    "Latin with é and ﬁ, 한국어 글자, 漢字と仮名, العربية من اليمين, עברית, हिन्दी, ไทย, 👍🏽 🇩🇪 👨‍👩‍👧 ❤️ 🎉."

  static let font = FontDescription(size: 17)
  static let style = TextStyle(font: font)

  static func text(_ string: String, _ change: (inout ParagraphStyle) -> Void = { _ in })
    -> StyledText
  {
    var paragraph = ParagraphStyle()
    change(&paragraph)
    return StyledText(string, style, paragraph)
  }

  /// What is on each line, as it is written.
  static func lines(_ layout: TextLayout) -> [String] {
    let units = Array(layout.text.string.utf16)
    return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
  }

  /// The text of the runs that are drawn, line by line.
  static func drawn(_ layout: TextLayout) -> [String] {
    var byBaseline: [(Double, String)] = []
    for case .glyphs(let run) in layout.nodes(at: .zero) {
      if let last = byBaseline.last, last.0 == run.origin.y {
        byBaseline[byBaseline.count - 1].1 += run.text
      } else {
        byBaseline.append((run.origin.y, run.text))
      }
    }
    return byBaseline.map(\.1)
  }

  static func has(_ file: String) -> Bool {
    let folders = [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto",
      "/usr/share/fonts/truetype/noto", "/usr/share/fonts/truetype/dejavu",
    ]
    return folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(file)") }
  }

  static let hasMono = has("DejaVuSansMono.ttf")
  static let hasInter = has("Inter-Regular.otf")
  static let hasNoto = has("NotoSansArabic-Regular.ttf") && has("NotoSansCJK-Regular.ttc")
  static let hasEmoji = has("NotoColorEmoji.ttf")
}
