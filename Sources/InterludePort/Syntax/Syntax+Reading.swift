#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension SyntaxProtocol {
    /// The bytes of the node without the white space and comments around it.
    var bytes: Range<Int> {
      positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The nearest declaration of a type, or extension, around the node.
    var enclosingType: Syntax? {
      var node = parent
      while let current = node {
        switch current.kind {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl:
          return current
        default: node = current.parent
        }
      }
      return nil
    }

    /// `Outer.Inner` of a type's declaration or of an extension of it.
    var typeName: String? {
      let own: String
      switch Syntax(self).as(SyntaxEnum.self) {
      case .classDecl(let node): own = node.name.text
      case .structDecl(let node): own = node.name.text
      case .enumDecl(let node): own = node.name.text
      case .actorDecl(let node): own = node.name.text
      case .protocolDecl(let node): own = node.name.text
      case .extensionDecl(let node): own = node.extendedType.trimmedDescription
      default: return nil
      }
      guard let outer = enclosingType?.typeName else { return own }
      return "\(outer).\(own)"
    }

    /// The `#if` clause directly around the node, inside `limit`.
    var enclosingCondition: IfConfigClauseSyntax? {
      var node = parent
      while let current = node {
        if let clause = current.as(IfConfigClauseSyntax.self) { return clause }
        node = current.parent
      }
      return nil
    }
  }

  extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }

    var access: String? {
      first {
        ["open", "public", "package", "internal", "fileprivate", "private"].contains($0.name.text)
          && $0.detail == nil
      }?.name.text
    }
  }

  extension AttributeListSyntax {
    func attribute(_ name: String) -> AttributeSyntax? {
      for case .attribute(let attribute) in self
      where attribute.attributeName.trimmedDescription == name {
        return attribute
      }
      return nil
    }

    /// `handle:with:` of `@objc(handle:with:)`.
    var objectiveCName: String? {
      guard let attribute = attribute("objc"), let arguments = attribute.arguments else {
        return nil
      }
      return arguments.trimmedDescription
    }
  }

  extension FunctionDeclSyntax {
    var method: TargetIndex.Method {
      TargetIndex.Method(
        name: name.text,
        labels: signature.parameterClause.parameters.map { $0.firstName.text })
    }

    var optionalResult: TargetIndex.Result {
      guard let type = signature.returnClause?.type else { return .nothing }
      return type.isOptional ? .optional : type.isVoid ? .nothing : .value
    }
  }

  extension TypeSyntax {
    var isOptional: Bool {
      self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        || trimmedDescription.hasPrefix("Optional<")
    }

    var isVoid: Bool { ["Void", "()"].contains(trimmedDescription) }
  }
#endif
