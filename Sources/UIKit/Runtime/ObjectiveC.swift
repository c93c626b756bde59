public import Foundation
public import QuartzCore

// What iOS code takes from the Objective-C runtime, under Apple's names.

/// Runs `body`; there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// A name alone: it reaches a method only where one was bound under the same name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

public func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }

extension NSObjectProtocol {
  /// Whether the object is of the class whose method the selector is bound to.
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.accepts(self) ?? false }
}

extension NotificationCenter {
  /// The observer is weak: a message to one that is gone goes nowhere.
  @MainActor public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = observer as AnyObject
    weak let weakTarget = target
    nonisolated(unsafe) let reach = { weakTarget }
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let target = reach() else { return }
      _ = aSelector.invoke(on: target, notification)
    }
    let session = InterfaceSession.current
    session.forgetGoneObservers()
    session.observers.append(NotificationToken(center: self, target: target, token: token))
  }
}

/// What keeps a notification coming.
struct NotificationToken {
  let center: NotificationCenter
  weak var target: AnyObject?
  let token: any NSObjectProtocol
}

extension InterfaceSession {
  /// Ends the notifications of observers that are gone.
  fileprivate func forgetGoneObservers() {
    for entry in observers where entry.target == nil { entry.center.removeObserver(entry.token) }
    observers.removeAll { $0.target == nil }
  }
}
