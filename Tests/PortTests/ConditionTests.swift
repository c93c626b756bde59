#if INTERLUDE_SYNTAX
  import Testing

  import InterludePort

  @Suite("Conditions, imports and tests") struct ConditionTests {
    static let examples = [
      Example("os(iOS)", "#if os(iOS)\n#endif", "#if true   \n#endif"),
      Example(
        "one of several", "#if os(tvOS) || os(iOS) && !DEBUG\n#endif",
        "#if os(tvOS) || true    && !DEBUG\n#endif"),
      Example(
        "nested, negated and in #elseif",
        "#if os(macOS)\n#elseif os(iOS)\n#if !os(iOS)\n#endif\n#endif",
        "#if os(macOS)\n#elseif true   \n#if !true   \n#endif\n#endif"),
      Example(
        "other conditions stay",
        "@objc class A {}\n#if canImport(UIKit) && !os(macOS) && targetEnvironment(simulator)\n#endif",
        "      class A {}\n#if canImport(UIKit) && !os(macOS) && targetEnvironment(simulator)\n#endif"
      ),
      Example(
        "availability stays", "@objc class A {}\nif #available(iOS 13, *) {}",
        "      class A {}\nif #available(iOS 13, *) {}"),
      Example(
        "a submodule of UIKit", "import UIKit.UIGestureRecognizerSubclass\nimport UIKit",
        "import UIKit                            \nimport UIKit"),
      Example(
        "a submodule of QuartzCore", "import QuartzCore.CAAnimation",
        "import QuartzCore            "),
      Example(
        "a declaration of UIKit", "import class UIKit.UIView", "import class UIKit.UIView"),
      Example("Darwin", "import Darwin", "import Glibc "),
      Example("ObjectiveC", "import ObjectiveC", "import UIKit     "),
      Example("AVFoundation", "import AVFoundation", "import UIKit       "),
      Example(
        "a key path of a layer", "a(#keyPath(CALayer.bounds.size))",
        "a(\"bounds.size\"                )"),
      Example(
        "Apple's Boolean properties", "a(#keyPath(CALayer.isHidden))",
        "a(\"hidden\"                  )"),
      Example("an own key path", "a(#keyPath(Circle.isOpen))", "a(\"isOpen\"               )"),
      Example(
        "a synchronous test on the main actor",
        "@MainActor class T: XCTestCase { func testA() {}\nfunc testB() throws {}\nfunc g() {} }",
        "@MainActor class T: XCTestCase { func testA() async {}\n"
          + "func testB() async throws {}\nfunc g() {} }"),
      Example(
        "a test that is not isolated", "class T: XCTestCase { func testA() {} }",
        "class T: XCTestCase { func testA() {} }"),
    ]

    @Test(arguments: examples) func becomes(_ example: Example) throws {
      #expect(try adapted(example.source) == example.adapted)
      #expect(try issues(example.source) == [])
    }
  }
#endif
