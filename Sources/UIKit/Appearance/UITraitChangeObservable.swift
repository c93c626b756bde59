import Foundation
public import QuartzCore

/// What a registration for changes of traits can be ended by.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Called with the environment and with what its traits were before.
public typealias TraitChangeHandler<Environment> =
  @MainActor (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void

/// Can tell when some of its traits have changed.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// An environment that keeps registrations.
@MainActor
protocol TraitChangeHost {
  var traitChanges: TraitChanges { get }
}

extension UITraitChangeObservable {
  /// Runs `handler` after a change of any of the traits, for as long as the environment lives.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    changes.add(traits) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
  }

  /// Sends `action` to the target, with the environment and the earlier traits as far as it takes them.
  ///
  /// The target is weak.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    return changes.add(traits) { [weak object] environment, previous in
      guard let object else { return }
      if !action.invoke(on: object, environment, previous) {
        InterfaceSession.current.record(
          "registerForTraitChanges",
          "\(type(of: object)) does not answer \(action); write it as #selector")
      }
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    changes.remove(registration)
  }

  /// An environment of the app's own, which nothing propagates to, is never told.
  private var changes: TraitChanges {
    if let host = self as? any TraitChangeHost { return host.traitChanges }
    InterfaceSession.current.record(
      "registerForTraitChanges", "\(type(of: self)) is no view, controller or scene")
    return TraitChanges()
  }
}

/// The registrations of one environment.
@MainActor
final class TraitChanges {
  typealias Handler = (any UITraitEnvironment, UITraitCollection) -> Void

  private final class Registration: NSObject, UITraitChangeRegistration {
    let traits: Set<ObjectIdentifier>
    let handler: Handler

    init(_ traits: [UITrait], _ handler: @escaping Handler) {
      self.traits = Set(traits.map { ObjectIdentifier($0) })
      self.handler = handler
      super.init()
    }
  }

  private var registrations: [Registration] = []

  func add(
    _ traits: [UITrait], _ handler: @escaping Handler
  ) -> any UITraitChangeRegistration {
    let made = Registration(traits, handler)
    registrations.append(made)
    return made
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Runs those that registered for one of the changed traits, in the order they registered.
  func tell(
    _ changed: [UITrait], of environment: any UITraitEnvironment, previous: UITraitCollection
  ) {
    let changed = Set(changed.map { ObjectIdentifier($0) })
    for entry in registrations where !entry.traits.isDisjoint(with: changed) {
      guard registrations.contains(where: { $0 === entry }) else { continue }
      entry.handler(environment, previous)
    }
  }
}
