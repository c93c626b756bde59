import Foundation
import Testing

@MainActor
@Suite("A random walk through the screens of an app", .ownStage) struct WalkTests {
  /// Together a few thousand steps; `INTERLUDE_WALK=100000` walks further, by hand.
  nonisolated static let seeds = 1...40
  nonisolated static let steps = 60

  @Test(
    "Callbacks balance, stack, bar and screen agree, nothing moves, blocks or is left: whatever is done when",
    arguments: seeds)
  func walk(seed: Int) {
    if let report = Walk.report(seed: seed, count: Self.steps) { Issue.record("\(report)") }
  }

  @Test(
    "As many steps as INTERLUDE_WALK says",
    .enabled(if: ProcessInfo.processInfo.environment["INTERLUDE_WALK"] != nil))
  func longWalk() {
    let environment = ProcessInfo.processInfo.environment
    let count = Int(environment["INTERLUDE_WALK"] ?? "") ?? 100_000
    let first = Int(environment["INTERLUDE_WALK_SEED"] ?? "") ?? 1
    let path = environment["INTERLUDE_WALK_TRACE"]
    var kinds: Set<String> = []
    for seed in first..<(first + max(1, count / Self.steps)) {
      let script = Operation.script(seed: seed, count: Self.steps)
      let trace = path.map { Walk.tracer(to: $0, seed: seed) }
      guard let failure = Walk.run(script, seed: seed, trace: trace),
        kinds.insert(failure.kind).inserted
      else { continue }
      Issue.record("\(Walk.report(seed: seed, count: Self.steps) ?? "")")
    }
  }

  @Test("The same seed walks the same way, and every kind of step is among the first seeds")
  func scripts() {
    #expect(Operation.script(seed: 7, count: 60) == Operation.script(seed: 7, count: 60))
    let all = Self.seeds.flatMap { Operation.script(seed: $0, count: Self.steps) }
    let kinds = Set(all.map { "\($0)".prefix { $0 != "(" } })
    #expect(kinds.count == 23, "\(kinds.sorted())")
  }

  @Test(
    "The walk goes everywhere: every kind of transition, finished, cancelled, queued and refused")
  func coverage() {
    var seen = Sightings()
    for seed in Self.seeds.prefix(20) {
      let script = Operation.script(seed: seed, count: Self.steps)
      let failure = Walk.run(script, seed: seed, seeing: &seen)
      #expect(failure == nil)
    }
    let wanted = [
      "began push", "began pop", "began present", "began dismiss", "began select", "completed",
      "completed false", "finish taken", "cancel taken", "by NavigationSlide", "by CoverVertical",
      "by WalkAnimator", "push queued", "present refused",
    ]
    #expect(wanted.filter { seen.counts[$0] == nil } == [])
  }

  @Test("A script that fails is shortened to the steps that matter, and these are made simpler")
  func shrinking() {
    let script = Operation.script(seed: 3, count: 60)
    let needed: [Operation] = [
      .present(3, Show(style: .popover, content: .tabs, way: .flip), .animated)
    ]
    let long = Array(script.prefix(30)) + needed + Array(script.suffix(30))
    let shrinker = Shrinker<Operation>(
      fails: { candidate in
        candidate.contains {
          if case .present(_, let show, _) = $0 { show.way == .flip } else { false }
        } && candidate.last == .settle
      }, simpler: \.simpler)
    #expect(
      shrinker.shortest(long) == [
        .present(0, Show(style: .fullScreen, content: .screen, way: .flip), .plain), .settle,
      ])
  }
}
