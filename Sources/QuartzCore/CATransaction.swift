public import Foundation

/// The changes of one turn, or of an explicit group, and what goes for their animations (F146–F149).
public final class CATransaction: NSObject {
  private static var stack: TransactionStack { MediaSession.current.transactions }

  public static func begin() { stack.begin() }

  public static func commit() { stack.commit(.current) }

  /// Commits now what has changed so far; explicit transactions that are open stay open.
  public static func flush() { MediaSession.current.commit() }

  public static func lock() {}
  public static func unlock() {}

  /// In seconds, for animations that have none; 0.25 by default.
  public static func animationDuration() -> CFTimeInterval { stack.animationDuration }
  public static func setAnimationDuration(_ dur: CFTimeInterval) { stack.animationDuration = dur }

  public static func animationTimingFunction() -> CAMediaTimingFunction? { stack.timingFunction }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.timingFunction = function
  }

  public static func disableActions() -> Bool { stack.disableActions }
  public static func setDisableActions(_ flag: Bool) { stack.disableActions = flag }

  public static func completionBlock() -> (() -> Void)? { stack.completionBlock }
  /// Run once the animations added after this call, in this transaction, have ended; at commit when
  /// there are none (F147).
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    stack.setCompletionBlock(block, .current)
  }

  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.value(forKey: key)
    }
  }

  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let value = anObject as? Double { setAnimationDuration(value) }
    case kCATransactionDisableActions:
      if let value = anObject as? Bool { setDisableActions(value) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: stack.setValue(anObject, forKey: key)
    }
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
