import QuartzCore

/// A closure as an action, with what a button or a menu shows of it.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let pasteAndMatchStyle = Identifier("paste-and-match-style")
  }

  private let givenIdentifier: Identifier?
  private let handler: (UIAction) -> Void
  public final var discoverabilityTitle: String?
  /// Shown in place of the image while the state is on.
  public final var selectedImage: UIImage?
  public final var attributes: Attributes
  public final var state: State
  /// What sent it, while it runs.
  public private(set) final var sender: Any?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    givenIdentifier = identifier
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The one it was given, or one of its own.
  public final var identifier: Identifier {
    givenIdentifier ?? Identifier("action-\(UInt(bitPattern: ObjectIdentifier(self)))")
  }

  /// Runs the closure; an action within itself keeps its outer sender afterwards.
  public final func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

  final func perform(from sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
