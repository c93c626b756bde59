import Testing

@testable import InterludePort

/// A source and what the compiler is to see, without the directive in front.
struct Example: Sendable, CustomTestStringConvertible {
  let what: String
  let source: String
  let adapted: String

  init(_ what: String, _ source: String, _ adapted: String) {
    self.what = what
    self.source = source
    self.adapted = adapted
  }

  var testDescription: String { what }
}

/// The adapted text, which must begin with the directive for line 1.
func adapted(
  _ source: String, index: TargetIndex = TargetIndex(), entryPoint: EntryPoint = .kept
) throws -> String {
  let adapter = SourceAdapter(index: index, entryPoint: entryPoint)
  let text = try adapter.adapt(source, path: "/a/B.swift").text
  let directive = "#sourceLocation(file: \"/a/B.swift\", line: 1)\n"
  try #require(text.hasPrefix(directive))
  return String(text.dropFirst(directive.count))
}

func issues(_ source: String, index: TargetIndex = TargetIndex()) throws -> [String] {
  try SourceAdapter(index: index).adapt(source, path: "B.swift").issues.map(\.description)
}
