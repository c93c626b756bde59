import Foundation
import InterludeGeometry
import InterludeScene
import InterludeTypesetting
import Testing

@Suite("Scripts", .enabled(if: Samples.hasInter, "the Inter fonts are not installed"))
struct ScriptTests {
  static let noNoto: Comment = "Noto is not installed"
  static let noEmoji: Comment = "Noto Color Emoji is not installed"

  private func layout(
    _ string: String, width: Double = .infinity, library: FontLibrary = .shared,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    TextLayout(Samples.text(string, change), width: width, library: library)
  }

  private func runs(_ layout: TextLayout) -> [GlyphRun] {
    layout.nodes(at: .zero).compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  @Test(
    "a paragraph runs as its first letter does, and stands at that side",
    .enabled(if: Samples.hasNoto, noNoto),
    arguments: [("abc", false), ("שלום abc", true), ("abc שלום", false), ("123", false)])
  func direction(string: String, isRightToLeft: Bool) {
    let layout = layout(string, width: 300)
    #expect(layout.lines[0].isRightToLeft == isRightToLeft)
    #expect((layout.lines[0].x > 0) == isRightToLeft)
  }

  @Test("words of the other direction are set from right to left")
  func visualOrder() throws {
    try #require(Samples.hasNoto)
    // In the order of the text: a, two Hebrew letters, b. On the line: a, second, first, b.
    let layout = layout("a\u{5D0}\u{5D1}b")
    let places = (0..<4).map { layout.rects(for: $0..<$0 + 1)[0].minX }
    #expect(places[0] < places[2])
    #expect(places[2] < places[1])
    #expect(places[1] < places[3])
  }

  @Test("numbers within Arabic run to the right")
  func numbers() throws {
    try #require(Samples.hasNoto)
    let layout = layout("\u{5D0} 12 \u{5D1}")
    let one = layout.rects(for: 2..<3)[0]
    let two = layout.rects(for: 3..<4)[0]
    #expect(one.maxX <= two.minX)
    #expect(two.maxX < layout.rects(for: 0..<1)[0].minX)
  }

  @Test(
    "a letter that Inter does not have comes from the first font that has it",
    .enabled(if: Samples.hasNoto, noNoto),
    arguments: [
      ("한", "NotoSansCJKkr-Regular"), ("字", "NotoSansCJKsc-Regular"),
      ("字の", "NotoSansCJKjp-Regular"), ("ع", "NotoSansArabic-Regular"),
      ("ש", "NotoSansHebrew-Regular"), ("ก", "NotoSansThai-Regular"),
      ("ᚠ", "NotoSansRunic-Regular"), ("é", "Inter-Regular"), ("Ж", "Inter-Regular"),
    ])
  func fallback(string: String, face: String) {
    let layout = layout(string)
    #expect(runs(layout).map(\.face) == [face])
    #expect(layout.issues.isEmpty)
  }

  @Test("bold text has bold fallbacks")
  func boldFallback() throws {
    try #require(Samples.hasNoto)
    let text = StyledText("한", TextStyle(font: .init(size: 17, weight: 700)))
    #expect(runs(TextLayout(text, width: 0)).map(\.face) == ["NotoSansCJKkr-Bold"])
  }

  @Test("what no font has is a box, and told")
  func missing() {
    let layout = layout("a\u{F8FE}b")
    #expect(layout.issues == [.missingGlyph("\u{F8FE}")])
    let boxes = layout.nodes(at: .zero).count { if case .border = $0 { true } else { false } }
    #expect(boxes == 1)
    #expect(layout.size.width > self.layout("ab").size.width)
  }

  @Test("marks stand on their letters: e with an accent is as wide as é")
  func marks() {
    #expect(layout("e\u{301}").size.width == layout("é").size.width)
    #expect(layout("x\u{323}\u{301}").size.width == layout("x").size.width)
  }

  @Test(
    "an emoji is one glyph of the colour font, whatever it is put together from",
    .enabled(if: Samples.hasEmoji, noEmoji),
    arguments: ["🎉", "👍🏽", "🇩🇪", "👨‍👩‍👧", "❤️", "1️⃣"])
  func emoji(string: String) {
    let layout = layout(string)
    let runs = runs(layout)
    #expect(runs.map(\.face) == ["NotoColorEmoji"])
    #expect(runs[0].glyphs.count == 1)
    #expect(layout.issues.isEmpty)
    // The system's line holds it: a label does not grow with an emoji.
    #expect(layout.size.height == 20.287109375)
  }

  @Test("a sign that is text by default stays text", arguments: ["1", "©", "→"])
  func textByDefault(string: String) {
    #expect(runs(layout(string)).map(\.face) == ["Inter-Regular"])
  }

  @Test("without the colour font an emoji is a box, and told")
  func noEmojiFont() {
    let library = FontLibrary(
      folders: ["/usr/share/fonts/opentype/inter"], hasEmoji: false)
    let layout = layout("🎉", library: library)
    #expect(layout.issues == [.missingGlyph("🎉")])
    #expect(runs(layout).isEmpty)
    #expect(layout.nodes(at: .zero).count == 1)
  }

  @Test("without any font there are boxes on lines of the right height")
  func noFont() {
    let library = FontLibrary(folders: [], hasEmoji: false)
    let layout = layout("ab", library: library)
    #expect(layout.size.height == 20.287109375)
    #expect(layout.nodes(at: .zero).count == 2)
    #expect(layout.issues.contains(.missingFont("system", used: nil)))
    #expect(layout.issues.count == 1, "one thing to say, and not one for each character")
  }

  @Test(
    "lines of many scripts do not reach into each other",
    .enabled(if: Samples.hasNoto && Samples.hasEmoji, noNoto),
    arguments: [60, 120, 250, 400] as [Double])
  func noOverlap(width: Double) throws {
    let layout = layout(Samples.page, width: width)
    for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
      #expect(line.top + line.height <= next.top + 1e-9)
    }
    for run in runs(layout) {
      let face = try #require(FontLibrary.shared.face(named: run.face))
      guard !face.isColored, run.face != "Inter-Regular" else { continue }
      let line = try #require(
        layout.lines.first { abs($0.baseline - run.origin.y) < 1e-9 })
      for glyph in run.glyphs {
        guard let box = face.extents(of: glyph.index) else { continue }
        let scale = run.size / Double(face.unitsPerEm)
        let top: Double = box.minY * scale + glyph.position.y
        let bottom: Double = box.maxY * scale + glyph.position.y
        #expect(top >= -line.ascent - 0.001)
        #expect(bottom <= line.descent + 0.001)
      }
    }
  }

  // MARK: Carets

  @Test("carets step over what a reader sees as one character")
  func clusters() {
    // e and its accent, a family of seven code points, and a letter.
    let string = "e\u{301}👨‍👩‍👧x"
    let layout = layout(string)
    let inside = layout.caretRect(at: 1).minX
    #expect(inside == layout.caretRect(at: 0).minX)
    #expect(layout.caretRect(at: 4).minX == layout.caretRect(at: 2).minX)
    #expect(layout.caretRect(at: 11).minX == layout.size.width)
  }

  @Test("the offset at a caret is the caret's", arguments: ["Hello world", "fi fl 12", "Tür"])
  func hits(string: String) {
    let layout = layout(string)
    for offset in 0...layout.text.count {
      let caret = layout.caretRect(at: offset)
      #expect(layout.offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset)
    }
    #expect(layout.offset(at: CGPoint(x: -50, y: -50)) == 0)
    #expect(layout.offset(at: CGPoint(x: 999, y: 999)) == layout.text.count)
    #expect(layout.offset(at: CGPoint(x: Double.nan, y: 0)) == 0)
  }

  @Test("a selection is a rectangle a line, and of mixed directions several")
  func selections() throws {
    try #require(Samples.hasNoto)
    let wrapped = layout("one two three", width: layout("one two").size.width)
    #expect(wrapped.rects(for: 0..<13).count == 2)
    let mixed = layout("ab\u{5D0}\u{5D1}cd")
    #expect(mixed.rects(for: 0..<6).count == 1)
    #expect(mixed.rects(for: 1..<3).count == 2)
    #expect(mixed.rects(for: 3..<3).isEmpty)
  }

  @Test("an attachment has the room it asks for, on its baseline")
  func attachments() throws {
    var text = Samples.text("a")
    text.append(StyledText.Attachment(width: 30, height: 40, baselineOffset: -10), Samples.style)
    let layout = TextLayout(text, width: 0)
    let frame = try #require(layout.attachmentFrames[1])
    #expect(frame.size == CGSize(width: 30, height: 40))
    #expect(layout.firstBaseline == 30)
    #expect(frame.maxY == 40)
    #expect(frame.minY == 0)
    #expect(layout.size.height == 40)
  }
}
