#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension AdaptingVisitor {
    /// Submodules give way to their modules; modules that only Apple's systems have, to ours.
    ///
    /// Of AVFoundation there is `AVMakeRect`, for which transitions of images import it.
    func adaptImport(_ node: ImportDeclSyntax) {
      guard let module = node.path.first else { return }
      let name = module.name.text
      let whole = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]
      let renamed = ["Darwin": "Glibc", "ObjectiveC": "UIKit", "AVFoundation": "UIKit"]
      let target = renamed[name] ?? name
      guard renamed[name] != nil || whole.contains(name) else { return }
      // `import class UIKit.UIView` names a declaration and stays.
      guard node.importKindSpecifier == nil, node.path.count > 1 || target != name else { return }
      edits.replace(node.path.bytes, by: target)
    }
  }
#endif
