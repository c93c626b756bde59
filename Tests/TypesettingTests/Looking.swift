import Foundation
import InterludeGeometry
import InterludeImaging
import InterludeRaster
import InterludeScene
import InterludeTypesetting
import Testing

/// Draws to a folder when INTERLUDE_LOOK names one; for eyes only.
@Suite struct Looking {
  static let folder = ProcessInfo.processInfo.environment["INTERLUDE_LOOK"]

  private func write(_ name: String, _ nodes: [PictureNode], height: Double, scale: Double) throws {
    let picture = Picture(
      size: CGSize(width: 393, height: height), scale: scale, background: .white, nodes: nodes)
    let path = "\(Self.folder ?? "")/\(name)@\(Int(scale)).png"
    try ImageFile.write(PictureRasterizer().rasterize(picture), to: path)
  }

  @Test("sizes and scripts", .enabled(if: folder != nil), arguments: [1.0, 2.0, 3.0])
  func page(scale: Double) throws {
    var text = StyledText()
    for size in [11.0, 13, 17, 20, 34] {
      text.append(
        "Settings \(Int(size)) Wi-Fi AVATAR Übergröße\n", TextStyle(font: .init(size: size)))
    }
    text.append(Samples.page + "\n", TextStyle(font: .init(size: 17)))
    text.append(Samples.page, TextStyle(font: .init(size: 13, weight: 700)))
    let layout = TextLayout(text, width: 361)
    try write("page", layout.nodes(at: CGPoint(x: 16, y: 16)), height: 560, scale: scale)
  }

  @Test("decorations and transforms", .enabled(if: folder != nil), arguments: [1.0, 2.0, 3.0])
  func decorations(scale: Double) throws {
    var text = StyledText()
    func style(_ change: (inout TextStyle) -> Void) -> TextStyle {
      var style = TextStyle(font: .init(size: 20))
      change(&style)
      return style
    }
    text.append("Under ", style { $0.underline = .init() })
    text.append(
      "double ",
      style {
        $0.underline = .init(.double); $0.underlineColor = .init(red: 1, green: 0, blue: 0)
      })
    text.append("thick words\n", style { $0.underline = .init(.thick, isByWord: true) })
    text.append("dotted ", style { $0.underline = .init(pattern: .dot) })
    text.append("dashed ", style { $0.underline = .init(pattern: .dashDot) })
    text.append("struck\n", style { $0.strikethrough = .init() })
    text.append("marked ", style { $0.background = .init(red: 1, green: 0.9, blue: 0.3) })
    text.append("outlined ", style { $0.strokeWidth = 4 })
    text.append(
      "filled\n",
      style {
        $0.strokeWidth = -4; $0.strokeColor = .init(red: 0, green: 0, blue: 1)
      })
    text.append(
      "shadow ",
      style { $0.shadow = Shadow(opacity: 0.6, offset: CGSize(width: 1, height: 2), radius: 2) })
    text.append("x", style { $0.font.size = 17 })
    text.append(
      "2 ",
      style {
        $0.font.size = 11; $0.baselineOffset = 7
      })
    text.append("kerned ", style { $0.kern = 3 })
    text.append("leaning ", style { $0.obliqueness = 0.3 })
    text.append("italic\n", style { $0.font.isItalic = true })
    text.append("Caps small ", style { $0.font.hasSmallCaps = true })
    text.append("111 ", style { $0.font.hasMonospacedDigits = true })
    text.append("mono ", style { $0.font.family = FontDescription.systemMono })
    text.append("serif \u{E123}", style { $0.font.family = FontDescription.systemSerif })
    let layout = TextLayout(text, width: 361)
    var nodes = layout.nodes(at: CGPoint(x: 16, y: 16))
    let words = TextLayout(
      StyledText("Turned 🎉 and faded", TextStyle(font: .init(size: 17))), width: 0)
    nodes.append(
      .group(
        PictureGroup(
          transform: Matrix4(Affine(a: 0.966, b: 0.259, c: -0.259, d: 0.966, tx: 40, ty: 200)),
          opacity: 0.6, children: words.nodes(at: .zero))))
    nodes.append(
      .group(
        PictureGroup(
          transform: Matrix4(Affine(translationX: 200, y: 210)),
          mask: TextLayout(
            StyledText("MASK", TextStyle(font: .init(size: 60, weight: 900))), width: 0
          ).nodes(at: .zero),
          children: [
            .gradient(
              Gradient(stops: [
                .init(0, .init(red: 1, green: 0, blue: 0.4)),
                .init(1, .init(red: 0.2, green: 0.2, blue: 1)),
              ]), in: CGRect(x: 0, y: 0, width: 180, height: 72))
          ])))
    try write("decorations", nodes, height: 300, scale: scale)
  }

  @Test("widths and times", .enabled(if: folder != nil))
  func numbers() throws {
    for (string, size) in [("Label", 17.0), ("Button", 15), ("Settings", 17), ("Title", 17)] {
      print(
        string, size,
        TextLayout(StyledText(string, TextStyle(font: .init(size: size))), width: 0).size.width)
    }
    let clock = ContinuousClock()
    let words = String(repeating: "lorem ipsum dolor sit amet ", count: 3_704)
    print("100,000 characters:", clock.measure { _ = TextLayout(Samples.text(words), width: 300) })
    print("again, narrower:", clock.measure { _ = TextLayout(Samples.text(words), width: 200) })
    print("again, the same:", clock.measure { _ = TextLayout(Samples.text(words), width: 200) })
    let page = TextLayout(Samples.text(String(words.prefix(2_500))), width: 361)
    print(page.lines.count, "lines")
    var nodes: [PictureNode] = []
    print("nodes:", clock.measure { nodes = page.nodes(at: CGPoint(x: 16, y: 16)) })
    let rasterizer = PictureRasterizer()
    var bitmap = Bitmap(width: 0, height: 0)
    for _ in 0..<3 {
      print(
        "page @3:",
        clock.measure {
          let picture = Picture(
            size: CGSize(width: 393, height: 852), scale: 3, background: .white, nodes: nodes)
          rasterizer.rasterize(picture, into: &bitmap, threads: 1)
        })
    }
    print(
      "empty @3:",
      clock.measure {
        let picture = Picture(size: CGSize(width: 393, height: 852), scale: 3, background: .white)
        rasterizer.rasterize(picture, into: &bitmap, threads: 1)
      })
  }
}
