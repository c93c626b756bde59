import InterludeCompositor
import InterludeGeometry
import InterludeMotion
import QuartzCore
import UIKit

/// D15: between two values there is nothing, or two parts that belong together drift apart; or
/// two views pass for one.
package struct UninterpolablePair: Rule {
  package let id = "D15"
  package let name = "uninterpolable-or-out-of-step-pair"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    values(in: run) + drifts(in: run) + twins(in: run)
  }

  /// The values a part goes through, from what an earlier animation keeps on the layer.
  private func stations(
    of part: AnimationDetails.Part, _ life: AnimationLife, above earlier: ArraySlice<AnimationLife>
  ) -> [AnimatableValue] {
    guard part.beginsAtWhatShows, let shown = earlier.shown(below: life, part.keyPath) else {
      return part.stations
    }
    return [shown] + part.stations.suffix(1)
  }

  private func values(in run: Run) -> [Finding] {
    let lives = AnimationLife.all(in: run.events)
    return lives.indices.filter { !lives[$0].isOlder }.flatMap { index in
      let life = lives[index]
      return life.added.parts.compactMap { part -> Finding? in
        let stations = stations(of: part, life, above: lives[..<index])
        let pairs = zip(stations, stations.dropFirst())
        guard let gap = pairs.lazy.compactMap({ Gap($0, $1, part) }).first else { return nil }
        return finding(
          in: run, at: life.added.hostTime, by: life.originator,
          evidence:
            "the animation of \(part.keyPath) on \(run.name(of: life.layer)) goes \(gap.evidence)",
          consequence: gap.consequence, cure: gap.cure
        ).about(layer: life.layer.layer)
      }
    }
  }
}

extension ArraySlice<AnimationLife> {
  /// What an earlier animation leaves on the layer for a later one to begin at (F104).
  ///
  /// Only of values whose kind counts: what runs has it all the way, and what is kept shows its end.
  fileprivate func shown(below life: AnimationLife, _ keyPath: String) -> AnimatableValue? {
    let time = life.added.hostTime
    for other in reversed() where other.layer.layer == life.layer.layer && other.lies(at: time) {
      guard let end = other.added.parts.last(where: { $0.keyPath == keyPath })?.end else {
        continue
      }
      switch end {
      case .path, .colors, .numbers: return end
      default: return nil
      }
    }
    return nil
  }
}

extension AnimationLife {
  /// On its layer at a time, running or kept.
  fileprivate func lies(at time: Double) -> Bool { isAlive(at: time) || stopped?.ending == .kept }
}

/// Why there is nothing between two values.
private enum Gap {
  case paths(Int, Int)
  case colors(Int, Int)
  case locations(Int, Int)
  case singular

  init?(_ from: AnimatableValue, _ to: AnimatableValue, _ part: AnimationDetails.Part) {
    switch (from, to) {
    case (.path(let a), .path(let b)):
      guard !a.hasSameShape(as: b) else { return nil }
      self = .paths(a.elements.count, b.elements.count)
    case (.colors(let a), .colors(let b)):
      guard a.colors.count != b.colors.count else { return nil }
      self = .colors(a.colors.count, b.colors.count)
    case (.numbers(let a), .numbers(let b)):
      guard a.numbers.count != b.numbers.count else { return nil }
      self = .locations(a.numbers.count, b.numbers.count)
    case (.transform(let a), .transform(let b)):
      // Over a singular model an additive animation shows nothing but the model.
      guard a != b || part.isAdditive, a.inverse == nil || b.inverse == nil else { return nil }
      self = .singular
    default: return nil
    }
  }

  var evidence: String {
    switch self {
    case .paths(let a, let b) where a == b:
      "between paths of \(a) elements each, which are of different kinds (F118)"
    case .paths(let a, let b): "from a path of \(a) elements to one of \(b) (F118)"
    case .colors(let a, let b): "from \(a) colours to \(b)"
    case .locations(let a, let b): "from \(a) locations to \(b)"
    case .singular: "to or from a singular transform, a scale of exactly 0 (F116)"
    }
  }

  var consequence: String {
    switch self {
    case .singular: "nothing moves: the end shows at once"
    default: "the picture jumps from one to the other instead of moving"
    }
  }

  var cure: String {
    switch self {
    case .paths:
      "Build both paths by the same calls: a rounded rectangle of equal sides instead of an oval"
    case .colors: "Give both ends as many colours, repeating one where it has no other"
    case .locations: "Give both ends as many locations"
    case .singular: "Use CGAffineTransform(scaleX: 0.001, y: 0.001), or animate transform.scale"
    }
  }
}
