import QuartzCore
import Testing
import UIKit

/// Alerts of the old kind, shown by controllers.
@MainActor @Suite("UIAlertView", .ownStage)
struct AlertViewTests {
  private final class Judge: NSObject, UIAlertViewDelegate {
    var notes: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      notes.append("clicked \(buttonIndex)")
    }
    func willPresent(_ alertView: UIAlertView) { notes.append("willPresent") }
    func didPresent(_ alertView: UIAlertView) { notes.append("didPresent") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      notes.append("willDismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      notes.append("didDismiss \(buttonIndex)")
    }
  }

  private func shown(_ judge: Judge) -> (TransitionScene, UIAlertView) {
    let scene = TransitionScene()
    let alert = scene.media.run {
      UIAlertView(
        title: "Delete?", message: "It is gone then.", delegate: judge, cancelButtonTitle: "No",
        otherButtonTitles: "Yes", "Always")
    }
    scene.turn { alert.show() }
    scene.session.loop.settle()
    return (scene, alert)
  }

  @Test("It stands over what is in front, with its buttons, the cancelling one by its index")
  func shows() throws {
    let judge = Judge()
    let (scene, alert) = shown(judge)
    let controller = try #require(scene.navigation.presentedViewController as? UIAlertController)
    #expect(controller.title == "Delete?")
    #expect(controller.actions.map(\.title) == ["No", "Yes", "Always"])
    #expect(controller.actions.first?.style == .cancel)
    #expect(alert.isVisible)
    #expect(alert.numberOfButtons == 3)
    #expect(alert.cancelButtonIndex == 0)
    #expect(alert.firstOtherButtonIndex == 1)
    #expect(alert.buttonTitle(at: 2) == "Always")
    #expect(alert.buttonTitle(at: 9) == nil)
    #expect(judge.notes == ["willPresent", "didPresent"])
  }

  @Test("A press is told as a click, then as the dismissal by its index")
  func presses() throws {
    let judge = Judge()
    let (scene, alert) = shown(judge)
    let controller = try #require(scene.navigation.presentedViewController as? UIAlertController)
    let button = try #require(label("Yes", in: controller.view))
    scene.tap(button.convert(CGPoint(x: 5, y: 5), to: nil))
    scene.session.loop.settle()
    #expect(judge.notes.suffix(3) == ["clicked 1", "willDismiss 1", "didDismiss 1"])
    #expect(!alert.isVisible)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  @Test("It is dismissed by index, without a click, and forgets its controller")
  func dismisses() {
    let judge = Judge()
    let (scene, alert) = shown(judge)
    scene.turn { alert.dismiss(withClickedButtonIndex: 1, animated: true) }
    scene.session.loop.settle()
    #expect(scene.navigation.presentedViewController == nil)
    #expect(!alert.isVisible)
    #expect(judge.notes.suffix(2) == ["willDismiss 1", "didDismiss 1"])
  }

  @Test("Without a window it is recorded, and nothing is told")
  func noWindow() {
    let alert = UIAlertView(title: "A", message: nil, delegate: nil, cancelButtonTitle: "OK")
    alert.show()
    #expect(InterfaceSession.current.media.issues.map(\.subject) == ["UIAlertView.show"])
  }
}
