#if INTERLUDE_SYNTAX
  import Testing

  import InterludePort

  @Suite("What needs the Objective-C runtime is named") struct RuntimeTests {
    static let calls: [(String, String)] = [
      ("class A { @NSManaged var x: Int }", "1:11: error: '@NSManaged' needs"),
      ("let f: @convention(block) () -> Void = {}", "1:8: error: '@convention(block)' needs"),
      ("v.observe(\\.frame) { _, _ in }", "1:1: warning: key-value observation needs"),
      ("v.addObserver(o, forKeyPath: \"a\")", "1:1: warning: key-value observation needs"),
      ("device.setValue(1, forKey: \"o\")", "1:1: warning: key-value coding reaches layers"),
      ("method_exchangeImplementations(a, b)", "1:1: warning: methods cannot be exchanged"),
    ]

    @Test(arguments: calls) func named(_ source: String, _ beginning: String) throws {
      let found = try issues(source)
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("B.swift:" + beginning) == true)
    }

    @Test(
      "What layers and animations understand is not",
      arguments: [
        "layer.setValue(1, forKeyPath: \"transform.scale\")", "animation.value(forKey: \"id\")",
        "class MyLayer { func g() { setValue(1, forKey: \"progress\") } }",
        "store.observe(value) { _ in }", "center.addObserver(forName: n, object: nil) { _ in }",
      ])
    func fine(_ source: String) throws {
      #expect(try issues(source) == [])
    }
  }
#endif
