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

  @Test("A paced closed oval has no seam and an even speed")
  func oval() throws {
    let path = Path.oval(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let track = try #require(PathTrack(path, mode: .paced))
    #expect(track.point(at: 0) == track.point(at: 1))
    var last = track.point(at: 0)
    for step in 1...100 {
      let point = track.point(at: Double(step) / 100)
      // The circumference is 31.4159…; the cubics' circle is within 0.03 % of it.
      #expect(abs(point.distance(to: last) - 0.314_1) < 0.000_4, "step \(step)")
      last = point
    }
  }

  @Test("A finger that rested has no velocity; an even one has its own")
  func velocity() {
    var tracker = VelocityTracker()
    for step in 0...12 {
      tracker.add(CGPoint(x: Double(step) * 10, y: 0), at: Double(step) / 60)
    }
    #expect(abs(tracker.velocity(at: 0.2).x - 600) < 1e-9)
    #expect(tracker.velocity(at: 0.4) == .zero)
  }
}
