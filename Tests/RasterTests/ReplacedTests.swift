import Foundation
import InterludeGeometry
import InterludeRaster
import InterludeScene
import Testing

/// A group that takes the place of another picture: `PictureGroup.replaced`.
@Suite struct ReplacedTests {
  private func full(_ color: RGBA) -> PictureNode { .rectangle(rect(0, 0, 16, 16), color) }

  private func mixed(
    _ old: [PictureNode], _ new: [PictureNode], _ share: Double, background: RGBA = .clear
  ) -> UInt32 {
    draw(
      .group(PictureGroup(opacity: share, replaced: old, children: new)), background: background)[
        8, 8]
  }

  @Test("None of it is the old, all of it the new, to the bit")
  func ends() {
    let (old, new) = ([full(.red)], [full(.blue)])
    #expect(mixed(old, new, 0) == 0xFFFF_0000)
    #expect(mixed(old, new, 1) == 0xFF00_00FF)
    // A share of less than half a level, and beyond the ends.
    #expect(mixed(old, new, 0.0019) == 0xFFFF_0000)
    #expect(mixed(old, new, -1) == 0xFFFF_0000)
    #expect(mixed(old, new, 7) == 0xFF00_00FF)
  }

  @Test(
    "Between them each channel is old + (new − old) · level / 255",
    arguments: [(0.25, 0xFFBF_0040), (0.5, 0xFF7F_0080), (0.75, 0xFF40_00BF)] as [(Double, UInt32)])
  func between(share: Double, expected: UInt32) {
    #expect(mixed([full(.red)], [full(.blue)], share) == expected)
    // What lies under two opaque pictures does not shine through.
    #expect(mixed([full(.red)], [full(.blue)], share, background: .white) == expected)
  }

  @Test("From nothing and to nothing: alpha comes and goes, over white white comes through")
  func nothing() {
    #expect(mixed([], [full(.red)], 0.25) == 0x4040_0000)
    #expect(mixed([full(.red)], [], 0.25) == 0xBFBF_0000)
    #expect(mixed([], [full(.red)], 0.25, background: .white) == 0xFFFF_BFBF)
    #expect(mixed([full(.red)], [], 0.25, background: .white) == 0xFFFF_4040)
    #expect(mixed([], [], 0.25, background: .white) == 0xFFFF_FFFF)
  }

  @Test("What both have is the same at every share", arguments: [0.1, 0.37, 0.5, 0.81])
  func common(share: Double) {
    let half = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(mixed([full(.red)], [full(.red)], share) == 0xFFFF_0000)
    #expect(
      mixed([full(half)], [full(half)], share, background: .white)
        == draw(full(half), background: .white)[8, 8])
  }

  @Test("A clip, a transform and a mask are those of the group; outside nothing changes")
  func groups() {
    var group = PictureGroup(
      opacity: 0.25, clip: PictureClip(rect: rect(0, 0, 4, 16)), replaced: [full(.red)],
      children: [full(.blue)])
    let bitmap = draw(.group(group), background: .white)
    // The clip is the new picture's: the old one has been cut when it was kept.
    #expect(bitmap[2, 8] == 0xFFBF_0040)
    group.clip = nil
    group.transform = .translation(x: 8, y: 0, z: 0)
    let moved = draw(.group(group), background: .white)
    #expect(moved[4, 8] == 0xFFFF_FFFF && moved[12, 8] == 0xFFBF_0040)
  }

  @Test("Inside a faded group it is mixed first and faded then")
  func nested() {
    let inner = PictureGroup(opacity: 0.25, replaced: [full(.red)], children: [full(.blue)])
    let outer = PictureGroup(opacity: 0.5, children: [.group(inner)])
    // 191 and 64 over white, half of each: 255 · 127/255 + 191 · 128/255 and so on.
    let bitmap = draw(.group(outer), background: .white)
    #expect(bitmap[8, 8] == 0xFFDF_7F9F)
  }

  @Test("As a mask its alpha counts: a quarter of the way from all to nothing")
  func mask() {
    let stencil = PictureGroup(opacity: 0.25, replaced: [full(.black)], children: [])
    let masked = PictureGroup(mask: [.group(stencil)], children: [full(.red)])
    #expect(draw(.group(masked))[8, 8] == 0xBFBF_0000)
  }

  @Test("Dissolves in dissolves are mixed from the inside")
  func twice() {
    let inner = PictureGroup(opacity: 0.5, replaced: [full(.red)], children: [full(.blue)])
    let outer = PictureGroup(
      opacity: 0.5, replaced: [.group(inner)], children: [full(.white)])
    // Half of 127, 0, 128 and half of white.
    #expect(draw(.group(outer), background: .black)[8, 8] == 0xFFBF_80C0)
  }

  @Test("Bands and threads show nowhere")
  func bands() {
    let circle = Path.oval(in: rect(3.3, 5.1, 70, 60))
    let picture = Picture(
      size: CGSize(width: 80, height: 200), background: .white,
      nodes: [
        .group(
          PictureGroup(
            opacity: 0.3, replaced: [.fill(circle, .nonZero, .red)],
            children: [
              .fill(circle.transformed(by: Affine(translationX: 9, y: 90)), .nonZero, .blue)
            ]))
      ])
    let alone = PictureRasterizer().rasterize(picture)
    for threads in [2, 3, 7] {
      var bitmap = Bitmap(width: 0, height: 0)
      _ = PictureRasterizer().rasterize(picture, into: &bitmap, threads: threads)
      #expect(bitmap == alone)
    }
  }
}
