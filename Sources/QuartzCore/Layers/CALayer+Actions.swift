public import Foundation
import InterludeCompositor

/// What answers a change of a layer's property or an event of its life.
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The answer "stop looking; do nothing" (F136).
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CALayer {
  /// Delegate, then `actions`, then `style`, then the class (F136).
  final func searchAction(forKey event: String) -> (any CAAction)? {
    if let answer = delegateAction(forKey: event) { return answer is NSNull ? nil : answer }
    if let answer = actions?[event] { return answer is NSNull ? nil : answer }
    if let styled = style?["actions"] as? [String: any CAAction], let answer = styled[event] {
      return answer is NSNull ? nil : answer
    }
    return type(of: self).defaultAction(forKey: event)
  }

  private final func delegateAction(forKey event: String) -> (any CAAction)? {
    guard let delegate else { return nil }
    nonisolated(unsafe) let layer = self
    nonisolated(unsafe) let owner = delegate
    nonisolated(unsafe) var answer: (any CAAction)?
    // A layer is used on the main actor, whatever thread that is.
    MainActor.assumeIsolated { answer = owner.action(for: layer, forKey: event) }
    return answer
  }

  /// What a change of a row sets off: the search's answer, or the implicit animation.
  final func changeAction<Value>(for row: LayerProperty<Value>) -> (any CAAction)? {
    let transactions = (session ?? .current).transactions
    guard !transactions.disableActions else { return nil }
    if delegate != nil || actions != nil || style != nil {
      if let answer = delegateAction(forKey: row.name) { return answer is NSNull ? nil : answer }
      if let answer = actions?[row.name] { return answer is NSNull ? nil : answer }
    }
    if let answer = action(forKey: row.name) { return answer }
    // Only a layer that has been committed animates by itself (F123).
    guard row.behavior.contains(.implicit), let session, session.tree[node.id] != nil else {
      return nil
    }
    return implicitAnimation(for: row, in: session)
  }

  private final func implicitAnimation<Value>(
    for row: LayerProperty<Value>, in session: MediaSession
  ) -> CABasicAnimation? {
    let shown =
      session.tree.presentationValues(of: node.id, at: session.clock.now) ?? node.values
    // A colour that was not there has nothing to come from (F122).
    guard let from = row.read(shown) else { return nil }
    let animation = CABasicAnimation(keyPath: row.name)
    animation.fromValue = from.boxed
    animation.isImplicit = true
    animation.timingFunction =
      session.transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
