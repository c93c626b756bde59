import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Controls", .ownStage)
struct ControlTests {
  private let scene: ViewScene
  private let button: UIButton

  init() {
    let scene = ViewScene()
    self.scene = scene
    button = scene.show(UIButton(type: .custom))
    scene.turn { button.frame = CGRect(x: 100, y: 100, width: 50, height: 50) }
  }

  @MainActor private final class Target: NSObject {
    weak var scene: ViewScene?
    init(_ scene: ViewScene) { self.scene = scene }
    func pressed() { scene?.note("pressed") }
    func pressed(_ sender: UIButton) { scene?.note("pressed \(sender.tag)") }
    func pressed(_ sender: UIButton, _ event: UIEvent) {
      scene?.note("pressed \(event.allTouches?.count ?? 0)")
    }
  }

  /// Writes every event of the button down.
  private func listen() {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names {
      button.addAction(UIAction { [scene] _ in scene.note(name) }, for: event)
    }
  }

  @Test("A press is a touch down and, when it lifts inside, a touch up inside")
  func press() {
    listen()
    scene.touch(110, 110, .began)
    #expect(button.isHighlighted && button.isTracking && button.state == .highlighted)
    scene.touch(110, 110, .ended)
    #expect(scene.events == ["down", "up"])
    #expect(!button.isHighlighted && !button.isTracking && button.state == .normal)
    scene.tap(110, 110)
    #expect(scene.events.suffix(3) == ["down", "again", "up"])
  }

  @Test("A finger counts as inside up to seventy points around; it may leave and come back")
  func slop() {
    listen()
    scene.touch(110, 110, .began)
    scene.touch(110, 219, .moved)
    scene.touch(110, 221, .moved)
    #expect(!button.isHighlighted && button.isTracking)
    scene.touch(110, 200, .moved)
    scene.touch(110, 300, .moved)
    scene.touch(110, 300, .ended)
    #expect(
      scene.events == [
        "down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "upOutside",
      ])
  }

  @Test("A touch taken away cancels; a disabled control tells nothing and keeps the touch")
  func cancelled() {
    listen()
    scene.touch(110, 110, .began)
    scene.turn { scene.session.touches.cancelAll() }
    #expect(scene.events == ["down", "cancel"] && !button.isHighlighted)
    scene.forget()
    button.isEnabled = false
    scene.tap(110, 110)
    #expect(scene.events.isEmpty && button.state == .disabled)
  }

  @Test("Actions get nothing, the sender, or the sender and the event, as they ask")
  func arguments() {
    let target = Target(scene)
    button.tag = 7
    button.addTarget(
      target,
      action: Selector("pressed", Target.pressed as @MainActor @Sendable (Target) -> () -> Void),
      for: .touchUpInside)
    button.addTarget(
      target,
      action: Selector(
        "pressed:", Target.pressed as @MainActor @Sendable (Target) -> (UIButton) -> Void),
      for: .touchUpInside)
    button.addTarget(
      target,
      action: Selector(
        "pressed:event:",
        Target.pressed as @MainActor @Sendable (Target) -> (UIButton, UIEvent) -> Void),
      for: .touchUpInside)
    scene.tap(110, 110)
    #expect(scene.events == ["pressed", "pressed 7", "pressed 1"])
  }

  @Test("The same action twice is sent once; removing takes away only the events named")
  func registration() {
    let target = Target(scene)
    let action = Selector("pressed", Target.pressed as @MainActor @Sendable (Target) -> () -> Void)
    button.addTarget(target, action: action, for: .touchDown)
    button.addTarget(target, action: action, for: [.touchDown, .touchUpInside])
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["pressed"])
    #expect(button.allControlEvents == [.touchDown, .touchUpInside])
    button.removeTarget(target, action: action, for: .touchDown)
    scene.tap(110, 110)
    #expect(scene.events == ["pressed"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    scene.tap(110, 110)
    #expect(scene.events == ["pressed"])
  }

  @Test("F170: a control does not keep its targets; without a target the responder chain is asked")
  func targets() {
    final class Page: UIView {
      var pressed = 0
      func press() { pressed += 1 }
    }
    weak var gone: Target?
    do {
      let target = Target(scene)
      gone = target
      button.addTarget(
        target,
        action: Selector("pressed", Target.pressed as @MainActor @Sendable (Target) -> () -> Void),
        for: .touchUpInside)
    }
    #expect(gone == nil)
    let page = scene.show(Page(frame: scene.window.bounds))
    scene.turn { page.addSubview(button) }
    button.addTarget(nil, action: Selector("press", Page.press), for: .touchUpInside)
    scene.tap(110, 110)
    #expect(scene.events.isEmpty && page.pressed == 1)
  }

  @Test("A tap recognizer around a control leaves its taps to it; one on the control does not")
  func taps() {
    listen()
    let listener = Listener(scene)
    let around = UITapGestureRecognizer(target: listener, action: listener.selector)
    scene.window.addGestureRecognizer(around)
    scene.tap(110, 110)
    #expect(scene.events == ["down", "up"])
    scene.forget()
    let own = UITapGestureRecognizer(target: listener, action: listener.selector)
    button.addGestureRecognizer(own)
    scene.advance(by: 1)
    scene.tap(110, 110)
    #expect(scene.events == ["down", "ended", "cancel"])
  }

  @Test("Actions of one identifier replace each other")
  func actions() {
    let identifier = UIAction.Identifier("one")
    button.addAction(
      UIAction(identifier: identifier) { [scene] _ in scene.note("old") }, for: .touchUpInside)
    button.addAction(
      UIAction(identifier: identifier) { [scene] action in
        scene.note("new \(action.sender is UIButton)")
      }, for: .touchUpInside)
    scene.tap(110, 110)
    #expect(scene.events == ["new true"])
    button.removeAction(identifiedBy: identifier, for: .touchUpInside)
    scene.tap(110, 110)
    #expect(scene.events == ["new true"])
  }
}
