/// Something wrong with a transition, and what to do about it.
package struct Finding: Equatable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable, Comparable {
    /// Likely a misunderstanding.
    case notice
    /// A visible glitch, or something that will break.
    case warning
    /// Users will see a broken or dead screen.
    case error

    package static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }
    private var rank: Int { self == .notice ? 0 : self == .warning ? 1 : 2 }
  }

  /// The rule's number: `D01`.
  package var rule: String
  package var severity: Severity
  /// Seconds of stage time.
  package var time: Double
  /// What was seen, in numbers.
  package var evidence: String
  /// The cure, in one sentence, with Apple's call.
  package var cure: String

  package init(
    rule: String, severity: Severity, time: Double, evidence: String, cure: String
  ) {
    self.rule = rule
    self.severity = severity
    self.time = time
    self.evidence = evidence
    self.cure = cure
  }

  package var description: String {
    "\(severity.rawValue) \(rule) at \(time) s: \(evidence); \(cure)"
  }
}
