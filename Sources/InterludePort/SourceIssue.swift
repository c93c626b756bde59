/// Something in a source that is not adapted, with its place and its cure.
package struct SourceIssue: Equatable, Sendable, CustomStringConvertible {
  package enum Severity: String, Sendable {
    /// The adapted file is compiled, and behaves differently from iOS.
    case warning
    /// The adapted file cannot do what the source says; the build stops.
    case error
  }

  package let path: String
  /// Counted from 1.
  package let line: Int
  /// Counted from 1 in UTF-8 bytes, as the compiler counts.
  package let column: Int
  package let severity: Severity
  package let message: String

  /// The compiler's own format, so that editors and SwiftPM link it.
  package var description: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message)"
  }
}
