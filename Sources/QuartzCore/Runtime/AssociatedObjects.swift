import Foundation
import Synchronization

/// How a value is kept with an object.
/// - Source: Apple's objc_AssociationPolicy reference.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept: gone when nobody else holds it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps `value` with `object` under a key; nil takes it away.
///
/// Views, controllers, layers and recognizers let go of it when they end; of other objects it is let go
/// after they have ended, when the next such value is kept.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.keep(value, with: object as AnyObject, key, policy)
}

/// What was kept with `object` under the key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.kept(with: object as AnyObject, key)
}

/// Takes away all that was kept with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.forget(object as AnyObject)
}

/// An object that takes what is kept with it along when it ends.
package protocol AssociationOwner: AnyObject {}

/// The table of what is kept: by object, then by key.
///
/// No session's: objects outlive sessions, and are asked on any thread.
package enum AssociatedObjects {
  /// A value, or a weak way to one.
  private enum Value {
    case kept(Any)
    case assigned(Weak)
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private struct Entry {
    /// nil for those that say themselves when they end.
    var owner: Weak?
    var values: [UnsafeRawPointer: Value] = [:]

    func belongs(to object: AnyObject) -> Bool {
      guard let owner else { return true }
      return owner.object === object
    }
    var isOver: Bool { owner.map { $0.object == nil } ?? false }
  }

  /// Values are handed in and out as they are; who shares them is their owners' matter, as on iOS.
  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// Objects that do not say when they end.
    var strangers = 0
    /// When so many are there, those that have ended are looked for.
    var limit = 16
  }

  private struct Handed<Content>: @unchecked Sendable {
    var content: Content
  }

  private static let table = Mutex(Table())

  static func keep(
    _ value: Any?, with object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    let new = Handed(content: value.map { stored($0, policy) })
    let place = Handed(content: (object, key))
    // What is replaced ends outside of the lock: it may have things of its own here.
    let old = table.withLock { table in
      let (object, key) = place.content
      return Handed(content: set(new.content, key, of: object, in: &table))
    }
    withExtendedLifetime(old) {}
  }

  static func kept(with object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    let place = Handed(content: (object, key))
    let found = table.withLock { table in
      let (object, key) = place.content
      guard let entry = table.entries[ObjectIdentifier(object)], entry.belongs(to: object) else {
        return Handed<Value?>(content: nil)
      }
      return Handed(content: entry.values[key])
    }
    switch found.content {
    case .kept(let value): return value
    case .assigned(let value): return value.object
    case nil: return nil
    }
  }

  /// Called by owners when they end, too.
  package static func forget(_ object: AnyObject) {
    let identity = ObjectIdentifier(object)
    let old = table.withLock { table in
      guard !table.entries.isEmpty, let old = table.entries.removeValue(forKey: identity) else {
        return Handed<Entry?>(content: nil)
      }
      if old.owner != nil { table.strangers -= 1 }
      return Handed(content: old)
    }
    withExtendedLifetime(old) {}
  }

  private static func stored(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: .assigned(Weak(object: value as AnyObject))
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .kept(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }

  /// Answers what is let go of.
  private static func set(
    _ value: Value?, _ key: UnsafeRawPointer, of object: AnyObject, in table: inout Table
  ) -> [Entry] {
    let identity = ObjectIdentifier(object)
    var over: [Entry] = []
    if let old = table.entries[identity], !old.belongs(to: object) {
      over.append(old)
      table.entries[identity] = nil
      table.strangers -= 1
    }
    guard table.entries[identity] != nil || value != nil else { return over }
    if table.entries[identity] == nil, !(object is any AssociationOwner) {
      if table.strangers >= table.limit { over += sweep(&table) }
      table.strangers += 1
      table.entries[identity] = Entry(owner: Weak(object: object))
    }
    if let old = exchange(value, at: key, in: &table.entries[identity, default: Entry()].values) {
      over.append(Entry(values: [key: old]))
    }
    return over
  }

  /// Sets a value, or takes it away; answers the one before.
  private static func exchange(
    _ value: Value?, at key: UnsafeRawPointer, in values: inout [UnsafeRawPointer: Value]
  ) -> Value? {
    if let value { return values.updateValue(value, forKey: key) }
    return values.removeValue(forKey: key)
  }

  private static func sweep(_ table: inout Table) -> [Entry] {
    let over = table.entries.filter(\.value.isOver)
    for identity in over.keys { table.entries[identity] = nil }
    table.strangers -= over.count
    table.limit = max(16, 2 * table.strangers)
    return Array(over.values)
  }
}
