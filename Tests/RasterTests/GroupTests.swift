import Foundation
import InterludeGeometry
import InterludeRaster
import InterludeScene
import Testing

@Suite struct GroupTests {
  private func full(_ color: RGBA) -> PictureNode { .rectangle(rect(0, 0, 16, 16), color) }

  private func pixel(_ nodes: PictureNode..., background: RGBA = .white) -> UInt32 {
    draw(nodes, width: 16, height: 16, background: background)[8, 8]
  }

  @Test("F141: opacity is that of the whole, not of each child")
  func groupOpacity() {
    let group = PictureGroup(opacity: 0.5, children: [full(.red), full(.blue)])
    // Half of blue over white: nothing of the red below.
    #expect(pixel(.group(group)) == 0xFF7F_7FFF)
  }

  @Test("a group with one child fades like the child alone")
  func leafOpacity() {
    for opacity in [0.1, 0.25, 0.5, 0.9] {
      var faded = RGBA.red
      faded.alpha = opacity
      #expect(
        pixel(.group(PictureGroup(opacity: opacity, children: [full(.red)])))
          == pixel(full(faded)))
    }
  }

  @Test(
    "a faded group of two that do not overlap is near to each faded", arguments: [0.2, 0.5, 0.8])
  func apart(opacity: Double) {
    let children: [PictureNode] = [
      .rectangle(rect(0, 0, 8, 16), .red), .rectangle(rect(8, 0, 8, 16), .blue),
    ]
    let whole = draw(
      .group(PictureGroup(opacity: opacity, children: children)), background: .white)
    let each = draw(
      children.map { .group(PictureGroup(opacity: opacity, children: [$0])) }, width: 16,
      height: 16, background: .white)
    // The opacity is rounded to a 255th in the one way, the colour times it in the other.
    #expect(whole.difference(from: each) <= 1)
  }

  @Test("F140: the mask's alpha multiplies")
  func maskMultiplies() {
    let mask = RGBA(red: 0.3, green: 1, blue: 0, alpha: 0.5)
    let group = PictureGroup(mask: [full(mask)], children: [full(.red)])
    #expect(draw(.group(group))[8, 8] == 0x8080_0000)
    let two = PictureGroup(mask: [full(mask), full(mask)], children: [full(.red)])
    // 1 − (1 − 128/255)², to the nearest.
    #expect(draw(.group(two)).alpha(8, 8) == 192)
  }

  @Test("a mask's edge shows nothing of what other children hide")
  func maskEdge() {
    let mask = PictureNode.rectangle(rect(0, 0, 8.5, 16), .black)
    let group = PictureGroup(mask: [mask], children: [full(.red), full(.blue)])
    let bitmap = draw(.group(group), background: .white)
    #expect(bitmap[7, 8] == 0xFF00_00FF)
    #expect(bitmap[8, 8] == 0xFF7F_7FFF)
    #expect(bitmap[9, 8] == 0xFFFF_FFFF)
  }

  @Test("F140: an empty mask hides all")
  func emptyMask() {
    #expect(pixel(.group(PictureGroup(mask: [], children: [full(.red)]))) == 0xFFFF_FFFF)
    let clear = PictureGroup(mask: [full(.clear)], children: [full(.red)])
    #expect(pixel(.group(clear)) == 0xFFFF_FFFF)
  }

  @Test("a circle as a mask of one rectangle is the circle in its colour")
  func circleMask() {
    let circle = Path.oval(in: rect(1.3, 2.1, 12, 12))
    let masked = PictureGroup(
      mask: [.fill(circle, .nonZero, .black)], children: [full(.red)])
    #expect(
      draw(.group(masked), background: .white)
        == draw(.fill(circle, .nonZero, .red), background: .white))
  }

  @Test("a mask drawn as pixels cuts like one drawn as a shape")
  func bitmapMask() {
    let circle = PictureNode.fill(.oval(in: rect(1.3, 2.1, 12, 12)), .nonZero, .black)
    // A second, invisible node makes the mask more than one shape.
    let pixels = PictureGroup(
      mask: [circle, .rectangle(rect(4, 4, 2, 2), .black)], children: [full(.red), full(.blue)])
    let shape = PictureGroup(mask: [circle], children: [full(.red), full(.blue)])
    #expect(draw(.group(pixels), background: .white) == draw(.group(shape), background: .white))
  }

  @Test("a round clip cuts all children with one edge")
  func roundClip() {
    let clip = PictureClip(rect: rect(2, 2, 12, 12), radius: 6)
    let group = PictureGroup(clip: clip, children: [full(.red), full(.blue)])
    let expected = draw(
      .rectangle(rect(2, 2, 12, 12), radius: 6, corners: .all, .blue), background: .white)
    #expect(draw(.group(group), background: .white) == expected)
  }

  @Test("clips inside one another both cut")
  func nestedClips() {
    let inner = PictureGroup(
      clip: PictureClip(rect: rect(0, 0, 10.5, 16), radius: 3), children: [full(.red), full(.blue)])
    let outer = PictureGroup(
      clip: PictureClip(rect: rect(5.5, 0, 10, 16), radius: 2),
      children: [.group(inner), .rectangle(rect(0, 0, 1, 1), .red)])
    let bitmap = draw(.group(outer))
    #expect(bitmap[8, 8] == 0xFF00_00FF)
    #expect(bitmap.alpha(5, 8) == 128)
    #expect(bitmap.alpha(10, 8) == 128)
    #expect(bitmap.alpha(11, 8) == 0)
  }

  @Test("groups that are neither faded nor cut draw like their children")
  func plainGroup() {
    let children = [full(.red), .rectangle(rect(3.2, 3, 5, 5), .blue)]
    let nested = PictureGroup(children: [.group(PictureGroup(children: children))])
    #expect(draw(.group(nested)) == draw(children, width: 16, height: 16))
  }

  @Test("transforms apply from the inside out")
  func transforms() {
    let inner = PictureGroup(
      transform: .scale(x: 2, y: 2), children: [.rectangle(rect(1, 1, 2, 2), .red)])
    let outer = PictureGroup(transform: .translation(x: 3, y: 1), children: [.group(inner)])
    #expect(draw(.group(outer)) == draw(.rectangle(rect(5, 3, 4, 4), .red)))
  }

  @Test("a matrix with perspective is drawn by its part in the plane, and reported")
  func perspective() {
    var matrix = Matrix4.translation(x: 4, y: 4)
    matrix.m14 = 0.01
    let picture = Picture(
      size: CGSize(width: 16, height: 16),
      nodes: [
        .group(PictureGroup(transform: matrix, children: [.rectangle(rect(0, 0, 4, 4), .red)]))
      ])
    var bitmap = Bitmap(width: 0, height: 0)
    let report = PictureRasterizer().rasterize(picture, into: &bitmap, threads: 1)
    #expect(report.unsupported == [.projectiveTransform: 1])
    #expect(bitmap == draw(.rectangle(rect(4, 4, 4, 4), .red)))
  }
}
