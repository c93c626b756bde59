import Foundation
import InterludeGeometry
import InterludeScene
import Testing

struct GradientTests {
  private static let stops = [Gradient.Stop(0, .black), Gradient.Stop(1, .white)]

  private func level(_ gradient: Gradient, _ x: Int, _ y: Int) -> Int {
    Int(draw(.gradient(gradient, in: rect(0, 0, 101, 101)), width: 101, height: 101)[x, y] & 255)
  }

  @Test("A radial gradient is its first colour in the middle and its last on the ellipse's box")
  func radial() {
    let gradient = Gradient(
      stops: Self.stops, start: .init(x: 0.5, y: 0.5), end: .init(x: 1, y: 1), kind: .radial)
    #expect(level(gradient, 50, 50) == 0)
    // 25 of 50.5 points out.
    #expect(level(gradient, 75, 50) == Int((25.0 / 50.5 * 255).rounded()))
    #expect(level(gradient, 75, 50) == level(gradient, 50, 25))
    #expect(level(gradient, 0, 0) == 255)
  }

  @Test("A conic gradient turns clockwise from the direction of its end")
  func conic() {
    let gradient = Gradient(
      stops: Self.stops, start: .init(x: 0.5, y: 0.5), end: .init(x: 1, y: 0.5), kind: .conic)
    #expect(level(gradient, 100, 50) == 0)
    // The table of 1,024 colours rounds a quarter to 64 of 255.
    #expect(level(gradient, 50, 100) == 64)
    #expect(level(gradient, 0, 50) == 128)
    #expect(level(gradient, 50, 0) == 191)
  }

  @Test("Between two circles the colour is that of the last circle that passes")
  func circles() {
    var gradient = Gradient(
      stops: Self.stops, start: .init(x: 0.5, y: 0.5), end: .init(x: 0.5, y: 0.5),
      kind: .circles(10, 40))
    #expect(level(gradient, 50, 50) == 0)
    #expect(level(gradient, 75, 50) == Int((0.5 * 255).rounded()))
    #expect(level(gradient, 99, 50) == 255)
    gradient.extent = []
    let bitmap = draw(.gradient(gradient, in: rect(0, 0, 101, 101)), width: 101, height: 101)
    #expect(bitmap[50, 50] == 0)
    #expect(bitmap[99, 50] == 0)
    #expect(bitmap.alpha(75, 50) == 255)
  }

  @Test("An axial gradient that ends is transparent beyond its ends", arguments: [0, 1, 2, 3])
  func extent(raw: Int) {
    let gradient = Gradient(
      stops: Self.stops, start: .init(x: 0.25, y: 0), end: .init(x: 0.75, y: 0),
      extent: Gradient.Extent(rawValue: raw))
    let bitmap = draw(.gradient(gradient, in: rect(0, 0, 16, 16)))
    #expect(bitmap.alpha(1, 8) == (raw & 1 == 0 ? 0 : 255))
    #expect(bitmap.alpha(8, 8) == 255)
    #expect(bitmap.alpha(14, 8) == (raw & 2 == 0 ? 0 : 255))
  }

  @Test(
    "Numbers that lead nowhere draw the last colour or nothing, and never trap",
    arguments: [
      Gradient.Kind.radial, .conic, .circles(.nan, 1), .circles(-1, 4), .circles(0, .infinity),
      .circles(1e300, 1e300),
    ])
  func broken(kind: Gradient.Kind) {
    for end in [0.5, .nan, .infinity, 1e308] {
      let gradient = Gradient(
        stops: Self.stops, start: .init(x: 0.5, y: 0.5), end: .init(x: end, y: 0.5), kind: kind)
      let bitmap = draw(.gradient(gradient, in: rect(0, 0, 16, 16)))
      #expect(bitmap.width == 16)
    }
  }

  @Test("Every kind of gradient reads back from its text")
  func text() throws {
    for kind in [Gradient.Kind.axial, .radial, .conic, .circles(2, 7.5)] {
      for raw in 0...3 {
        let gradient = Gradient(
          stops: Self.stops, kind: kind, extent: Gradient.Extent(rawValue: raw))
        let picture = Picture(
          size: .init(width: 9, height: 9), nodes: [.gradient(gradient, in: rect(0, 0, 9, 9))])
        #expect(try Picture(parsing: picture.description) == picture)
      }
    }
  }
}
