import QuartzCore
import Testing
import UIKit

@MainActor @Suite("What controls tell, and in which order", .ownStage)
struct ControlEventsTests {
  private let scene: ViewScene
  private let control: Probe

  init() {
    let scene = ViewScene()
    self.scene = scene
    control = scene.show(Probe(frame: CGRect(x: 100, y: 100, width: 100, height: 50)))
    control.scene = scene
  }

  /// A control that writes down its tracking, and may refuse.
  final class Probe: UIControl {
    weak var scene: ViewScene?
    var begins = true
    var goesOn = true

    private func note(_ what: String) {
      scene?.note("\(what) \(isTracking ? "t" : "-")\(isTouchInside ? "i" : "-")")
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      note("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      note("continue")
      return goesOn
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { note("end") }
    override func cancelTracking(with event: UIEvent?) { note("cancel") }
  }

  @MainActor private final class Target: NSObject {
    weak var scene: ViewScene?
    let name: String
    init(_ name: String, _ scene: ViewScene) {
      self.name = name
      self.scene = scene
    }
    func press() { scene?.note(name) }
    var press0: Selector {
      Selector("press", Target.press as @MainActor @Sendable (Target) -> () -> Void)
    }
  }

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchDragInside, "inside"),
    (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "up"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancelled"),
    (.primaryActionTriggered, "primary"),
  ]

  private func listen() {
    for (event, name) in Self.names {
      control.addAction(UIAction { [scene] _ in scene.note(name) }, for: event)
    }
  }

  @Test("Tracking is asked first, then the event is told; a press that lifts inside is primary")
  func press() {
    listen()
    scene.touch(150, 125, .began)
    scene.touch(160, 125, .moved)
    scene.touch(160, 125, .ended)
    #expect(
      scene.events == ["begin ti", "down", "continue ti", "inside", "end -i", "up", "primary"])
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
  }

  @Test("A control that does not begin tells nothing and is not highlighted")
  func refusal() {
    listen()
    control.begins = false
    scene.touch(150, 125, .began)
    #expect(!control.isHighlighted && !control.isTracking)
    scene.touch(160, 125, .moved)
    scene.touch(160, 125, .ended)
    #expect(scene.events == ["begin ti"])
  }

  @Test("A control that does not go on is left alone until the next finger")
  func stop() {
    listen()
    scene.touch(150, 125, .began)
    control.goesOn = false
    scene.touch(160, 125, .moved)
    #expect(!control.isHighlighted)
    scene.touch(170, 125, .moved)
    scene.touch(170, 125, .ended)
    #expect(scene.events == ["begin ti", "down", "continue ti"])
  }

  @Test(
    "Up to seventy points around a finger is inside",
    arguments: [
      (150.0, 125.0, "inside"), (150, 219, "inside"), (150, 221, "exit"), (31, 125, "inside"),
      (29, 125, "exit"), (269, 125, "inside"), (271, 125, "exit"), (150, 31, "inside"),
      (150, 29, "exit"),
    ])
  func slop(x: Double, y: Double, said: String) {
    listen()
    scene.touch(150, 125, .began)
    scene.forget()
    scene.touch(x, y, .moved)
    #expect(scene.events.dropFirst().first == said)
    scene.touch(x, y, .ended)
    #expect(scene.events.contains(said == "exit" ? "upOutside" : "up"))
  }

  @Test("Handlers are told in the order they were added, targets and closures alike")
  func order() {
    let (first, second) = (Target("first", scene), Target("second", scene))
    control.addTarget(first, action: first.press0, for: .touchDown)
    control.addAction(UIAction { [scene] _ in scene.note("closure") }, for: .touchDown)
    control.addTarget(second, action: second.press0, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(scene.events == ["first", "closure", "second"])
    var seen: [String] = []
    control.enumerateEventHandlers { action, target, events, stop in
      seen.append(action == nil ? "\(target?.1.name ?? "")" : "action")
      stop = seen.count == 2
      #expect(events == .touchDown)
    }
    #expect(seen == ["press", "action"])
  }

  @Test("The same action for another event adds to its events; another of its name replaces it")
  func uniqued() {
    let id = UIAction.Identifier("x")
    let action = UIAction(identifier: id) { [scene] _ in scene.note("one") }
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    control.addAction(
      UIAction(identifier: id) { [scene] _ in scene.note("two") }, for: .editingChanged)
    control.sendActions(for: .touchDown)
    control.removeAction(action, for: [.touchDown, .editingChanged])
    control.sendActions(for: .allEvents)
    #expect(scene.events == ["one", "one", "two", "two"])
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test("F170: targets are weak; those that are gone are neither told nor listed")
  func weakTargets() {
    let stays = Target("stays", scene)
    do {
      let goes = Target("goes", scene)
      control.addTarget(goes, action: goes.press0, for: .touchDown)
    }
    control.addTarget(stays, action: stays.press0, for: .touchDown)
    control.addTarget(nil, action: stays.press0, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(scene.events == ["stays"])
    // Two null objects are equal, but Linux's Foundation hashes them apart.
    #expect(control.allTargets.count == 2)
    #expect(control.allTargets.contains(stays))
    #expect(control.allTargets.contains { $0.base is NSNull })
    #expect(control.actions(forTarget: stays, forControlEvent: .touchDown) == ["press"])
    #expect(control.actions(forTarget: stays, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["press"])
  }

  @Test("An action knows what sends it while it runs, and its words and state")
  func action() {
    var senders: [Bool] = []
    let action = UIAction(
      title: "Delete", subtitle: "for ever", attributes: [.destructive, .disabled], state: .mixed
    ) { [control] action in senders.append(action.sender as? UIControl === control) }
    control.addAction(action, for: .primaryActionTriggered)
    control.performPrimaryAction()
    control.sendAction(action)
    #expect(senders == [true, true] && action.sender == nil)
    #expect(action.title == "Delete" && action.subtitle == "for ever" && action.state == .mixed)
    #expect(action.attributes.contains(.destructive))
    let menu = UIMenu(title: "Edit", options: .displayInline, children: [action, UIMenu()])
    #expect(menu.children.count == 2 && menu.selectedElements.isEmpty)
    action.state = .on
    #expect(menu.selectedElements == [action])
    #expect(menu.replacingChildren([]).title == "Edit")
  }

  @Test("A second finger on a control changes nothing")
  func secondFinger() {
    listen()
    control.isMultipleTouchEnabled = true
    scene.touch(150, 125, .began, finger: 0)
    scene.touch(160, 130, .began, finger: 1)
    scene.touch(160, 130, .ended, finger: 1)
    #expect(control.isTracking && scene.events == ["begin ti", "down"])
    scene.touch(150, 125, .ended, finger: 0)
    #expect(scene.events.suffix(3) == ["end -i", "up", "primary"])
  }
}
