public import QuartzCore

/// Screens by name. Interface files are not read: what an app registers in their place is made.
/// - Source: Apple's UIStoryboard reference.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  final let name: String
  final let session = InterfaceSession.current

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
    if session.interfaceFiles.storyboards[name] == nil {
      session.record(
        "UIStoryboard",
        "\(name).storyboard is not read; give it its screens: "
          + "UIStoryboard.registerScene(of: \"\(name)\") { … }")
    }
  }

  /// The first screen; nil where none was registered.
  open func instantiateInitialViewController() -> UIViewController? {
    made(scenes.initial)
  }

  /// The screen of an identifier; as on iOS, one that does not exist stops the program.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let made = made(scenes.byIdentifier[identifier]) else {
      preconditionFailure(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'; "
          + "register it")
    }
    return made
  }

  /// Made by `creator`, where it makes one; the coder holds nothing.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    if let own = creator?(NSCoder()) { return adopted(own) }
    return instantiateInitialViewController() as? ViewController
  }

  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let own = creator?(NSCoder()) { return adopted(own) }
    let made = instantiateViewController(withIdentifier: identifier)
    guard let made = made as? ViewController else {
      preconditionFailure(
        "the screen '\(identifier)' of \(name) is a \(type(of: made)), not a \(ViewController.self)"
      )
    }
    return made
  }

  private var scenes: InterfaceFiles.Storyboard {
    session.interfaceFiles.storyboards[name] ?? InterfaceFiles.Storyboard()
  }

  private func made(_ make: (() -> UIViewController)?) -> UIViewController? {
    make.map { adopted($0()) }
  }

  private func adopted<ViewController: UIViewController>(
    _ controller: ViewController
  ) -> ViewController {
    controller.originStoryboard = self
    return controller
  }
}

/// What stands in the place of interface files, by their names.
@MainActor
package struct InterfaceFiles {
  package struct Storyboard {
    package var initial: (() -> UIViewController)?
    package var byIdentifier: [String: () -> UIViewController] = [:]

    package init() {}
  }

  package var storyboards: [String: Storyboard] = [:]
  /// What a file holds at its top, made for an owner.
  package var nibs: [String: (Any?) -> [Any]] = [:]
}

extension InterfaceSession {
  /// A storyboard's screen; the initial one without an identifier.
  package func register(
    _ make: @escaping () -> UIViewController, _ identifier: String?, of storyboard: String
  ) {
    var scenes = interfaceFiles.storyboards[storyboard] ?? InterfaceFiles.Storyboard()
    if let identifier {
      scenes.byIdentifier[identifier] = make
    } else {
      scenes.initial = make
    }
    interfaceFiles.storyboards[storyboard] = scenes
  }
}
