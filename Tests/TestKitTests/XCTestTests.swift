import InterludeTesting
import Testing
import UIKit
import XCTest

/// The kit in XCTest: the same calls, failures of its own.
final class KitInXCTest: XCTestCase {
  @MainActor
  func testExpectationsThatHold() async {
    let root = ListViewController()
    let stage = Stage(KitScreens.small, root: root)
    stage.watch()
    stage.expect(matches: "list-xctest", of: root.box)
    stage.run {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { root.box.alpha = 0 }
    }
    stage.expectCurve(of: root.box, \.opacity, .starts(at: 1), .ends(at: 0), .isMonotone())
    stage.expectHealthy()
    stage.expectNoEvent("refused")
  }
}

@MainActor
@Suite struct XCTestTests {
  @Test("Where Swift Testing runs no test, a complaint is a failure of XCTest")
  func failure() async {
    // A task of its own is in no test of Swift Testing's.
    let count = await Task.detached { @MainActor in
      let inner = XCTestCase(name: "inner") { _ in
        Complaint("as expected").tell(
          at: SourcePlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column))
      }
      inner.run()
      return inner.testRun?.totalFailureCount ?? 0
    }.value
    #expect(count == 1)
  }
}
