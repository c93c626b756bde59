#if INTERLUDE_SYNTAX
  import SwiftParser
  import SwiftSyntax

  extension SourceAdapter {
    /// Parses, collects edits rule by rule, and applies them.
    func rewrite(_ source: String, path: String) -> (text: String, issues: [SourceIssue]) {
      let tree = Parser.parse(source: source)
      let declarations = Declarations(viewMode: .sourceAccurate)
      declarations.walk(tree)
      let rules = AdaptingVisitor(
        source: SourceText(source), path: path, adapter: self, declarations: declarations)
      rules.walk(tree)
      return (rules.edits.applied(), rules.issues)
    }
  }

  extension TargetIndex {
    /// The requirements that a source declares.
    package init(declaredIn source: String) {
      let declarations = Declarations(viewMode: .sourceAccurate)
      declarations.walk(Parser.parse(source: source))
      self = declarations.index
    }
  }
#else
  extension TargetIndex {
    /// Unknown without a parser; the adapter then says what to install.
    package init(declaredIn source: String) { self.init() }
  }
#endif
