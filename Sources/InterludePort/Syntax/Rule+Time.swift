#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension AdaptingVisitor {
    /// Leads calls to virtual time that overload resolution alone would not catch.
    func adaptTime(_ node: FunctionCallExprSyntax) {
      let callee = node.calledExpression.trimmedDescription
      switch callee {
      case "Timer.scheduledTimer", "Timer", "Timer.init": adaptTimer(node)
      case "DispatchQueue.main.async": adaptWorkItem(node)
      case "DispatchQueue.main.asyncAfter": adaptDeadline(node)
      default: return
      }
    }

    /// The block forms exist in Foundation with the same labels; a first label tells ours apart.
    private func adaptTimer(_ node: FunctionCallExprSyntax) {
      guard let first = node.arguments.first,
        ["withTimeInterval", "timeInterval", "fire"].contains(first.label?.text ?? ""),
        !node.arguments.contains(where: { $0.label?.text == "selector" })
      else { return }
      guard importsUIKit else {
        return report(
          .warning, at: node,
          "this timer runs in real time, not on the stage's clock; 'import UIKit' in this file")
      }
      edits.insert("virtually: (), ", at: first.bytes.lowerBound)
    }

    /// Dispatch has a method for work items with the same labels.
    private func adaptWorkItem(_ node: FunctionCallExprSyntax) {
      guard importsUIKit, let item = node.arguments.first, node.arguments.count == 1,
        item.label?.text == "execute", !item.expression.is(ClosureExprSyntax.self)
      else { return }
      edits.insert("virtually: (), ", at: item.bytes.lowerBound)
    }

    private func adaptDeadline(_ node: FunctionCallExprSyntax) {
      guard importsUIKit, let deadline = node.arguments.first, deadline.label?.text == "deadline"
      else { return }
      let finder = NowFinder(viewMode: .sourceAccurate)
      finder.walk(deadline.expression)
      for now in finder.explicit {
        // The type's name becomes spaces in front of `.now()`.
        let name = now.base.map(\.bytes) ?? now.bytes
        edits.remove(name)
      }
      // A work item fits Dispatch's own method as well as the stage's: the deadline's type decides.
      if node.arguments.contains(where: { $0.label?.text == "execute" }) {
        for now in finder.nows { edits.insert("StageDeadline", at: now) }
      }
      if !finder.isRelative {
        report(
          .warning, at: deadline.expression,
          """
          this deadline is in real time, not on the stage's clock; write \
          'deadline: .now() + seconds' in the call
          """)
      }
    }
  }

  private final class NowFinder: SyntaxVisitor {
    var explicit: [MemberAccessExprSyntax] = []
    var isRelative = false
    /// Where the dot of each `.now()` is.
    var nows: [Int] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.declName.baseName.text == "now" else { return .visitChildren }
      isRelative = true
      nows.append(node.period.bytes.lowerBound)
      if node.base?.trimmedDescription == "DispatchTime" { explicit.append(node) }
      return .skipChildren
    }
  }
#endif
