#if INTERLUDE_SYNTAX
  import SwiftSyntax

  /// Where a selector is written, which decides how its class can be called there.
  struct SelectorContext {
    /// The type that the method belongs to, as far as the text says.
    let type: String
    /// How that type is called at this place.
    let spelling: String
    /// True when `spelling` is a class's own name.
    private let isNamed: Bool

    init(of node: some SyntaxProtocol, reference: Reference, declarations: Declarations) {
      let enclosing = node.enclosingType
      let own = enclosing?.typeName ?? ""
      let isClass =
        enclosing.map { [.classDecl, .extensionDecl, .protocolDecl].contains($0.kind) } ?? false
      switch reference.base {
      case nil, "self", "super", "Self":
        // A structure or enumeration has no selectors; its method is an outer class's.
        if !isClass, let outer = enclosing.flatMap({ Self.owner(of: $0, reference, declarations) })
        {
          (type, spelling, isNamed) = (outer, outer, true)
        } else if Self.allowsSelf(node) {
          (type, spelling, isNamed) = (own, "Self", false)
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
    func call(_ reference: Reference, _ labels: [String]?, _ count: Int, _ overloads: Int)
      -> String
    {
      if let labels, !labels.isEmpty, overloads > 0 || reference.labels != nil {
        return "\(spelling).\(reference.name)(\(labels.map { $0 + ":" }.joined()))"
      }
      // A method without arguments has no full name; a closure chooses it among its overloads.
      let isCertain = labels?.isEmpty == true
      if isCertain, overloads > 1 || Self.overloaded.contains(reference.name), !type.isEmpty {
        let name = spelling == "Self" || isNamed ? type : spelling
        return "{ (target: \(name)) in { target.\(reference.name)() } }"
      }
      return "\(spelling).\(reference.name)"
    }

    /// Names that UIKit's classes use with arguments.
    private static let overloaded: Set<String> = [
      "dismiss", "show", "present", "draw", "update", "begin", "end", "pushViewController",
      "popViewController", "setEditing", "touchesBegan", "finish", "cancel", "pause", "animate",
      "transition", "layout", "add", "remove", "close", "action",
    ]

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
