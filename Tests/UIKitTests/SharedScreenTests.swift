import Foundation
import QuartzCore
import Testing
import UIKit

/// A tablet's screen that two apps share, and what is presented on it.
@MainActor @Suite("Parts of a screen", .ownStage)
struct SharedScreenTests {
  private static let tablet = DeviceMetrics.tablet

  @Test(
    "A part is as wide as on iPads, and compact where it is narrow",
    arguments: [
      (ScreenShare.whole, DeviceMetrics.tablet, 820.0, UIUserInterfaceSizeClass.regular),
      (.half, .tablet, 405, .compact), (.third, .tablet, 320, .compact),
      (.twoThirds, .tablet, 490, .compact),
      (.half, DeviceMetrics.tablet.turned(to: .landscapeLeft), 585, .compact),
      (.twoThirds, DeviceMetrics.tablet.turned(to: .landscapeLeft), 850, .regular),
      (.half, DeviceMetrics.tablet13.turned(to: .landscapeLeft), 678, .regular),
      (.twoThirds, .tablet13, 639, .compact), (.third, .tablet13, 375, .compact),
    ])
  func widths(
    share: ScreenShare, device: DeviceMetrics, width: Double, sizeClass: UIUserInterfaceSizeClass
  ) {
    let shared = device.sharing(share)
    #expect(shared.size == CGSize(width: width, height: device.size.height))
    #expect(shared.horizontalSizeClass == sizeClass && shared.verticalSizeClass == .regular)
    #expect(shared.screenSize == device.size && shared.sharing(.whole) == device)
    let turned = shared.turned(to: .landscapeRight).turned(to: device.orientation)
    #expect(turned == shared)
  }

  private final class Screen: UIViewController {
    var life: [String] = []
    var sizes: [CGSize] = []
    override func viewWillAppear(_ animated: Bool) { life.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { life.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { life.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { life.append("didDisappear") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test("The window takes its part, the screen stays whole; what comes in flight comes after it")
  func taking() {
    let scene = ViewScene(device: .tablet)
    let root = Screen()
    scene.turn { scene.window.rootViewController = root }
    scene.turn { scene.session.take(.half) }
    #expect(scene.window.frame == CGRect(x: 0, y: 0, width: 405, height: 1180))
    #expect(scene.session.screen.bounds == CGRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.sizes == [CGSize(width: 405, height: 1180)])
    scene.advance(by: 1)
    let other = Screen()
    scene.turn {
      other.modalPresentationStyle = .fullScreen
      root.present(other, animated: true)
    }
    scene.advance(by: 0.1)
    scene.turn { scene.session.take(.third) }
    #expect(scene.window.bounds.width == 405)
    #expect(scene.session.loop.settle())
    #expect(scene.window.bounds.width == 320 && other.view.bounds.width == 320)
    #expect(scene.issues == [])
  }

  @Test("A phone's app has the whole screen, which is said")
  func phone() {
    let scene = ViewScene()
    scene.turn { scene.session.take(.half) }
    #expect(scene.window.bounds.width == 393)
    #expect(scene.issues == ["resize: a phone's app has the whole screen; ignored"])
  }

  /// Shows another controller around the one that was presented, where the screen is narrow.
  private final class Wrapper: NSObject, UIPopoverPresentationControllerDelegate {
    var wraps = true
    private(set) var made: [UINavigationController] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      guard wraps else { return nil }
      let navigation = UINavigationController(
        rootViewController: controller.presentedViewController)
      made.append(navigation)
      return navigation
    }
  }

  private func popover(_ wraps: Bool) -> (ViewScene, Screen, Screen, Wrapper) {
    let scene = ViewScene(device: .tablet)
    let (root, menu, wrapper) = (Screen(), Screen(), Wrapper())
    wrapper.wraps = wraps
    scene.turn { scene.window.rootViewController = root }
    scene.turn {
      menu.modalPresentationStyle = .popover
      menu.preferredContentSize = CGSize(width: 200, height: 300)
      menu.popoverPresentationController?.sourceView = root.view
      menu.popoverPresentationController?.delegate = wrapper
      root.present(menu, animated: false)
    }
    _ = scene.session.loop.settle()
    (root.life, menu.life) = ([], [])
    return (scene, root, menu, wrapper)
  }

  @Test(
    "A popover covers a narrow screen and is one again on a wide one; its presenter hears of it")
  func adapting() {
    let (scene, root, menu, wrapper) = popover(false)
    scene.turn { scene.session.take(.third) }
    _ = scene.session.loop.settle()
    #expect(root.life == ["willDisappear", "didDisappear"] && menu.life == [])
    #expect(root.view.window == nil)
    #expect(menu.view.convert(menu.view.bounds, to: nil) == scene.window.bounds)
    scene.turn { scene.session.take(.whole) }
    _ = scene.session.loop.settle()
    #expect(root.life.suffix(2) == ["willAppear", "didAppear"] && menu.life == [])
    #expect(root.view.frame == scene.window.bounds && menu.view.bounds.width == 200)
    #expect(root.presentedViewController === menu)
    scene.turn { menu.dismiss(animated: true) }
    _ = scene.session.loop.settle()
    #expect(scene.window.subviews == [root.view] && root.presentedViewController == nil)
    #expect(wrapper.made.isEmpty)
    scene.session.checkInvariants()
  }

  @Test("A controller that the delegate puts around it comes and goes with the style")
  func wrapping() throws {
    let (scene, root, menu, wrapper) = popover(true)
    scene.turn { scene.session.take(.third) }
    _ = scene.session.loop.settle()
    let navigation = try #require(wrapper.made.first)
    #expect(root.presentedViewController === navigation && menu.parent === navigation)
    #expect(navigation.view.convert(navigation.view.bounds, to: nil) == scene.window.bounds)
    #expect(menu.life.last == "didAppear" && menu.view.window != nil)
    scene.turn { scene.session.take(.whole) }
    _ = scene.session.loop.settle()
    #expect(root.presentedViewController === menu && menu.parent == nil)
    #expect(menu.view.bounds.width == 200 && menu.life.last == "didAppear")
    #expect(navigation.view.window == nil && wrapper.made.count == 1)
    #expect(scene.issues == [])
    scene.session.checkInvariants()
  }
}
