import Foundation
import InterludeGeometry
import InterludeScene
import Testing

@Suite struct ShadowTests {
  private func shadow(
    radius: Double, offset: CGSize = .zero, opacity: Double = 1, path: Path? = nil,
    children: [PictureNode]
  ) -> PictureNode {
    .group(
      PictureGroup(
        shadow: Shadow(opacity: opacity, offset: offset, radius: radius, path: path),
        children: children))
  }

  @Test("F143: a shadow's edge is the Gaussian of its radius", arguments: [1.5, 4, 9.3])
  func gaussian(radius: Double) {
    let edge = 80.0
    let node = shadow(
      radius: radius, path: .rect(rect(-200, -200, 200 + edge, 600)),
      children: [.rectangle(rect(0, 0, 1, 1), .clear)])
    let bitmap = draw([node], width: 160, height: 8)
    for x in 40..<120 {
      let distance = Double(x) + 0.5 - edge
      let expected = 0.5 * erfc(distance / (radius * 2.0.squareRoot()))
      // Three boxes are a Gaussian to within a hundredth of full.
      #expect(abs(Double(bitmap.alpha(x, 4)) / 255 - expected) < 0.012)
    }
  }

  @Test("a blur moves alpha about and loses none", arguments: [0.5, 2, 3.7, 8])
  func mass(radius: Double) {
    let node = shadow(
      radius: radius, path: .rect(rect(40, 40, 20, 20)),
      children: [.rectangle(rect(0, 0, 1, 1), .clear)])
    let area = draw([node], width: 100, height: 100).coveredArea
    // Every pixel of the soft edge is rounded to a 255th; levels below a half are lost.
    #expect(abs(area - 400) < 4)
  }

  @Test("F141: a shadow lies under the group, moved by its offset")
  func offset() {
    let box = PictureNode.rectangle(rect(4, 4, 4, 4), .red)
    let bitmap = draw(
      shadow(radius: 0, offset: CGSize(width: 2, height: 3), children: [box]))
    #expect(bitmap[5, 5] == 0xFFFF_0000)
    #expect(bitmap[9, 10] == 0xFF00_0000)
    #expect(bitmap.alpha(10, 10) == 0)
  }

  @Test("the silhouette is that of all children, clipped")
  func silhouette() {
    let group = PictureGroup(
      clip: PictureClip(rect: rect(0, 0, 6, 16)),
      shadow: Shadow(opacity: 1, offset: CGSize(width: 0, height: 8), radius: 0),
      children: [.rectangle(rect(0, 0, 4, 4), .red), .rectangle(rect(4, 0, 4, 4), .blue)])
    let bitmap = draw(.group(group))
    #expect(bitmap.alphas(row: 10) == (0..<16).map { $0 < 6 ? 255 : 0 })
    #expect(bitmap[5, 10] == 0xFF00_0000)
  }

  @Test("opacity multiplies the colour's alpha, and the group's fades both")
  func opacity() {
    let node = shadow(
      radius: 0, offset: CGSize(width: 8, height: 0), opacity: 0.5,
      children: [.rectangle(rect(0, 0, 4, 4), .red)])
    #expect(draw(node).alpha(9, 1) == 128)
    #expect(draw(.group(PictureGroup(opacity: 0.5, children: [node]))).alpha(9, 1) == 64)
  }

  @Test("a shadow reaches into the picture from a group outside of it")
  func outside() {
    let group = PictureGroup(
      clip: PictureClip(rect: rect(-20, 0, 16, 16), radius: 2),
      shadow: Shadow(opacity: 1, offset: CGSize(width: 10, height: 0), radius: 0),
      children: [.rectangle(rect(-20, 0, 16, 16), .red)])
    #expect(draw(.group(group))[2, 8] == 0xFF00_0000)
  }

  @Test("long straight edges are blurred like short ones")
  func folded() {
    let radius = 3.0
    func edge(_ length: Double) -> Bitmap {
      let node = shadow(
        radius: radius, path: .rect(rect(20, 20, length, length)),
        children: [.rectangle(rect(0, 0, 1, 1), .clear)])
      return draw([node], width: 150, height: 150)
    }
    // Lines that are equal for longer than the blur reaches are blurred once for all.
    let short = edge(40)
    let long = edge(100)
    #expect(short.cropped(0, 0, 40, 40) == long.cropped(0, 0, 40, 40))
    #expect(short.cropped(40, 40, 40, 40) == long.cropped(100, 100, 40, 40))
    #expect(Set((45..<95).map { long.alphas(row: $0) }).count == 1)
  }

  @Test("the silhouette of plain colours is that of the drawn pixels", arguments: 0..<30)
  func algebra(seed: Int) {
    let nodes = RandomPicture.make(seed: UInt64(seed)).nodes
    func shadowOf(_ nodes: [PictureNode]) -> Bitmap {
      let group = PictureGroup(
        transform: .translation(x: -400, y: 0),
        shadow: Shadow(opacity: 1, offset: CGSize(width: 400, height: 0), radius: 0),
        children: nodes)
      return draw([.group(group)], width: 100, height: 100)
    }
    let drawn = draw(nodes, width: 100, height: 100)
    let silhouette = shadowOf(nodes)
    let difference = (0..<100).reduce(0) { worst, y in
      zip(drawn.alphas(row: y), silhouette.alphas(row: y)).reduce(worst) {
        max($0, abs($1.0 - $1.1))
      }
    }
    // Each of a dozen layers may be rounded once more in the one way than in the other.
    #expect(difference <= 3)
  }

  @Test("a radius grows with the scale of the picture and of the group")
  func scaled() {
    let small = shadow(
      radius: 2, path: .rect(rect(10, 10, 20, 20)), children: [.rectangle(rect(0, 0, 1, 1), .clear)]
    )
    let large = shadow(
      radius: 4, path: .rect(rect(20, 20, 40, 40)), children: [.rectangle(rect(0, 0, 1, 1), .clear)]
    )
    let scaled = PictureNode.group(PictureGroup(transform: .scale(x: 2, y: 2), children: [small]))
    #expect(draw([scaled], width: 80, height: 80) == draw([large], width: 80, height: 80))
  }
}
