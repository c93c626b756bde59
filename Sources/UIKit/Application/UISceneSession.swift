public import QuartzCore

/// What is remembered of a scene: here, of the stage's one.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  private weak var owner: UIWindowScene?

  init(scene: UIWindowScene) {
    owner = scene
    super.init()
  }

  open var scene: UIScene? { owner }
  open var role: Role { .windowApplication }
  open internal(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  public final let persistentIdentifier = "stage"
  open var userInfo: [String: Any]?
}

/// Which class is the delegate of a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  public final let role: UISceneSession.Role
  /// Must descend from `UIResponder`; without it the class `SceneDelegate` of the app's module.
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  /// Made by the default of an optional method: the app says nothing about scenes (F176).
  final var isMissing = false

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  static var missing: UISceneConfiguration {
    let made = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    made.isMissing = true
    return made
  }
}

/// Told how a scene comes and goes. All methods are optional.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A scene's delegate that owns its window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  /// The interface has turned, or its traits are others.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
