import Foundation
import InterludeImaging

/// Why a command did not do what it was asked, in one line, with the exit status that says the kind.
package struct Failure: Error, Equatable, CustomStringConvertible {
  /// Exit statuses: 1 is an answer, the others are numbered as in sysexits.h.
  package enum Status: Int32, Sendable {
    /// What was compared differs, or something was found.
    case different = 1
    /// The words of the command were wrong.
    case usage = 64
    /// A file was read, and what is in it is wrong.
    case malformed = 65
    /// A file that was named cannot be read.
    case noInput = 66
    /// A program that is needed is not there.
    case unavailable = 69
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

extension Failure {
  /// A file that could not be written.
  init(writing error: ImagingError) {
    switch error {
    case .noEncoder: self.init(.unavailable, "\(error)")
    case .system(_, let path, let code, _) where code == ENOENT && path.isEmpty:
      self.init(.usage, "-o needs a name")
    case .system(_, _, let code, _) where [ENOENT, ENOTDIR, EACCES, EROFS, EISDIR].contains(code):
      self.init(.cannotCreate, "\(error)")
    default: self.init(.inputOutput, "\(error)")
    }
  }

  /// A file that could not be read.
  init(reading error: ImagingError, _ path: String) {
    if case .malformed(let reason) = error {
      self.init(.noInput, reason.contains(path) ? reason : "\(path) is no picture: \(reason)")
    } else {
      self.init(.noInput, "\(error)")
    }
  }
}
