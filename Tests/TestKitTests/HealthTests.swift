import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage(KitScreens.small)) struct HealthTests {
  private let slide = EvenSlide()

  private func pushed() -> Stage {
    let stack = KitScreens.stack(slide)
    let stage = Stage(root: stack)
    stage.run { stack.pushViewController(DetailViewController(), animated: true) }
    return stage
  }

  @Test("A right transition is healthy")
  func healthy() {
    let stage = pushed()
    #expect(stage.expectHealthy())
    #expect(stage.findings.filter { $0.severity != .notice } == [])
    #expect(stage.time == 0.6)
  }

  @Test("A transition that never completes: the rule, the transition, the cure, by name")
  func never() throws {
    slide.forgetsToComplete = true
    let stage = pushed()
    let messages = complaints { stage.expectHealthy() }
    let message = try #require(messages.first { $0.contains("D01") })
    #expect(message.hasPrefix("error D01 transition-never-completes at "))
    #expect(message.contains("push from ListViewController to DetailViewController by EvenSlide"))
    #expect(message.contains("completeTransition(!context.transitionWasCancelled)"))
    let finding = try #require(stage.findings.first { $0.rule == "D01" })
    #expect(finding.severity == .error)
    #expect(finding.consequence == "the screen takes no touches any more")
  }

  @Test("Rules are allowed by number and by name; what is no rule is told")
  func allowing() {
    slide.forgetsToComplete = true
    let stage = pushed()
    let messages = complaints {
      stage.expectHealthy(allowing: "d01")
      stage.expectHealthy(allowing: "transition-never-completes")
    }
    #expect(!messages.contains { $0.contains("D01") })
    let unknown = complaints { stage.expectHealthy(allowing: "D01", "D99") }
    #expect(unknown.first?.hasPrefix("there is no rule D99; there are D01, ") == true)
  }

  @Test("A view that is to stay is adopted, and an object that is to live on is kept")
  func meant() throws {
    let player = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    player.isUserInteractionEnabled = false
    slide.adds = player
    slide.holdsContext = true
    let stage = pushed()
    let messages = complaints { stage.expectHealthy() }
    #expect(messages.count == 2, "\(messages)")
    stage.doctor.adopt(player)
    #expect(stage.findings.contains { $0.rule == "D09" } == false)
    stage.doctor.keep(try #require(slide.heldContext as AnyObject?))
    #expect(stage.expectHealthy())
  }

  @Test("A stage that nobody watched says so, and how it is watched")
  func unwatched() {
    let stage = pushed()
    stage.watcher = nil
    let messages = complaints {
      stage.expectHealthy()
      stage.expectEvents(inOrder: "push")
      stage.expectNoEvent("push")
    }
    #expect(messages.count == 3)
    #expect(
      messages.allSatisfy {
        $0
          == "nobody watched this stage: give the test the trait `.stage`, or call `stage.watch()` "
          + "first"
      })
    #expect(stage.findings == [])
  }
}
