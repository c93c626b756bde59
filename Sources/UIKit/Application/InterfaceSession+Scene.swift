import Foundation
import QuartzCore

extension InterfaceSession {
  /// Connects the stage's scene with its delegate, where the app has one.
  ///
  /// On iOS the app's property list names the class. Here it is the configuration's, or the class
  /// `SceneDelegate` of the app delegate's module. An app that showed a window itself needs none.
  /// - Returns: false for an app without scenes.
  func connectScene(of delegate: any UIApplicationDelegate) -> Bool {
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: scene.session, options: options)
    if configuration.isMissing, !windows.isEmpty { return false }
    guard let type = configuration.delegateClass ?? Self.sceneDelegate(beside: delegate) else {
      if !configuration.isMissing {
        record(
          "UISceneConfiguration",
          "no delegateClass is set and the app's module has no class SceneDelegate")
      }
      return false
    }
    guard let made = UIResponder.instance(of: type) as? any UISceneDelegate else {
      record("UISceneConfiguration", "\(type) is no UIResponder that is a scene's delegate")
      return false
    }
    scene.session.configuration = configuration
    connect(made, options)
    return true
  }

  private func connect(_ delegate: any UISceneDelegate, _ options: UIScene.ConnectionOptions) {
    let center = NotificationCenter.default
    scene.activationState = .unattached
    scene.delegate = delegate
    scene.ownedDelegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    center.post(name: UIScene.willConnectNotification, object: scene)
    scene.activationState = .foregroundInactive
    delegate.sceneWillEnterForeground(scene)
    center.post(name: UIScene.willEnterForegroundNotification, object: scene)
    scene.activationState = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
    center.post(name: UIScene.didActivateNotification, object: scene)
  }

  private static func sceneDelegate(beside delegate: any UIApplicationDelegate) -> AnyClass? {
    let name = String(reflecting: Swift.type(of: delegate))
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return NSClassFromString("\(name[..<dot]).SceneDelegate")
  }

  /// The interface has turned.
  func tellScene(
    turnedFrom orientation: UIInterfaceOrientation, _ traits: UITraitCollection
  ) {
    (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
      scene, didUpdate: screen, interfaceOrientation: orientation, traitCollection: traits)
  }
}
