#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension AdaptingVisitor {
    /// `#selector(handlePan(_:))` becomes `Selector("handlePan:", Self.handlePan(_:))`.
    func adaptSelector(_ node: MacroExpansionExprSyntax) {
      guard let argument = node.arguments.first else { return }
      if let label = argument.label?.text {
        report(
          .error, at: node,
          """
          '#selector(\(label):)' needs the Objective-C runtime; write a method that \
          \(label == "getter" ? "reads" : "sets") the property and name that
          """)
        return edits.replace(node.bytes, by: "Selector(\"\(label)\")")
      }
      var expression = argument.expression
      while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first
      {
        expression = inner.expression
      }
      let coerced = expression.coercion
      guard let reference = Reference(coerced?.expression ?? expression) else {
        return report(
          .error, at: node, "this '#selector' does not name a method; write '#selector(method(_:))'"
        )
      }
      if let method = optionalMethod(reference) {
        // A protocol's method is nobody's until it is sent: the name alone.
        let name = SelectorName.name(base: method.name, labels: method.labels)
        return edits.replace(node.bytes, by: "Selector(\"\(name)\")")
      }
      if let base = reference.base, isUIKitProtocol(base) {
        let labels =
          reference.labels ?? Array(repeating: "_", count: coerced?.arity ?? 0)
        let name = SelectorName.name(base: reference.name, labels: labels)
        return edits.replace(node.bytes, by: "Selector(\"\(name)\")")
      }
      let selector = selector(reference, arity: coerced?.arity, at: node)
      if let selector { edits.replace(node.bytes, by: selector) }
    }

    /// `Selector("handlePan:")` becomes bound where the enclosing class declares that method.
    func adaptSelectorString(_ node: FunctionCallExprSyntax) {
      let callee = node.calledExpression.trimmedDescription
      guard callee == "Selector" || callee == "NSSelectorFromString", node.arguments.count == 1,
        let argument = node.arguments.first, argument.label == nil
      else { return }
      var text = argument.expression.trimmedDescription
      while text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
      if text.hasPrefix("\""), text.hasSuffix("\""), let type = node.enclosingType?.typeName {
        let name = String(text.dropFirst().dropLast())
        for method in declarations.methods(in: type) where !method.isStatic {
          guard name == objectiveCName(of: method) else { continue }
          let reference = Reference(base: nil, name: method.node.name.text, labels: method.labels)
          if let selector = selector(reference, arity: nil, at: node) {
            return edits.replace(node.bytes, by: selector)
          }
        }
      }
      report(
        .warning, at: node,
        "a selector from a string reaches no method here; use '#selector(method(_:))'")
    }

    private func selector(
      _ reference: Reference, arity: Int?, at node: some SyntaxProtocol
    ) -> String? {
      let context = SelectorContext(of: node, reference: reference, declarations: declarations)
      let candidates = declarations.methods(named: reference.name, in: context.type)
      let method = candidates.first { candidate in
        if let labels = reference.labels { return candidate.labels == labels }
        return arity.map { candidate.labels.count == $0 } ?? true
      }
      if let method, method.isStatic, candidates.allSatisfy(\.isStatic) {
        report(
          .error, at: node,
          """
          '\(reference.name)' is a type method, whose selector needs the Objective-C runtime; \
          make it an instance method, or use a UIAction
          """)
        return nil
      }
      let labels = reference.labels ?? method?.labels
      let count = labels?.count ?? arity ?? 0
      guard count <= 2 else {
        report(
          .error, at: node,
          """
          '\(reference.name)' takes \(count) arguments, and a selector is called with two at \
          most; write a method with fewer
          """)
        return nil
      }
      let known = labels ?? (arity == 0 ? [] : nil)
      let name =
        method.map(objectiveCName)
        ?? SelectorName.name(
          base: reference.name, labels: labels ?? Array(repeating: "_", count: arity ?? 0))
      return "Selector(\"\(name)\", \(context.call(reference, known, overloads: candidates.count)))"
    }

    private func objectiveCName(of method: Declarations.Method) -> String {
      method.objectiveCName
        ?? SelectorName.name(base: method.node.name.text, labels: method.labels)
    }
  }

  /// What stands between the parentheses of `#selector`.
  struct Reference {
    /// `self`, `ViewController`, `viewModel`; nil for a bare name.
    var base: String?
    var name: String
    /// Nil without parentheses.
    var labels: [String]?

    init(base: String?, name: String, labels: [String]?) {
      self.base = base
      self.name = name
      self.labels = labels
    }

    init?(_ expression: ExprSyntax) {
      let declaration: DeclReferenceExprSyntax
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        self.base = base.trimmedDescription
        declaration = member.declName
      } else if let bare = expression.as(DeclReferenceExprSyntax.self) {
        declaration = bare
      } else {
        return nil
      }
      name = declaration.baseName.text
      labels = declaration.argumentNames?.arguments.map { $0.name.text }
    }
  }

  extension ExprSyntax {
    /// `method as (Type) -> Void`: the method, and how many arguments the last arrow takes.
    var coercion: (expression: ExprSyntax, arity: Int?)? {
      guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)
      else { return nil }
      var function = type.type
      while let optional = function.as(OptionalTypeSyntax.self) { function = optional.wrappedType }
      while let tuple = function.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first
      {
        function = inner.type
      }
      var arity: Int?
      while let arrow = function.as(FunctionTypeSyntax.self) {
        arity = arrow.parameters.count
        function = arrow.returnClause.type
      }
      return (elements[0], arity)
    }
  }
#endif
