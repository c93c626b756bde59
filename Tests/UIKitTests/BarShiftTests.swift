import QuartzCore
import Testing
@testable import UIKit

/// A navigation bar that is hidden or shown in `viewWillAppear` goes with the transition.
@MainActor @Suite("Bars that shift with screens", .ownStage)
struct BarShiftTests {
  /// A screen that has the bar, or has it not.
  private final class Screen: UIViewController {
    let hasBar: Bool

    init(hasBar: Bool) {
      self.hasBar = hasBar
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(!hasBar, animated: animated)
    }
  }

  private func scene(_ bars: Bool...) -> BarScene {
    let scene = BarScene()
    scene.turn { scene.navigation.viewControllers = bars.map { Screen(hasBar: $0) } }
    scene.session.loop.settle()
    return scene
  }

  private func shownX(_ view: UIView) -> CGFloat {
    (view.layer.presentation() ?? view.layer).frame.minX
  }

  @Test("A push to a screen without it takes the bar out to the left, at the pace of the push")
  func pushHides() throws {
    let scene = scene(true)
    let below = try #require(scene.navigation.topViewController)
    #expect(scene.bar.frame.minY == 59)
    let above = Screen(hasBar: false)
    scene.turn { scene.navigation.pushViewController(above, animated: true) }
    #expect(scene.navigation.isNavigationBarHidden)
    #expect(below.view.safeAreaInsets.top == 103)
    #expect(above.view.safeAreaInsets.top == 59)
    scene.advance(by: 0.1)
    let part = shownX(above.view) / 393
    #expect(part > 0.1 && part < 0.9)
    #expect(abs(shownX(scene.bar) - 393 * (part - 1)) < 0.01)
    #expect((scene.bar.layer.presentation() ?? scene.bar.layer).frame.minY == 59)
    scene.session.loop.settle()
    #expect(scene.bar.frame.maxY <= 0)
    #expect(scene.bar.frame.minX == 0)
  }

  @Test("The way back brings it in from the left, with what the screen below shows")
  func popShows() throws {
    let scene = scene(true, false)
    #expect(scene.navigation.isNavigationBarHidden)
    let above = try #require(scene.navigation.topViewController)
    scene.turn { _ = scene.navigation.popViewController(animated: true) }
    scene.advance(by: 0.1)
    let part = shownX(above.view) / 393
    #expect(abs(shownX(scene.bar) - 393 * (part - 1)) < 0.01)
    #expect(scene.bar.content?.item === scene.navigation.topViewController?.navigationItem)
    scene.session.loop.settle()
    #expect(scene.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
  }

  @Test(
    "Under a finger it follows the finger, and is back where it was when the swipe is cancelled")
  func cancelled() throws {
    let scene = scene(false, true)
    let above = try #require(scene.navigation.topViewController)
    #expect(!scene.navigation.isNavigationBarHidden)
    scene.touch(2, 400, .began)
    for step in 1...10 {
      scene.advance(by: 1.0 / 60)
      scene.touch(2 + CGFloat(step) * 12, 400, .moved)
    }
    scene.advance(by: 0.3)
    #expect(scene.navigation.isNavigationBarHidden)
    #expect(shownX(above.view) > 50)
    #expect(abs(shownX(scene.bar) - shownX(above.view)) < 1)
    scene.touch(122, 400, .ended)
    scene.session.loop.settle()
    #expect(scene.navigation.topViewController === above)
    #expect(!scene.navigation.isNavigationBarHidden)
    #expect(scene.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(above.view.safeAreaInsets.top == 103)
  }

  @Test("Without animation it is there, or gone, at once")
  func unanimated() {
    let scene = scene(true)
    scene.turn { scene.navigation.pushViewController(Screen(hasBar: false), animated: false) }
    #expect(scene.bar.frame.maxY <= 0)
    scene.turn { _ = scene.navigation.popViewController(animated: false) }
    #expect(scene.bar.frame.minY == 59)
  }

  @Test("With an animator of the app's own it goes out over the top in the animator's time")
  func custom() {
    let scene = scene(true)
    let host = TransitionScene()
    let director = Director()
    director.animator = Fader(host, duration: 1)
    scene.session.media.activate()
    scene.turn {
      scene.navigation.delegate = director
      scene.navigation.pushViewController(Screen(hasBar: false), animated: true)
    }
    scene.advance(by: 0.5)
    let shown = (scene.bar.layer.presentation() ?? scene.bar.layer).frame
    #expect(shown.minX == 0)
    #expect(shown.minY < 59 && shown.minY > -44)
    scene.session.loop.settle()
    #expect(scene.bar.frame.maxY <= 0)
  }
}
