import Foundation
import InterludeMotion
import Testing
@testable import UIKit

/// Ways of an offset as functions of time.
@MainActor @Suite("Scrolling: functions of time")
struct AxisMotionTests {
  private func thrown(_ velocity: Double, rate: Double = 0.998, room: Double = 10_000) -> AxisMotion
  {
    .thrown(
      from: 0, Decay(velocity: velocity, rate: rate), in: -room...room, bounces: true,
      tolerance: 1.0 / 6)
  }

  @Test(
    "A throw keeps 0.998 or 0.99 of its speed a millisecond and ends at v / −1000 ln(rate)",
    arguments: [(0.998, 998.9997), (0.99, 198.9983)])
  func projection(rate: Double, distance: Double) {
    let motion = thrown(2000, rate: rate)
    // The distances are written with four decimals.
    #expect(abs(motion.destination - distance) < 1e-3)
    #expect(abs(motion.velocity(at: 0.1) - 2000 * pow(rate, 100)) < 1e-6)
    #expect(motion.value(at: motion.duration) == motion.destination)
    // Half a pixel before its end it is put there.
    #expect(motion.destination - motion.value(at: motion.duration - 1e-9) < 1.0 / 6 + 1e-6)
  }

  @Test("What is thrown at an edge reaches it with the speed it has there, and comes back to it")
  func bounce() {
    let motion = thrown(2000, room: 500)
    #expect(motion.destination == 500)
    let ticks = (0...400).map { motion.value(at: Double($0) / 100) }
    let top = ticks.max() ?? 0
    // Half of the way is left: half of the speed, v / (ω e) past the edge.
    let expected = 500 + 2000 * (1 - 500 / 998.9997) / (10 * M_E)
    #expect(abs(top - expected) < 0.1)
    #expect(ticks.last == 500)
  }

  @Test("Without bouncing it stops at the edge")
  func stops() {
    let motion = AxisMotion.thrown(
      from: 0, Decay(velocity: -2000), in: -100...100, bounces: false, tolerance: 0.1)
    #expect(motion.destination == -100)
    #expect((0...200).allSatisfy { motion.value(at: Double($0) / 50) >= -100 - 1e-9 })
    #expect(motion.velocity(at: motion.duration) == 0)
  }

  @Test("A critical spring neither stays away nor passes its end twice", arguments: [-900, 0, 900])
  func returns(velocity: Int) {
    let spring = CriticalReturn(from: 40, to: 0, velocity: Double(velocity))
    let settled = spring.settlingDuration(within: 1.0 / 6)
    let values = (0...3000).map { spring.value(at: Double($0) / 1000) }
    for (index, value) in values.enumerated() where Double(index) / 1000 >= settled {
      #expect(abs(value) <= 1.0 / 6 + 1e-9)
    }
    let crossings = zip(values, values.dropFirst()).filter { $0 * $1 < 0 }.count
    #expect(crossings <= 1)
    // Its slope is its velocity.
    let slope = (spring.value(at: 0.2 + 1e-6) - spring.value(at: 0.2 - 1e-6)) / 2e-6
    #expect(abs(slope - spring.velocity(at: 0.2)) < 1e-3)
  }
}
