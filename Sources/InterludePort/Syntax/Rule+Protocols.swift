#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension AdaptingVisitor {
    /// Gives an `@objc` protocol's optional requirements defaults that say "not implemented".
    ///
    /// `optional func f(_ x: T) -> R` becomes a requirement that may throw. A conforming type's
    /// plain `f` satisfies it; the default throws. Beside it an extension offers `f` with the result
    /// `R?`, which calls the requirement and turns the error into nil: so `d?.f(x)` is nil when `f`
    /// is not implemented, for results of any type, `Void` included. The requirement is disfavoured,
    /// so callers reach the extension's. Where R is optional already, the default gives nil.
    func adaptProtocol(_ node: ProtocolDeclSyntax) {
      guard node.attributes.attribute("objc") != nil else { return }
      var defaults: [String] = []
      var throwing: [String] = []
      let access = node.modifiers.access.flatMap { $0 == "internal" ? nil : $0 + " " } ?? ""
      for item in node.memberBlock.members {
        if let method = item.decl.as(FunctionDeclSyntax.self), method.modifiers.has("optional") {
          defaults += adaptRequirement(method, access: access)
        } else if let property = item.decl.as(VariableDeclSyntax.self),
          property.modifiers.has("optional")
        {
          let (base, own) = adaptRequirement(property, access: access)
          throwing += base
          defaults += own
        } else if let list = item.decl.optionalModifier {
          report(.error, at: list, "an optional requirement can be a method or a property here")
        }
      }
      let name = node.name.text
      var ancestor = "AnyObject"
      var text = ""
      if !throwing.isEmpty {
        ancestor = "_OptionalPropertiesOf\(name)"
        let isolation = node.attributes.attribute("MainActor") == nil ? "" : "@MainActor "
        let requirements = throwing.map { "\($0) { get throws }" }.joined(separator: "; ")
        let bodies = throwing.map {
          "\(access)\($0) { get throws { throw CancellationError() } }"
        }.joined(separator: "; ")
        text += "; \(isolation)\(access)protocol \(ancestor): AnyObject { \(requirements) }"
        text += "; extension \(ancestor) { \(bodies) }"
      }
      // On Apple's systems an @objc protocol is always one of objects.
      if node.inheritanceClause == nil {
        edits.insert(": \(ancestor)", at: node.name.bytes.upperBound)
      } else if !throwing.isEmpty, let last = node.inheritanceClause?.inheritedTypes.last {
        edits.insert(", \(ancestor)", at: last.bytes.upperBound)
      }
      if !defaults.isEmpty {
        defaults.append("\(access)func \(Self.mayRespond)(to method: String) -> Bool { true }")
        text += "; extension \(name) { \(defaults.joined(separator: "; ")) }"
      }
      if !text.isEmpty { edits.insert(text, at: node.bytes.upperBound) }
    }

    private func adaptRequirement(_ node: FunctionDeclSyntax, access: String) -> [String] {
      if let modifier = node.modifiers.first(where: { ["static", "class"].contains($0.name.text) })
      {
        report(.error, at: modifier, "an optional type method cannot be adapted; make it required")
        return []
      }
      if let effects = node.signature.effectSpecifiers {
        report(
          .error, at: effects,
          "an optional method that throws or is async cannot be adapted; make it required")
        return []
      }
      let parameters = node.signature.parameterClause.trimmedDescription
      let name = node.name.text + (node.genericParameterClause?.trimmedDescription ?? "")
      let type = node.signature.returnClause?.type.trimmedDescription ?? "Void"
      if node.optionalResult == .optional {
        removeOptional(node.modifiers, attribute: nil)
        return ["\(access)func \(name)\(parameters) -> \(type) { nil }"]
      }
      let arguments = node.signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
        let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
        return label + (isInout ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
      }.joined(separator: ", ")
      removeOptional(node.modifiers, attribute: "@_disfavoredOverload")
      edits.insert(" throws", at: node.signature.parameterClause.bytes.upperBound)
      let discardable =
        node.optionalResult == .nothing || node.attributes.attribute("discardableResult") != nil
      return [
        """
        @_disfavoredOverload \(access)func \(name)\(parameters) throws -> \(type) \
        { throw CancellationError() }
        """,
        """
        \(discardable ? "@discardableResult " : "")\(access)func \(name)\(parameters) -> \
        (\(type))? { try? (self.\(node.name.text)(\(arguments)) as \(type)) }
        """,
      ]
    }

    /// Properties cannot differ by type in one protocol: the throwing one moves to an ancestor.
    private func adaptRequirement(_ node: VariableDeclSyntax, access: String)
      -> (ancestor: [String], own: [String])
    {
      guard node.bindings.count == 1, let binding = node.bindings.first,
        let type = binding.typeAnnotation?.type
      else { return ([], []) }
      let name = binding.pattern.trimmedDescription
      if type.isOptional {
        removeOptional(node.modifiers, attribute: nil)
        if let accessors = binding.accessorBlock { edits.replace(accessors.bytes, by: "{ get }") }
        return ([], ["\(access)var \(name): \(type.trimmedDescription) { nil }"])
      }
      edits.remove(node.bytes)
      let plain = type.trimmedDescription
      return (
        ["var \(name): \(plain)"],
        ["\(access)var \(name): (\(plain))? { try? (self.\(name) as \(plain)) }"]
      )
    }

    private func removeOptional(_ modifiers: DeclModifierListSyntax, attribute: String?) {
      guard let optional = modifiers.first(where: { $0.name.text == "optional" }) else { return }
      if let attribute {
        edits.replace(optional.bytes, by: attribute)
      } else {
        edits.remove(optional.bytes)
      }
    }

    /// A method that only a subclass adds is never called through its ancestor's conformance.
    func warnOfLateMethods(in node: ClassDeclSyntax) {
      guard let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
        let base = declarations.classes[parent]
      else { return }
      let own = Set(node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
      for inherited in base.inheritanceClause?.inheritedTypes ?? [] {
        let name = inherited.type.trimmedDescription
        guard !own.contains(name), let optional = index.protocols[name] else { continue }
        for item in node.memberBlock.members {
          guard let method = item.decl.as(FunctionDeclSyntax.self),
            !method.modifiers.has("override"), optional.contains(method.method)
          else { continue }
          report(
            .warning, at: method.name,
            """
            '\(method.method.fullName)' is not called: '\(parent)' conforms to '\(name)' without \
            it; declare it in '\(parent)' and override it here
            """)
        }
      }
    }
  }

  extension DeclSyntax {
    /// The `optional` of any other kind of requirement.
    fileprivate var optionalModifier: DeclModifierSyntax? {
      let modifiers = self.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers?.first { $0.name.text == "optional" }
    }
  }
#endif
