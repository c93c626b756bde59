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
    #expect(Path().bounds.isNull)
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

  @Test("Length and trimming go by arc length")
  func lengths() {
    // The cubics' circle is longer than the true one by less than 0.03 %.
    #expect(abs(circle.length / (100 * .pi) - 1) < 0.000_3)
    let half = circle.trimmed(from: 0.25, to: 0.75)
    #expect(abs(half.length / circle.length - 0.5) < 1e-4)
    #expect(circle.trimmed(from: 0, to: 1) == circle)
    #expect(circle.trimmed(from: 0.5, to: 0.5).isEmpty)
  }

  @Test("Reversing keeps the points and turns the winding round")
  func reversed() {
    let back = circle.reversed()
    #expect(back.bounds == circle.bounds)
    #expect(abs(back.length - circle.length) < 1e-9)
    var both = circle
    both.append(back)
    #expect(!both.contains(CGPoint(x: 60, y: 70)))
  }

  @Test("An arc of a whole turn is a circle, either way round")
  func arcs() {
    for clockwise in [true, false] {
      var path = Path()
      path.arc(
        center: CGPoint(x: 60, y: 70), radius: 50, start: 0,
        end: clockwise ? 2 * .pi : -2 * .pi, clockwise: clockwise)
      #expect(abs(path.bounds.width - 100) < 1e-9)
      #expect(path.contains(CGPoint(x: 60, y: 70)))
    }
  }

  @Test("Inverse transforms undo; singular ones have none")
  func inverses() throws {
    let transform = Affine(rotation: 0.7).concatenating(
      Affine(a: 2, b: 0.3, c: 0, d: 3, tx: 5, ty: 6))
    let back = transform.concatenating(try #require(transform.inverse))
    #expect(abs(back.a - 1) < 1e-12 && abs(back.tx) < 1e-12 && abs(back.b) < 1e-12)
    #expect(Affine(scaleX: 0, y: 1).inverse == nil)
    #expect(Affine(scaleX: .nan, y: 1).inverse == nil)
    let matrix = Matrix4.rotation(angle: 0.5, x: 1, y: 2, z: 3)
    let parts = try #require(matrix.decomposed())
    let again = Matrix4(parts)
    #expect(abs(again.m11 - matrix.m11) < 1e-12 && abs(again.m23 - matrix.m23) < 1e-12)
    #expect(Matrix4.scale(x: 0, y: 1).decomposed() == nil)
  }
}
