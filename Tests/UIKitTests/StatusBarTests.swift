import QuartzCore
import Testing
@testable import UIKit

/// The system's line at the top, and who is asked about it.
@MainActor @Suite("Bars: the status bar")
struct StatusBarTests {
  private final class Chooser: UIViewController {
    var hides = false
    var style = UIStatusBarStyle.default
    var animation = UIStatusBarAnimation.fade
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
  }

  private func scene(
    _ root: UIViewController, device: DeviceMetrics = .phone,
    style: UIUserInterfaceStyle = .light
  ) -> (InterfaceSession, UIWindow) {
    let session = InterfaceSession(device: device, userInterfaceStyle: style)
    session.media.activate()
    session.statusBar.isShown = true
    let window = session.media.run { UIWindow(frame: device.bounds) }
    session.loop.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    return (session, window)
  }

  private func layer(_ window: UIWindow) -> CALayer? {
    window.layer.sublayers?.first { $0.name == "status bar" }
  }

  @Test("It is off by itself, on where it is asked for, and never on a screen without a safe area")
  func switches() {
    let (session, window) = scene(Chooser())
    #expect(layer(window) != nil)
    session.loop.perform { session.statusBar.isShown = false }
    #expect(layer(window) == nil)
    var bare = DeviceMetrics.phone
    bare.safeAreaInsets = .zero
    let (_, other) = scene(Chooser(), device: bare)
    #expect(layer(other) == nil)
    #expect(!InterfaceSession(device: .phone).statusBar.isShown)
  }

  @Test("It is no view of the window's, and lies over everything")
  func unseen() {
    let (session, window) = scene(Chooser())
    #expect(window.subviews.count == 1)
    session.loop.perform { window.addSubview(UIView(frame: window.bounds)) }
    #expect((layer(window)?.zPosition ?? 0) > 1000)
  }

  @Test("The default style is dark in a light interface, and light in a dark one")
  func style() {
    let chooser = Chooser()
    let (session, _) = scene(chooser)
    #expect(!session.statusBar.state.isLight)
    let (dark, _) = scene(Chooser(), style: .dark)
    #expect(dark.statusBar.state.isLight)
    chooser.style = .lightContent
    session.loop.perform { chooser.setNeedsStatusBarAppearanceUpdate() }
    #expect(session.statusBar.state.isLight)
  }

  @Test("A hidden one fades in the block it was asked for in, or slides away")
  func hides() throws {
    let chooser = Chooser()
    let (session, window) = scene(chooser)
    chooser.hides = true
    session.loop.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        chooser.setNeedsStatusBarAppearanceUpdate()
      }
    }
    session.loop.advance(by: 0.5)
    let bar = try #require(layer(window))
    #expect(abs((bar.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    chooser.animation = .slide
    session.loop.advance(by: 0.5)
    session.loop.perform { chooser.setNeedsStatusBarAppearanceUpdate() }
    #expect(bar.affineTransform().ty == -59)
  }

  @Test("A stack asks its bar's style over a bar, and its top screen without one")
  func navigation() {
    let chooser = Chooser()
    chooser.style = .lightContent
    chooser.hides = true
    let navigation = UINavigationController(rootViewController: chooser)
    let (session, _) = scene(navigation)
    #expect(!session.statusBar.state.isLight && session.statusBar.state.isHidden)
    session.loop.perform {
      navigation.isNavigationBarHidden = true
      navigation.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(session.statusBar.state.isLight)
    session.loop.perform {
      navigation.isNavigationBarHidden = false
      navigation.navigationBar.barStyle = .black
      navigation.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(session.statusBar.state.isLight)
  }

  @Test("Who covers the screen is asked; a sheet only where it captures the status bar")
  func presented() {
    let root = UIViewController()
    let (session, _) = scene(root)
    let cover = Chooser()
    cover.hides = true
    cover.modalPresentationStyle = .overFullScreen
    session.loop.perform { root.present(cover, animated: false) }
    #expect(!session.statusBar.state.isHidden)
    session.loop.perform {
      cover.modalPresentationCapturesStatusBarAppearance = true
      cover.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(session.statusBar.state.isHidden)
    session.loop.perform { root.dismiss(animated: false) }
    #expect(!session.statusBar.state.isHidden)
  }

  @Test("What iOS deprecated says what to override")
  func deprecated() {
    let (session, _) = scene(Chooser())
    session.loop.perform { session.application.setStatusBarHidden(true, with: .fade) }
    #expect(session.media.issues.contains { $0.subject == "UIApplication.setStatusBarHidden" })
    #expect(!session.application.isStatusBarHidden)
  }
}
