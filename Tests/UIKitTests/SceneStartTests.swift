import QuartzCore
import Testing
@testable import UIKit

/// Apps that begin with scenes, as Xcode's template writes them.
@MainActor @Suite("Application: scenes", .ownStage)
struct SceneStartTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(
        name: "Default Configuration", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = Connected.self
      return configuration
    }
  }

  private final class Connected: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var events: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      events.append("connect")
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneWillEnterForeground(_ scene: UIScene) { events.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
  }

  @Test("A scene's delegate is made, connected, and becomes active, in this order")
  func start() throws {
    let session = InterfaceSession()
    session.launch(Delegate.self)
    let delegate = try #require(session.scene.delegate as? Connected)
    #expect(delegate.events == ["connect", "foreground", "active"])
    #expect(session.application.keyWindow === delegate.window)
    #expect(delegate.window?.windowScene === session.scene)
    #expect(session.scene.session.configuration.name == "Default Configuration")
    #expect(session.scene.activationState == .foregroundActive)
    #expect(session.media.issues.isEmpty)
  }

  @Test("Without a class in the configuration it is SceneDelegate of the app's module")
  func byName() throws {
    let session = InterfaceSession()
    session.launch(NamelessDelegate.self)
    #expect(session.scene.delegate is SceneDelegate)
  }

  @Test("What a device would let feel is in the log, and nothing else happens")
  func feedback() {
    let session = InterfaceSession()
    session.media.run {
      session.log.isOn = true
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UISelectionFeedbackGenerator().selectionChanged()
      UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
    let felt = session.log.events.compactMap { event -> String? in
      if case .feedback(let what) = event.kind { return what }
      return nil
    }
    #expect(felt == ["impact light", "selection", "notification success"])
  }

  @Test("Points are told from one view to another, and to the screen")
  func coordinateSpaces() {
    let scene = ViewScene()
    let view = scene.show(UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)))
    let space: any UICoordinateSpace = view
    let point = CGPoint(x: 1, y: 2)
    #expect(space.convert(point, to: scene.session.screen) == CGPoint(x: 11, y: 22))
    #expect(space.convert(CGPoint(x: 11, y: 22), from: scene.session.screen) == point)
    let other = scene.show(UIView(frame: CGRect(x: 100, y: 0, width: 5, height: 5)))
    #expect(space.convert(point, to: other as any UICoordinateSpace) == CGPoint(x: -89, y: 22))
  }
}

/// An app of Xcode's template: the configuration names the class in the property list alone.
final class NamelessDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
