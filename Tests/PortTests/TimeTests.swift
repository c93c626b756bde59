#if INTERLUDE_SYNTAX
  import Testing

  import InterludePort

  @Suite("Timers and deadlines reach the stage's clock") struct TimeTests {
    static let examples = [
      Example(
        "a scheduled block",
        "import UIKit\nTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
        "import UIKit\n"
          + "Timer.scheduledTimer(virtually: (), withTimeInterval: 1, repeats: true) { _ in }"),
      Example(
        "a block", "import UIKit\nlet t = Timer(timeInterval: 1, repeats: true) { _ in }",
        "import UIKit\nlet t = Timer(virtually: (), timeInterval: 1, repeats: true) { _ in }"),
      Example(
        "a fire date",
        "import UIKit\nlet t = Timer(fire: d, interval: 1, repeats: true, block: b)",
        "import UIKit\nlet t = Timer(virtually: (), fire: d, interval: 1, repeats: true, block: b)"),
      Example(
        "a selector resolves by itself",
        "import UIKit\nTimer.scheduledTimer(timeInterval: 1, target: t, selector: s, userInfo: nil,"
          + " repeats: true)",
        "import UIKit\nTimer.scheduledTimer(timeInterval: 1, target: t, selector: s, userInfo: nil,"
          + " repeats: true)"),
      Example(
        "an explicit clock",
        "import UIKit\nDispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.3) {}",
        "import UIKit\nDispatchQueue.main.asyncAfter(deadline:             .now() + 0.3) {}"),
      Example(
        "a work item", "import UIKit\nDispatchQueue.main.async(execute: item)",
        "import UIKit\nDispatchQueue.main.async(virtually: (), execute: item)"),
      Example(
        "a block with its label", "import UIKit\nDispatchQueue.main.async(execute: { a() })",
        "import UIKit\nDispatchQueue.main.async(execute: { a() })"),
      Example(
        "the implicit clock",
        "import UIKit\nDispatchQueue.main.asyncAfter(deadline: .now() + 1) {}",
        "import UIKit\nDispatchQueue.main.asyncAfter(deadline: .now() + 1) {}"),
    ]

    @Test(arguments: examples) func becomes(_ example: Example) throws {
      #expect(try adapted(example.source) == example.adapted)
      #expect(try issues(example.source) == [])
    }

    static let unadaptable: [(String, String)] = [
      (
        "import Foundation\nTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }",
        "B.swift:2:1: warning: this timer runs in real time, not on the stage's clock; "
          + "'import UIKit' in this file"
      ),
      (
        "import UIKit\nDispatchQueue.main.asyncAfter(deadline: later) {}",
        "B.swift:2:41: warning: this deadline is in real time, not on the stage's clock; write "
          + "'deadline: .now() + seconds' in the call"
      ),
    ]

    @Test("What stays in real time is named", arguments: unadaptable)
    func named(_ source: String, _ issue: String) throws {
      #expect(try issues(source) == [issue])
    }
  }
#endif
