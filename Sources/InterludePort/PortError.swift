/// Why sources could not be adapted at all.
package enum PortError: Error, Equatable, CustomStringConvertible {
  case noSyntaxLibrary
  case unreadable(path: String, reason: String)
  /// With the place of the first byte that is none of a text.
  case notText(SourceIssue)
  case unwritable(path: String, reason: String)
  case noDirectory(path: String)
  case overlapping(source: String, destination: String)
  case destinationInUse(path: String)
  case usage(String)

  package var description: String {
    switch self {
    case .noSyntaxLibrary:
      """
      iOS sources are adapted with the toolchain's own SwiftSyntax, and this toolchain has none \
      (looked for usr/lib/swift/host/libSwiftSyntax.so). Install a swift.org toolchain of 6.2 or \
      later, or set INTERLUDE_TOOLCHAIN to the folder of one, and build again.
      """
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .notText(let issue): issue.description
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .noDirectory(let path): "there is no folder \(path)"
    case .overlapping(let source, let destination):
      """
      the adapted copy would touch the sources: \(destination) and \(source) lie in each other; \
      name a folder elsewhere
      """
    case .destinationInUse(let path): "\(path) is not empty; name a new or an empty folder"
    case .usage(let message): message
    }
  }
}
