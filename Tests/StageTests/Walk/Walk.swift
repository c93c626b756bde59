import Foundation
import InterludeStage
import UIKit

/// A script, carried out on an app of its own.
@MainActor
enum Walk {
  struct Failure: Equatable {
    /// Which of the script's steps had been carried out when it showed.
    var step: Int
    var problem: String

    /// Without names and numbers: two failures of one kind have the same cause, likely.
    var kind: String { String(problem.filter { !$0.isNumber }.prefix(60)) }
  }

  /// - Parameter trace: told of each step before it is carried out.
  /// - Returns: what was first seen to be wrong, at one of the script's rests.
  static func run(
    _ script: [Operation], seed: Int, trace: ((String) -> Void)? = nil
  ) -> Failure? {
    run(script, on: Walker(seed: seed), trace: trace)
  }

  /// The same, and counts what happens meanwhile.
  static func run(
    _ script: [Operation], seed: Int, seeing seen: inout Sightings
  ) -> Failure? {
    let walker = Walker(seed: seed)
    walker.stage.session.log.isOn = true
    defer { seen.count(walker.stage.session.log.events) }
    return run(script, on: walker, trace: nil)
  }

  private static func run(
    _ script: [Operation], on walker: Walker, trace: ((String) -> Void)?
  ) -> Failure? {
    for (step, operation) in script.enumerated() {
      trace?("\(operation),")
      walker.perform(operation)
      if let problem = overlap(walker.stage) { return Failure(step: step, problem: problem) }
      guard operation == .settle else { continue }
      if let problem = Invariants(walker: walker).firstViolation() {
        return Failure(step: step, problem: problem)
      }
    }
    return nil
  }

  /// Writes the steps of a walk to a file as they come: where it ends the program, its script is there.
  static func tracer(to path: String, seed: Int) -> (String) -> Void {
    let url = URL(fileURLWithPath: path)
    var lines = "seed \(seed)"
    return { line in
      lines += "\n" + line
      try? lines.write(to: url, atomically: false, encoding: .utf8)
    }
  }

  /// One transition context a container, at any time.
  private static func overlap(_ stage: Stage) -> String? {
    let containers = stage.session.openTransitions.compactMap { $0.context?.containerView }
    let distinct = Set(containers.map(ObjectIdentifier.init))
    return distinct.count == containers.count ? nil : "two transitions run in one container"
  }

  /// The failure of a seed's script with the shortest script that shows it, ready to be put in a test.
  static func report(seed: Int, count: Int) -> String? {
    let script = Operation.script(seed: seed, count: count)
    guard let failure = run(script, seed: seed) else { return nil }
    let shrinker = Shrinker<Operation>(
      fails: { candidate in
        MainActor.assumeIsolated { run(candidate, seed: seed)?.kind == failure.kind }
      }, simpler: \.simpler)
    let shortest = shrinker.shortest(Array(script[...failure.step]))
    let problem = run(shortest, seed: seed)?.problem ?? failure.problem
    let lines = shortest.map { "  \($0)," }.joined(separator: "\n")
    return "seed \(seed): \(problem)\nWalk.run([\n\(lines)\n], seed: \(seed))"
  }
}
