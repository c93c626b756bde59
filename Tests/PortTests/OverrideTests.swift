#if INTERLUDE_SYNTAX
  import Testing

  import InterludePort

  @Suite("Overrides in extensions move into the class") struct OverrideTests {
    @Test("The member keeps its line and column, and so does the brace")
    func moved() throws {
      let source = """
        class A: V {
          var x = 1
        }
        extension A {
          func g() {}
          override func f() {
            s(#selector(g))
          }
        }
        """
      let expected = """
        class A: V {
          var x = 1

        #sourceLocation(file: "/a/B.swift", line: 6)
          override func f() {
            s(Selector("g", Self.g))
          }
        #sourceLocation(file: "/a/B.swift", line: 3)
        }
        extension A {
          func g() {}
        \("                     ")
        \("                   ")
           
        }
        """
      #expect(try adapted(source) == expected)
    }

    @Test("On one line, with the access of the extension")
    func oneLine() throws {
      let source = "public class A: V { }; public extension A { override func f() {} }"
      let expected = """
        public class A: V {\(" ")
        #sourceLocation(file: "/a/B.swift", line: 1)
                                                    public override func f() {}
        #sourceLocation(file: "/a/B.swift", line: 1)
                            }; public extension A {                      }
        """
      #expect(try adapted(source) == expected)
    }

    @Test("A member that a subclass overrides moves too")
    func overridden() throws {
      let source = """
        class A {}
        extension A { @objc func setUp() {} }
        class B: A { override func setUp() {} }
        """
      let text = try adapted(source)
      #expect(text.contains("\n                    func setUp() {}\n"))
      #expect(text.contains("\nextension A {                       }\n"))
    }

    @Test("An open member moves for subclasses in other modules")
    func open() throws {
      let text = try adapted("open class A {}; extension A { @objc open func f() {} }")
      #expect(text.hasSuffix("}; extension A {                        }"))
      #expect(text.contains("open func f() {}\n"))
    }

    @Test("So does one that is open by meeting a protocol, and one that a subclass overrides")
    func conforming() throws {
      let open = try adapted("open class A {}; extension A: P { open func f() {} }")
      #expect(open.hasSuffix("}; extension A: P {                  }"))
      #expect(open.contains("open func f() {}\n"))
      let met = try adapted(
        "class A {}; extension A: P { func f() {} }; class B: A { override func f() {} }")
      #expect(met.contains("extension A: P {             }"))
    }

    static let unadaptable: [(String, String)] = [
      (
        "extension A {\n  override func f() {}\n}",
        "B.swift:2:3: error: without Objective-C an extension cannot override, and class 'A' is "
          + "not in this file; move the override, or the extension, into the file of the class"
      ),
      (
        "class A {}\nextension A {\n  #if DEBUG\n  override func f() {}\n  #endif\n}",
        "B.swift:4:3: error: an override in an extension is compiled inside 'A', and '#if' around "
          + "it cannot follow; move it into the class"
      ),
      (
        "class A {}\n#if DEBUG\nextension A { override func f() {} }\n#endif",
        "B.swift:3:15: error: an override in a conditional extension cannot be moved into 'A'; "
          + "move it by hand"
      ),
    ]

    @Test("What cannot move is named with its place and cure", arguments: unadaptable)
    func named(_ source: String, _ issue: String) throws {
      #expect(try issues(source) == [issue])
    }
  }
#endif
