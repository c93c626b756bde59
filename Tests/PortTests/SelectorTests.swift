#if INTERLUDE_SYNTAX
  import Testing

  @testable import InterludePort

  @Suite("#selector becomes a selector that carries its call") struct SelectorTests {
    static let examples = [
      Example(
        "bare, private, one argument",
        "class A { func g() { s(#selector(pan(_:))) }\n@objc private func pan(_ g: G) {} }",
        "class A { func g() { s(Selector(\"pan:\", Self.pan(_:))) }\n"
          + "      private func pan(_ g: G) {} }"),
      Example(
        "no argument", "class A { func g() { s(#selector(tap)) }\n@objc func tap() {} }",
        "class A { func g() { s(Selector(\"tap\", Self.tap)) }\n      func tap() {} }"),
      Example(
        "a bare name takes the labels of its declaration",
        "class A { func g() { s(#selector(pan)) }\n@objc func pan(_ g: G) {} }",
        "class A { func g() { s(Selector(\"pan:\", Self.pan(_:))) }\n      func pan(_ g: G) {} }"),
      Example(
        "two arguments, with labels",
        "class A { func g() { s(#selector(tap(_:with:))) } }",
        "class A { func g() { s(Selector(\"tap:with:\", Self.tap(_:with:))) } }"),
      Example(
        "a first label is named as Objective-C names it",
        "class A { func g() { s(#selector(shown(note:)), #selector(go(for:))) } }",
        "class A { func g() { s(Selector(\"shownWithNote:\", Self.shown(note:)), "
          + "Selector(\"goFor:\", Self.go(for:))) } }"),
      Example(
        "@objc(name) gives the name",
        "class A { func g() { s(#selector(f(_:))) }\n@objc(go:) func f(_ x: X) {} }",
        "class A { func g() { s(Selector(\"go:\", Self.f(_:))) }\n           func f(_ x: X) {} }"),
      Example(
        "qualified", "class A { func g() { s(#selector(ViewController.foo(_:))) } }",
        "class A { func g() { s(Selector(\"foo:\", ViewController.foo(_:))) } }"),
      Example(
        "of self", "class A { func g() { s(#selector(self.foo)) } }",
        "class A { func g() { s(Selector(\"foo\", Self.foo)) } }"),
      Example(
        "inherited from UIKit", "class A { func g() { s(#selector(UIView.removeFromSuperview)) } }",
        "class A { func g() { s(Selector(\"removeFromSuperview\", UIView.removeFromSuperview)) } }"),
      Example(
        "of another object", "class A { func g() { s(#selector(model.tap)) } }",
        "class A { func g() { s(Selector(\"tap\", type(of: model).tap)) } }"),
      Example(
        "overloads, told apart by labels",
        "class A { func g() { s(#selector(f(_:)), #selector(f as () -> Void)) }\n"
          + "@objc func f() {}\n@objc func f(_ x: X) {} }",
        "class A { func g() { s(Selector(\"f:\", Self.f(_:)), "
          + "Selector(\"f\", { (target: Self) in { target.f() } })) }\n"
          + "      func f() {}\n      func f(_ x: X) {} }"),
      Example(
        "a method that UIKit overloads",
        "class A: UIViewController { func g() { s(#selector(dismiss as () -> Void)) }\n"
          + "@objc func dismiss() {} }",
        "class A: UIViewController { func g() { s(Selector(\"dismiss\", "
          + "{ (target: Self) in { target.dismiss() } })) }\n      func dismiss() {} }"),
      Example(
        "in a lazy property, where Self is not allowed",
        "class A { lazy var b = { B(#selector(tap)) }() }",
        "class A { lazy var b = { B(Selector(\"tap\", A.tap)) }() }"),
      Example(
        "in a nested class's stored property",
        "class A { class C { let b = B(#selector(tap)) } }",
        "class A { class C { let b = B(Selector(\"tap\", A.C.tap)) } }"),
      Example(
        "under @MainActor, where Swift 5 mode warns of a plain reference",
        "@MainActor class A { func g() { s(#selector(tap), #selector(f(_:))) } }",
        "@MainActor class A { func g() { s(Selector(\"tap\", { (target: Self) in target.tap }), "
          + "Selector(\"f:\", { (target: Self) in target.f(_:) })) } }"),
      Example(
        "in a computed property", "class A { var b: B { B(#selector(tap)) } }",
        "class A { var b: B { B(Selector(\"tap\", Self.tap)) } }"),
      Example(
        "in a default argument", "class A { func g(_ s: Selector = #selector(tap)) {} }",
        "class A { func g(_ s: Selector = Selector(\"tap\", A.tap)) {} }"),
      Example(
        "in an extension", "extension A { func g() { s(#selector(tap)) } }",
        "extension A { func g() { s(Selector(\"tap\", Self.tap)) } }"),
      Example(
        "in a structure inside the class",
        "class A { struct S { func g() { s(#selector(tap)) } }\n@objc func tap() {} }",
        "class A { struct S { func g() { s(Selector(\"tap\", A.tap)) } }\n      func tap() {} }"),
      Example(
        "a string that names a method of the class",
        "class A { func g() { s(Selector(\"pan:\")) }\n@objc func pan(_ g: G) {} }",
        "class A { func g() { s(Selector(\"pan:\", Self.pan(_:))) }\n      func pan(_ g: G) {} }"),
    ]

    @Test(arguments: examples) func becomes(_ example: Example) throws {
      #expect(try adapted(example.source) == example.adapted)
      #expect(try issues(example.source) == [])
    }

    static let names: [(String, [String], String)] = [
      ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["_", "with"], "tap:with:"),
      ("move", ["speed"], "moveWithSpeed:"), ("move", ["to", "_"], "moveTo::"),
      ("move", ["toPoint"], "moveToPoint:"), ("move", ["total"], "moveWithTotal:"),
    ]

    @Test("Names are those of Apple's systems", arguments: names)
    func name(_ base: String, _ labels: [String], _ expected: String) {
      #expect(SelectorName.name(base: base, labels: labels) == expected)
    }

    static let unadaptable: [(String, String)] = [
      (
        "class A { let s = #selector(getter: A.x) }",
        "B.swift:1:19: error: '#selector(getter:)' needs the Objective-C runtime; write a method "
          + "that reads the property and name that"
      ),
      (
        "class A { let s = #selector(setter: A.x) }",
        "B.swift:1:19: error: '#selector(setter:)' needs the Objective-C runtime; write a method "
          + "that sets the property and name that"
      ),
      (
        "class A { let s = #selector(f(_:_:_:)) }",
        "B.swift:1:19: error: 'f' takes 3 arguments, and a selector is called with two at most; "
          + "write a method with fewer"
      ),
      (
        "class A { let s = #selector(f)\n@objc static func f() {} }",
        "B.swift:1:19: error: 'f' is a type method, whose selector needs the Objective-C runtime; "
          + "make it an instance method, or use a UIAction"
      ),
      (
        "class A { let s = NSSelectorFromString(\"go\") }",
        "B.swift:1:19: warning: a selector from a string reaches no method here; use "
          + "'#selector(method(_:))'"
      ),
    ]

    @Test("What has no call is named with its place and cure", arguments: unadaptable)
    func named(_ source: String, _ issue: String) throws {
      #expect(try issues(source) == [issue])
    }
  }
#endif
