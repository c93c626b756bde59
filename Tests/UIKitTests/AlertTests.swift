import QuartzCore
import Testing
@testable import UIKit

/// Alerts and action sheets: what they show, how they come, and what a press does.
@MainActor @Suite("Controllers: alerts", .ownStage)
struct AlertTests {
  nonisolated static let styles: [UIUserInterfaceStyle] = [.light, .dark]

  private func scene(
    _ style: UIUserInterfaceStyle = .light, device: DeviceMetrics = .phone
  ) -> TransitionScene {
    let scene = TransitionScene(device: device)
    scene.turn {
      scene.session.change { $0.userInterfaceStyle = style }
      scene.navigation.topViewController?.view.backgroundColor = .systemBackground
    }
    return scene
  }

  private func alert(
    _ style: UIAlertController.Style, _ titles: [(String, UIAlertAction.Style)],
    in scene: TransitionScene
  ) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete “Holiday”?", message: "This album will be deleted from all your devices.",
      preferredStyle: style)
    for (title, style) in titles {
      alert.addAction(
        UIAlertAction(title: title, style: style) { scene.note("chose:\($0.title ?? "")") })
    }
    return alert
  }

  private func present(_ alert: UIAlertController, in scene: TransitionScene) {
    scene.turn { scene.navigation.present(alert, animated: true) { scene.note("shown") } }
    scene.session.loop.settle()
  }

  private func button(_ title: String, in alert: UIAlertController) -> AlertButton? {
    func find(_ view: UIView) -> AlertButton? {
      if let button = view as? AlertButton, button.action.title == title { return button }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(alert.view)
  }

  @Test("Two short titles stand side by side, cancel on the left; else one below the other")
  func rows() throws {
    let scene = scene()
    let two = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)], in: scene)
    present(two, in: scene)
    let (cancel, delete) = (
      try #require(button("Cancel", in: two)), try #require(button("Delete", in: two))
    )
    #expect(two.view.frame.width == 270 && two.view.center.x == 196.5)
    #expect(cancel.frame.minY == delete.frame.minY && cancel.frame.minX == 0)
    #expect(delete.frame.minX == 135 && delete.frame.height == 44)
    scene.turn { two.addAction(UIAlertAction(title: "Archive", style: .default)) }
    let last = try #require(button("Cancel", in: two))
    #expect(last.frame == CGRect(x: 0, y: last.frame.minY, width: 270, height: 44))
    #expect(last.frame.maxY == two.view.bounds.height)
  }

  @Test("A press dismisses first; the action runs when the alert has gone, and may show the next")
  func press() throws {
    let scene = scene()
    let first = alert(.alert, [("Cancel", .cancel)], in: scene)
    let next = alert(.alert, [("Fine", .default)], in: scene)
    first.addAction(
      UIAlertAction(title: "More", style: .default) { _ in
        #expect(scene.navigation.presentedViewController == nil)
        scene.navigation.present(next, animated: true)
      })
    present(first, in: scene)
    let place = try #require(button("More", in: first)).convert(CGPoint(x: 10, y: 10), to: nil)
    scene.tap(place)
    scene.session.loop.settle()
    #expect(scene.navigation.presentedViewController === next)
    #expect(scene.session.media.issues.isEmpty)
  }

  @Test("A disabled action is not pressed; a tap beside an alert is nothing, beside a sheet cancel")
  func beside() throws {
    let scene = scene()
    let card = alert(.alert, [("Wait", .default), ("Cancel", .cancel)], in: scene)
    card.actions[0].isEnabled = false
    present(card, in: scene)
    scene.tap(try #require(button("Wait", in: card)).convert(CGPoint(x: 9, y: 9), to: nil))
    scene.tap(CGPoint(x: 20, y: 100))
    scene.session.loop.settle()
    #expect(scene.navigation.presentedViewController === card && scene.events.last == "shown")
    scene.turn { card.dismiss(animated: false) }
    let sheet = alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)], in: scene)
    present(sheet, in: scene)
    scene.tap(CGPoint(x: 20, y: 100))
    scene.session.loop.settle()
    #expect(scene.navigation.presentedViewController == nil)
    #expect(scene.events.last == "chose:Cancel")
  }

  @Test("F154: the dimming moves on a critically damped spring of 22.88 radians a second")
  func dimming() throws {
    let scene = scene()
    let card = alert(.alert, [("OK", .default)], in: scene)
    scene.turn { scene.navigation.present(card, animated: true) }
    let dim = try #require(card.presentationController?.containerView?.subviews.first)
    for time in [0.05, 0.1, 0.2] {
      scene.advance(to: time)
      let (w, t) = (22.88, scene.session.clock.now)
      // e^(-wt) by its series, so that the expectation leans on nothing of ours.
      var (term, sum) = (1.0, 1.0)
      for n in 1...60 {
        term *= w * t / Double(n)
        sum += term
      }
      let expected = 1 - (1 + w * t) / sum
      let shown = Double(dim.layer.presentation()?.opacity ?? 0)
      // Opacity is a Float.
      #expect(abs(shown - expected) < 1e-5)
    }
  }

  @Test("Text fields stand below the message, and the first one takes the keys")
  func fields() throws {
    let scene = scene()
    let card = alert(.alert, [("Cancel", .cancel), ("Log In", .default)], in: scene)
    card.addTextField { $0.placeholder = "Name" }
    card.addTextField { $0.isSecureTextEntry = true }
    present(card, in: scene)
    let fields = try #require(card.textFields)
    #expect(fields.count == 2 && fields[0].isFirstResponder)
    let (first, second) = (
      fields[0].convert(fields[0].bounds, to: card.view),
      fields[1].convert(fields[1].bounds, to: card.view)
    )
    #expect(first.maxY < second.minY && first.minX == second.minX)
  }

  @Test("As pictures", arguments: styles)
  func pictures(style: UIUserInterfaceStyle) throws {
    let name = style == .dark ? "dark" : "light"
    let scene = scene(style)
    let card = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)], in: scene)
    present(card, in: scene)
    try SceneGolden.expect(scene.session, scene.window, is: "alert-\(name)", in: "Alerts")
    scene.turn { card.dismiss(animated: false) }
    let form = alert(.alert, [("Cancel", .cancel), ("Log In", .default)], in: scene)
    form.addTextField { $0.placeholder = "Name" }
    form.addTextField { $0.placeholder = "Password" }
    form.preferredAction = form.actions[1]
    present(form, in: scene)
    try SceneGolden.expect(scene.session, scene.window, is: "form-\(name)", in: "Alerts")
    scene.turn { form.dismiss(animated: false) }
    let sheet = alert(
      .actionSheet, [("Share", .default), ("Delete", .destructive), ("Cancel", .cancel)], in: scene)
    present(sheet, in: scene)
    try SceneGolden.expect(scene.session, scene.window, is: "sheet-\(name)", in: "Alerts")
  }
}

extension TransitionScene {
  /// Down and up in one place of the window.
  func tap(_ point: CGPoint) {
    for phase in [UITouch.Phase.began, .ended] {
      turn { session.touches.send([.init(finger: 0, location: point, phase: phase)]) }
      advance(by: 0.05)
    }
  }
}
