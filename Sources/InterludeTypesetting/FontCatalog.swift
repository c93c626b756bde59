/// The font files that are looked for by name: fonts that lie about on a machine change nothing.
enum FontCatalog {
  /// In this order; the first that has a file of the name wins.
  static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/truetype/dejavu",
  ]

  struct Member: Sendable {
    var file: String
    var index = 0
    var weight: Int
    var isItalic = false
  }

  /// From Inter 20 points on its display cuts are used, as San Francisco's are.
  static let displaySize = 20.0

  static let inter = cuts("Inter")
  static let interDisplay = cuts("InterDisplay")
  static let notoSans = styles("NotoSans", italic: "Italic", "ttf")
  static let notoSerif = styles("NotoSerif", italic: "Italic", "ttf")
  static let dejaVuSans = styles("DejaVuSans", plain: "", italic: "Oblique", "ttf")
  static let dejaVuSansMono = styles("DejaVuSansMono", plain: "", italic: "Oblique", "ttf")
  static let dejaVuSerif = styles("DejaVuSerif", plain: "", italic: "Italic", "ttf")

  /// Families that can be asked for by name.
  static let families: [(name: String, members: [Member])] = [
    ("Inter", inter), ("Inter Display", interDisplay), ("Noto Sans", notoSans),
    ("Noto Serif", notoSerif), ("DejaVu Sans", dejaVuSans),
    ("DejaVu Sans Mono", dejaVuSansMono), ("DejaVu Serif", dejaVuSerif),
    ("Noto Sans CJK JP", cjk(0)), ("Noto Sans CJK KR", cjk(1)), ("Noto Sans CJK SC", cjk(2)),
    ("Noto Sans CJK TC", cjk(3)),
  ]

  /// What a system design is drawn with, best first.
  static func candidates(for design: String, size: Double) -> [[Member]] {
    let sans = [size < displaySize ? inter : interDisplay, inter, notoSans, dejaVuSans]
    return switch design {
    case FontDescription.systemMono: [dejaVuSansMono] + sans
    case FontDescription.systemSerif: [notoSerif, dejaVuSerif] + sans
    default: sans
    }
  }

  private static func cuts(_ name: String) -> [Member] {
    let weights = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    return weights.enumerated().flatMap { index, weight in
      let slanted = weight == "Regular" ? "Italic" : weight + "Italic"
      return [
        Member(file: "\(name)-\(weight).otf", weight: (index + 1) * 100),
        Member(file: "\(name)-\(slanted).otf", weight: (index + 1) * 100, isItalic: true),
      ]
    }
  }

  private static func styles(
    _ name: String, plain: String = "-Regular", italic: String, _ ending: String
  ) -> [Member] {
    [
      Member(file: "\(name)\(plain).\(ending)", weight: 400),
      Member(file: "\(name)-\(italic).\(ending)", weight: 400, isItalic: true),
      Member(file: "\(name)-Bold.\(ending)", weight: 700),
      Member(file: "\(name)-Bold\(italic).\(ending)", weight: 700, isItalic: true),
    ]
  }

  static func cjk(_ index: Int) -> [Member] {
    [
      Member(file: "NotoSansCJK-Regular.ttc", index: index, weight: 400),
      Member(file: "NotoSansCJK-Bold.ttc", index: index, weight: 700),
    ]
  }
}
