import Foundation
import InterludeGeometry
import InterludeScene
import Testing

@Suite struct ImageTests {
  /// Four opaque pixels: red, green above blue, white.
  private var four: Bitmap {
    var bitmap = Bitmap(width: 2, height: 2)
    bitmap[0, 0] = 0xFFFF_0000
    bitmap[1, 0] = 0xFF00_FF00
    bitmap[0, 1] = 0xFF00_00FF
    bitmap[1, 1] = 0xFFFF_FFFF
    return bitmap
  }

  @Test("pixel on pixel an image is copied", arguments: ImageFilter.allCases)
  func copy(filter: ImageFilter) {
    let bitmap = draw(.image(four, in: rect(3, 4, 2, 2), filter: filter))
    #expect(bitmap.cropped(3, 4, 2, 2) == four)
    #expect(bitmap.coveredArea == 4)
  }

  @Test("enlarged without a filter each pixel is a square")
  func nearest() {
    let bitmap = draw(.image(four, in: rect(0, 0, 8, 8), filter: .nearest))
    for y in 0..<8 { for x in 0..<8 { #expect(bitmap[x, y] == four[x / 4, y / 4]) } }
  }

  @Test("enlarged with the filter pixels run into each other and keep their corners")
  func linear() {
    let bitmap = draw(.image(four, in: rect(0, 0, 4, 4)))
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[3, 3] == 0xFFFF_FFFF)
    // A quarter of the way from red to green: 255·¾ and 255·¼, to the nearest.
    #expect(bitmap[1, 0] == 0xFFBF_4000)
  }

  @Test("the crop is all that is read")
  func crop() {
    let bitmap = draw(
      .image(four, in: rect(0, 0, 4, 4), crop: rect(0.5, 0, 0.5, 0.5)))
    for y in 0..<4 { for x in 0..<4 { #expect(bitmap[x, y] == 0xFF00_FF00) } }
  }

  @Test("a quarter turn moves pixels and changes none")
  func turned() {
    var quarter = Affine.identity
    (quarter.a, quarter.b, quarter.c, quarter.d) = (0, 1, -1, 0)
    quarter.tx = 8
    let group = PictureGroup(
      transform: Matrix4(quarter), children: [.image(four, in: rect(0, 0, 2, 2))])
    let bitmap = draw(.group(group))
    #expect(bitmap[7, 0] == four[0, 0])
    #expect(bitmap[7, 1] == four[1, 0])
    #expect(bitmap[6, 0] == four[0, 1])
    #expect(bitmap[6, 1] == four[1, 1])
  }

  @Test("a translucent image lies over what is below")
  func translucent() {
    var half = Bitmap(width: 1, height: 1)
    half[0, 0] = 0x8080_0000
    let bitmap = draw(.image(half, in: rect(0, 0, 16, 16)), background: .white)
    #expect(bitmap[8, 8] == 0xFFFF_7F7F)
    let faded = PictureGroup(opacity: 0.5, children: [.image(half, in: rect(0, 0, 16, 16))])
    #expect(draw(.group(faded)).alpha(8, 8) == 64)
  }

  @Test("a gradient runs from its first to its last colour, in a straight line")
  func gradient() {
    let gradient = Gradient(stops: [.init(0, .black), .init(1, .white)])
    let bitmap = draw([.gradient(gradient, in: rect(0, 0, 4, 256))], width: 4, height: 256)
    for y in 0..<256 {
      let gray = Int(bitmap[1, y] & 255)
      // The middle of row y lies at (y + ½)/256 of the way.
      #expect(abs(Double(gray) - (Double(y) + 0.5) / 256 * 255) <= 0.76)
    }
  }

  @Test("before the first stop and after the last their colours go on")
  func gradientEnds() {
    let gradient = Gradient(
      stops: [.init(0.25, .red), .init(0.75, .blue)], start: CGPoint(x: 0, y: 0.5),
      end: CGPoint(x: 1, y: 0.5))
    let bitmap = draw(.gradient(gradient, in: rect(0, 0, 16, 16)))
    #expect(bitmap[0, 0] == 0xFFFF_0000)
    #expect(bitmap[15, 15] == 0xFF00_00FF)
  }
}
