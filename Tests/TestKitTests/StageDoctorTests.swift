import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite("What a test tells the doctor", .stage(KitScreens.small)) struct StageDoctorTests {
  private let slide = EvenSlide()
  private let badge = BoxView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  /// A push that leaves a view over the screens.
  private func pushed() -> (stage: Stage, stack: UINavigationController) {
    badge.isUserInteractionEnabled = false
    slide.adds = badge
    let stack = KitScreens.stack(slide)
    let stage = Stage(root: stack)
    stage.run { stack.pushViewController(DetailViewController(), animated: true) }
    return (stage, stack)
  }

  @Test("What a rule says of an object is ignored, by number and by name")
  func ignoresObject() {
    for word in ["D09", "orphan-transient-view", "d09"] {
      let (stage, _) = pushed()
      stage.doctor.ignore(word, badge)
      #expect(stage.expectHealthy())
    }
  }

  @Test("It may be said afterwards, and concerns that rule and that object alone")
  func ignoresNoOther() {
    let (stage, _) = pushed()
    stage.doctor.ignore("D08", badge)
    stage.doctor.ignore("D09", UIView())
    #expect(complaints { stage.expectHealthy() }.count == 1)
    stage.doctor.ignore("D09", badge)
    #expect(stage.expectHealthy())
  }

  @Test("Who takes part in a transition stands for all that is said of it")
  func ignoresTransition() {
    let (stage, stack) = pushed()
    stage.settle()
    stage.doctor.ignore("D09", stack.viewControllers[1])
    #expect(stage.expectHealthy())
    let (again, _) = pushed()
    again.doctor.ignore("D09", slide)
    #expect(again.expectHealthy())
    let (any, _) = pushed()
    any.doctor.ignore("D09")
    #expect(any.expectHealthy())
  }

  @Test("Of what is told together only what is meant is left out")
  func ignoresOneOfSeveral() throws {
    slide.changes = { to in
      to.alpha = 0.5
      to.superview?.subviews.first?.alpha = 0.7
    }
    let stack = KitScreens.stack(slide)
    let stage = Stage(root: stack)
    stage.run { stack.pushViewController(DetailViewController(), animated: true) }
    stage.settle()
    stage.advance(by: 0.1)
    let all = try #require(stage.findings.first { $0.rule == "D08" })
    #expect(all.evidence.contains("is 0.5, was 1") && all.evidence.contains("is 0.7, was 1"))
    let shown = try #require(stack.viewControllers[1].view)
    stage.doctor.ignore("D08", shown)
    #expect(stage.findings.isEmpty, "a root view is one of its transition")
  }

  @Test("What is no rule is told at its place")
  func unknown() {
    let (stage, _) = pushed()
    let messages = complaints { stage.doctor.ignore("D99", badge) }
    #expect(messages.first?.hasPrefix("there is no rule D99; there are D01, ") == true)
  }

  @Test("Findings are errors and warnings; notices stand apart")
  func notices() {
    slide.flag = false
    let stack = KitScreens.stack(slide)
    let stage = Stage(root: stack)
    stage.run { stack.pushViewController(DetailViewController(), animated: true) }
    #expect(stage.expectHealthy())
    #expect(stage.findings == [])
    #expect(stage.notices.map(\.rule) == ["D02"])
    #expect(stage.notices.first?.originator == "application")
  }

  @Test("A strict doctor stops the process at the first error")
  func strict() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let slide = EvenSlide()
        slide.adds = badge
        let stack = KitScreens.stack(slide)
        let stage = Stage(KitScreens.small, root: stack)
        stage.watch()
        stage.doctor.strict = true
        stage.run { stack.pushViewController(DetailViewController(), animated: true) }
        // Nobody asks: it is over after half a second.
        stage.advance(by: 1)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("error D09 orphan-transient-view at 0.5 s, push from"))
  }

  @Test("A transition that stays open is an error after five seconds")
  func strictWhileOpen() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let slide = EvenSlide()
        slide.forgetsToComplete = true
        let stack = KitScreens.stack(slide)
        let stage = Stage(KitScreens.small, root: stack)
        stage.watch()
        stage.doctor.strict = true
        stage.run { stack.pushViewController(DetailViewController(), animated: true) }
        stage.advance(by: 10)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("error D01 transition-never-completes"))
  }

  @Test("Warnings, notices and what is meant are no trap; strict can be taken back")
  func strictButRight() {
    let (stage, _) = pushed()
    stage.doctor.strict = true
    stage.doctor.adopt(badge)
    stage.advance(by: 1)
    #expect(stage.doctor.strict)
    stage.doctor.strict = false
    #expect(!stage.doctor.strict)
    #expect(stage.expectHealthy())
  }
}
