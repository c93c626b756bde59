#if INTERLUDE_SYNTAX
  import SwiftSyntax

  extension AdaptingVisitor {
    /// `d?.f?(x)` loses its second question mark where `f` is an optional method.
    ///
    /// A closure in a property looks the same, but its call has no labels; a call without labels is
    /// a method's only when a protocol known by name declares it. Methods of the app's own protocols
    /// answer with an optional (see ``adaptProtocol(_:)``); UIKit's answer with their own type.
    func adaptOptionalCall(_ node: FunctionCallExprSyntax) {
      guard let call = OptionalCall(node) else { return }
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      let trailing =
        (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
      let known = index.method(name: call.name, labels: labels, trailing: trailing)
      let isLabelled = labels.contains { $0 != "_" }
      let isSystems =
        UIKitRequirements.names.contains(call.name) && !declarations.properties.contains(call.name)
      guard known != nil || isLabelled || isSystems else { return }

      if let (_, result) = known {
        remove(call.mark)
        let end = node.bytes.upperBound
        if result == .value, call.isForced {
          edits.insert("!", at: end)
        } else if result == .value, node.continuesChain {
          edits.insert("?", at: end)
        }
      } else if call.isForced || call.isChained || node.isDiscarded {
        remove(call.mark)
      } else {
        // The system's method gives its own type: the chain must make the optional.
        edits.insert("Optional(", at: call.base.bytes.lowerBound)
        edits.insert(")?", at: call.base.bytes.upperBound)
        remove(call.mark)
      }
    }

    private func remove(_ mark: TokenSyntax) { edits.remove(mark.bytes) }
  }

  /// The parts of `base.name?(…)` and `base.name!(…)`.
  private struct OptionalCall {
    let base: ExprSyntax
    let name: String
    let mark: TokenSyntax
    let isForced: Bool

    init?(_ node: FunctionCallExprSyntax) {
      let inner: ExprSyntax
      if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self) {
        (inner, mark, isForced) = (chaining.expression, chaining.questionMark, false)
      } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
        (inner, mark, isForced) = (forced.expression, forced.exclamationMark, true)
      } else {
        return nil
      }
      guard let member = inner.as(MemberAccessExprSyntax.self), let base = member.base else {
        return nil
      }
      self.base = base
      name = member.declName.baseName.text
    }

    /// True when the base is already part of an optional chain.
    var isChained: Bool {
      var current = base
      while true {
        if current.is(OptionalChainingExprSyntax.self) { return true }
        if let member = current.as(MemberAccessExprSyntax.self), let next = member.base {
          current = next
        } else if let call = current.as(FunctionCallExprSyntax.self) {
          current = call.calledExpression
        } else if let call = current.as(SubscriptCallExprSyntax.self) {
          current = call.calledExpression
        } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
          current = forced.expression
        } else {
          return false
        }
      }
    }
  }

  extension FunctionCallExprSyntax {
    /// True for `call.member`, `call[index]` and `call(…)`.
    fileprivate var continuesChain: Bool {
      if let member = parent?.as(MemberAccessExprSyntax.self) { return member.base?.id == id }
      if let call = parent?.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == id
      }
      if let call = parent?.as(SubscriptCallExprSyntax.self) {
        return call.calledExpression.id == id
      }
      return false
    }

    /// True for a call that is a statement of several: nobody looks at its result.
    fileprivate var isDiscarded: Bool {
      guard let item = parent?.as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self)
      else { return false }
      return list.count > 1 || list.parent?.is(CodeBlockSyntax.self) == true
    }
  }
#endif
