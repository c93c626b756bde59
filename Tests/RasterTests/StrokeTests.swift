import Foundation
import InterludeGeometry
import InterludeScene
import Testing

@Suite struct StrokeTests {
  @Test("a line is as wide as its style says, half on each side")
  func width() {
    let bitmap = draw(.stroke(line((2, 5), (12, 5)), StrokeStyle(width: 3), .white))
    let column = (0..<16).map { bitmap.alpha(6, $0) }
    #expect(column == [0, 0, 0, 128, 255, 255, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(bitmap.alphas(row: 4) == [0, 0] + Array(repeating: 255, count: 10) + [0, 0, 0, 0])
  }

  @Test(
    "caps add nothing, half a circle, or half a square at each end",
    arguments: [
      (StrokeStyle.Cap.butt, 0.0), (.round, Double.pi * 16), (.square, 8.0 * 8),
    ])
  func caps(cap: StrokeStyle.Cap, more: Double) {
    let bitmap = draw(
      [.stroke(line((20, 20), (40, 20)), StrokeStyle(width: 8, cap: cap), .white)], width: 60,
      height: 40)
    // A thousandth for the cubics of the half circle and the rounding of edge pixels.
    #expect(abs(bitmap.coveredArea - (160 + more)) < 0.1)
  }

  @Test(
    "a right angle is pointed, round or cut",
    arguments: [
      (StrokeStyle.Join.miter, 16.0), (.round, Double.pi * 4), (.bevel, 8.0),
    ])
  func joins(join: StrokeStyle.Join, corner: Double) {
    let bitmap = draw(
      [.stroke(line((10, 30), (30, 30), (30, 10)), StrokeStyle(width: 8, join: join), .white)],
      width: 44, height: 44)
    // Two bars of 16 by 8 up to the inner corner, the inner square, and what the join adds.
    #expect(abs(bitmap.coveredArea - (16 * 8 * 2 + 48 + corner)) < 0.1)
  }

  @Test("a corner sharper than the miter limit allows is cut")
  func miterLimit() {
    let path = line((5, 20), (35, 20), (5, 24))
    func extent(_ limit: Double) -> Int {
      let bitmap = draw(
        [.stroke(path, StrokeStyle(width: 4, miterLimit: limit), .white)], width: 80, height: 40)
      return (0..<80).last { x in (0..<40).contains { bitmap.alpha(x, $0) > 0 } } ?? 0
    }
    // The point lies 2 / sin(φ/2) from the corner, where φ is 7.6 degrees.
    #expect(extent(100) > 60)
    #expect(extent(10) < 40)
  }

  @Test("a closed line has a corner at its start too")
  func closed() {
    let bitmap = draw(
      .stroke(.rect(rect(4, 4, 8, 8)), StrokeStyle(width: 2), .white))
    #expect(bitmap.coveredArea == 10 * 10 - 6 * 6)
    #expect(bitmap.alpha(3, 3) == 255)
  }

  @Test("dashes and gaps alternate from the phase on")
  func dashes() {
    let style = StrokeStyle(width: 2, dash: [3, 2], dashPhase: 1)
    let bitmap = draw(.stroke(line((0, 5), (16, 5)), style, .white))
    let pattern = [1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1].map { $0 * 255 }
    #expect(bitmap.alphas(row: 5) == pattern)
  }

  @Test("a list of odd length is used twice over")
  func oddDashes() {
    let bitmap = draw(
      .stroke(line((0, 5), (12, 5)), StrokeStyle(width: 2, dash: [2]), .white), width: 12)
    #expect(bitmap.alphas(row: 5) == [1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0].map { $0 * 255 })
  }

  @Test("a dash over a closed line's start is one dash, with its corner")
  func dashOverStart() {
    // 32 around; the last dash begins 2 before the start and the first ends 2 after it.
    let style = StrokeStyle(width: 2, dash: [4, 4], dashPhase: 2)
    let bitmap = draw(.stroke(.rect(rect(4, 4, 8, 8)), style, .white))
    #expect(bitmap.alpha(3, 3) == 255)
    #expect(bitmap.alpha(4, 3) == 255)
    #expect(bitmap.alpha(3, 4) == 255)
  }

  @Test("a circle's line covers the ring", arguments: [1.0, 6, 20])
  func ring(width: Double) {
    let bitmap = draw(
      [.stroke(.oval(in: rect(20, 20, 80, 80)), StrokeStyle(width: width), .white)], width: 120,
      height: 120)
    let area = 2 * Double.pi * 40 * width
    // The cubics' circle is longer by 1.4 parts in ten thousand; edge pixels are rounded.
    #expect(abs(bitmap.coveredArea - area) / area < 2e-3)
  }

  @Test("a piece without length is a dot where caps are round or square, and else nothing")
  func dots() {
    func area(_ cap: StrokeStyle.Cap) -> Double {
      draw(.stroke(line((8, 8), (8, 8)), StrokeStyle(width: 6, cap: cap), .white)).coveredArea
    }
    #expect(area(.butt) == 0)
    #expect(area(.square) == 36)
    #expect(abs(area(.round) - Double.pi * 9) < 0.1)
  }

  @Test("a transform that stretches does so to the line")
  func stretched() {
    let node = PictureNode.group(
      PictureGroup(
        transform: .scale(x: 1, y: 3),
        children: [.stroke(line((0, 2), (16, 2)), StrokeStyle(width: 2), .white)]))
    let bitmap = draw(node)
    #expect((0..<16).map { bitmap.alpha(8, $0) }.filter { $0 == 255 }.count == 6)
  }

  @Test("a border is the ring along the inside of its rectangle")
  func border() {
    let bitmap = draw(.border(rect(2, 2, 10, 8), width: 2, radius: 0, corners: .all, .white))
    #expect(bitmap.coveredArea == 10 * 8 - 6 * 4)
    #expect(bitmap.alpha(2, 2) == 255)
    #expect(bitmap.alpha(4, 4) == 0)
    let thick = draw(.border(rect(2, 2, 10, 8), width: 5, radius: 0, corners: .all, .white))
    #expect(thick.coveredArea == 80)
  }
}
