import QuartzCore
import Testing
@testable import UIKit

/// Bars that come and go: by gestures, by height, by a keyboard, and along with transitions.
@MainActor @Suite("Hiding bars", .ownStage)
struct BarHidingTests {
  private func swipe(_ scene: BarScene, from y: CGFloat, by way: CGFloat) {
    scene.touch(200, y, .began)
    for step in 1...10 {
      scene.advance(by: 1.0 / 60)
      scene.touch(200, y + way * CGFloat(step) / 10, .moved)
    }
    scene.touch(200, y + way, .ended)
    scene.session.loop.settle()
  }

  @Test("A swipe up hides the bar and the toolbar, a swipe down brings both back")
  func swipes() {
    let scene = BarScene("A") { $0.isToolbarHidden = false }
    scene.turn { scene.navigation.hidesBarsOnSwipe = true }
    let screen = scene.navigation.topViewController
    swipe(scene, from: 500, by: -60)
    #expect(scene.navigation.isNavigationBarHidden && scene.navigation.isToolbarHidden)
    #expect(scene.bar.frame.maxY <= 0)
    #expect(screen?.view.safeAreaInsets.top == 59)
    swipe(scene, from: 500, by: 60)
    #expect(!scene.navigation.isNavigationBarHidden && !scene.navigation.isToolbarHidden)
    #expect(scene.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(screen?.view.safeAreaInsets.top == 103)
    #expect(scene.session.media.issues.isEmpty)
  }

  @Test("A swipe that is too short, or goes sideways, or is not wanted, hides nothing")
  func noSwipes() {
    let scene = BarScene("A")
    swipe(scene, from: 500, by: -60)
    #expect(!scene.navigation.isNavigationBarHidden)
    scene.turn { scene.navigation.hidesBarsOnSwipe = true }
    swipe(scene, from: 500, by: -14)
    #expect(!scene.navigation.isNavigationBarHidden)
    scene.touch(100, 500, .began)
    for step in 1...10 {
      scene.advance(by: 1.0 / 60)
      scene.touch(100 + CGFloat(step) * 15, 500 - CGFloat(step) * 4, .moved)
    }
    scene.touch(250, 460, .ended)
    #expect(!scene.navigation.isNavigationBarHidden)
    scene.turn { scene.navigation.hidesBarsOnSwipe = false }
    #expect(!scene.navigation.barHideOnSwipeGestureRecognizer.isEnabled)
  }

  @Test("A toolbar that was hidden before stays so")
  func hiddenToolbar() {
    let scene = BarScene("A")
    scene.turn { scene.navigation.hidesBarsOnSwipe = true }
    swipe(scene, from: 500, by: -60)
    swipe(scene, from: 500, by: 60)
    #expect(scene.navigation.isToolbarHidden)
  }

  @Test("Content scrolls along with the swipe that hides the bar")
  func scrolls() throws {
    let scene = BarScene("A")
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scroll.contentSize = CGSize(width: 393, height: 3000)
    scene.turn {
      scene.navigation.topViewController?.view.addSubview(scroll)
      scene.navigation.hidesBarsOnSwipe = true
    }
    let before = scroll.contentOffset.y
    swipe(scene, from: 500, by: -200)
    #expect(scene.navigation.isNavigationBarHidden)
    #expect(scroll.contentOffset.y > before + 100)
  }

  @Test("A tap hides and shows; a tap on a control or on the bar is theirs")
  func taps() throws {
    let scene = BarScene("A")
    let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 50))
    scene.turn {
      scene.navigation.topViewController?.view.addSubview(button)
      scene.navigation.hidesBarsOnTap = true
    }
    scene.tap(150, 620)
    scene.tap(200, 80)
    #expect(!scene.navigation.isNavigationBarHidden)
    scene.tap(200, 400)
    scene.session.loop.settle()
    #expect(scene.navigation.isNavigationBarHidden)
    scene.tap(200, 400)
    scene.session.loop.settle()
    #expect(!scene.navigation.isNavigationBarHidden)
  }

  @Test("In a compact height they go, and come back in a regular one; a tap shows them meanwhile")
  func compact() {
    let scene = BarScene("A")
    scene.turn { scene.navigation.hidesBarsWhenVerticallyCompact = true }
    #expect(!scene.navigation.isNavigationBarHidden)
    scene.turn { scene.session.turn(to: .landscapeLeft, animated: true) }
    scene.session.loop.settle()
    #expect(scene.navigation.isNavigationBarHidden)
    scene.tap(400, 200)
    scene.session.loop.settle()
    #expect(!scene.navigation.isNavigationBarHidden)
    scene.turn { scene.session.turn(to: .portrait, animated: true) }
    scene.session.loop.settle()
    #expect(!scene.navigation.isNavigationBarHidden)
    #expect(scene.bar.frame.minY == 59)
  }

  @Test("A keyboard that is announced hides them, on its own stage")
  func keyboard() {
    let scene = BarScene("A")
    scene.turn { scene.navigation.hidesBarsWhenKeyboardAppears = true }
    let other = BarScene("B")
    other.turn {
      NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    }
    #expect(!scene.navigation.isNavigationBarHidden)
    scene.session.media.activate()
    scene.turn {
      NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    }
    scene.session.loop.settle()
    #expect(scene.navigation.isNavigationBarHidden)
  }
}
