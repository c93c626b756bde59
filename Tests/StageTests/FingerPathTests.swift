import InterludeStage
import Testing
import UIKit

@MainActor
@Suite(.ownStage) struct FingerPathTests {
  @Test("A finger never moves after it has left, however its times add up")
  func order() {
    let stage = Stage(root: UIViewController())
    for start in stride(from: 0, to: 30, by: 7) {
      for duration in 0..<40 {
        stage.touches([
          FingerPath(
            [CGPoint(x: 50, y: 300), CGPoint(x: 250, y: 400)], start: Double(start) / 60,
            over: Double(duration) / 60, release: .lift)
        ])
      }
    }
    #expect(stage.issues == [])
  }
}
