import Foundation
import InterludeScene
import InterludeStage
import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage) struct StageSettingsTests {
  private final class Screen: UIViewController {
    var changes: [UITraitCollection] = []
    override func viewDidLoad() { view.backgroundColor = .systemBackground }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      changes.append(traitCollection)
    }
  }

  @Test("A stage begins with its settings: nobody is told of a change, and pixels follow")
  func beginning() {
    let screen = Screen()
    let stage = Stage(
      .phoneMini, root: screen, appearance: .dark, contentSize: .extraLarge,
      layoutDirection: .rightToLeft, reduceMotion: true,
      safeArea: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let traits = screen.traitCollection
    #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .extraLarge && screen.changes == [])
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    stage.run {
      #expect(UIAccessibility.isReduceMotionEnabled)
      #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    }
    #expect(stage.bitmap(scale: 1)[100, 400] == 0xFF00_0000)
  }

  @Test("Settings change while the stage runs, all the way down, and are posted")
  func changing() {
    let screen = Screen()
    let stage = Stage(.phone, root: screen)
    let (names, center) = (Names(), NotificationCenter.default)
    let tokens = [
      UIContentSizeCategory.didChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name
        MainActor.assumeIsolated {
          if InterfaceSession.current === stage.session { names.all.append(name) }
        }
      }
    }
    stage.appearance = .dark
    #expect(screen.changes.map(\.userInterfaceStyle) == [.dark] && stage.appearance == .dark)
    #expect(stage.bitmap(scale: 1)[100, 400] == 0xFF00_0000)
    stage.appearance = .dark
    #expect(screen.changes.count == 1)
    stage.contentSize = .accessibilityLarge
    stage.layoutDirection = .rightToLeft
    stage.contrast = .high
    stage.legibilityWeight = .bold
    stage.reduceMotion = true
    #expect(screen.changes.count == 5 && stage.reduceMotion)
    #expect(
      names.all == [
        UIContentSizeCategory.didChangeNotification,
        UIAccessibility.reduceMotionStatusDidChangeNotification,
      ])
    stage.safeArea = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
    #expect(screen.view.safeAreaInsets.top == 100)
    stage.safeArea = UIEdgeInsets(top: .nan, left: 0, bottom: -1, right: 0)
    #expect(stage.safeArea.top == 100 && stage.issues.count == 1)
    for token in tokens { center.removeObserver(token) }
  }

  @MainActor private final class Names {
    var all: [Notification.Name] = []
  }

  @Test(
    "Devices are known by name, with their sizes, scales and edges",
    arguments: [
      ("phone", 393, 852, 3, 59, 34), ("phone-max", 440, 956, 3, 62, 34),
      ("phone-mini", 375, 812, 3, 50, 34), ("phone-se", 375, 667, 2, 20, 0),
      ("tablet", 820, 1180, 2, 24, 20), ("tablet-11", 834, 1194, 2, 24, 20),
      ("tablet-13", 1024, 1366, 2, 24, 20),
    ])
  func presets(name: String, width: Int, height: Int, scale: Int, top: Int, bottom: Int) throws {
    let device = try #require(Device(named: name))
    #expect(device.size == CGSize(width: width, height: height) && device.scale == CGFloat(scale))
    let stage = Stage(device, root: UIViewController())
    #expect(
      stage.safeArea == UIEdgeInsets(top: CGFloat(top), left: 0, bottom: CGFloat(bottom), right: 0))
  }

  @Test("A turned stage shows the picture of the turned window; turned back it is as before")
  func rotation() {
    let stage = Stage(.phone, root: Screen())
    let before = stage.bitmap(scale: 1)
    #expect(stage.rotate(to: .landscapeLeft) && stage.orientation == .landscapeLeft)
    stage.settle()
    #expect(stage.time >= 0.3)
    let turned = stage.bitmap(scale: 1)
    #expect(turned.width == 852 && turned.height == 393)
    #expect(turned[851, 392] == 0xFFFF_FFFF)
    stage.rotate(to: .portrait, animated: false)
    #expect(stage.bitmap(scale: 1) == before && stage.issues == [])
  }

  @Test("Objects are numbered in the order they are met: two runs of a scene have equal logs")
  func equalLogs() {
    func run() -> [SessionEvent] {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let stage = Stage(.phone, root: navigation)
      stage.session.log.isOn = true
      stage.run { navigation.pushViewController(UIViewController(), animated: true) }
      stage.settle()
      stage.swipe(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 300, dy: 0))
      stage.settle()
      return stage.session.log.events
    }
    let (first, second) = (run(), run())
    // Layers are numbered by the process.
    func isUIKits(_ event: SessionEvent) -> Bool {
      if case .media = event.kind { return false }
      return true
    }
    #expect(first.count > 20 && first.filter(isUIKits) == second.filter(isUIKits))
    let numbers = first.compactMap { event -> Int? in
      if case .appearance(let subject, _) = event.kind { return subject.id }
      return nil
    }
    #expect(numbers.allSatisfy { (1...first.count).contains($0) })
  }
}
