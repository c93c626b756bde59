#if INTERLUDE_SYNTAX
  import SwiftSyntax

  /// Where a selector is written, which decides how its class can be called there.
  struct SelectorContext {
    /// The type that the method belongs to, as far as the text says.
    let type: String
    /// How that type is called at this place.
    let spelling: String
    /// True when `spelling` is that of a type and not of an object's.
    private let isNamed: Bool
    /// True under an attribute `@MainActor`, where Swift 5 mode warns of plain references.
    private let isMarkedIsolated: Bool

    init(of node: some SyntaxProtocol, reference: Reference, declarations: Declarations) {
      let enclosing = node.enclosingType
      let own = enclosing?.typeName ?? ""
      let isClass =
        enclosing.map { [.classDecl, .extensionDecl, .protocolDecl].contains($0.kind) } ?? false
      isMarkedIsolated = Self.isMarkedIsolated(node, declarations)
      switch reference.base {
      case nil, "self", "super", "Self":
        // A structure or enumeration has no selectors; its method is an outer class's.
        if !isClass, let outer = enclosing.flatMap({ Self.owner(of: $0, reference, declarations) })
        {
          (type, spelling, isNamed) = (outer, outer, true)
        } else if Self.allowsSelf(node) {
          (type, spelling, isNamed) = (own, "Self", true)
        } else {
          (type, spelling, isNamed) = (own, own, true)
        }
      case let base?:
        let isType = base.split(separator: ".").last?.first?.isUppercase ?? false
        type = Self.resolve(base, from: own, declarations)
        spelling = isType ? base : "type(of: \(base))"
        isNamed = isType
      }
    }

    /// The reference to the method.
    func call(_ reference: Reference, _ labels: [String]?, overloads: Int) -> String {
      var name = reference.name
      if let labels, !labels.isEmpty { name += "(\(labels.map { $0 + ":" }.joined()))" }
      guard isNamed else { return "\(spelling).\(name)" }
      // A method without arguments has no full name; a closure chooses it among its overloads.
      if labels?.isEmpty == true, overloads > 1 || Self.overloaded.contains(reference.name) {
        return "{ (target: \(spelling)) in { target.\(name)() } }"
      }
      return isMarkedIsolated
        ? "{ (target: \(spelling)) in target.\(name) }" : "\(spelling).\(name)"
    }

    /// Names that UIKit's classes use with arguments.
    private static let overloaded: Set<String> = [
      "dismiss", "show", "present", "draw", "update", "begin", "end", "pushViewController",
      "popViewController", "setEditing", "touchesBegan", "finish", "cancel", "pause", "animate",
      "transition", "layout", "add", "remove", "close", "action",
    ]

    private static func isMarkedIsolated(
      _ node: some SyntaxProtocol, _ declarations: Declarations
    ) -> Bool {
      var current = node.parent
      while let declaration = current {
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
        if attributes?.attribute("MainActor") != nil { return true }
        if let type = declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
          declarations.classes[type]?.attributes.attribute("MainActor") != nil
        {
          return true
        }
        current = declaration.parent
      }
      return false
    }

    /// `Self` cannot be named where a class makes its stored properties or default arguments.
    private static func allowsSelf(_ node: some SyntaxProtocol) -> Bool {
      var current = Syntax(node)
      while let parent = current.parent {
        switch parent.kind {
        case .functionParameter: return false
        case .initializerClause:
          // …binding > bindings > variable > member
          let variable = parent.parent?.parent?.parent
          if variable?.kind == .variableDecl, variable?.parent?.kind == .memberBlockItem {
            return false
          }
        case .memberBlockItem: return true
        default: break
        }
        current = parent
      }
      return true
    }

    private static func owner(
      of type: Syntax, _ reference: Reference, _ declarations: Declarations
    ) -> String? {
      var current = type.enclosingType
      while let outer = current {
        if let name = outer.typeName, !declarations.methods(named: reference.name, in: name).isEmpty
        {
          return name
        }
        current = outer.enclosingType
      }
      return nil
    }

    /// `Inner` inside `Outer` means `Outer.Inner` where the file declares that.
    private static func resolve(_ base: String, from own: String, _ declarations: Declarations)
      -> String
    {
      var scope = own.split(separator: ".")
      while !scope.isEmpty {
        let candidate = scope.joined(separator: ".") + "." + base
        if declarations.classes[candidate] != nil { return candidate }
        scope.removeLast()
      }
      return base
    }
  }
#endif
