import Foundation
import InterludeGeometry
import InterludeScene
import InterludeTypesetting
import Testing

@Suite("Fonts", .enabled(if: Samples.hasInter, "the Inter fonts are not installed"))
struct FontTests {
  @Test("the system font has San Francisco's lines: 17 points are 20.287109375 high")
  func systemMetrics() {
    for family in [FontDescription.system, FontDescription.systemMono, FontDescription.systemSerif]
    {
      let metrics = FontDescription(family: family, size: 17).metrics
      #expect(metrics.lineHeight == 20.287109375)
      #expect(metrics.ascender == 16.1865234375)
      #expect(metrics.descender == -4.1005859375)
    }
  }

  @Test(
    "weights, slants and sizes lead to Inter's cuts; from 20 points on to its display cuts",
    arguments: [
      (400, 17.0, false, "Inter-Regular"), (500, 17, false, "Inter-Medium"),
      (600, 17, true, "Inter-SemiBoldItalic"), (400, 19.9, true, "Inter-Italic"),
      (100, 34, false, "InterDisplay-Thin"), (900, 20, false, "InterDisplay-Black"),
      (450, 17, false, "Inter-Medium"), (350, 17, false, "Inter-Light"),
      (-7, 17, false, "Inter-Thin"), (5_000, 17, false, "Inter-Black"),
    ])
  func matching(weight: Int, size: Double, isItalic: Bool, name: String) {
    let font = FontDescription(size: size, weight: weight, isItalic: isItalic)
    #expect(font.faceName == name)
    #expect(font.issues.isEmpty)
  }

  @Test("a family that is not there is the system's, and told")
  func missing() {
    let font = FontDescription(family: "Papyrus", size: 17)
    #expect(font.faceName == "Inter-Regular")
    #expect(font.issues == [.missingFont("Papyrus", used: "Inter")])
    #expect(font.metrics == FontDescription(size: 17).metrics)
  }

  @Test("there is no rounded design: Inter stands in, and it is told")
  func rounded() {
    let font = FontDescription(family: FontDescription.systemRounded, size: 17)
    #expect(font.faceName == "Inter-Regular")
    #expect(font.issues == [.missingFont("system-rounded", used: "Inter")])
  }

  @Test("digits of one width are of one width, and only when asked for")
  func monospacedDigits() {
    func width(_ string: String, _ font: FontDescription) -> Double {
      TextLayout(StyledText(string, TextStyle(font: font)), width: 0).size.width
    }
    let plain = FontDescription(size: 17)
    let even = FontDescription(size: 17, hasMonospacedDigits: true)
    #expect(width("111", even) == width("888", even))
    #expect(width("111", plain) < width("888", plain))
  }

  @Test("a font from a file's bytes is known by its family and by its face's name")
  func registration() throws {
    let library = FontLibrary(folders: [])
    let url = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Bold.otf")
    #expect(try library.register(contentsOf: url) == ["Inter-Bold"])
    #expect(library.families == ["Inter"])
    #expect(library.faceNames(of: "inter") == ["Inter-Bold"])
    #expect(library.face(named: "Inter-Bold") != nil)
    #expect(library.face(named: "Inter-Regular") == nil)
  }

  @Test("what is no font is refused")
  func refused() {
    let library = FontLibrary(folders: [])
    #expect(throws: FontError.notAFont) { try library.register(Data("hello".utf8)) }
    #expect(throws: FontError.notAFont) { try library.register(Data()) }
    #expect(throws: FontError.unreadable("/nowhere.otf")) {
      try library.register(contentsOf: URL(fileURLWithPath: "/nowhere.otf"))
    }
  }

  @Test("the system face is named by its content")
  func digest() throws {
    #expect(try #require(FontLibrary.shared.systemDigest).count == 16)
    #expect(FontLibrary(folders: []).systemDigest == nil)
  }

  @Test(
    "the text cuts are spaced as San Francisco: labels are as wide as the phone's",
    arguments: [("Label", 17.0, 42.0), ("Button", 15, 46)])
  func tracking(string: String, size: Double, wanted: Double) {
    let text = StyledText(string, TextStyle(font: .init(size: size)))
    let width = Double(TextLayout(text, width: 0).size.width)
    // Interface Builder tells whole points; Inter's letters are not San Francisco's.
    #expect(abs(width - wanted) < 0.6)
    let named = StyledText(string, TextStyle(font: .init(family: "Inter", size: size)))
    #expect(Double(TextLayout(named, width: 0).size.width) > wanted + 0.6)
  }

  @Test("a line of text as a picture's text")
  func golden() {
    let text = StyledText("Hi!", TextStyle(font: .init(size: 16), color: .black))
    let nodes = TextLayout(text, width: 0).nodes(at: CGPoint(x: 10, y: 0))
    let face = FontLibrary.shared.face(named: "Inter-Regular")
    let em = Double(face?.unitsPerEm ?? 1)
    guard case .glyphs(let run)? = nodes.first else {
      Issue.record("no glyphs")
      return
    }
    // San Francisco's: −20 thousandths of an em.
    let tracking = (-0.32 * 65_536).rounded() / 65_536
    let indices = run.glyphs.map(\.index)
    func advance(_ glyph: UInt32) -> Double {
      (Double(face?.advance(of: glyph) ?? 0) * 16 / em * 65_536).rounded() / 65_536
        + tracking
    }
    let first = advance(indices[0])
    let second = first + advance(indices[1])
    #expect(run.glyphs.map { Double($0.position.x) } == [0, first, second])
    #expect(run.text == "Hi!")
    #expect(run.origin == CGPoint(x: 10, y: 15.234375))
  }
}
