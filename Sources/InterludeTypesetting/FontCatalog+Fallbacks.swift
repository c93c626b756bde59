extension FontCatalog {
  static let emoji = Member(file: "NotoColorEmoji.ttf", weight: 400)

  /// Noto's names of the scripts that are tried in turn where a font has no glyph.
  ///
  /// Those in use first, then symbols; what none of them has is looked for in all of Noto.
  private static let scripts = [
    "NotoSans", "NotoSansArabic", "NotoSansHebrew", "NotoSansThai", "NotoSansDevanagari",
    "NotoSansBengali", "NotoSansGurmukhi", "NotoSansGujarati", "NotoSansOriya", "NotoSansTamil",
    "NotoSansTelugu", "NotoSansKannada", "NotoSansMalayalam", "NotoSansSinhala", "NotoSansLao",
    "NotoSansMyanmar", "NotoSansKhmer", "NotoSerifTibetan", "NotoSansGeorgian",
    "NotoSansArmenian", "NotoSansEthiopic", "NotoSansThaana", "NotoSansSyriac", "NotoSansNKo",
    "NotoSansMongolian", "NotoSansCherokee", "NotoSansCanadianAboriginal", "NotoSansTifinagh",
    "NotoSansYi", "NotoSansMath", "NotoSansSymbols", "NotoSansSymbols2", "NotoMusic",
  ]

  /// The fallbacks for Han and what is written along with it, by the script around it.
  enum Ideographs: Int, Sendable {
    case japanese = 0
    case korean = 1
    case simplified = 2
    case traditional = 3
  }

  /// In the order in which they are asked, a list of weights each.
  static func fallbacks(_ ideographs: Ideographs) -> [[Member]] {
    let noto = scripts.map { name in
      [
        Member(file: name + "-Regular.ttf", weight: 400),
        Member(file: name + "-Bold.ttf", weight: 700),
      ]
    }
    return [inter] + noto.prefix(4) + [cjk(ideographs.rawValue)] + noto.dropFirst(4)
      + [dejaVuSans]
  }

  static let fallbackMembers =
    (0..<4).flatMap(cjk) + fallbacks(.simplified).flatMap { $0 } + [emoji]
}
