import Foundation
import InterludeGeometry
import Testing

@Suite struct PathTests {
  private let circle = Path.oval(in: CGRect(x: 10, y: 20, width: 100, height: 100))

  @Test("An oval's tight box is its rectangle; a curve's control points lie outside")
  func bounds() {
    #expect(circle.bounds == CGRect(x: 10, y: 20, width: 100, height: 100))
    var curve = Path()
    curve.move(to: .zero)
    curve.cubic(CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 0))
    #expect(curve.bounds == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(curve.controlBounds.height == 100)
    var parabola = Path()
    parabola.move(to: .zero)
    parabola.quad(CGPoint(x: 50, y: 100), to: CGPoint(x: 100, y: 0))
    #expect(parabola.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(Path().bounds.isNull)
  }

  @Test("The box of a cubic that is a raised parabola is the parabola's")
  func nearlyQuadratic() {
    var curve = Path()
    curve.move(to: .zero)
    let third = 100.0 / 3
    curve.cubic(
      CGPoint(x: third, y: 2 * third), CGPoint(x: 2 * third, y: 2 * third),
      to: CGPoint(x: 100, y: 0))
    // The thirds are rounded.
    #expect(abs(curve.bounds.height - 50) < 1e-12)
  }

  @Test("A point is inside by winding, or by parity")
  func contains() {
    #expect(circle.contains(CGPoint(x: 60, y: 70)))
    #expect(!circle.contains(CGPoint(x: 12, y: 22)))
    var ring = circle
    ring.append(Path.oval(in: CGRect(x: 40, y: 50, width: 40, height: 40)))
    #expect(ring.contains(CGPoint(x: 60, y: 70)))
    #expect(!ring.contains(CGPoint(x: 60, y: 70), rule: .evenOdd))
    #expect(!ring.contains(CGPoint(x: Double.nan, y: 0)))
  }

  @Test("Containment goes by the curve itself, at any size")
  func containsExactly() {
    for size in [1e-6, 1.0, 1e9] {
      let path = Path.oval(in: CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size))
      // Where the cubics' circle is at 45°: exactly the middle of a quarter.
      let middle = size * (1 + 3 * Path.quarterCircle + 3) / 8
      for (x, y) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
        #expect(path.contains(CGPoint(x: x * middle * 0.999_999, y: y * middle * 0.999_999)))
        #expect(!path.contains(CGPoint(x: x * middle * 1.000_001, y: y * middle * 1.000_001)))
      }
    }
  }

  @Test(
    "Left and upper edges belong to the inside, as a rectangle's do; open paths count as closed")
  func containsEdges() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    var open = Path()
    open.move(to: .zero)
    for corner in [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)] {
      open.line(to: corner)
    }
    for x in stride(from: -5.0, through: 15, by: 2.5) {
      for y in stride(from: -5.0, through: 15, by: 2.5) {
        let point = CGPoint(x: x, y: y)
        #expect(Path.rect(rect).contains(point) == rect.contains(point), "\(point)")
        #expect(open.contains(point) == rect.contains(point), "\(point)")
      }
    }
  }

  @Test("Length and trimming go by arc length")
  func lengths() {
    // The cubics' circle is longer than the true one by less than 0.03 %.
    #expect(abs(circle.length / (100 * .pi) - 1) < 0.000_3)
    let half = circle.trimmed(from: 0.25, to: 0.75)
    // Between the 64 measured steps of a piece the parameter goes by proportion.
    #expect(abs(half.length / circle.length - 0.5) < 1e-4)
    #expect(circle.trimmed(from: 0, to: 1) == circle)
    #expect(circle.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmed(from: .nan, to: .nan).isEmpty)
    #expect(Path.rect(CGRect(x: 0, y: 0, width: 3, height: 4)).length == 14)
  }

  @Test("Reversing keeps the points and turns the winding round")
  func reversed() {
    let back = circle.reversed()
    #expect(back.bounds == circle.bounds)
    // Sums in the other order.
    #expect(abs(back.length - circle.length) < 1e-9)
    var both = circle
    both.append(back)
    #expect(!both.contains(CGPoint(x: 60, y: 70)))
    #expect(both.contains(CGPoint(x: 60, y: 70), rule: .evenOdd) == false)
    #expect(back.reversed().points == circle.points)
  }

  @Test("Straight pieces stay within the tolerance and begin and end where the curve does")
  func flattened() throws {
    for tolerance in [1, 0.1, 0.01] {
      let lists = circle.flattened(tolerance: tolerance)
      let list = try #require(lists.first)
      #expect(lists.count == 1 && list.isClosed)
      #expect(list.points.first == CGPoint(x: 110, y: 70))
      #expect(list.points.last == CGPoint(x: 110, y: 70))
      for (a, b) in zip(list.points, list.points.dropFirst()) {
        let (dx, dy) = ((a.x + b.x) / 2 - 60, (a.y + b.y) / 2 - 70)
        // The cubics' circle itself strays by 0.03 %.
        #expect(50 - (dx * dx + dy * dy).squareRoot() < tolerance + 0.015)
      }
    }
    #expect(
      circle.flattened(tolerance: 0.1)[0].points == circle.flattened(tolerance: 0.1)[0].points)
  }

  @Test("Paths of enormous or missing numbers are cut and measured without a crash")
  func nonsense() {
    for size in [1e150, 1e300, Double.infinity, .nan] {
      let path = Path.oval(in: CGRect(x: 0, y: 0, width: size, height: size))
      #expect(path.flattened(tolerance: 0.001)[0].points.count > 4)
      #expect(!path.contains(CGPoint(x: Double.nan, y: 0)))
      _ = (path.bounds, path.length, path.trimmed(from: 0.2, to: 0.8), path.reversed())
    }
  }

  @Test("A line without a current point begins where it ends; closing goes back to the start")
  func building() {
    var path = Path()
    path.close()
    #expect(path.isEmpty)
    path.line(to: CGPoint(x: 3, y: 4))
    #expect(path.elements == [.move(CGPoint(x: 3, y: 4))])
    path.line(to: CGPoint(x: 5, y: 4))
    path.close()
    path.close()
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    #expect(path.elements.count == 3)
    path.line(to: CGPoint(x: 9, y: 9))
    #expect(path.subpaths.map(\.start) == [CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 4)])
    #expect(
      path.transformed(by: Affine(translationX: 1, y: 0)).currentPoint == CGPoint(x: 10, y: 9))
  }
}
