#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension AdaptingVisitor {
    /// `d.responds(to: #selector(P.f(_:)))` asks a generated method where P is the app's own.
    ///
    /// Whether an optional method is implemented shows only in calling it, so the answer is true for
    /// every object that conforms: what is guarded by it then calls `d.f?(x)`, which does nothing.
    func adaptRespondence(_ node: FunctionCallExprSyntax) {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "responds", node.arguments.count == 1,
        let argument = node.arguments.first, argument.label?.text == "to",
        let macro = argument.expression.as(MacroExpansionExprSyntax.self),
        macro.macroName.text == "selector", let named = macro.arguments.first?.expression,
        let reference = Reference(named)
      else { return }
      guard let method = optionalMethod(reference) else {
        return adaptRespondence(of: member, to: reference, in: node)
      }
      report(
        .warning, at: member.declName,
        """
        'responds(to:)' is true for every '\(reference.base ?? "")' here, implemented or not; \
        compare 'd.\(method.name)?(…)' with nil
        """)
      edits.replace(
        member.declName.bytes.lowerBound..<node.bytes.upperBound,
        by: "\(Self.mayRespond)(to: \"\(method.fullName)\")")
    }

    /// The same question about a protocol of UIKit: whether the object conforms.
    ///
    /// A method that Apple requires is there, and one that Apple makes optional has a default.
    private func adaptRespondence(
      of member: MemberAccessExprSyntax, to reference: Reference, in node: FunctionCallExprSyntax
    ) {
      guard let name = reference.base, isUIKitProtocol(name), let base = member.base else { return }
      if !UIKitRequirements.whole.contains(name) {
        report(
          .warning, at: member.declName,
          "'responds(to:)' is true for every '\(name)' here, implemented or not")
      }
      let chain = base.as(OptionalChainingExprSyntax.self)
      let object = chain?.expression ?? base
      // With an optional on the way the answer is optional, as its author expects.
      let isOptional = base.trimmedDescription.contains("?")
      edits.insert(isOptional ? "Optional((" : "((", at: object.bytes.lowerBound)
      edits.replace(
        object.bytes.upperBound..<node.bytes.upperBound, by: " as Any) is any \(name))")
    }

    func isUIKitProtocol(_ name: String) -> Bool {
      UIKitRequirements.whole.contains(name) || UIKitRequirements.partial.contains(name)
    }

    /// The method that adapted protocols offer instead of `responds(to:)`.
    static var mayRespond: String { "_mayRespond" }

    /// The optional method of a known protocol that a selector names.
    func optionalMethod(_ reference: Reference) -> TargetIndex.Method? {
      guard let base = reference.base, let methods = index.protocols[base] else { return nil }
      return methods.first { method in
        method.name == reference.name && reference.labels.map { $0 == method.labels } ?? true
      }
    }
  }
#endif
