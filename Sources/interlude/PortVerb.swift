import Foundation
import InterludePort
import InterludeStudio

extension Command {
  /// Adapts a folder of iOS sources once.
  static let port = Command(
    "port", "adapt a folder of iOS sources into another", operands: "DIR -o DIR",
    details: """
      Adapts the .swift files of a folder of iOS sources, once, into a new folder; copies the others.
      What cannot be adapted is named, with its line and the cure; the exit status is 65 then. A
      .swift file that is not UTF-8 text is named and copied as it is. Links to files are copied as
      the files; links to folders or to nothing stay behind, and are named.
      """,
    options: [
      Option("--output", short: "-o", "DIR", "the new folder: it is made, or is empty"), .quiet,
      .json,
    ]
  ) { tool, arguments throws(Failure) in
    guard arguments.operands.count == 1, let output = arguments.text("--output") else {
      throw Failure(
        .usage, "port takes a folder, and -o with another: interlude port DIR -o DIR")
    }
    let report: PortReport
    do throws(PortError) {
      report = try PortDirectory.run(from: arguments.operands[0], to: output)
    } catch {
      throw Failure(error)
    }
    if arguments.has("--json") {
      tool.console.print(report.json(output: output).lines)
    } else {
      for issue in report.issues { tool.console.note("\(issue)\n") }
      if !arguments.has("--quiet") {
        tool.console.print(
          "\(output): \(report.adapted.count) adapted, \(report.unchanged.count) unchanged, "
            + "\(report.copied.count) copied")
      }
    }
    return report.hasErrors ? Failure.Status.malformed.rawValue : 0
  }
}

extension Failure {
  /// A folder that was not adapted, by whose fault it was.
  fileprivate init(_ error: PortError) {
    let status: Status =
      switch error {
      case .noDirectory, .unreadable: .noInput
      case .notText: .malformed
      case .unwritable, .destinationInUse: .cannotCreate
      case .noSyntaxLibrary: .unavailable
      case .overlapping, .usage: .usage
      }
    self.init(status, "\(error)")
  }
}

extension PortReport {
  /// Paths are relative to the folder, those of the issues as the compiler would say them.
  fileprivate func json(output: String) -> JSON {
    .object([
      ("output", .text(output)), ("adapted", .texts(adapted)), ("unchanged", .texts(unchanged)),
      ("copied", .texts(copied)),
      (
        "issues",
        .list(
          issues.map { issue in
            .object([
              ("path", .text(issue.path)), ("line", .whole(issue.line)),
              ("column", .whole(issue.column)), ("severity", .text(issue.severity.rawValue)),
              ("message", .text(issue.message)),
            ])
          })
      ),
    ])
  }
}
