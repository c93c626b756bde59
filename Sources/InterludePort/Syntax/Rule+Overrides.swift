#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension AdaptingVisitor {
    /// Moves overrides out of extensions into the class, which Swift demands without Objective-C.
    ///
    /// They are compiled inside the class's braces and keep their own lines in errors. So are members
    /// that Objective-C could dispatch and that some class overrides: one declared in an extension
    /// cannot be overridden here.
    func adaptOverrides(in node: ExtensionDeclSyntax) {
      guard let name = Syntax(node).typeName else { return }
      for item in node.memberBlock.members {
        if let modifiers = item.decl.overridingModifiers {
          adaptOverride(item, modifiers, in: node, of: name)
        } else if isOverridden(item.decl, in: node, of: name) {
          let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
          adaptOverride(item, modifiers ?? [], in: node, of: name)
        } else if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
          for clause in conditional.clauses {
            guard case .decls(let members)? = clause.elements else { continue }
            for member in members where member.decl.overridingModifiers != nil {
              report(
                .error, at: member,
                """
                an override in an extension is compiled inside '\(name)', and '#if' around it \
                cannot follow; move it into the class
                """)
            }
          }
        }
      }
    }

    private func isOverridden(
      _ member: DeclSyntax, in node: ExtensionDeclSyntax, of name: String
    ) -> Bool {
      guard let target = declarations.classes[name], node.genericWhereClause == nil,
        node.enclosingCondition?.id == target.enclosingCondition?.id,
        let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes,
        let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        !modifiers.has("private"), !modifiers.has("static"), !modifiers.has("final")
      else { return false }
      let isDispatched =
        attributes.attribute("objc") != nil || attributes.attribute("IBAction") != nil
        || node.attributes.attribute("objc") != nil
        || target.attributes.attribute("objcMembers") != nil
        // Meeting a protocol of Objective-C does it too.
        || node.inheritanceClause != nil
      let names: [String]
      if let method = member.as(FunctionDeclSyntax.self) {
        names = [method.name.text]
      } else if let property = member.as(VariableDeclSyntax.self) {
        names = property.bindings.map(\.pattern.trimmedDescription)
      } else {
        return false
      }
      // Who overrides an open member may be in another module.
      return isDispatched
        && (modifiers.has("open") || !index.overridden.isDisjoint(with: names))
    }

    private func adaptOverride(
      _ item: MemberBlockItemSyntax, _ modifiers: DeclModifierListSyntax,
      in node: ExtensionDeclSyntax, of name: String
    ) {
      guard let target = declarations.classes[name] else {
        return report(
          .error, at: item,
          """
          without Objective-C an extension cannot override, and class '\(name)' is not in this \
          file; move the override, or the extension, into the file of the class
          """)
      }
      guard node.genericWhereClause == nil,
        node.enclosingCondition?.id == target.enclosingCondition?.id
      else {
        return report(
          .error, at: item,
          "an override in a conditional extension cannot be moved into '\(name)'; move it by hand")
      }
      if modifiers.access == nil, let access = node.modifiers.access, access != "internal" {
        let place = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.bytes.lowerBound
        if let place { edits.insert(access + " ", at: place) }
      }
      let brace = target.memberBlock.rightBrace.bytes.lowerBound
      let range = wholeLines(item.bytes)
      edits.move(
        Edits.Move(
          range: range, destination: brace, prefix: prefix(before: range.lowerBound),
          suffix: suffix(at: brace)))
    }

    /// The range with the indentation in front of it, where nothing else is there.
    private func wholeLines(_ range: Range<Int>) -> Range<Int> {
      let start = source.start(ofLineAt: range.lowerBound)
      return source.isBlank(start..<range.lowerBound) ? start..<range.upperBound : range
    }

    private func prefix(before offset: Int) -> String {
      let place = source.position(of: offset)
      guard adapter.layout == .positions else { return "\n" }
      return "\n" + SourceAdapter.location(path: path, line: place.line) + "\n"
        + String(repeating: " ", count: place.column - 1)
    }

    private func suffix(at brace: Int) -> String {
      let place = source.position(of: brace)
      guard adapter.layout == .positions else { return "\n" }
      return "\n" + SourceAdapter.location(path: path, line: place.line) + "\n"
        + String(repeating: " ", count: place.column - 1)
    }
  }

  extension DeclSyntax {
    /// The modifiers of a declaration that overrides.
    fileprivate var overridingModifiers: DeclModifierListSyntax? {
      let modifiers = self.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers?.has("override") == true ? modifiers : nil
    }
  }
#endif
