#if INTERLUDE_SYNTAX
  import Testing

  import InterludePort

  @Suite("Attributes of Objective-C become spaces of the same length") struct AttributeTests {
    static let examples = [
      Example("@objc", "class A { @objc func f() {} }", "class A {       func f() {} }"),
      Example(
        "@objc(name)", "@objc(INTView) class A { @objc(go:) func f(_ x: Int) {} }",
        "               class A {            func f(_ x: Int) {} }"),
      Example("@objcMembers", "@objcMembers class A {}", "             class A {}"),
      Example(
        "@IBAction private", "class A { @IBAction private func f(_ s: Any) {} }",
        "class A {           private func f(_ s: Any) {} }"),
      Example(
        "@IBOutlet weak", "class A { @IBOutlet weak var v: V! }",
        "class A {           weak var v: V! }"),
      Example(
        "@IBDesignable and @IBInspectable", "@IBDesignable class A { @IBInspectable var r = 1 }",
        "              class A {                var r = 1 }"),
      Example(
        "@objc on its own line", "class A {\n  @objc\n  func f() {}\n}",
        "class A {\n       \n  func f() {}\n}"),
      Example("@objc enum", "@objc enum E: Int { case a }", "      enum E: Int { case a }"),
      Example(
        "dynamic", "class A { @objc dynamic var x = 1 }", "class A {               var x = 1 }"),
      Example(
        "@UIApplicationMain", "@UIApplicationMain class A {}", "@main              class A {}"),
      Example(
        "other attributes stay", "class A { @objc @discardableResult @MainActor func f() {} }",
        "class A {       @discardableResult @MainActor func f() {} }"),
      Example(
        "strings and comments stay", "let a = \"@objc\" // @objc\n@objc class A {}",
        "let a = \"@objc\" // @objc\n      class A {}"),
    ]

    @Test(arguments: examples) func becomes(_ example: Example) throws {
      #expect(try adapted(example.source) == example.adapted)
    }

    @Test("Every byte outside an edit keeps its line and column", arguments: examples)
    func lengths(_ example: Example) throws {
      let lines = example.source.split(separator: "\n", omittingEmptySubsequences: false)
      let now = try adapted(example.source).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(now.map(\.utf8.count) == lines.map(\.utf8.count))
    }

    @Test("In a library the mark of the entry point goes")
    func library() throws {
      for mark in ["@main", "@UIApplicationMain", "@NSApplicationMain"] {
        let text = try adapted("\(mark) class A {}", entryPoint: .dropped)
        #expect(text == String(repeating: " ", count: mark.count) + " class A {}")
      }
    }
  }
#endif
