import Foundation
import InterludeGeometry
import InterludeMotion
import Testing

@Suite struct PathTrackTests {
  private let corner: Path = {
    var path = Path()
    path.move(to: .zero)
    path.line(to: CGPoint(x: 10, y: 0))
    path.line(to: CGPoint(x: 10, y: 90))
    return path
  }()

  @Test("F109: linear gives every element the same time, paced the same speed")
  func modes() throws {
    let linear = try #require(PathTrack(corner, mode: .linear))
    #expect(linear.point(at: 0.25) == CGPoint(x: 5, y: 0))
    let paced = try #require(PathTrack(corner, mode: .paced))
    #expect(paced.point(at: 0.25) == CGPoint(x: 10, y: 15))
    #expect(paced.point(at: 0.5) == CGPoint(x: 10, y: 40))
    let keyed = try #require(PathTrack(corner, keyTimes: [0, 0.8, 1], mode: .linear))
    #expect(keyed.point(at: 0.25) == CGPoint(x: 3.125, y: 0))
    let eased = try #require(PathTrack(corner, curves: [.easeIn, .easeOut], mode: .linear))
    // The fact has seven digits.
    #expect(abs(eased.point(at: 0.25).x - 3.153568) < 1e-6)
    let discrete = try #require(PathTrack(corner, mode: .discrete))
    #expect(discrete.point(at: 0.49) == .zero)
    #expect(discrete.point(at: 0.75) == CGPoint(x: 10, y: 0))
    #expect(discrete.point(at: 1) == CGPoint(x: 10, y: 90))
  }

  @Test("F109: a curve is parametric in linear mode, and by arc length when paced")
  func curve() throws {
    var path = Path()
    path.move(to: .zero)
    path.cubic(CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 0))
    let linear = try #require(PathTrack(path, mode: .linear))
    #expect(linear.point(at: 0.25) == CGPoint(x: 15.625, y: 56.25))
    let paced = try #require(PathTrack(path, mode: .paced)).point(at: 0.25)
    // The true quarter of the length, integrated at two million steps.
    #expect(abs(paced.x - 10.589285) < 1e-4)
    #expect(abs(paced.y - 48.352452) < 1e-4)
    // Apple's is coarser; what measured it allows 0.15.
    #expect(abs(paced.x - 10.6478) < 0.15)
    #expect(abs(paced.y - 48.4605) < 0.15)
  }

  @Test("F109: a move is not travelled, a closing line is")
  func subpaths() throws {
    var path = Path()
    path.move(to: .zero)
    path.line(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 100, y: 100))
    path.line(to: CGPoint(x: 100, y: 110))
    for mode in [KeyframeMode.linear, .paced] {
      let track = try #require(PathTrack(path, mode: mode))
      #expect(track.point(at: 0.25) == CGPoint(x: 5, y: 0))
      #expect(track.point(at: 0.5) == CGPoint(x: 100, y: 100))
    }
    var closed = Path()
    closed.move(to: .zero)
    closed.line(to: CGPoint(x: 10, y: 0))
    closed.line(to: CGPoint(x: 0, y: 10))
    closed.close()
    let point = try #require(PathTrack(closed, mode: .linear)).point(at: 5.0 / 6)
    // Five sixths are rounded.
    #expect(abs(point.x) < 1e-12 && abs(point.y - 5) < 1e-12)
  }

  @Test("A paced closed oval has no seam, an even speed and an even turn")
  func oval() throws {
    let path = Path.oval(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let track = try #require(PathTrack(path, mode: .paced))
    #expect(track.point(at: 0) == track.point(at: 1))
    var last = track.point(at: 0)
    var angle = track.angle(at: 0)
    #expect(abs(angle - .pi / 2) < 1e-12)
    for step in 1...400 {
      let progress = Double(step) / 400
      let point = track.point(at: progress)
      // The circumference is 31.4159…; the cubics' circle is within 0.03 % of it.
      #expect(abs(point.distance(to: last) - 0.078_54) < 0.000_1, "step \(step)")
      last = point
      let turn = (track.angle(at: progress) - angle).remainder(dividingBy: 2 * .pi)
      // A four-hundredth of a turn; the cubics' circle is not quite evenly round.
      #expect(abs(turn - 2 * .pi / 400) < 0.001, "step \(step)")
      angle = track.angle(at: progress)
    }
  }

  @Test("The direction is that of travel, also where a handle has no length")
  func angles() throws {
    let track = try #require(PathTrack(corner, mode: .linear))
    #expect(track.angle(at: 0.25) == 0)
    #expect(track.angle(at: 0.75) == .pi / 2)
    var path = Path()
    path.move(to: .zero)
    path.cubic(.zero, CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 10))
    let still = try #require(PathTrack(path, mode: .linear))
    for progress in [0, 0.5, 1] { #expect(abs(still.angle(at: progress) - .pi / 4) < 1e-12) }
  }

  @Test("A path of nothing, or of numbers that are none, has no track")
  func nonsense() throws {
    #expect(PathTrack(Path(), mode: .linear) == nil)
    var point = Path()
    point.move(to: .zero)
    #expect(PathTrack(point, mode: .linear) == nil)
    point.line(to: CGPoint(x: Double.infinity, y: 0))
    #expect(PathTrack(point, mode: .linear) == nil)
    let track = try #require(PathTrack(corner, mode: .paced))
    #expect(track.point(at: .nan) == .zero)
    #expect(track.point(at: -3) == .zero)
    #expect(track.point(at: 7) == CGPoint(x: 10, y: 90))
    var dot = Path()
    dot.move(to: .zero)
    dot.line(to: .zero)
    #expect(try #require(PathTrack(dot, mode: .paced)).point(at: 0.5) == .zero)
  }
}
