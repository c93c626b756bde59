import Foundation

/// The name of a method and, once bound, the call itself.
///
/// There is no Objective-C runtime to look a method up by name, so a selector carries its call:
/// `#selector(handlePan(_:))` is adapted to `Selector("handlePan:", Self.handlePan)`, which works for
/// private methods and reaches overrides. Two selectors are equal when their names are.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The Objective-C name: `handlePan:`.
  public let name: String
  private let call: (@Sendable (AnyObject, Any?, Any?) -> Bool)?
  private let isTarget: @Sendable (AnyObject) -> Bool

  /// A name alone; sending it reaches no method, which is recorded.
  public init(_ name: String) {
    self.name = name
    call = nil
    isTarget = { _ in false }
  }

  public init(stringLiteral name: String) { self.init(name) }

  /// A method without arguments.
  @preconcurrency public init<T: AnyObject, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> () -> R
  ) {
    self.name = name
    isTarget = { $0 is T }
    call = Self.isolated { target, _, _ in
      guard let target = target as? T else { return false }
      _ = method(target)()
      return true
    }
  }

  /// A method with one argument.
  @preconcurrency public init<T: AnyObject, A, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> (A) -> R
  ) {
    self.name = name
    isTarget = { $0 is T }
    call = Self.isolated { target, first, _ in
      guard let target = target as? T, let first = Self.argument(first, A.self) else {
        return false
      }
      _ = method(target)(first)
      return true
    }
  }

  /// A method with two arguments.
  @preconcurrency public init<T: AnyObject, A, B, R>(
    _ name: String, _ method: @escaping @MainActor (T) -> (A, B) -> R
  ) {
    self.name = name
    isTarget = { $0 is T }
    call = Self.isolated { target, first, second in
      guard let target = target as? T, let first = Self.argument(first, A.self),
        let second = Self.argument(second, B.self)
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  public var description: String { name }

  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Sends the message. False when the selector is only a name, or the target or an argument is of
  /// another type than the method's.
  package func invoke(on target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Bool {
    call?(target, first, second) ?? false
  }

  /// False for a name alone.
  package var isBound: Bool { call != nil }

  /// True when the object has the method: its class is the method's, or descends from it.
  package func accepts(_ object: AnyObject) -> Bool { isTarget(object) }

  private static func argument<A>(_ value: Any?, _ type: A.Type) -> A? {
    if let value = value as? A { return value }
    return nil
  }

  private static func isolated(
    _ body: @escaping @MainActor (AnyObject, Any?, Any?) -> Bool
  ) -> @Sendable (AnyObject, Any?, Any?) -> Bool {
    { target, first, second in
      // Targets and arguments do not cross isolation: senders are on the main actor already.
      nonisolated(unsafe) let target = target
      nonisolated(unsafe) let first = first
      nonisolated(unsafe) let second = second
      return MainActor.assumeIsolated { body(target, first, second) }
    }
  }
}
