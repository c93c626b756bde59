public import QuartzCore

/// Views by name. Interface files are not read: what an app registers in their place is made.
/// - Source: Apple's UINib reference.
@MainActor @preconcurrency
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  final let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    super.init()
  }

  /// The objects at the file's top; none where nothing was registered under its name.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let session = InterfaceSession.current
    guard let make = session.interfaceFiles.nibs[name] else {
      session.record(
        "UINib",
        "\(name).nib is not read; give it what it holds: UINib.registerContents(of: \"\(name)\") { owner in … }"
      )
      return []
    }
    let made = make(ownerOrNil)
    for object in made { (object as? UIResponder)?.awakeFromNib() }
    return made
  }
}

extension Bundle {
  /// The objects at the top of an interface file, as ``UINib`` makes them.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
