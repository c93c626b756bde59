import Foundation
import InterludeMotion
import Testing

@Suite struct VelocityTrackerTests {
  private func tracker(_ samples: [(Double, Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (time, x) in samples { tracker.add(CGPoint(x: x, y: -x), at: time) }
    return tracker
  }

  @Test("A finger that rested has no velocity; an even one has its own")
  func resting() {
    let even = tracker((0...12).map { (Double($0) / 60, Double($0) * 10) })
    // A fit of rounded times.
    #expect(abs(even.velocity(at: 0.2).x - 600) < 1e-9)
    #expect(abs(even.velocity(at: 0.2).y + 600) < 1e-9)
    #expect(even.velocity(at: 0.4) == .zero)
    #expect(even.velocity(at: 0.301) == .zero)
  }

  @Test("What lies further back than a tenth of a second does not count")
  func recent() {
    let turned = tracker([(0, 0), (0.05, 500), (0.3, 500), (0.32, 490), (0.34, 480)])
    #expect(abs(turned.velocity(at: 0.34).x + 500) < 1e-9)
  }

  @Test("One sample, or several at one time, have no velocity")
  func few() {
    #expect(VelocityTracker().velocity(at: 0) == .zero)
    #expect(tracker([(0, 5)]).velocity(at: 0) == .zero)
    let twice = tracker([(0, 5), (0, 50)])
    #expect(twice.velocity(at: 0) == .zero)
    var forgotten = tracker([(0, 0), (0.01, 10)])
    forgotten.reset()
    #expect(forgotten.velocity(at: 0.01) == .zero)
  }

  @Test("Positions and times that are no numbers are not taken")
  func nonsense() {
    let odd = tracker([(0, 0), (.nan, 5), (0.01, .infinity), (0.02, 12)])
    #expect(abs(odd.velocity(at: 0.02).x - 600) < 1e-9)
    #expect(odd.velocity(at: .nan) == .zero)
    #expect(odd.velocity(at: .infinity) == .zero)
  }
}
