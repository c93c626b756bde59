public import Foundation
import QuartzCore

/// One instance of an app's interface; a stage has one.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The app's word for it; kept by the application from its launch on.
  open weak var delegate: (any UISceneDelegate)?
  /// Strong: nobody else keeps a delegate that was made by its class.
  final var ownedDelegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.foregroundActive
  open var title: String! = ""
  open override var next: UIResponder? { UIApplication.shared }

  /// What a scene is connected with; a stage has nothing to hand over.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {}

  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The scene that holds a stage's windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
  private unowned let interface: InterfaceSession
  private var madeSession: UISceneSession?

  init(session: InterfaceSession) {
    interface = session
    super.init()
  }

  open var session: UISceneSession {
    if let madeSession { return madeSession }
    let made = UISceneSession(scene: self)
    madeSession = made
    return made
  }
  open var coordinateSpace: any UICoordinateSpace { interface.screen }
  open var screen: UIScreen { interface.screen }
  /// From the back to the front.
  open var windows: [UIWindow] { interface.windows }
  open var keyWindow: UIWindow? { interface.application.keyWindow }
  /// How the interface stands on the device.
  open var interfaceOrientation: UIInterfaceOrientation { interface.device.orientation }
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }
  open var traitCollection: UITraitCollection { interface.traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What of a scene's place can be told.
  public struct Geometry: Equatable, Sendable {
    public let interfaceOrientation: UIInterfaceOrientation
  }

  /// What an app would like its scene's place to be.
  open class GeometryPreferences: NSObject {
    /// Orientations it would like.
    public final class iOS: GeometryPreferences {
      public let interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// Turns the interface to the first orientation that is wanted and allowed.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    if wanted.contains(interfaceOrientation.mask) { return }
    for orientation in UIInterfaceOrientation.inOrder where wanted.contains(orientation.mask) {
      if interface.turn(to: orientation) { return }
    }
    errorHandler?(GeometryError())
  }

  private struct GeometryError: Error, CustomStringConvertible {
    var description: String { "none of the requested orientations is supported" }
  }
}

extension UIWindow {
  /// The scene it is in, while it is shown.
  public final var windowScene: UIWindowScene? {
    get { window == nil ? nil : session.scene }
    set {}
  }

  /// A window of the scene's size.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }
}

extension UIApplication {
  /// The stage's one scene.
  public final var connectedScenes: Set<UIScene> { [InterfaceSession.current.scene] }
  public final var supportsMultipleScenes: Bool { false }
  /// How the interface stands.
  public final var statusBarOrientation: UIInterfaceOrientation {
    InterfaceSession.current.device.orientation
  }
  public final var statusBarOrientationAnimationDuration: TimeInterval {
    InterfaceSession.quarterTurn
  }
}
