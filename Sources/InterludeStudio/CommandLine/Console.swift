import Foundation
import InterludeStage

/// Where a command's results and remarks go; tests give their own.
package struct Console {
  /// Results: what a pipe is to receive.
  package var print: (String) -> Void
  /// Remarks for a person: progress and errors.
  package var note: (String) -> Void
  /// Whether remarks are read on a terminal.
  package var isTerminal: Bool
  /// A clock for rates and remaining times; nothing else depends on it.
  package var seconds: () -> Double

  package init(
    print: @escaping (String) -> Void, note: @escaping (String) -> Void, isTerminal: Bool,
    seconds: @escaping () -> Double = { 0 }
  ) {
    self.print = print
    self.note = note
    self.isTerminal = isTerminal
    self.seconds = seconds
  }

  /// The process's own standard output and error.
  package static var standard: Console {
    let clock = RealTime()
    return Console(
      print: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
        } catch {
          // Nobody can read the result: say so, and end with the status of a failed write.
          try? FileHandle.standardError.write(
            contentsOf: Data("interlude: the output cannot be written\n".utf8))
          exit(Failure.Status.inputOutput.rawValue)
        }
      },
      note: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
      isTerminal: isatty(2) == 1, seconds: { clock.seconds })
  }
}
