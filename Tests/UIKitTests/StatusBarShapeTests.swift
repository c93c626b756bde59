import Foundation
import QuartzCore
import Testing
import UIKit

/// The status bar where it grows, and where languages read from the right.
@MainActor @Suite("Bars: the status bar's height and direction", .ownStage)
struct StatusBarShapeTests {
  private func scene(_ device: DeviceMetrics) -> ViewScene {
    let scene = ViewScene(device: device)
    scene.turn {
      scene.window.rootViewController = UIViewController()
      scene.session.statusBar.isShown = true
    }
    return scene
  }

  private func bar(_ scene: ViewScene) throws -> CALayer {
    try #require(scene.window.layer.sublayers?.first { $0.name == "status bar" })
  }

  @Test("A call makes a strip taller: the window stays, the safe area moves, and back")
  func tall() throws {
    let scene = scene(.phoneSE)
    scene.turn { scene.session.change(statusBarHeight: 40) }
    #expect(scene.window.safeAreaInsets.top == 40 && scene.window.bounds.height == 667)
    let bar = try bar(scene)
    #expect(bar.bounds.height == 40 && bar.backgroundColor != nil)
    scene.turn { scene.session.turn(to: .landscapeLeft, animated: false) }
    #expect(scene.window.safeAreaInsets.top == 0)
    scene.turn { scene.session.turn(to: .portrait, animated: false) }
    #expect(scene.window.safeAreaInsets.top == 40)
    scene.turn { scene.session.change(statusBarHeight: 20) }
    #expect(scene.window.safeAreaInsets.top == 20)
    #expect(try self.bar(scene).bounds.height == 20)
    #expect(scene.issues == [])
  }

  @Test(
    "Around a camera nothing grows, and no height is less than the bar's own: both are said",
    arguments: [(DeviceMetrics.phone, 80.0), (.phoneSE, 10), (.phoneSE, .nan), (.phoneSE, 500)])
  func refused(device: DeviceMetrics, height: Double) {
    let scene = scene(device)
    scene.turn { scene.session.change(statusBarHeight: height) }
    #expect(scene.window.safeAreaInsets.top == device.safeAreaInsets.top)
    #expect(scene.issues.count == 1)
  }

  @Test(
    "From right to left the time is on the right", arguments: [DeviceMetrics.phone, .tablet])
  func mirrored(device: DeviceMetrics) throws {
    let scene = scene(device)
    func time() throws -> CGFloat {
      let content = try #require(try bar(scene).sublayers?.first)
      let label = try #require(content.sublayers?.first { $0.bounds.height > 12 })
      return label.position.x
    }
    let left = try time()
    #expect(left < scene.window.bounds.midX)
    scene.turn { scene.session.change { $0.layoutDirection = .rightToLeft } }
    // Both ends are whole pixels.
    #expect(abs(try time() - (scene.window.bounds.width - left)) <= 1)
  }
}
