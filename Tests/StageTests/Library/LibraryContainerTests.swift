import Interlude
import InterludeRaster
import InterludeScene
import InterludeStage
import InterludeTesting
import Testing
import UIKit

/// Children exchanged by a container of one's own.
@MainActor
@Suite("Library containers", .stage) struct LibraryContainerTests {
  /// A screen that notes what it is told.
  private final class Child: UIViewController {
    let name: String
    let note: (String) -> Void

    init(_ name: String, _ color: UIColor, note: @escaping (String) -> Void) {
      self.name = name
      self.note = note
      super.init(nibName: nil, bundle: nil)
      view.backgroundColor = color
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("\(name) willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("\(name) didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("\(name) willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("\(name) didDisappear")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note("\(name) \(parent == nil ? "left" : "moved in")")
    }
  }

  /// A container that tells its children itself.
  private final class Container: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { isForwarding }
    var isForwarding = false
  }

  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()
  private let stage: Stage
  private let container = Container()
  private let first: Child
  private let second: Child

  init() {
    let log = log
    first = Child("A", .white) { log.entries.append($0) }
    second = Child("B", .green) { log.entries.append($0) }
    stage = Stage(.phone, root: container)
    let (container, first) = (container, first)
    stage.run {
      container.addChild(first)
      first.view.frame = container.view.bounds
      first.beginAppearanceTransition(true, animated: false)
      container.view.addSubview(first.view)
      first.endAppearanceTransition()
      first.didMove(toParent: container)
    }
    stage.settle()
    log.entries = []
  }

  private func change(
    _ transition: ScreenTransition = .slide(.trailing, style: .push), animated: Bool = true,
    interactive: Bool = false
  ) -> ContainerTransition {
    let (stage, container, first, second, log) = (stage, container, first, second, log)
    return stage.run {
      container.transition(
        from: first, to: second, in: container.view, with: transition, animated: animated,
        interactive: interactive
      ) { log.entries.append("completion \($0)") }
    }
  }

  @Test("F3: both are told in the order of a navigation controller, and the old one leaves")
  func order() {
    _ = change()
    #expect(log.entries == ["A willDisappear", "B willAppear"])
    stage.settle()
    #expect(
      log.entries == [
        "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "A left", "B moved in",
        "completion true",
      ])
    #expect(container.children == [second] && container.view.subviews == [second.view])
    #expect(second.view.frame == container.view.bounds)
    stage.expectHealthy()
  }

  @Test("Without animation the same is told at once")
  func plain() {
    _ = change(animated: false)
    #expect(
      log.entries == [
        "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "A left", "B moved in",
        "completion true",
      ])
  }

  @Test("Where UIKit tells the children, each is told once")
  func forwarding() {
    container.isForwarding = true
    _ = change()
    stage.settle()
    #expect(
      Set(log.entries)
        == [
          "A willDisappear", "B willAppear", "A didDisappear", "B didAppear", "A left",
          "B moved in",
          "completion true",
        ])
    #expect(log.entries.count == 7)
    #expect(container.children == [second] && container.view.subviews == [second.view])
    stage.expectHealthy()
  }

  @Test("F7: moved by hand and cancelled, everything is as before")
  func cancelled() {
    let before = stage.bitmap(scale: 0.5)
    let run = change(interactive: true)
    stage.run { run.update(0.4) }
    stage.advance(by: 0.3)
    #expect(run.isRunning && run.isInteractive)
    #expect(second.view.layer.presentation()?.frame.minX == 0.6 * 393)
    stage.run { run.cancel() }
    stage.settle()
    #expect(
      log.entries == [
        "A willDisappear", "B willAppear", "B willDisappear", "B didDisappear", "A willAppear",
        "A didAppear", "B left", "completion false",
      ])
    #expect(container.children == [first] && container.view.subviews == [first.view])
    #expect(PixelDifference(before, stage.bitmap(scale: 0.5)) == nil)
    stage.expectHealthy()
  }

  @Test("Moved by hand and finished with a velocity, it goes on at that velocity")
  func finished() throws {
    let run = change(interactive: true)
    stage.run { run.update(0.5) }
    stage.advance(by: 1 / 60)
    let held = try #require(second.view.layer.presentation()).frame.minX
    stage.run { run.finish(velocity: 2) }
    stage.advance(by: 1 / 60)
    let moved = held - (try #require(second.view.layer.presentation()).frame.minX)
    // Two ways of 393 points a second are 13 in a frame.
    #expect(moved > 10 && moved < 17)
    stage.settle()
    #expect(log.entries.last == "completion true")
  }

  @Test("Blocks move along, and are told the end")
  func alongside() {
    let run = change(.dissolve)
    let (stage, container, log) = (stage, container, log)
    stage.run {
      run.animate(alongside: { _ in container.view.backgroundColor = .red }) { run in
        log.entries.append("along \(!run.transitionWasCancelled)")
      }
    }
    stage.settle()
    #expect(container.view.backgroundColor == .red)
    #expect(log.entries.suffix(2) == ["along true", "completion true"])
  }
}
