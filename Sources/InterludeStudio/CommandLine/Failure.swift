/// Why a command did not do what it was asked, in one line, with the exit status that says the kind.
package struct Failure: Error, Equatable, CustomStringConvertible {
  /// Exit statuses, numbered as in sysexits.h.
  package enum Status: Int32, Sendable {
    /// The words of the command were wrong.
    case usage = 64
    /// A scene misbehaved: it never came to rest, or drew what cannot be drawn.
    case scene = 70
    /// The output could not be made.
    case cannotCreate = 73
    /// The output could not be written to its end.
    case inputOutput = 74
  }

  package let status: Status
  package let message: String

  package init(_ status: Status, _ message: String) {
    self.status = status
    self.message = message
  }

  package var description: String { message }
}
