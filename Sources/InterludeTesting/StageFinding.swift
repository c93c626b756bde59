import InterludeDoctor
import UIKit

/// Something that is wrong with a transition, and what to do about it.
public struct StageFinding: Equatable, Sendable, CustomStringConvertible {
  public enum Severity: String, Sendable {
    /// Likely a misunderstanding; no failure.
    case notice
    /// A visible glitch, or something that will break.
    case warning
    /// Users will see a broken or dead screen.
    case error
  }

  /// The rule's number: `D03`.
  public let rule: String
  /// The rule's name: `completed-early-or-off-schedule`.
  public let name: String
  public let severity: Severity
  /// Seconds of stage time.
  public let time: Double
  /// `push from List to Detail by Iris`; nil where it is about no one transition.
  public let transition: String?
  /// What was seen, in numbers.
  public let evidence: String
  /// What the user of the app will see.
  public let consequence: String
  /// The cure, in one sentence, with Apple's call.
  public let cure: String
  /// Who did it, where that is known: `animator`, `delegate`, `gesture`, `interactionController`,
  /// `alongside`, `presentationController` or `application`.
  public let originator: String?
  public let description: String

  init(_ finding: Finding) {
    rule = finding.rule
    name = finding.name
    severity =
      switch finding.severity {
      case .notice: .notice
      case .warning: .warning
      case .error: .error
      }
    time = finding.time
    transition = finding.transition?.description
    evidence = finding.evidence
    consequence = finding.consequence
    cure = finding.cure
    originator = finding.originator?.rawValue
    description = finding.description
  }
}
