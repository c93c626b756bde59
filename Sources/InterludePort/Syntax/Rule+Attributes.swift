#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension AdaptingVisitor {
    private static let dropped: Set<String> = [
      "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
      "IBSegueAction", "GKInspectable",
    ]

    /// True when the attribute is gone.
    func adaptAttribute(_ node: AttributeSyntax) -> Bool {
      let name = node.attributeName.trimmedDescription
      if Self.dropped.contains(name) {
        edits.remove(node.bytes)
        return true
      }
      switch name {
      case "UIApplicationMain", "NSApplicationMain", "main":
        if adapter.entryPoint == .dropped {
          edits.remove(node.bytes)
        } else if name != "main" {
          edits.replace(node.bytes, by: "@main")
        }
        return true
      case "NSManaged":
        report(
          .error, at: node,
          """
          '@NSManaged' needs the Objective-C runtime to make the accessors; write a stored \
          property (in a layer: with 'didSet { setNeedsDisplay() }')
          """)
        edits.remove(node.bytes)
        return true
      case "convention" where node.arguments?.trimmedDescription == "block":
        report(
          .error, at: node,
          "'@convention(block)' needs the Objective-C runtime; use a plain closure type")
        return true
      default: return false
      }
    }
  }
#endif
