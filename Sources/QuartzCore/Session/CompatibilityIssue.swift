/// Something Apple's frameworks do that is not there yet, or that was misused; recorded, not lost.
package struct CompatibilityIssue: Hashable, Sendable, CustomStringConvertible {
  /// The call or key it is about: `CALayer.add`, `filters`.
  package var subject: String
  /// What happened instead, and what to do.
  package var message: String

  package init(subject: String, message: String) {
    self.subject = subject
    self.message = message
  }

  package var description: String { "\(subject): \(message)" }
}
