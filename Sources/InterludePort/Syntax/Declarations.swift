#if INTERLUDE_SYNTAX
  import SwiftSyntax

  /// What a source declares, collected before anything is edited.
  final class Declarations: SyntaxVisitor {
    struct Method {
      let labels: [String]
      let isStatic: Bool
      let objectiveCName: String?
      let node: FunctionDeclSyntax
    }

    /// By dotted type name, then by base name.
    private(set) var methods: [String: [String: [Method]]] = [:]
    private(set) var classes: [String: ClassDeclSyntax] = [:]
    private(set) var index = TargetIndex()
    /// Names of properties that are not requirements: a call through one is a closure's.
    private(set) var properties: Set<String> = []
    private(set) var imports: Set<String> = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if let first = node.path.first { imports.insert(first.name.text) }
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if let name = Syntax(node).typeName { classes[name] = node }
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      for item in node.memberBlock.members {
        guard let method = item.decl.as(FunctionDeclSyntax.self), method.modifiers.has("optional")
        else { continue }
        index.add(method.method, of: node.name.text, result: method.optionalResult)
      }
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.has("override") { index.overridden.insert(node.name.text) }
      guard let type = node.enclosingType?.typeName else { return .visitChildren }
      let method = Method(
        labels: node.method.labels,
        isStatic: node.modifiers.has("static") || node.modifiers.has("class"),
        objectiveCName: node.attributes.objectiveCName, node: node)
      methods[type, default: [:]][node.name.text, default: []].append(method)
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
          properties.insert(name.identifier.text)
          if node.modifiers.has("override") { index.overridden.insert(name.identifier.text) }
        }
      }
      return .visitChildren
    }

    /// All methods of a type, in its body and in the file's extensions of it.
    func methods(in type: String) -> [Method] { (methods[type] ?? [:]).values.flatMap(\.self) }

    /// The methods of a type with this name, in its body and in the file's extensions of it.
    func methods(named name: String, in type: String) -> [Method] {
      methods[type]?[name] ?? []
    }
  }
#endif
