import Foundation
import InterludePort
import InterludeStudio

extension CommandLineTool.Verb {
  /// Adapts a folder of iOS sources once.
  @MainActor static let port = CommandLineTool.Verb(
    "port", summary: "adapt a folder of iOS sources into another",
    usage: """
      usage: interlude port DIR -o DIR
      Adapts the .swift files of a folder of iOS sources, once, into a new folder; copies the others.
      What cannot be adapted is named, with its line and the cure.
      """
  ) { words in
    func fail(_ message: String) -> Int32 {
      FileHandle.standardError.write(Data("interlude: \(message)\n".utf8))
      return 64
    }
    guard words.count == 3, let flag = words.firstIndex(where: { $0 == "-o" || $0 == "--output" }),
      flag < 2
    else { return fail("port takes a folder, and -o with another: interlude port DIR -o DIR") }
    let output = words[flag + 1]
    let source = words[flag == 0 ? 2 : 0]
    do throws(PortError) {
      let report = try PortDirectory.run(from: source, to: output)
      for issue in report.issues { FileHandle.standardError.write(Data("\(issue)\n".utf8)) }
      print(
        "\(output): \(report.adapted.count) adapted, \(report.unchanged.count) unchanged, "
          + "\(report.copied.count) copied")
      return report.hasErrors ? 65 : 0
    } catch {
      FileHandle.standardError.write(Data("interlude: \(error)\n".utf8))
      return 73
    }
  }
}
