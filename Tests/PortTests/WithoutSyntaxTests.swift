#if !INTERLUDE_SYNTAX
  import Testing

  import InterludePort

  @Suite struct WithoutSyntaxTests {
    @Test("Without SwiftSyntax a source that needs it says what to install")
    func named() {
      let error = #expect(throws: PortError.self) {
        try SourceAdapter().adapt("@objc class A {}\n", path: "A.swift")
      }
      #expect(error == .noSyntaxLibrary)
      #expect(error?.description.contains("swift.org toolchain of 6.2 or later") == true)
    }

    @Test("Without SwiftSyntax a plain source is copied")
    func copied() throws {
      let text = try SourceAdapter(layout: .tidy).adapt("let a = 1\n", path: "A.swift").text
      #expect(text == "let a = 1\n")
    }
  }
#endif
