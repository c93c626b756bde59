import Foundation
import InterludeGeometry
import InterludeScene
import Testing

@Suite struct CoverageTests {
  @Test("a rectangle between pixels covers each by its exact share, to the nearest 255th")
  func halfPixels() {
    let bitmap = draw(.rectangle(rect(1.5, 1.5, 3, 3), .white), width: 6, height: 6)
    #expect(bitmap.alphas(row: 0) == [0, 0, 0, 0, 0, 0])
    #expect(bitmap.alphas(row: 1) == [0, 64, 128, 128, 64, 0])
    #expect(bitmap.alphas(row: 2) == [0, 128, 255, 255, 128, 0])
    #expect(bitmap.alphas(row: 4) == [0, 64, 128, 128, 64, 0])
  }

  @Test("a rectangle thinner than a pixel keeps its area")
  func thin() {
    let bitmap = draw(.rectangle(rect(2.25, 0, 0.5, 4), .white), width: 6, height: 4)
    #expect(bitmap.alphas(row: 2) == [0, 0, 128, 0, 0, 0])
  }

  @Test("a triangle's diagonal covers half of each pixel on it")
  func triangle() {
    let bitmap = draw(
      .fill(polygon((0, 0), (8, 8), (0, 8)), .nonZero, .white), width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 { #expect(bitmap.alpha(x, y) == (x < y ? 255 : x == y ? 128 : 0)) }
    }
  }

  @Test(
    "a slanted triangle covers its exact area",
    arguments: [
      (3.0, 1.0, 61.0, 17.0, 20.0, 50.0), (0.3, 0.7, 0.9, 63.2, 63.9, 20.1),
      (10, 10, 10.5, 60, 11, 10), (5, 5, 60, 5.4, 60, 6),
    ])
  func slanted(ax: Double, ay: Double, bx: Double, by: Double, cx: Double, cy: Double) {
    let bitmap = draw(
      .fill(polygon((ax, ay), (bx, by), (cx, cy)), .nonZero, .white), width: 64, height: 64)
    let area = abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2
    // Corners lie on 256ths of a pixel, and each of about 200 edge pixels is rounded by up to a
    // 510th, in both directions alike: a random walk of 14 such steps.
    #expect(abs(bitmap.coveredArea - area) < 0.2)
  }

  @Test("a circle covers πr² to a thousandth", arguments: [10.0, 25.5, 60, 200])
  func circleArea(radius: Double) {
    let size = Int(2 * radius) + 4
    let center = Double(size) / 2 + 0.3
    let oval = Path.oval(
      in: rect(center - radius, center - radius, 2 * radius, 2 * radius))
    let bitmap = draw([.fill(oval, .nonZero, .white)], width: size + 2, height: size + 2)
    // Four cubics are too large by 2.8 parts in ten thousand, chords too small by at most
    // 2/3 of 1/512 pixel along the edge; together below a thousandth from a radius of 10.
    let area = Double.pi * radius * radius
    #expect(abs(bitmap.coveredArea - area) / area < 1e-3)
  }

  @Test("a rounded rectangle with the radius of half its side is the circle")
  func circleAndRoundedRectangle() {
    for side in [7.0, 30, 45.5, 90] {
      let frame = rect(2.2, 3.7, side, side)
      let circle = draw([.fill(.oval(in: frame), .nonZero, .white)], width: 96, height: 96)
      let rounded = draw(
        [.rectangle(frame, radius: side / 2, corners: .all, .white)], width: 96, height: 96)
      // Corner points computed in another order may fall on the neighbouring 256th of a pixel.
      #expect(circle.difference(from: rounded) <= 1)
    }
  }

  @Test("the quick way for rectangles gives the pixels of the filled outline")
  func rectangleEqualsPath() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      func random(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &generator)
      }
      let frame = rect(random(-4...20), random(-4...20), random(0...14), random(0...14))
      let quick = draw(.rectangle(frame, .red), width: 24, height: 24)
      let filled = draw(.fill(.rect(frame), .nonZero, .red), width: 24, height: 24)
      #expect(quick == filled)
    }
  }

  @Test("where outlines overlap the nonzero rule fills and the even-odd rule does not")
  func rules() {
    var path = Path.rect(rect(0, 0, 8, 8))
    path.append(.rect(rect(4, 4, 8, 8)))
    let nonZero = draw(.fill(path, .nonZero, .white))
    let evenOdd = draw(.fill(path, .evenOdd, .white))
    #expect(nonZero.coveredArea == 112)
    #expect(evenOdd.coveredArea == 96)
    #expect(nonZero.alpha(5, 5) == 255)
    #expect(evenOdd.alpha(5, 5) == 0)
  }

  @Test(
    "a shape cut by the picture's edge has the pixels it has in a larger picture", arguments: 0..<20
  )
  func cutting(seed: Int) {
    let picture = RandomPicture.make(seed: UInt64(seed))
    let width = Int(picture.size.width)
    let height = Int(picture.size.height)
    // Shadows reach beyond: the whole pixels of the move do not change the place within a pixel.
    let moved = PictureGroup(
      transform: .translation(x: -17, y: -11), children: picture.nodes)
    let whole = draw(picture.nodes, width: width, height: height)
    let part = draw([.group(moved)], width: width - 30, height: height - 30)
    // The same numbers, added in another order: a 256th of a pixel at most, in few pixels.
    #expect(part.difference(from: whole.cropped(17, 11, width - 30, height - 30)) <= 3)
  }
}
