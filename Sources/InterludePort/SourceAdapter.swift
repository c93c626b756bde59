/// Turns an unmodified iOS source into one that compiles without the Objective-C runtime.
///
/// One adapter serves any number of files; it holds no state between them.
package struct SourceAdapter: Sendable {
  /// What is known about the other files of the target and of its dependencies.
  package var index: TargetIndex
  package var layout: Layout
  package var entryPoint: EntryPoint

  package init(
    index: TargetIndex = TargetIndex(), layout: Layout = .positions,
    entryPoint: EntryPoint = .kept
  ) {
    self.index = index
    self.layout = layout
    self.entryPoint = entryPoint
  }

  /// Adapts a source; `path` is what errors name.
  package func adapt(_ source: String, path: String) throws(PortError) -> Adaptation {
    var text = source
    var issues: [SourceIssue] = []
    if Triggers.mayNeedAdapting(source) {
      #if INTERLUDE_SYNTAX
        (text, issues) = rewrite(source, path: path)
      #else
        throw .noSyntaxLibrary
      #endif
    }
    if layout == .positions { text = located(text, path: path) }
    return Adaptation(text: text, issues: issues)
  }

  /// Makes errors, test failures and debug information name the original file.
  ///
  /// A first line that says nothing gives way to the directive, so that the snippets the compiler
  /// prints carry the original line numbers too.
  private func located(_ text: String, path: String) -> String {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    let first = String(decoding: bytes[..<(end ?? bytes.count)], as: UTF8.self)
    let isSilent = first.hasPrefix("//") || first.utf8.allSatisfy(SourceText.isSpace)
    if let end, isSilent {
      let rest = String(decoding: bytes[end...], as: UTF8.self)
      return Self.location(path: path, line: 2) + rest
    }
    return Self.location(path: path, line: 1) + "\n" + text
  }

  /// The directive that says where the next line comes from.
  static func location(path: String, line: Int) -> String {
    let escaped = path.split(separator: "\\", omittingEmptySubsequences: false)
      .joined(separator: "\\\\")
      .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
  }
}

/// What became of one source.
package struct Adaptation: Equatable, Sendable {
  package let text: String
  package let issues: [SourceIssue]

  package var hasErrors: Bool { issues.contains { $0.severity == .error } }
}
