#if INTERLUDE_SYNTAX
  import Testing

  @testable import InterludePort

  @Suite("F176: not implemented differs from returned nil") struct OptionalRequirementTests {
    static let protocols = [
      Example(
        "a method without a result",
        "@objc protocol P { @objc optional func f(_ x: Int, by y: Int) }",
        "      protocol P: AnyObject {       @_disfavoredOverload func f(_ x: Int, by y: Int) throws };"
          + " extension P { @_disfavoredOverload func f(_ x: Int, by y: Int) throws -> Void "
          + "{ throw CancellationError() }; @discardableResult func f(_ x: Int, by y: Int) -> "
          + "(Void)? { try? (self.f(x, by: y) as Void) }; "
          + "func _mayRespond(to method: String) -> Bool { true } }"),
      Example(
        "a method with a result, in a public protocol",
        "@objc public protocol P: Q { optional func f() -> Int }",
        "      public protocol P: Q { @_disfavoredOverload func f() throws -> Int };"
          + " extension P { @_disfavoredOverload public func f() throws -> Int "
          + "{ throw CancellationError() }; public func f() -> (Int)? "
          + "{ try? (self.f() as Int) }; public func _mayRespond(to method: String) -> Bool "
          + "{ true } }"),
      Example(
        "a method with an optional result",
        "@objc protocol P: Q { @objc optional func f() -> V? }",
        "      protocol P: Q {                func f() -> V? };"
          + " extension P { func f() -> V? { nil }; "
          + "func _mayRespond(to method: String) -> Bool { true } }"),
      Example(
        "a property",
        "@objc protocol P { @objc optional var n: Int { get } }",
        "      protocol P: _OptionalPropertiesOfP {                                   };"
          + " protocol _OptionalPropertiesOfP: AnyObject { var n: Int { get throws } };"
          + " extension _OptionalPropertiesOfP { var n: Int { get throws "
          + "{ throw CancellationError() } } };"
          + " extension P { var n: (Int)? { try? (self.n as Int) }; "
          + "func _mayRespond(to method: String) -> Bool { true } }"),
      Example(
        "a protocol of objects", "@objc protocol P { func f() }",
        "      protocol P: AnyObject { func f() }"),
      Example(
        "a protocol of Swift", "@objc class A {}; protocol P {}", "      class A {}; protocol P {}"),
    ]

    @Test(arguments: protocols) func requirement(_ example: Example) throws {
      #expect(try adapted(example.source) == example.adapted)
    }

    /// f(_:) gives nothing, value(at:) a value, view() an optional.
    static let index = TargetIndex(
      declaredIn: """
        @objc protocol P {
          @objc optional func f(_ x: Int)
          @objc optional func value(at x: Int) -> String
          @objc optional func view() -> View?
        }
        """)

    static let calls = [
      Example("d?.f?(x)", "d?.f?(x)", "d?.f (x)"),
      Example("d.f?(x)", "d.f?(x)", "d.f (x)"),
      Example(
        "with a value", "let a = d?.value?(at: 1) ?? \"\"", "let a = d?.value (at: 1) ?? \"\""),
      Example("a chain goes on", "d?.value?(at: 1).count", "d?.value (at: 1)?.count"),
      Example("a chain of optionals", "d?.view?()?.frame", "d?.view ()?.frame"),
      Example("forced", "let a = d!.value!(at: 1)", "let a = d!.value (at: 1)!"),
      Example("UIKit's, chained", "d?.scrollView?(s, did: 1)", "d?.scrollView (s, did: 1)"),
      Example(
        "UIKit's, without labels", "d?.scrollViewDidScroll?(s)", "d?.scrollViewDidScroll (s)"),
      Example(
        "UIKit's own result is made optional", "let n = d.rows?(in: s) ?? 3",
        "let n = Optional(d)?.rows (in: s) ?? 3"),
      Example("a closure in a property", "d?.onTap?(x)", "d?.onTap?(x)"),
      Example("a closure", "completion?(true)", "completion?(true)"),
    ]

    @Test("d?.f?(x) calls it", arguments: calls) func call(_ example: Example) throws {
      #expect(try adapted(example.source, index: Self.index) == example.adapted)
    }

    @Test("A closure in a property of the file is not taken for UIKit's method of that name")
    func closure() throws {
      let source = "class A { var display: ((A) -> Void)?; func g(a: A) { a.display?(a) } }"
      #expect(try adapted(source) == source)
    }

    @Test("responds(to:) is true for what conforms, and says so")
    func responds() throws {
      let source = "if d.responds(to: #selector(P.f(_:))) {}"
      #expect(
        try adapted(source, index: Self.index) == "if d._mayRespond(to: \"f(_:)\")         {}")
      #expect(
        try issues(source, index: Self.index) == [
          "B.swift:1:6: warning: 'responds(to:)' is true for every 'P' here, implemented or not; "
            + "compare 'd.f?(…)' with nil"
        ])
    }

    static let respondence = [
      Example(
        "a required method of UIKit's is there",
        "if c.responds(to: #selector(UIViewControllerContextTransitioning.view(forKey:))) {}",
        "if ((c as Any) is any UIViewControllerContextTransitioning)                      {}"),
      Example(
        "with an optional on the way the answer is optional",
        "a?.c?.responds(to: #selector(UITraitEnvironment.f)) ?? false",
        "Optional((a?.c as Any) is any UITraitEnvironment)           ?? false"),
      Example(
        "a selector of a protocol of UIKit's is its name",
        "f(#selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))",
        "f(Selector(\"scrollViewDidScroll:\")                      )"),
    ]

    @Test(arguments: respondence) func responding(_ example: Example) throws {
      let text = try adapted(example.source)
      #expect(text.split(separator: " ") == example.adapted.split(separator: " "))
      #expect(try issues(example.source).isEmpty)
    }

    @Test("responds(to:) of an optional method of UIKit's says that it is always true")
    func respondsToUIKit() throws {
      let source = "d.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)))"
      #expect(
        try issues(source) == [
          "B.swift:1:3: warning: 'responds(to:)' is true for every 'UIScrollViewDelegate' here, "
            + "implemented or not"
        ])
    }

    @Test("A method that only a subclass adds is named")
    func late() throws {
      let source = """
        @objc protocol P { @objc optional func f() }
        class A: P {}
        class B: A { func f() {} }
        """
      #expect(
        try issues(source) == [
          "B.swift:3:19: warning: 'f()' is not called: 'A' conforms to 'P' without it; declare it "
            + "in 'A' and override it here"
        ])
    }

    static let unadaptable: [(String, String)] = [
      (
        "@objc protocol P { @objc optional static func f() }",
        "B.swift:1:35: error: an optional type method cannot be adapted; make it required"
      ),
      (
        "@objc protocol P { @objc optional func f() throws -> Int }",
        "B.swift:1:44: error: an optional method that throws or is async cannot be adapted; make "
          + "it required"
      ),
    ]

    @Test("What cannot be optional is named", arguments: unadaptable)
    func named(_ source: String, _ issue: String) throws {
      #expect(try issues(source) == [issue])
    }

    @Test("The index reads what it wrote")
    func written() {
      var index = Self.index
      index = index.merging(TargetIndex(of: "class A {\n  public override func go() {}\n}"))
      #expect(
        index.text == """
          // P f(_:) nothing
          // P value(at:) value
          // P view() optional
          // override go

          """)
      #expect(TargetIndex(parsing: index.text) == index)
    }
  }
#endif
