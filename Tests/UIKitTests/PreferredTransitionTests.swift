import QuartzCore
import Testing
@testable import UIKit

/// The built-in transitions a controller may prefer.
@MainActor @Suite("Transitions: preferred ones", .ownStage)
struct PreferredTransitionTests {
  private func zooming() -> (TransitionScene, UIView, Screen) {
    let scene = TransitionScene()
    let card = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    card.backgroundColor = .systemRed
    card.layer.cornerRadius = 12
    let detail = scene.controller("detail")
    detail.preferredTransition = .zoom { _ in card }
    scene.turn { scene.navigation.topViewController?.view.addSubview(card) }
    return (scene, card, detail)
  }

  @Test("A zoom grows out of its source, and leaves everything as it was")
  func zoomIn() {
    let (scene, card, detail) = zooming()
    scene.turn { scene.navigation.pushViewController(detail, animated: true) }
    let window = detail.view.superview
    #expect(window?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    let shown = window?.layer.presentation()?.frame
    #expect(shown == CGRect(x: 40, y: 300, width: 100, height: 100))
    #expect(card.alpha == 0)
    scene.session.loop.settle()
    #expect(card.alpha == 1 && detail.view.transform.isIdentity)
    #expect(detail.view.window === scene.window && detail.view.frame == scene.window.bounds)
    #expect(
      scene.events == [
        "willDisappear:A", "willAppear:detail", "didDisappear:A", "didAppear:detail",
      ])
    #expect(scene.session.media.issues.isEmpty)
  }

  @Test("And shrinks back into it, also under the swipe from the edge, and back again")
  func zoomOut() {
    let (scene, card, detail) = zooming()
    scene.navigation.delegate = nil
    scene.turn { scene.navigation.pushViewController(detail, animated: true) }
    scene.session.loop.settle()
    func touch(_ x: CGFloat, _ phase: UITouch.Phase) {
      scene.turn {
        scene.session.touches.send(
          [.init(finger: 0, location: CGPoint(x: x, y: 400), phase: phase)])
      }
    }
    touch(2, .began)
    for x in stride(from: CGFloat(20), through: 120, by: 20) {
      scene.advance(by: 0.1)
      touch(x, .moved)
    }
    scene.advance(by: 1)
    touch(120, .ended)
    scene.session.loop.settle()
    #expect(scene.navigation.topViewController === detail && card.alpha == 1)
    #expect(detail.view.transform.isIdentity && detail.view.frame == scene.window.bounds)
    scene.turn { scene.navigation.popViewController(animated: true) }
    scene.session.loop.settle()
    #expect(card.window === scene.window && card.alpha == 1)
  }

  @Test("What zooms is presented over the whole screen")
  func presented() {
    let (scene, card, detail) = zooming()
    scene.turn { scene.navigation.present(detail, animated: true) }
    scene.session.loop.settle()
    #expect(scene.navigation.view.window == nil && detail.view.frame == scene.window.bounds)
    scene.turn { detail.dismiss(animated: true) }
    scene.session.loop.settle()
    #expect(card.window === scene.window && card.alpha == 1)
  }

  @Test("A cross-dissolve is preferred on a stack as well")
  func dissolve() {
    let scene = TransitionScene()
    let detail = scene.controller("detail")
    detail.preferredTransition = .crossDissolve()
    scene.turn { scene.navigation.pushViewController(detail, animated: true) }
    scene.advance(by: 0.1)
    #expect(detail.view.frame.minX == 0 && (detail.view.layer.presentation()?.opacity ?? 1) < 1)
    scene.session.loop.settle()
    #expect(detail.view.window === scene.window)
  }
}
