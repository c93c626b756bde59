package import UIKit

/// Something wrong with a transition, and what to do about it.
package struct Finding: Equatable, Sendable {
  package enum Severity: String, Sendable, Comparable, CaseIterable {
    /// Likely a misunderstanding; listed apart.
    case notice
    /// A visible glitch, or something that will break.
    case warning
    /// Users will see a broken or dead screen.
    case error

    package static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
    private var rank: Int { self == .notice ? 0 : self == .warning ? 1 : 2 }
  }

  /// Which transition it is about.
  package struct Transition: Equatable, Sendable, CustomStringConvertible {
    package var operation: TransitionOperation
    package var from: String
    package var to: String
    package var animator: String?

    package init(_ passage: Passage) {
      operation = passage.operation
      (from, to) = (passage.from.type, passage.to.type)
      animator = passage.animator?.type
    }

    package var description: String {
      "\(operation.rawValue) from \(from) to \(to)" + (animator.map { " by \($0)" } ?? "")
    }
  }

  /// The rule's number: `D01`.
  package var rule: String
  /// The rule's name: `transition-never-completes`.
  package var name: String
  package var severity: Severity
  /// Seconds of stage time.
  package var time: Double
  package var transition: Transition?
  /// What was seen, in numbers.
  package var evidence: String
  /// What the user of the app will see.
  package var consequence: String
  /// The cure, in one sentence, with Apple's call.
  package var cure: String
  /// Who did it, where that is known.
  package var originator: SessionEvent.Originator?
  /// What it is about, by number: who takes part in the transition, and what else it speaks of.
  package var objects: Set<Int> = []
  package var layers: Set<UInt64> = []
}

extension Rule {
  /// A finding of this rule; its severity is the rule's unless said otherwise.
  package func finding(
    at time: Double, in passage: Passage?, evidence: String, consequence: String, cure: String,
    severity: Finding.Severity? = nil, by originator: SessionEvent.Originator? = nil
  ) -> Finding {
    Finding(
      rule: id, name: name, severity: severity ?? self.severity, time: time,
      transition: passage.map { Finding.Transition($0) }, evidence: evidence,
      consequence: consequence, cure: cure, originator: originator,
      objects: passage?.members ?? [])
  }
}

extension Finding: CustomStringConvertible {
  /// `error D01 transition-never-completes at 1.25 s, push from A to B by Iris: …`
  package var description: String {
    let place = transition.map { ", \($0)" } ?? ""
    return "\(severity.rawValue) \(rule) \(name) at \(Self.seconds(time)) s\(place): \(evidence). "
      + "\(Self.sentence(consequence)) \(Self.sentence(cure))"
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// A time to the tenth of a millisecond, without zeros at its end.
  package static func seconds(_ time: Double) -> String {
    let rounded = (time * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
