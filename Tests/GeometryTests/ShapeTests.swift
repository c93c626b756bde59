import Foundation
import InterludeGeometry
import Testing

@Suite struct ShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("An oval begins in the middle of the right edge and has four cubics")
  func oval() {
    let elements = Path.oval(in: rect).elements
    #expect(elements.first == .move(CGPoint(x: 110, y: 50)))
    #expect(elements.last == .close)
    #expect(elements.count == 6)
  }

  @Test("Only the corners asked for are round", arguments: 0...15)
  func corners(mask: Int) {
    let corners = CornerMask(rawValue: mask)
    let path = Path.roundedRect(rect, radius: 20, corners: corners)
    #expect(path.bounds == rect)
    // Two points inside each corner: outside the circle, inside the rectangle.
    for (corner, x, y) in [
      (CornerMask.minXMinY, 12.0, 22.0), (.maxXMinY, 108, 22), (.minXMaxY, 12, 78),
      (.maxXMaxY, 108, 78),
    ] { #expect(path.contains(CGPoint(x: x, y: y)) == !corners.contains(corner)) }
  }

  @Test("Corners are circles: a radius is at most half the shorter side")
  func circularCorners() {
    let path = Path.roundedRect(rect, radius: 50)
    #expect(path == Path.roundedRect(rect, radius: 30))
    // On the half circle's axis, and just off it.
    #expect(path.contains(CGPoint(x: 11, y: 50)))
    #expect(!path.contains(CGPoint(x: 14, y: 30)))
    #expect(Path.roundedRect(rect, radius: 0) == Path.rect(rect))
    #expect(Path.roundedRect(rect, radius: .nan) == Path.rect(rect))
    #expect(Path.roundedRect(rect, radius: -5) == Path.rect(rect))
  }

  @Test("An arc of a whole turn is a circle, either way round")
  func wholeTurns() {
    for clockwise in [true, false] {
      var path = Path()
      path.arc(
        center: CGPoint(x: 60, y: 70), radius: 50, start: 0,
        end: clockwise ? 2 * .pi : -2 * .pi, clockwise: clockwise)
      // Four cubics, each as good as a circle's quarter.
      #expect(abs(path.bounds.width - 100) < 1e-9)
      #expect(path.contains(CGPoint(x: 60, y: 70)))
    }
  }

  @Test("Clockwise on a screen grows the angle; the other way goes the long way round")
  func directions() {
    var quarter = Path()
    quarter.arc(center: .zero, radius: 10, start: 0, end: .pi / 2, clockwise: true)
    // The radius times a rounded cosine.
    #expect(abs(quarter.bounds.minX) < 1e-12 && abs(quarter.bounds.minY) < 1e-12)
    #expect(quarter.elements.count == 2)
    var rest = Path()
    rest.arc(center: .zero, radius: 10, start: 0, end: .pi / 2, clockwise: false)
    #expect(rest.elements.count == 4)
    #expect(abs(rest.bounds.minX + 10) < 1e-3)
  }

  @Test("An arc is joined to what was drawn before, and nonsense draws nothing")
  func joined() {
    var path = Path()
    path.move(to: CGPoint(x: -5, y: 0))
    path.arc(center: .zero, radius: 10, start: 0, end: 1, clockwise: true)
    #expect(path.elements[1] == .line(CGPoint(x: 10, y: 0)))
    let before = path
    path.arc(center: .zero, radius: .nan, start: 0, end: 1, clockwise: true)
    path.arc(center: .zero, radius: 1, start: 1e308, end: -1e308, clockwise: true)
    path.arc(center: .zero, radius: 1, start: 0, end: .infinity, clockwise: false)
    #expect(path == before)
  }
}
