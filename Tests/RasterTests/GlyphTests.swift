import Foundation
import InterludeGeometry
import InterludeRaster
import InterludeScene
import InterludeTypesetting
import Testing

@Suite(
  "Glyphs",
  .enabled(
    if: FontLibrary.shared.face(named: "Inter-Regular") != nil, "the Inter fonts are not installed")
)
struct GlyphTests {
  private func nodes(_ string: String, size: Double = 17, at origin: CGPoint) -> [PictureNode] {
    TextLayout(StyledText(string, TextStyle(font: .init(size: size))), width: 300)
      .nodes(at: origin)
  }

  private func draw(
    _ nodes: [PictureNode], scale: Double = 2, threads: Int = 1,
    _ rasterizer: PictureRasterizer = PictureRasterizer()
  ) -> Bitmap {
    let picture = Picture(
      size: CGSize(width: 320, height: 120), scale: scale, background: .white, nodes: nodes)
    return rasterizer.rasterize(picture, threads: threads)
  }

  @Test("a glyph is its outline, filled", arguments: [1.0, 2, 3])
  func outline(scale: Double) throws {
    let face = try #require(FontLibrary.shared.face(named: "Inter-Regular"))
    let glyph = try #require(face.glyph(for: "g"))
    let run = GlyphRun(
      face: "Inter-Regular", size: 32, origin: CGPoint(x: 20, y: 60),
      glyphs: [.init(index: glyph, position: .zero)])
    let units = 32 / Double(face.unitsPerEm)
    let path = face.outline(of: glyph).transformed(
      by: Affine(a: units, b: 0, c: 0, d: units, tx: 20, ty: 60))
    #expect(
      draw([.glyphs(run)], scale: scale) == draw([.fill(path, .nonZero, .black)], scale: scale))
  }

  @Test("text has the same pixels with one and two threads, and from a cache that knows it")
  func determinism() {
    let page = nodes(String(repeating: "Sphinx of black quartz 🎉 ", count: 12), at: .zero)
    let rasterizer = PictureRasterizer()
    let first = draw(page, rasterizer)
    #expect(first == draw(page, threads: 2))
    #expect(first == draw(page, rasterizer))
    #expect(rasterizer.cacheStatistics.hits > 0)
    #expect(first != draw([]))
  }

  @Test("text moved by a whole pixel is the same picture a pixel on")
  func moved() {
    let first = draw(nodes("Movement", at: CGPoint(x: 10, y: 10)))
    let second = draw(nodes("Movement", at: CGPoint(x: 10.5, y: 11)))
    var same = true
    for y in 0..<200 {
      for x in 0..<600 where first[x, y] != second[x + 1, y + 2] { same = false }
    }
    #expect(same)
  }

  @Test("a run that moves by a quarter of a pixel keeps the spacing of its letters")
  func quarters() {
    // Moved by less than an eighth of a pixel nothing changes at all.
    let first = draw(nodes("Spacing", at: CGPoint(x: 10, y: 10)), scale: 1)
    #expect(first == draw(nodes("Spacing", at: CGPoint(x: 10.12, y: 10)), scale: 1))
    #expect(first != draw(nodes("Spacing", at: CGPoint(x: 10.13, y: 10)), scale: 1))
  }

  @Test("turned, faded, masked, clipped and shadowed text is drawn like any shape")
  func groups() throws {
    guard case .glyphs(let run)? = nodes("Group", at: CGPoint(x: 40, y: 30)).first else {
      Issue.record("no glyphs")
      return
    }
    let face = try #require(FontLibrary.shared.face(named: run.face))
    var path = Path()
    for glyph in run.glyphs {
      let units = run.size / Double(face.unitsPerEm)
      path.append(
        face.outline(of: glyph.index).transformed(
          by: Affine(
            a: units, b: 0, c: 0, d: units, tx: run.origin.x + glyph.position.x,
            ty: run.origin.y + glyph.position.y)))
    }
    // Turned glyphs lie exactly where their outlines do.
    func group(_ node: PictureNode) -> [PictureNode] {
      [
        .group(
          PictureGroup(
            transform: Matrix4(Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: 0)),
            opacity: 0.5,
            clip: PictureClip(rect: CGRect(x: 45, y: 30, width: 60, height: 60), radius: 4),
            shadow: Shadow(opacity: 0.5), children: [node]))
      ]
    }
    let turned = draw(group(.glyphs(run)))
    let filled = draw(group(.fill(path, .nonZero, .black)))
    #expect(turned != draw([]))
    var worst = 0
    for y in 0..<240 {
      for x in 0..<640 {
        let difference = abs(Int(turned[x, y] & 255) - Int(filled[x, y] & 255))
        worst = max(worst, difference)
      }
    }
    // Points go through two transforms instead of one: an edge may round to another 256th.
    #expect(worst <= 2)
    let masked = PictureGroup(
      mask: [.glyphs(run)],
      children: [.rectangle(CGRect(x: 0, y: 0, width: 320, height: 120), .black)])
    #expect(draw([.group(masked)]) == draw([.glyphs(run)]))
  }

  @Test("a face that is not there is left out and told")
  func unknownFace() {
    let run = GlyphRun(face: "No-Such", size: 9, glyphs: [.init(index: 1, position: .zero)])
    var bitmap = Bitmap(width: 0, height: 0)
    let picture = Picture(size: CGSize(width: 9, height: 9), nodes: [.glyphs(run)])
    let report = PictureRasterizer().rasterize(picture, into: &bitmap, threads: 1)
    #expect(report.unsupported == [.missingFace: 1])
  }

  @Test(
    "numbers that are no numbers draw nothing",
    arguments: [Double.nan, .infinity, -1, 0, 1e300])
  func badNumbers(number: Double) {
    let glyph = GlyphRun.Glyph(index: 40, position: CGPoint(x: number, y: number))
    let runs = [
      GlyphRun(face: "Inter-Regular", size: number, glyphs: [.init(index: 40, position: .zero)]),
      GlyphRun(face: "Inter-Regular", size: 17, origin: CGPoint(x: number, y: 9), glyphs: []),
      GlyphRun(face: "Inter-Regular", size: 17, slant: .nan, glyphs: []),
    ]
    #expect(draw(runs.map { .glyphs($0) }) == draw([]))
    _ = draw([.glyphs(GlyphRun(face: "Inter-Regular", size: 17, glyphs: [glyph]))])
    _ = draw([
      .glyphs(
        GlyphRun(face: "Inter-Regular", size: 17, glyphs: [.init(index: .max, position: .zero)]))
    ])
  }

  @Test("an emoji has its own colours, at every size a mixture of its pixels")
  func emoji() throws {
    try #require(FontLibrary.shared.face(named: "NotoColorEmoji") != nil)
    let bitmap = draw(nodes("❤️", size: 40, at: CGPoint(x: 10, y: 10)), scale: 1)
    let middle = bitmap[34, 34]
    let (red, blue) = (middle >> 16 & 255, middle & 255)
    #expect(red > 180)
    #expect(blue < 120)
  }

  @Test(
    "glyph runs read back from a picture's text", arguments: ["a b", "", "50 % 👍🏽\n", "é e\u{301}"])
  func text(string: String) throws {
    let run = GlyphRun(
      face: "My Face", size: 17.5, slant: 0.2, origin: CGPoint(x: 1, y: 2.25),
      color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5),
      glyphs: [
        .init(index: 0, position: .zero), .init(index: 65_535, position: CGPoint(x: 3.125, y: -1)),
      ], text: string)
    let picture = Picture(size: CGSize(width: 1, height: 1), nodes: [.glyphs(run)])
    #expect(try Picture(parsing: picture.description) == picture)
  }
}
