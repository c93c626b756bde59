#if INTERLUDE_SYNTAX
  import SwiftSyntax

  /// Walks a source once and lets every rule edit its own kind of node.
  ///
  /// The rules live beside this file, one to a file; here is only who is asked when.
  final class AdaptingVisitor: SyntaxVisitor {
    let source: SourceText
    let path: String
    let adapter: SourceAdapter
    let declarations: Declarations
    /// Those of other files, UIKit's and this file's.
    let index: TargetIndex
    var edits: Edits
    private(set) var issues: [SourceIssue] = []

    init(
      source: SourceText, path: String, adapter: SourceAdapter, declarations: Declarations
    ) {
      self.source = source
      self.path = path
      self.adapter = adapter
      self.declarations = declarations
      index = adapter.index.merging(declarations.index)
      edits = Edits(source: source, layout: adapter.layout)
      super.init(viewMode: .sourceAccurate)
    }

    /// True when the file sees UIKit's overloads.
    var importsUIKit: Bool {
      !declarations.imports.isDisjoint(with: ["UIKit", "Interlude", "ObjectiveC"])
    }

    func report(
      _ severity: SourceIssue.Severity, at node: some SyntaxProtocol, _ message: String
    ) {
      let place = source.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      issues.append(
        SourceIssue(
          path: path, line: place.line, column: place.column, severity: severity,
          message: message))
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      adaptImport(node)
      return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      adaptCondition(node)
      return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      adaptAttribute(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "dynamic" { edits.remove(node.bytes) }
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      adaptProtocol(node)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      adaptTests(of: node)
      warnOfLateMethods(in: node)
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      adaptOverrides(in: node)
      return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      switch node.macroName.text {
      case "selector":
        adaptSelector(node)
        return .skipChildren
      case "keyPath":
        adaptKeyPath(node)
        return .skipChildren
      default: return .visitChildren
      }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      adaptOptionalCall(node)
      adaptTime(node)
      adaptSelectorString(node)
      adaptRespondence(node)
      nameRuntimeCall(node)
      return .visitChildren
    }
  }
#endif
