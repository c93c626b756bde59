import Foundation

/// The command that the build plugin runs: once for what a target declares, then once per file.
///
/// ```
/// interlude-sources index OUTPUT FILE…
/// interlude-sources adapt [--library] [--index INDEX] FILE OUTPUT
/// ```
package enum AdapterCommand {
  /// Runs and gives the exit status: 0, 1 when a source cannot be adapted, 2 for wrong arguments.
  package static func run(_ arguments: [String], complain: (String) -> Void) -> Int32 {
    do throws(PortError) {
      switch arguments.first {
      case "index": return try index(Array(arguments.dropFirst()))
      case "adapt": return try adapt(Array(arguments.dropFirst()), complain: complain)
      default: throw .usage(usage)
      }
    } catch {
      // An issue says that it is an error, and where.
      if case .notText(let issue) = error {
        complain(issue.description)
      } else {
        complain("error: \(error)")
      }
      if case .usage = error { return 2 }
      return 1
    }
  }

  private static let usage = """
    usage: interlude-sources index OUTPUT FILE…
           interlude-sources adapt [--library] [--index INDEX] FILE OUTPUT
    """

  private static func index(_ arguments: [String]) throws(PortError) -> Int32 {
    guard let output = arguments.first else { throw .usage(usage) }
    var index = TargetIndex()
    for path in arguments.dropFirst() {
      index = index.merging(TargetIndex(of: try SourceFile.read(path)))
    }
    try SourceFile.write(index.text, to: output)
    return 0
  }

  private static func adapt(_ arguments: [String], complain: (String) -> Void) throws(PortError)
    -> Int32
  {
    var adapter = SourceAdapter()
    var rest = arguments[...]
    while let option = rest.first, option.hasPrefix("--") {
      rest.removeFirst()
      switch option {
      case "--library": adapter.entryPoint = .dropped
      case "--index":
        guard let index = rest.popFirst() else { throw .usage(usage) }
        adapter.index = TargetIndex(parsing: try SourceFile.read(index))
      default: throw .usage("unknown option \(option)\n\(usage)")
      }
    }
    guard rest.count == 2, let input = rest.first, let output = rest.last else {
      throw .usage(usage)
    }
    let adaptation = try adapter.adapt(try SourceFile.read(input), path: input)
    for issue in adaptation.issues { complain(issue.description) }
    if adaptation.hasErrors { return 1 }
    try SourceFile.write(adaptation.text, to: output)
    return 0
  }
}
