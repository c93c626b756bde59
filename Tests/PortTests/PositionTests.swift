import Testing

@testable import InterludePort

@Suite("Errors name the original file, line and column") struct PositionTests {
  static let firstLines: [(String, String)] = [
    ("let a = 1\n", "#sourceLocation(file: \"/a b/C.swift\", line: 1)\nlet a = 1\n"),
    ("// C.swift\nlet a = 1\n", "#sourceLocation(file: \"/a b/C.swift\", line: 2)\nlet a = 1\n"),
    ("\nlet a = 1\n", "#sourceLocation(file: \"/a b/C.swift\", line: 2)\nlet a = 1\n"),
    ("//\r\nlet a = 1\r\n", "#sourceLocation(file: \"/a b/C.swift\", line: 2)\nlet a = 1\r\n"),
    ("\u{FEFF}let a = 1", "#sourceLocation(file: \"/a b/C.swift\", line: 1)\nlet a = 1"),
    ("/* a\n*/\n", "#sourceLocation(file: \"/a b/C.swift\", line: 1)\n/* a\n*/\n"),
    ("", "#sourceLocation(file: \"/a b/C.swift\", line: 1)\n"),
  ]

  @Test("A first line that says nothing gives way to the directive", arguments: firstLines)
  func directive(_ source: String, _ expected: String) throws {
    #expect(try SourceAdapter().adapt(source, path: "/a b/C.swift").text == expected)
  }

  @Test("Quotes and backslashes in a path are escaped")
  func escaping() {
    #expect(
      SourceAdapter.location(path: "/a\"b\\c", line: 3)
        == "#sourceLocation(file: \"/a\\\"b\\\\c\", line: 3)")
  }

  @Test("Columns count UTF-8 bytes from 1")
  func columns() {
    let text = SourceText("é\nab\n")
    #expect(text.position(of: 0) == (1, 1))
    #expect(text.position(of: 2) == (1, 3))
    #expect(text.position(of: 4) == (2, 2))
    #expect(text.position(of: 6) == (3, 1))
  }
}
