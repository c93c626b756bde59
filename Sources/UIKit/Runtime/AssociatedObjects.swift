import Foundation

/// How an associated object is held: weakly with `ASSIGN`, strongly with all others.
///
/// Copying ones hold the value as it is: what is copied on iOS has no identity here.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Hangs a value on an object under a key; nil takes it away.
///
/// Views and controllers hold it and let it go with themselves, as on iOS. Other objects cannot: what
/// hangs on one that is gone is let go when something is next associated in its session.
@MainActor @preconcurrency
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  let held = value.map { AssociatedValue($0, policy) }
  guard let responder = owner as? UIResponder else {
    return InterfaceSession.current.associate(held, with: owner, under: key)
  }
  var values = responder.associations ?? Associations()
  values[key] = held
  responder.associations = values.isEmpty ? nil : values
}

/// The value that hangs on an object under a key.
@MainActor @preconcurrency
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let owner = object as AnyObject
  guard let responder = owner as? UIResponder else {
    let entry = InterfaceSession.current.sideAssociations[ObjectIdentifier(owner)]
    return entry?.owner === owner ? entry?.values[key]?.value : nil
  }
  return responder.associations?[key]?.value
}

/// Takes all that hangs on an object away.
@MainActor @preconcurrency
public func objc_removeAssociatedObjects(_ object: Any) {
  let owner = object as AnyObject
  InterfaceSession.current.sideAssociations[ObjectIdentifier(owner)] = nil
  (owner as? UIResponder)?.associations = nil
}

typealias Associations = [UnsafeRawPointer: AssociatedValue]

/// A value, and how it is held.
struct AssociatedValue {
  private let strong: Any?
  private weak var weak: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    strong = policy == .OBJC_ASSOCIATION_ASSIGN ? nil : value
    weak = policy == .OBJC_ASSOCIATION_ASSIGN ? value as AnyObject : nil
  }

  var value: Any? { strong ?? weak }
}

/// What hangs on an object that has no room for it.
struct SideAssociations {
  weak var owner: AnyObject?
  var values = Associations()
}

extension InterfaceSession {
  fileprivate func associate(
    _ value: AssociatedValue?, with owner: AnyObject, under key: UnsafeRawPointer
  ) {
    sideAssociations = sideAssociations.filter { $0.value.owner != nil }
    let id = ObjectIdentifier(owner)
    var entry = sideAssociations[id] ?? SideAssociations(owner: owner)
    entry.values[key] = value
    sideAssociations[id] = entry.values.isEmpty ? nil : entry
  }
}
