import Foundation
import InterludeTesting
import Testing

@MainActor
@Suite("A random walk through the screens of an app", .stage) struct WalkTests {
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
    if let path = environment["INTERLUDE_WALK_TRACE"] { Walk.trace(to: path) }
    defer { Walk.trace = nil }
    var kinds: Set<String> = []
    for seed in first..<(first + max(1, count / Self.steps)) {
      Walk.trace?("seed \(seed)")
      let script = Operation.script(seed: seed, count: Self.steps)
      guard let failure = Walk.run(script, seed: seed), kinds.insert(failure.kind).inserted else {
        continue
      }
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
    "The walk goes everywhere: every kind of transition, finished, cancelled, caught and merged")
  func coverage() {
    var seen = Sightings()
    for seed in Self.seeds {
      _ = Walk.run(Operation.script(seed: seed, count: Self.steps), seed: seed, seeing: &seen)
    }
    print(
      seen.counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(
        separator: "\n"))
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
