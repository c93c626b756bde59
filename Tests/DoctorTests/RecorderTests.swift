import InterludeDoctor
import InterludeStage
import InterludeTesting
import Testing
import UIKit

@MainActor @Suite("What the recorder sees", .stage) struct RecorderTests {
  private let root = UIViewController()
  private let next = UIViewController()
  private let navigation: UINavigationController
  private let stage: Stage

  init() {
    root.view.backgroundColor = .white
    next.view.backgroundColor = .yellow
    let navigation = UINavigationController(rootViewController: root)
    self.navigation = navigation
    stage = Stage(.phone, root: navigation)
  }

  private func push() -> Run {
    let recorder = Recorder(stage.session)
    stage.run { navigation.pushViewController(next, animated: true) }
    stage.settle()
    stage.advance(by: 0.1)
    return recorder.stop()
  }

  @Test("A push is one passage, with its moments in order")
  func moments() throws {
    let run = push()
    let passage = try #require(run.passages.first)
    #expect(run.passages.count == 1)
    #expect(passage.operation == .push && passage.outcome == .finished)
    #expect(passage.to.type == "UIViewController" && !passage.wasDriven)
    let moments = run.snapshots.filter { $0.transition == passage.id }.map(\.moment)
    #expect(moments == [.began, .willAnimate, .animatorReturned, .closing, .closed, .afterwards])
    #expect(run.snapshots.last?.moment == .idle && run.snapshots.last?.hits.count == 25)
  }

  @Test("It is sampled at every tick, from before its beginning until after its end")
  func samples() throws {
    let run = push()
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
    let watched = push().events.filter { if case .media = $0.kind { false } else { true } }
    let (root, next) = (UIViewController(), UIViewController())
    (root.view.backgroundColor, next.view.backgroundColor) = (.white, .yellow)
    let other = UINavigationController(rootViewController: root)
    let plain = Stage(.phone, root: other)
    plain.session.log.isOn = true
    plain.run { other.pushViewController(next, animated: true) }
    plain.settle()
    plain.advance(by: 0.1)
    let alone = plain.session.log.events.filter { if case .media = $0.kind { false } else { true } }
    #expect(watched.map(\.time) == alone.map(\.time))
    #expect(watched.map(\.originator) == alone.map(\.originator))
  }

  @Test("A snapshot holds what a view is like, and where")
  func snapshot() throws {
    next.view.layer.cornerRadius = 12
    let idle = try #require(push().snapshots.last)
    let controller = try #require(idle.controllers.last)
    let state = try #require(idle.view(controller.view))
    #expect(state.cornerRadius == 12 && state.restingFrame == stage.window.bounds)
    #expect(controller.isInWindow && controller.appearance == .appeared)
    #expect(idle.path(to: controller.view).first?.superview == nil)
    #expect(idle.controllers.first?.stack?.count == 2)
  }
}
