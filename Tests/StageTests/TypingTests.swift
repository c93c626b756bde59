import InterludeStage
import InterludeTesting
import Testing
import UIKit

/// Keys that a stage or a script presses.
@MainActor @Suite(.stage) struct TypingTests {
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  @Test("A stage types into the field that was tapped")
  func typing() {
    let form = Form()
    let stage = Stage(root: form)
    stage.tap(form.field)
    stage.type("Hallo\u{8}ö")
    #expect(form.field.text == "Hallö")
  }

  @Test("A script types at its times, a key after the other")
  func script() {
    let form = Form()
    let stage = Stage(root: form)
    Script().tap(at: 0.5) { _ in form.field }.type("abc", at: 1, every: 0.1).schedule(on: stage)
    stage.advance(to: 1.15)
    #expect(form.field.text == "ab")
    stage.advance(to: 2)
    #expect(form.field.text == "abc")
  }
}
