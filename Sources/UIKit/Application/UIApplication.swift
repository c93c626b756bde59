public import Foundation
public import QuartzCore

/// The app of a stage: its delegate, its windows, and the way events and actions go.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  private unowned let session: InterfaceSession
  private var ignoringInteraction = 0

  /// Strong only while the app runs from `UIApplicationMain`; otherwise weak, as on iOS.
  open weak var delegate: (any UIApplicationDelegate)?
  var ownedDelegate: (any UIApplicationDelegate)?

  init(session: InterfaceSession) {
    self.session = session
    super.init()
  }

  /// The current stage's application.
  public static var shared: UIApplication { InterfaceSession.current.application }

  open var windows: [UIWindow] { session.windows }
  open var keyWindow: UIWindow? { session.windows.last { $0.isKeyWindow } }
  open var applicationState: State { .active }

  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Hands an event to the windows it is for.
  open func sendEvent(_ event: UIEvent) {
    for window in event.windows { window.sendEvent(event) }
  }

  /// Sends a message to a target, or along the responder chain to the first that has the method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      let object = target as AnyObject
      if action.invoke(on: object, sender, event) { return true }
      session.record(
        "sendAction", "\(type(of: object)) does not answer \(action); write it as #selector")
      return false
    }
    // The chain begins where keys go; without a first responder at the sender, or the key window.
    var responder = session.firstResponder ?? sender as? UIResponder ?? keyWindow
    while let current = responder {
      if action.invoke(on: current, sender, event) { return true }
      responder = current.next
    }
    return false
  }

  open func beginIgnoringInteractionEvents() { ignoringInteraction += 1 }
  open func endIgnoringInteractionEvents() { ignoringInteraction = max(0, ignoringInteraction - 1) }
  open var isIgnoringInteractionEvents: Bool { ignoringInteraction > 0 }

  /// What the delegate allows; without one, what the device's kind allows.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// The delegate, where it is a responder and not in the chain already.
  open override var next: UIResponder? { delegate as? UIResponder }
}

/// What an app's delegate is told.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Which class is the delegate of the scene that comes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { .missing }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}

extension InterfaceSession {
  /// Makes a delegate from its class object and launches the app with it.
  package func launch(_ type: any UIApplicationDelegate.Type) {
    loop.perform {
      guard let made = Self.make(type as AnyClass) else {
        return record("UIApplication", "\(type) must descend from UIResponder to be made by name")
      }
      application.delegate = made
      application.ownedDelegate = made
      _ = made.application(application, willFinishLaunchingWithOptions: nil)
      _ = made.application(application, didFinishLaunchingWithOptions: nil)
      let center = NotificationCenter.default
      center.post(name: UIApplication.didFinishLaunchingNotification, object: application)
      // An app with scenes hears of being active from its scene.
      if !connectScene(of: made) { made.applicationDidBecomeActive(application) }
      center.post(name: UIApplication.didBecomeActiveNotification, object: application)
    }
  }

  private static func make(_ type: AnyClass) -> (any UIApplicationDelegate)? {
    UIResponder.instance(of: type) as? any UIApplicationDelegate
  }
}
