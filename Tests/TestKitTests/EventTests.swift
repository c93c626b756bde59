import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage(KitScreens.small)) struct EventTests {
  private func pushed() -> Stage {
    let stack = KitScreens.stack(slide)
    let stage = Stage(root: stack)
    stage.run { stack.pushViewController(DetailViewController(), animated: true) }
    stage.settle()
    return stage
  }

  private let slide = EvenSlide()

  @Test("The events of a push, in order, in words")
  func order() {
    let stage = pushed()
    stage.expectEvents(
      inOrder: "push",
      "transition begins: push ListViewController → DetailViewController, by "
        + "EvenSlide, 0.5 s", "viewWillDisappear ListViewController",
      "viewWillAppear DetailViewController", "animateTransition", "completeTransition(true)",
      "viewDidAppear DetailViewController")
    stage.expectNoEvent("refused")
    #expect(stage.events.contains { $0.time == 0.5 && $0.text == "completeTransition(true)" })
  }

  @Test("What is missing is told with the event before it and what happened instead")
  func missing() {
    let stage = pushed()
    let messages = complaints {
      stage.expectEvents(inOrder: "animateTransition", "completeTransition(false)")
      stage.expectEvents(inOrder: "viewDidAppear DetailViewController", "viewWillAppear Detail")
      stage.expectNoEvent("completeTransition")
    }
    #expect(messages.count == 3)
    #expect(
      messages[0].hasPrefix(
        "no event 'completeTransition(false)' after 'animateTransition' at 0 s; instead:\n"))
    #expect(messages[0].contains("0.5 s  completeTransition(true)"))
    #expect(messages[1].contains("it happened earlier, at 0 s"))
    #expect(messages[2] == "there was an event 'completeTransition(true)' at 0.5 s")
  }

  @Test("A stage that nobody watched says how it is watched")
  func unwatched() async {
    // Tasks of their own inherit no trait.
    let messages = await Task.detached { @MainActor in
      let stage = Stage(root: ListViewController())
      let before = stage.events.isEmpty
      stage.watch()
      return before
    }.value
    #expect(messages)
  }
}
