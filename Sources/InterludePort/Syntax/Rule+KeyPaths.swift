#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension AdaptingVisitor {
    /// `#keyPath(CALayer.bounds.size)` is the string "bounds.size".
    func adaptKeyPath(_ node: MacroExpansionExprSyntax) {
      guard let argument = node.arguments.first?.expression else { return }
      var parts = argument.trimmedDescription.split(separator: ".").map(String.init)
      let root = parts.first ?? ""
      while parts.count > 1, parts[0].first?.isUppercase == true { parts.removeFirst() }
      if parts.count > 1, parts[0] == "self" { parts.removeFirst() }
      // Apple's Boolean properties are called `hidden`, read `isHidden`.
      if root.hasPrefix("CA") || root.hasPrefix("UI"), let last = parts.last, last.count > 2,
        last.hasPrefix("is"), last.dropFirst(2).first?.isUppercase == true
      {
        let rest = last.dropFirst(2)
        parts[parts.count - 1] = rest.prefix(1).lowercased() + rest.dropFirst()
      }
      edits.replace(node.bytes, by: "\"\(parts.joined(separator: "."))\"")
    }
  }
#endif
