#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension AdaptingVisitor {
    /// `os(iOS)` is true here; all other conditions mean what they say.
    func adaptCondition(_ node: IfConfigClauseSyntax) {
      guard let condition = node.condition else { return }
      let finder = SystemFinder(viewMode: .sourceAccurate)
      finder.walk(condition)
      for call in finder.calls { edits.replace(call.bytes, by: "true") }
    }
  }

  private final class SystemFinder: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.trimmedDescription == "os",
        node.arguments.trimmedDescription == "iOS"
      {
        calls.append(node)
      }
      return .skipChildren
    }
  }
#endif
