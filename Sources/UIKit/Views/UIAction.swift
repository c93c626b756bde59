public import QuartzCore

/// A closure as an action.
@MainActor @preconcurrency
public final class UIAction: NSObject {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let givenIdentifier: Identifier?
  public var title: String
  private let handler: (UIAction) -> Void
  /// What sent it, while it runs.
  public private(set) var sender: Any?

  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.handler = handler
    givenIdentifier = identifier
    super.init()
  }

  /// The one it was given, or one of its own.
  public var identifier: Identifier {
    givenIdentifier ?? Identifier("action-\(UInt(bitPattern: ObjectIdentifier(self)))")
  }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
