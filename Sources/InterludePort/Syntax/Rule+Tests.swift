#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension AdaptingVisitor {
    /// Makes synchronous test methods on the main actor asynchronous.
    ///
    /// XCTest on Linux finds tests by casting their methods, and crashes on isolated ones that are
    /// not async.
    func adaptTests(of node: ClassDeclSyntax) {
      guard let base = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
        base.hasSuffix("TestCase")
      else { return }
      for item in node.memberBlock.members {
        guard let method = item.decl.as(FunctionDeclSyntax.self),
          method.name.text.hasPrefix("test"),
          method.signature.parameterClause.parameters.isEmpty,
          method.signature.effectSpecifiers?.asyncSpecifier == nil,
          node.attributes.attribute("MainActor") != nil
            || method.attributes.attribute("MainActor") != nil
        else { continue }
        edits.insert(" async", at: method.signature.parameterClause.bytes.upperBound)
      }
    }
  }
#endif
