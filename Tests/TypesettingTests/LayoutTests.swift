import Foundation
import InterludeGeometry
import InterludeScene
import InterludeTypesetting
import Testing

@Suite("Layout", .enabled(if: Samples.hasInter, "the Inter fonts are not installed"))
struct LayoutTests {
  private func width(_ string: String) -> Double {
    TextLayout(Samples.text(string), width: .infinity).size.width
  }

  @Test("a word is as wide as its glyphs' advances in the font and the system's tracking, exactly")
  func advances() throws {
    let layout = TextLayout(Samples.text("Hin"), width: .infinity)
    let face = try #require(FontLibrary.shared.face(named: "Inter-Regular"))
    guard case .glyphs(let run)? = layout.nodes(at: .zero).first else {
      Issue.record("no glyphs")
      return
    }
    let tracking = (0.026 * 17 * 65_536).rounded() / 65_536
    let expected = run.glyphs.reduce(0.0) { sum, glyph in
      sum + (Double(face.advance(of: glyph.index)) * 17 / Double(face.unitsPerEm) * 65_536)
        .rounded() / 65_536 - tracking
    }
    #expect(Double(layout.size.width) == expected)
    #expect(layout.size.height == 20.287109375)
    #expect(layout.firstBaseline == 16.1865234375)
  }

  @Test("pairs are kerned: AV is narrower than A and V")
  func kerning() { #expect(width("AV") < width("A") + width("V")) }

  @Test("what was measured is enough", arguments: ["One line", "Ünï côdé 12", "a b c d e"])
  func measuredFits(string: String) {
    let layout = TextLayout(Samples.text(string), width: width(string))
    #expect(layout.lines.count == 1)
    #expect(!layout.isTruncated)
  }

  @Test(
    "lines break where Unicode lets them",
    .enabled(if: Samples.hasMono, "DejaVu Sans Mono is not installed"),
    arguments: [
      ("one two three", 9, ["one two ", "three"]),
      ("one-two three", 5, ["one-", "two ", "three"]),
      ("a\u{A0}b c", 3, ["a\u{A0}b ", "c"]),
      ("abcdefgh", 4, ["abcd", "efgh"]),
      ("ab\ncd", 20, ["ab", "cd"]),
      ("ab\u{2028}cd\r\nef", 20, ["ab", "cd", "ef"]),
      ("wide\u{AD}spread", 6, ["wide\u{AD}", "spread"]),
    ])
  func breaks(string: String, digits: Int, expected: [String]) {
    // Every letter as wide as a digit's cell makes the table readable: a monospaced face.
    var style = Samples.style
    style.font.family = "DejaVu Sans Mono"
    let cell = TextLayout(StyledText("0", style), width: .infinity).size.width
    let layout = TextLayout(StyledText(string, style), width: cell * Double(digits) + 0.01)
    #expect(Samples.lines(layout) == expected)
  }

  @Test(
    "by characters a line is filled wherever a word ends",
    .enabled(if: Samples.hasMono, "DejaVu Sans Mono is not installed"))
  func characterWrapping() {
    var style = Samples.style
    style.font.family = "DejaVu Sans Mono"
    let cell = TextLayout(StyledText("0", style), width: .infinity).size.width
    let text = StyledText("one two", style, ParagraphStyle(lineBreak: .charWrapping))
    #expect(Samples.lines(TextLayout(text, width: cell * 5)) == ["one t", "wo"])
  }

  @Test("a soft hyphen at a line's end is drawn")
  func softHyphen() {
    let text = Samples.text("wide\u{AD}spread")
    let layout = TextLayout(text, width: width("spread") + 1)
    #expect(Samples.drawn(layout) == ["wide\u{AD}-", "spread"])
  }

  @Test(
    "too long a line is cut where its mode says",
    .enabled(if: Samples.hasMono, "DejaVu Sans Mono is not installed"),
    arguments: [
      (ParagraphStyle.LineBreak.truncatingTail, "abcde…"),
      (.truncatingHead, "…fghij"),
      (.truncatingMiddle, "ab…hij"),
    ])
  func truncation(mode: ParagraphStyle.LineBreak, expected: String) {
    var style = Samples.style
    style.font.family = "DejaVu Sans Mono"
    let cell = TextLayout(StyledText("0", style), width: .infinity).size.width
    let text = StyledText("abcdefghij", style, ParagraphStyle(lineBreak: mode))
    let layout = TextLayout(text, width: cell * 6 + 0.01, maximumLines: 1)
    #expect(Samples.drawn(layout) == [expected])
    #expect(layout.lines[0].isTruncated)
    #expect(layout.isTruncated)
    #expect(layout.size.width <= cell * 6 + 0.01)
  }

  @Test("of several lines the last is cut; without an ellipsis when words wrap")
  func lastLine() {
    let string = "one two three four five six seven"
    let room = width("one two ")
    var layout = TextLayout(
      Samples.text(string) { $0.lineBreak = .truncatingTail }, width: room, maximumLines: 2)
    #expect(layout.lines.map(\.isTruncated) == [false, true])
    #expect(Samples.drawn(layout)[1].hasSuffix("…"))
    layout = TextLayout(Samples.text(string), width: room, maximumLines: 2)
    #expect(layout.lines.map(\.isTruncated) == [false, false])
    #expect(layout.isTruncated)
  }

  @Test("a height that has room for two lines cuts at the second")
  func heightLimit() {
    let text = Samples.text("one two three four five") { $0.lineBreak = .truncatingTail }
    let layout = TextLayout(text, width: width("three"), height: 45)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[1].isTruncated)
  }

  @Test("a hidden paragraph leaves an ellipsis")
  func hiddenParagraph() {
    let text = Samples.text("a\nb") { $0.lineBreak = .truncatingTail }
    #expect(Samples.drawn(TextLayout(text, width: 200, maximumLines: 1)) == ["a…"])
  }

  @Test("clipping leaves a paragraph on one line")
  func clipping() {
    let text = Samples.text("one two three four") { $0.lineBreak = .clipping }
    #expect(TextLayout(text, width: 20).lines.count == 1)
  }

  @Test(
    "lines lie where the alignment says",
    arguments: [
      (ParagraphStyle.Alignment.natural, 0.0), (.left, 0), (.center, 0.5), (.right, 1),
      (.justified, 0),
    ])
  func alignment(alignment: ParagraphStyle.Alignment, share: Double) {
    let layout = TextLayout(Samples.text("word") { $0.alignment = alignment }, width: 200)
    let line = layout.lines[0]
    // Half of a length may fall between two 65,536ths of a point.
    #expect(abs(line.x - (200 - line.width) * share) <= 1.0 / 65_536)
  }

  @Test("justified lines reach both edges, except a paragraph's last")
  func justified() {
    let text = Samples.text("one two three four five six seven") { $0.alignment = .justified }
    let layout = TextLayout(text, width: 100)
    for line in layout.lines.dropLast() {
      // The missing length is dealt out in 65,536ths of a point a space.
      #expect(abs(line.width - 100) < 0.001)
    }
    #expect((layout.lines.last?.width ?? 100) < 99)
  }

  @Test("indents, spacings and line heights add up as TextKit's do")
  func paragraphs() {
    let text = Samples.text("a\nb") {
      $0.firstLineHeadIndent = 10
      $0.paragraphSpacing = 5
      $0.paragraphSpacingBefore = 2
      $0.lineSpacing = 3
      $0.minimumLineHeight = 30
    }
    let layout = TextLayout(text, width: 200)
    #expect(layout.lines.map(\.x) == [10, 10])
    #expect(layout.lines.map(\.top) == [0, 40])
    #expect(layout.size.height == 70)
    // What a line is higher lies over its text.
    let below: Double = 17 * 494 / 2_048
    #expect(layout.firstBaseline == 30 - below)
  }

  @Test("a line feed at the end makes a line for the caret that is no part of the size")
  func extraLine() throws {
    let layout = TextLayout(Samples.text("a\n"), width: 100)
    #expect(layout.lines.count == 1)
    let extra = try #require(layout.extraLine)
    #expect(extra.top == 20.287109375)
    #expect(Double(layout.caretRect(at: 2).minY) == extra.top)
  }

  @Test("an empty text is a line high and nothing wide")
  func empty() {
    let layout = TextLayout(Samples.text(""), width: 100)
    #expect(layout.size == CGSize(width: 0, height: 20.287109375))
    #expect(layout.nodes(at: .zero).isEmpty)
    #expect(TextLayout(StyledText(), width: 100).size == .zero)
  }

  @Test(
    "sizes that are no sizes do not limit",
    arguments: [0, -5, .nan, .infinity, -.infinity] as [Double])
  func badWidths(width: Double) {
    #expect(TextLayout(Samples.text("one two three"), width: width, height: width).lines.count == 1)
  }

  @Test(
    "fonts of no size draw nothing and crash nothing",
    arguments: [0, -5, .nan, .infinity] as [Double])
  func badFontSizes(size: Double) {
    let layout = TextLayout(StyledText("word 👍", TextStyle(font: .init(size: size))), width: 50)
    #expect(layout.size.width == 0)
  }

  @Test("a hundred thousand characters take the time of their number, not of its square")
  func long() {
    let words = String(repeating: "lorem ipsum dolor sit amet ", count: 3_704)
    let layout = TextLayout(Samples.text(words), width: 300)
    #expect(layout.text.count >= 100_000)
    #expect(layout.lines.count > 2_000)
    #expect(layout.lines.map(\.range.count).reduce(0, +) == layout.text.count)
    let solid = TextLayout(Samples.text(String(repeating: "x", count: 100_000)), width: 300)
    #expect(solid.lines.count > 2_000)
    let cut = TextLayout(
      Samples.text(words) { $0.lineBreak = .truncatingMiddle }, width: 300, maximumLines: 1)
    #expect(cut.size.width <= 300)
  }

  @Test("the same text asked again is the same, and so is one asked from other threads")
  func threads() async {
    let text = Samples.text(Samples.page)
    let first = TextLayout(text, width: 123).nodes(at: .zero)
    await withTaskGroup(of: [PictureNode].self) { group in
      for _ in 0..<8 { group.addTask { TextLayout(text, width: 123).nodes(at: .zero) } }
      for await nodes in group { #expect(nodes == first) }
    }
  }
}
