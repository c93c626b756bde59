import Foundation
import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("The doctor finds nothing in what is right", .stage) @MainActor
struct FalseAlarmWalkTests {
  nonisolated private static let walks = 20
  /// Three hundred unless the environment asks for more: `INTERLUDE_WALK=2000`.
  private static let length =
    ProcessInfo.processInfo.environment["INTERLUDE_WALK"].flatMap { Int($0) } ?? 300

  @Test("Random correct transitions are without an error or a warning", arguments: 0..<walks)
  func walk(number: Int) {
    var random = WalkRandom(state: UInt64(number) &* 7919 &+ 1)
    var transitions = 0
    while transitions * Self.walks < Self.length {
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
