import ExampleScenes
import Foundation
import InterludeStage
import InterludeStudio
import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage) struct CheckTests {
  /// A push whose animator never completes, or completes.
  private static func push(
    _ name: String, completes: Bool, allowing allowed: [String] = []
  ) -> FilmScene {
    let fade = Fade(completes: completes)
    return FilmScene(
      name, "a screen fades in", length: 2,
      root: {
        let stack = UINavigationController(rootViewController: BackgroundController())
        stack.delegate = fade
        return stack
      },
      script: Script().run(at: 0.1) { [fade] stage in
        _ = fade
        (stage.window.rootViewController as? UINavigationController)?
          .pushViewController(BackgroundController(), animated: true)
      }, allowing: allowed)
  }

  private static let scenes = [
    push("right", completes: true), push("wrong", completes: false), Scenes.still,
  ]

  private func check(_ words: String...) -> Tool.Result {
    Tool.run(["check"] + words, scenes: Self.scenes)
  }

  @Test("A healthy scene: one line, status 0; an ill one: its findings, their number, status 1")
  func text() {
    let right = check("right")
    #expect(right.status == 0)
    #expect(right.out == "right: ok\n")
    let wrong = check("wrong", "still")
    #expect(wrong.status == 1)
    let lines = wrong.out.split(separator: "\n")
    #expect(lines.first?.hasPrefix("wrong: error D01 transition-never-completes at ") == true)
    #expect(lines.contains { $0.hasPrefix("wrong: 1 error") })
    #expect(lines.last == "still: ok")
    #expect(check("wrong", "--quiet").out.contains("D01"))
    #expect(check("right", "--quiet").out == "")
  }

  @Test("A scene may break the rules it allows; a word that is no rule is told")
  func ownRules() {
    let open = Self.push("open", completes: false, allowing: ["D01", "nothing-visible"])
    let result = Tool.run(["check", "open"], scenes: [open])
    #expect(result.status == 0)
    #expect(result.out.hasPrefix("open: notice D01 ") && result.out.hasSuffix("open: ok\n"))
    let odd = Tool.run(
      ["check", "odd"], scenes: [Self.push("odd", completes: true, allowing: ["D1"])])
    #expect(odd.status == 64)
    #expect(odd.notes.contains("the scene odd allows rules as D11 or visual-jump, not D1"))
  }

  @Test("A script that taps what is not there fails its scene, in every format")
  func misuse() {
    let scene = FilmScene(
      "lost", "a tap on nothing", root: { BackgroundController() },
      script: Script().tap(at: 0.1) { $0.view("nobody") })
    let words = "script: the view to tap at 0.1 s is not there"
    func check(_ format: String) -> Tool.Result {
      Tool.run(["check", "lost", "--format", format], scenes: [scene])
    }
    let text = check("text")
    #expect(text.status == 1)
    #expect(text.out == "lost: its script did not run as it is written\n")
    #expect(text.notes.contains(words))
    #expect(check("github").out == "::error title=lost script::\(words)\n")
    #expect(check("junit").out.contains("<failure message=\"\(words)\" type=\"script\">"))
    #expect(check("json").out.contains("\"healthy\": false"))
  }

  @Test("--all is every scene, and fails with one of them")
  func all() {
    let result = check("--all", "--device", "96x64@1")
    #expect(result.status == 1)
    #expect(result.out.contains("right: ok\n") && result.out.contains("still: ok\n"))
  }

  @Test("As JSON, a list of scenes with their findings, each with all that is known")
  func json() throws {
    for words in [["--format", "json"], ["--json"]] {
      let result = Tool.run(["check", "right", "wrong"] + words, scenes: Self.scenes)
      #expect(result.status == 1)
      let list = try #require(
        try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [[String: Any]])
      #expect(list.map { $0["scene"] as? String } == ["right", "wrong"])
      #expect(list.map { $0["healthy"] as? Bool } == [true, false])
      let findings = try #require(list[1]["findings"] as? [[String: Any]])
      let finding = try #require(findings.first { $0["rule"] as? String == "D01" })
      #expect(finding["name"] as? String == "transition-never-completes")
      #expect(finding["severity"] as? String == "error")
      #expect(finding["time"] is Double)
      #expect((finding["transition"] as? String)?.hasPrefix("push from ") == true)
      #expect((finding["cure"] as? String)?.contains("completeTransition") == true)
    }
  }

  @Test("As JUnit's XML: a case for each scene, a failure with all complaints in it")
  func junit() throws {
    let result = check("right", "wrong", "--format", "junit")
    #expect(result.status == 1)
    #expect(result.out.contains("<testsuite name=\"interlude check\" tests=\"2\" failures=\"1\""))
    #expect(result.out.contains("<testcase classname=\"interlude.check\" name=\"right\""))
    #expect(result.out.contains("type=\"D01\""))
    let parser = XMLCounter(result.out)
    #expect(parser.isWellFormed)
    #expect(parser.counts["testcase"] == 2)
    #expect(parser.counts["failure"] == 1)
  }

  @Test("For GitHub: one annotation a finding")
  func gitHub() {
    let result = check("wrong", "--format", "github")
    #expect(result.status == 1)
    let lines = result.out.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("::error title=wrong D01::error D01 ") })
    #expect(lines.allSatisfy { $0.hasPrefix("::") })
    #expect(check("right", "--format", "github").out == "")
  }

  @Test("What is allowed is a notice, and no failure")
  func allowing() {
    let plain = check("wrong")
    let rules = Set(
      plain.out.matches(of: #/(?:error|warning) (D\d\d) /#).map { String($0.output.1) })
    let result = check("wrong", "--allow", rules.sorted().joined(separator: ","))
    #expect(result.status == 0)
    #expect(result.out.contains("wrong: notice D01 "))
    #expect(result.out.hasSuffix("wrong: ok\n"))
  }

  @Test(
    "Wrong words are refused",
    arguments: [
      ([], "which scene"), (["rigth"], "did you mean right"), (["--all", "right"], "either --all"),
      (["right", "--format", "xml"], "text, json, junit or github"),
      (["right", "--json", "--format", "junit"], "there is another --format"),
      (["right", "--allow", "D99"], "--allow takes rules"),
    ])
  func refusals(words: [String], message: String) {
    let result = Tool.run(["check"] + words, scenes: Self.scenes)
    #expect(result.status == 64)
    #expect(result.out == "")
    #expect(result.notes.contains(message), "\(result.notes)")
  }

  @Test("Two checks of one scene say the same")
  func repeatable() {
    #expect(check("wrong").out == check("wrong").out)
  }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate
{
  private let completes: Bool

  init(completes: Bool) { self.completes = completes }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let next = context.viewController(forKey: .to) else {
      return
    }
    to.frame = context.finalFrame(for: next)
    to.alpha = 0
    context.containerView.addSubview(to)
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      if self.completes { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

/// A few lines of XML: whether tags close in order, and how many there are of each.
private struct XMLCounter {
  private(set) var counts: [String: Int] = [:]
  private(set) var isWellFormed = true

  init(_ text: String) {
    var open: [String] = []
    for match in text.matches(of: #/<(/?)([a-z]+)[^<>]*?(/?)>/#) {
      let name = String(match.output.2)
      if match.output.1 == "/" {
        if open.popLast() != name { isWellFormed = false }
        continue
      }
      counts[name, default: 0] += 1
      if match.output.3 != "/" { open.append(name) }
    }
    if !open.isEmpty { isWellFormed = false }
  }
}
