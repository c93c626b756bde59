#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension AdaptingVisitor {
    /// Names calls that need the Objective-C runtime and would otherwise do nothing, silently.
    func nameRuntimeCall(_ node: FunctionCallExprSyntax) {
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
      let name =
        member?.declName.baseName.text
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      switch name {
      case "observe" where node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true:
        report(
          .warning, at: node,
          "key-value observation needs the Objective-C runtime; use 'didSet' or a closure")
      case "addObserver" where labels.contains("forKeyPath"):
        report(
          .warning, at: node,
          "key-value observation needs the Objective-C runtime; use 'didSet' or a closure")
      case "value", "setValue":
        guard let label = labels.last, ["forKey", "forKeyPath"].contains(label),
          !understandsKeys(member?.base, at: node)
        else { return }
        report(
          .warning, at: node,
          """
          key-value coding reaches layers and animations only; elsewhere use the property \
          itself
          """)
      case "method_exchangeImplementations", "method_setImplementation", "class_addMethod",
        "class_replaceMethod", "imp_implementationWithBlock":
        report(
          .warning, at: node,
          "methods cannot be exchanged at run time here; subclass and override instead")
      default: return
      }
    }

    /// Layers and animations have keys here; what the base is, only its name says.
    private func understandsKeys(_ base: ExprSyntax?, at node: FunctionCallExprSyntax) -> Bool {
      var text = base?.trimmedDescription ?? "self"
      if ["self", "super"].contains(text) { text = node.enclosingType?.typeName ?? "" }
      let lowered = text.lowercased()
      return ["layer", "anim", "transition", "mask", "transaction"].contains {
        lowered.contains($0)
      }
    }
  }
#endif
