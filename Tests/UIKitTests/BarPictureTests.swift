import QuartzCore
import Testing
@testable import UIKit

/// Bars as pictures, word by word: `Tests/Scenes/Bars`.
@MainActor @Suite("Bars: pictures", .ownStage)
struct BarPictureTests {
  struct Setting: CustomTestStringConvertible, Sendable {
    let device: DeviceMetrics
    let style: UIUserInterfaceStyle
    var testDescription: String { "\(device.name)-\(style == .dark ? "dark" : "light")" }
  }

  nonisolated static let settings = [
    Setting(device: .phone, style: .light), Setting(device: .phone, style: .dark),
    Setting(device: .phoneSE, style: .light),
  ]

  private func scene(_ setting: Setting) -> BarScene {
    let scene = BarScene("Inbox", device: setting.device, style: setting.style)
    scene.turn {
      scene.navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .edit, target: nil, action: nil)
    }
    return scene
  }

  @Test("A bar at rest, over what is scrolled under it", arguments: settings)
  func rest(setting: Setting) throws {
    let scene = scene(setting)
    scene.turn { scene.bar.isScrolledUnder = true }
    try SceneGolden.expect(scene.session, scene.window, is: "rest-\(setting.testDescription)")
  }

  @Test("A push at a given time", arguments: settings)
  func push(setting: Setting) throws {
    let scene = scene(setting)
    scene.turn { scene.navigation.pushViewController(scene.screen("Message"), animated: true) }
    scene.advance(by: 0.1)
    try SceneGolden.expect(scene.session, scene.window, is: "push-\(setting.testDescription)")
  }

  @Test("A pop with a finger on it, at two fifths")
  func pop() throws {
    let scene = BarScene("Inbox", "Message")
    scene.touch(4, 400, .began)
    for step in 1...10 {
      scene.advance(by: 1.0 / 60)
      scene.touch(4 + 16 * CGFloat(step), 400, .moved)
    }
    try SceneGolden.expect(scene.session, scene.window, is: "pop-held")
  }

  @Test("A large title on its way into the back button")
  func large() throws {
    let scene = BarScene("Inbox") { $0.navigationBar.prefersLargeTitles = true }
    let next = scene.screen("Message")
    next.navigationItem.largeTitleDisplayMode = .never
    scene.turn { scene.navigation.pushViewController(next, animated: true) }
    scene.advance(by: 0.1)
    try SceneGolden.expect(scene.session, scene.window, is: "large")
  }

  @Test("Read from right to left, in the middle of a push")
  func rightToLeft() throws {
    let scene = BarScene("Inbox")
    scene.bar.semanticContentAttribute = .forceRightToLeft
    scene.turn { scene.navigation.pushViewController(scene.screen("Message"), animated: true) }
    scene.advance(by: 0.1)
    try SceneGolden.expect(scene.session, scene.window, is: "right-to-left")
  }

  @Test("Titles without room: the chevron alone, and three dots")
  func noRoom() throws {
    let scene = BarScene("A title that is long", "A title that is very much longer than the bar")
    try SceneGolden.expect(scene.session, scene.window, is: "no-room")
  }

  @Test("Tabs with a badge, light and dark", arguments: settings)
  func tabs(setting: Setting) throws {
    let scene = ViewScene(device: setting.device)
    scene.window.overrideUserInterfaceStyle = setting.style
    let bar = UITabBar(
      frame: CGRect(x: 0, y: 0, width: setting.device.size.width, height: 49))
    scene.show(bar)
    scene.turn {
      bar.items = ["house", "magnifyingglass", "person"].enumerated().map { index, symbol in
        UITabBarItem(title: symbol, image: UIImage(systemName: symbol), tag: index)
      }
      bar.items?[1].badgeValue = "3"
      bar.selectedItem = bar.items?[0]
    }
    try SceneGolden.expect(scene.session, scene.window, is: "tabs-\(setting.testDescription)")
  }

  @Test("The status bar of each kind of device", arguments: ["phone", "phone-se", "tablet"])
  func statusBar(device: String) throws {
    let metrics = try #require(DeviceMetrics.presets.first { $0.name == device })
    let session = InterfaceSession(device: metrics)
    session.media.activate()
    session.statusBar.isShown = true
    let window = session.media.run { UIWindow(frame: metrics.bounds) }
    session.loop.perform {
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }
    try SceneGolden.expect(session, window, is: "status-\(device)")
  }
}
