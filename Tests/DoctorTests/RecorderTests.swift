import InterludeDoctor
import InterludeStage
import QuartzCore
import Testing
import UIKit

/// A push that is watched or not.
@MainActor
private struct PushStand {
  let root = UIViewController()
  let next = UIViewController()
  let navigation: UINavigationController
  let stage: Stage

  init() {
    root.view.backgroundColor = .white
    next.view.backgroundColor = .yellow
    navigation = UINavigationController(rootViewController: root)
    stage = Stage(.phone, root: navigation)
  }

  func push() {
    stage.run { navigation.pushViewController(next, animated: true) }
    stage.settle()
    stage.advance(by: 0.1)
  }

  func watchedPush() -> Run {
    let recorder = Recorder(stage.session)
    push()
    return recorder.stop()
  }
}

// Without the trait, which would watch every stage.
@MainActor @Suite("What the recorder sees") struct RecorderTests {
  @Test("A push is one passage, with its moments in order")
  func moments() throws {
    let run = PushStand().watchedPush()
    let passage = try #require(run.passages.first)
    #expect(run.passages.count == 1)
    #expect(passage.operation == .push && passage.outcome == .finished)
    #expect(passage.to.type == "UIViewController" && !passage.wasDriven)
    let moments = run.snapshots.filter { $0.transition == passage.id }.map(\.moment)
    #expect(moments == [.began, .willAnimate, .animatorReturned, .closing, .closed, .afterwards])
    #expect(run.snapshots.last?.moment == .idle && run.snapshots.last?.hits.count == 25)
  }

  @Test("What ends at one time is logged in one order, in every process")
  func order() {
    let stand = PushStand()
    let recorder = Recorder(stand.stage.session)
    stand.stage.run {
      let views = (0..<40).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
      for view in views { stand.root.view.addSubview(view) }
      UIView.animate(withDuration: 0.2) { for view in views { view.alpha = 0 } }
    }
    stand.stage.advance(by: 0.5)
    let ended = recorder.stop().events.compactMap { event -> UInt64? in
      guard case .media(.animationStopped(let layer, _, _, _, _)) = event.kind else { return nil }
      return layer.layer
    }
    #expect(ended.count == 40 && ended == ended.sorted())
  }

  @Test("It is sampled at every tick, from before its beginning until after its end")
  func samples() throws {
    let run = PushStand().watchedPush()
    let passage = try #require(run.passages.first)
    let samples = run.samples(of: passage)
    let closed = try #require(passage.closed)
    #expect(samples.first?.time == passage.began && (samples.last?.time ?? 0) > closed)
    // Ticks, the moment before, and an end that lies between ticks.
    let ticks = Int(((closed - passage.began) * 60).rounded(.down))
    #expect(samples.count >= ticks + 2 && samples.count <= ticks + 5)
    let view = try #require(run.snapshots.last?.controllers.last?.view)
    let path = samples.compactMap { $0.view(view)?.corners.topLeft.x }
    #expect(path.first.map { $0 > 300 } == true && path.last == 0)
    #expect(zip(path, path.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("Watching changes nothing: with and without, the same events at the same times")
  func transparency() {
    func plain(_ events: [SessionEvent]) -> [SessionEvent] {
      events.filter { if case .media = $0.kind { false } else { true } }
    }
    let watched = plain(PushStand().watchedPush().events)
    let stand = PushStand()
    stand.stage.session.log.isOn = true
    stand.push()
    let alone = plain(stand.stage.session.log.events)
    #expect(watched.map(\.time) == alone.map(\.time))
    #expect(watched.map(\.originator) == alone.map(\.originator))
    #expect(watched.count > 10)
  }

  @Test("A snapshot holds what a view is like, and where")
  func snapshot() throws {
    let stand = PushStand()
    stand.next.view.layer.cornerRadius = 12
    let idle = try #require(stand.watchedPush().snapshots.last)
    let controller = try #require(idle.controllers.last)
    let state = try #require(idle.view(controller.view))
    #expect(state.cornerRadius == 12 && state.restingFrame == stand.stage.window.bounds)
    #expect(controller.isInWindow && controller.appearance == .appeared)
    #expect(idle.path(to: controller.view).first?.superview == nil)
    #expect(idle.controllers.first?.stack?.count == 2)
  }
}
