import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Application and windows", .ownStage)
struct ApplicationTests {
  /// An app's delegate, as an iOS app writes it.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var events: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      events.append("launched")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
    func shout() { events.append("shout") }
  }

  @Test("A launched app has a delegate of its class, which it keeps, and a window on the screen")
  func launch() throws {
    let session = InterfaceSession(device: .phoneSE)
    session.launch(Delegate.self)
    let delegate = try #require(session.application.delegate as? Delegate)
    #expect(delegate.events == ["launched", "active"])
    let window = try #require(session.application.keyWindow)
    #expect(window === delegate.window && session.application.windows == [window])
    #expect(window.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(window.rootViewController?.view.frame == window.bounds)
    #expect(window.next === session.application && session.application.next === delegate)
  }

  @Test("An action without a target goes up the chain to whoever has the method")
  func chain() throws {
    let session = InterfaceSession()
    session.launch(Delegate.self)
    let delegate = try #require(session.application.delegate as? Delegate)
    let shout = Selector("shout", Delegate.shout)
    session.loop.perform {
      let view = delegate.window?.rootViewController?.view
      #expect(session.application.sendAction(shout, to: nil, from: view, for: nil))
      #expect(!session.application.sendAction(Selector("none"), to: nil, from: view, for: nil))
    }
    #expect(delegate.events.last == "shout")
    #expect(delegate.canPerformAction(shout, withSender: nil))
    #expect(!UIView().canPerformAction(shout, withSender: nil))
  }

  @Test("A window is hidden until it is shown; showing one takes the keys from the others")
  func windows() {
    let scene = ViewScene()
    #expect(scene.window.isKeyWindow && !scene.window.isHidden)
    let other = scene.session.media.run { UIWindow(frame: .zero) }
    #expect(other.isHidden)
    scene.turn { other.isHidden = false }
    #expect(scene.session.windows == [scene.window, other] && scene.window.isKeyWindow)
    #expect(other.frame == scene.session.screen.bounds)
    scene.turn { other.makeKeyAndVisible() }
    #expect(other.isKeyWindow && !scene.window.isKeyWindow)
    scene.turn { other.isHidden = true }
    #expect(scene.session.windows == [scene.window] && other.window == nil)
  }

  @Test("The higher window takes the touch, whichever was shown first")
  func levels() {
    let scene = ViewScene()
    let alert = scene.session.media.run { UIWindow(frame: scene.session.screen.bounds) }
    alert.windowLevel = .alert
    scene.turn { alert.isHidden = false }
    let late = scene.session.media.run { UIWindow(frame: scene.session.screen.bounds) }
    scene.turn { late.isHidden = false }
    alert.addSubview(Witness("alert", scene, frame: alert.bounds))
    late.addSubview(Witness("late", scene, frame: late.bounds))
    scene.tap(10, 10)
    #expect(scene.events == ["alert.began(began)", "alert.ended(ended)"])
  }

  @Test(
    "Devices have the screens and edges of their models",
    arguments: [
      (DeviceMetrics.phone, CGSize(width: 1179, height: 2556), 59.0, 34.0),
      (.phoneSE, CGSize(width: 750, height: 1334), 20, 0),
      (.tablet, CGSize(width: 1640, height: 2360), 24, 20),
    ])
  func devices(device: DeviceMetrics, pixels: CGSize, top: Double, bottom: Double) {
    let scene = ViewScene(device: device)
    #expect(scene.session.screen.nativeBounds.size == pixels)
    #expect(
      scene.window.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    scene.turn { #expect(UIScreen.main.bounds.size == device.size) }
  }

  @Test("Two stages see neither each other's screens nor each other's time")
  func twoStages() {
    let (one, two) = (ViewScene(device: .phone), ViewScene(device: .tablet))
    one.advance(to: 3)
    one.turn {
      #expect(UIScreen.main.bounds.width == 393 && CACurrentMediaTime() == 3)
      two.turn { #expect(UIScreen.main.bounds.width == 820 && CACurrentMediaTime() == 0) }
      #expect(UIApplication.shared === one.session.application)
    }
  }

  @Test(
    "The log tells touches, gestures and hierarchy in order while it is on, and nothing while off")
  func log() {
    let scene = ViewScene()
    scene.show(UIView(frame: scene.window.bounds))
    #expect(scene.session.log.events.isEmpty)
    scene.session.log.isOn = true
    let pan = UIPanGestureRecognizer()
    scene.window.addGestureRecognizer(pan)
    scene.drag(from: .zero, to: CGPoint(x: 40, y: 0), steps: 1)
    let kinds = scene.session.log.events.compactMap { event -> String? in
      switch event.kind {
      case .touch(_, let phase): "touch \(phase) \(event.originator)"
      case .gesture(_, let state): "gesture \(state) \(event.originator)"
      default: nil
      }
    }
    #expect(kinds == ["touch began engine", "touch moved engine", "gesture began gesture"])
    #expect(scene.session.log.events.last.map { $0.time } == scene.session.clock.now)
  }
}
