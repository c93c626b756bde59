import Foundation
import InterludeGeometry
import InterludeMotion
import Testing

@Suite struct InterpolationTests {
  @Test("F128: colours mix component by component")
  func colors() {
    let mixed = RGBA(red: 1, green: 0, blue: 0).interpolated(
      to: RGBA(red: 0, green: 1, blue: 0, alpha: 0), progress: 0.25)
    #expect(mixed == RGBA(red: 0.75, green: 0.25, blue: 0, alpha: 0.75))
  }

  @Test("F115, F116: matrices go by their components, along the shorter turn")
  func rotation() {
    func turned(_ degrees: Double) -> Matrix4 {
      .rotation(angle: degrees * .pi / 180, x: 0, y: 0, z: 1)
    }
    let middle = Matrix4.identity.interpolated(to: turned(90), progress: 0.5)
    #expect(abs(middle.m11 - 0.5.squareRoot()) < 1e-12)
    #expect(abs(middle.m12 - 0.5.squareRoot()) < 1e-12)
    #expect(abs(middle.m11 * middle.m11 + middle.m12 * middle.m12 - 1) < 1e-12)
    let far = Matrix4.identity.interpolated(to: turned(270), progress: 0.5)
    #expect(abs(far.m12 + 0.5.squareRoot()) < 1e-12)
    #expect(Matrix4.identity.interpolated(to: turned(360), progress: 0.5).m11 > 0.999_999)
  }

  @Test("F116: towards a singular matrix there is nothing between")
  func singular() {
    let zero = Matrix4.scale(x: 0, y: 0)
    #expect(Matrix4.identity.interpolated(to: zero, progress: 0.01) == zero)
    let small = Matrix4.identity.interpolated(to: .scale(x: 0.01, y: 0.01), progress: 0.5)
    #expect(abs(small.m11 - 0.505) < 1e-12)
  }

  @Test("F118: paths go point by point; others switch at the middle")
  func paths() {
    let small = Path.oval(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let large = Path.oval(in: CGRect(x: -10, y: -10, width: 30, height: 30))
    let middle = small.interpolated(to: large, progress: 0.5)
    #expect(middle.bounds == CGRect(x: -5, y: -5, width: 20, height: 20))
    let rect = Path.rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(small.interpolated(to: rect, progress: 0.49) == small)
    #expect(small.interpolated(to: rect, progress: 0.5) == rect)
  }

  @Test("F117: translation after scale, pre-multiplied rotation, and the zero axis")
  func matrices() {
    let scale = Matrix4.scale(x: 2, y: 3)
    let moved = Matrix4.translation(x: 10, y: 20).concatenating(scale)
    #expect(moved.m41 == 20)
    #expect(moved.m42 == 60)
    let turned = Matrix4.rotation(angle: .pi / 2, x: 0, y: 0, z: 1).concatenating(scale)
    #expect(turned.m12 == 3)
    #expect(turned.m21 == -2)
    #expect(Matrix4.rotation(angle: 1, x: 0, y: 0, z: 0) == .identity)
  }

  @Test("F115: half a turn and a little less or more go opposite ways")
  func halfTurns() {
    func middle(_ angle: Double) -> Double {
      Matrix4.identity.interpolated(
        to: .rotation(angle: angle, x: 0, y: 0, z: 1), progress: 0.5
      ).m12
    }
    // The sine of a quarter turn less a twentieth.
    #expect(abs(middle(.pi - 0.1) - Elementary.cos(0.05)) < 1e-12)
    #expect(abs(middle(.pi + 0.1) + Elementary.cos(0.05)) < 1e-12)
    #expect(abs(abs(middle(.pi)) - 1) < 1e-12)
    // From nothing to a whole turn there is nothing to see.
    let whole = Matrix4.identity.interpolated(
      to: .rotation(angle: 2 * .pi, x: 0, y: 0, z: 1), progress: 0.5)
    #expect(abs(whole.m11 - 1) < 1e-12 && abs(whole.m12) < 1e-12)
  }

  @Test("F116: rotation, scale and translation each go their own way")
  func parts() {
    let end = Matrix4.scale(x: 3, y: 3).concatenating(.rotation(angle: .pi / 2, x: 0, y: 0, z: 1))
      .concatenating(.translation(x: 100, y: 40))
    let middle = Matrix4.identity.interpolated(to: end, progress: 0.5)
    let row = (middle.m11 * middle.m11 + middle.m12 * middle.m12).squareRoot()
    #expect(abs(row - 2) < 1e-12)
    #expect(abs(middle.m11 - middle.m12) < 1e-12)
    #expect(abs(middle.m41 - 50) < 1e-12 && abs(middle.m42 - 20) < 1e-12)
  }

  @Test("Both ends are exact, and a spring may pass them")
  func ends() {
    let (from, to) = (0.1, 0.3)
    #expect(from.interpolated(to: to, progress: 0) == from)
    #expect(from.interpolated(to: to, progress: 1) == to)
    #expect(
      CGPoint.zero.interpolated(to: CGPoint(x: 10, y: 20), progress: 1.5) == CGPoint(x: 15, y: 30))
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      .interpolated(to: CGRect(x: 10, y: 20, width: 30, height: 50), progress: 0.5)
    #expect(rect == CGRect(x: 5, y: 10, width: 20, height: 30))
    let turned = Matrix4.rotation(angle: 0.3, x: 1, y: 2, z: 3)
    #expect(Matrix4.identity.interpolated(to: turned, progress: 1) == turned)
    #expect(turned.interpolated(to: .identity, progress: 0) == turned)
  }

  @Test("Values that add up take apart what they put together")
  func arithmetic() {
    func holds<V: AdditiveInterpolable>(_ a: V, _ b: V, distance: Double) {
      #expect(a.adding(.zero) == a)
      #expect(a.subtracting(a) == .zero)
      #expect(a.scaled(by: 2) == a.adding(a))
      #expect(a.distance(to: b) == distance)
      #expect(b.distance(to: a) == distance)
    }
    holds(3.0, 5.0, distance: 2)
    holds(CGFloat(3), CGFloat(5), distance: 2)
    holds(CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 6), distance: 5)
    holds(CGSize(width: 1, height: 2), CGSize(width: 4, height: 6), distance: 5)
    holds(
      CGRect(x: 0, y: 0, width: 1, height: 2), CGRect(x: 3, y: 4, width: 13, height: 2),
      distance: 13)
    holds(
      RGBA(red: 0, green: 0, blue: 0, alpha: 1), RGBA(red: 1, green: 1, blue: 1, alpha: 0),
      distance: 2)
  }

  @Test("Numbers that are none lead to values that are none, not to a crash")
  func nonsense() {
    let broken = Matrix4(Affine(scaleX: .nan, y: 1))
    #expect(broken.interpolated(to: .identity, progress: 0.5) == .identity)
    #expect(1.0.interpolated(to: 2, progress: .nan).isNaN)
    let rect = Path.rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(Path().interpolated(to: rect, progress: .nan) == rect)
  }
}
