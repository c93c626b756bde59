import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("The doctor finds nothing in what is right", .stage) @MainActor
struct FalseAlarmWalkTests {
  @Test(
    "Two thousand random correct transitions are without an error or a warning", arguments: 0..<20)
  func walk(number: Int) {
    var random = WalkRandom(state: UInt64(number) &* 7919 &+ 1)
    var transitions = 0
    while transitions < 100 {
      let steps = (0..<12).map { _ in WalkStep(&random) }
      let walker = Walker()
      let diagnosis = walker.walk(steps)
      transitions += walker.count
      guard diagnosis.isHealthy else {
        let shortest = Self.shortest(steps)
        Issue.record(
          """
          walk \(number): \(Walker().walk(shortest))
          \(shortest.map(\.description).joined(separator: "\n"))
          """)
        return
      }
    }
  }

  /// The steps without those that the finding does not need.
  static func shortest(_ steps: [WalkStep]) -> [WalkStep] {
    var steps = steps
    var index = 0
    while index < steps.count {
      var fewer = steps
      fewer.remove(at: index)
      if Walker().walk(fewer).isHealthy { index += 1 } else { steps = fewer }
    }
    return steps
  }
}
